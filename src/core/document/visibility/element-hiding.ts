import { BLOCK_TAGS } from '../block-kind.ts';
import type { Element } from '../tree.ts';
import { framesOf, type Frame } from './animations.ts';
import { isIndented, isOffScreen, isTooSmall, pixelsOf, type Get } from './boxes.ts';
import type { Cascade } from './cascade.ts';
import type { Scale } from './css-values.ts';
import { clipHides, clipPathHides, filterHides, isFaint, maskHides } from './effects.ts';
import { FontSizes } from './font-size.ts';
import { READABLE_PX, type HiddenBy } from './hidden-by.ts';
import type { PageStyles } from './page-styles.ts';
import { isClosed, isHiddenAttribute } from './presentational-hints.ts';
import { hasColourOfBackground, isBehindBackground } from './text-colour.ts';
import { rotateHides, scaleHides, transformHides, translateHides, type Displaced } from './transforms.ts';

/** How the values of one element hide its text on one screen. */

const SCREEN_WIDTH = 1_280;

export class ElementHiding {
  private readonly cascade: Cascade;
  private readonly styles: PageStyles;
  private readonly screen: number;
  private readonly fontSizes: FontSizes;

  constructor(cascade: Cascade, styles: PageStyles, screen: number) {
    this.cascade = cascade;
    this.styles = styles;
    this.screen = screen;
    this.fontSizes = new FontSizes(cascade, screen);
  }

  /** What hides the element with all that is in it. */
  whole(element: Element): HiddenBy | null {
    const own: Get = (property) => this.cascade.value(element, property, this.screen);
    const frames = framesOf(own, this.styles.keyframes);
    const whole = underFrames(frames, own, (get) => this.wholeWith(element, get));
    // What is inside inherits the state of an animation, which the cascade does not know.
    if (whole !== null || frames.includes(null)) return whole;
    const inherit: Get = (property) => this.cascade.inherited(element, property, this.screen);
    return underFrames(frames, inherit, (get) => this.inheritedWith(element, get));
  }

  /** What hides its text, by a property that is inherited: what is inside may set it again. */
  inherited(element: Element): HiddenBy | null {
    const own: Get = (property) => this.cascade.value(element, property, this.screen);
    const isStill = framesOf(own, this.styles.keyframes).includes(null);
    const reason = isStill
      ? this.inheritedWith(element, (property) => this.cascade.inherited(element, property, this.screen))
      : null;
    if (reason !== null) return reason;
    return hasColourOfBackground(element, this.page) ? 'colour of the background' : null;
  }

  private wholeWith(element: Element, get: Get): HiddenBy | null {
    if (get('display') === 'none') return noDisplay(element);
    if (get('content-visibility') === 'hidden') return 'display:none';
    return effectOn(get) ?? (this.isClipped(get) ? 'clipped' : null) ?? this.placed(element, get);
  }

  /** Where its box is and how large. */
  private placed(element: Element, get: Get): HiddenBy | null {
    const isInline = !BLOCK_TAGS.has(element.tagName);
    const transformed = !isInline || isBoxed(get) ? transformedBy(get) : null;
    if (transformed !== null) return transformed === 'away' ? 'off-screen position' : 'transform';
    if (isOffScreen(get, this.styles)) return 'off-screen position';
    if (isTooSmall(get, () => this.scaleOf(element), isInline)) return 'box without height';
    const zoom = pixelsOf(get('zoom'), { em: 16, rem: 16, whole: 1 });
    if (zoom !== null && zoom > 0 && zoom * this.fontSizes.of(element) < READABLE_PX) return 'font-size:0';
    const isBehind = get('z-index')?.startsWith('-') === true && isBehindBackground(element, this.page);
    return isBehind ? 'colour of the background' : null;
  }

  private inheritedWith(element: Element, get: Get): HiddenBy | null {
    const visibility = get('visibility');
    if (visibility === 'hidden' || visibility === 'collapse') return 'visibility:hidden';
    const size = this.fontSizes.of(element);
    if (size < READABLE_PX) return 'font-size:0';
    const spacing = pixelsOf(get('letter-spacing'), { em: size, rem: 16, whole: size });
    if (spacing !== null && spacing <= -size / 2) return 'font-size:0';
    return isIndented(get) ? 'off-screen position' : null;
  }

  private get page(): Parameters<typeof hasColourOfBackground>[1] {
    const { cascade, screen, styles } = this;
    return { cascade, screen, isStyledElsewhere: styles.isStyledElsewhere };
  }

  private isClipped(get: Get): boolean {
    if (clipPathHides(get('clip-path') ?? 'none')) return true;
    const position = get('position');
    const canClip =
      position === undefined ? this.styles.isStyledElsewhere : /^(?:absolute|fixed)$/.test(position);
    return canClip && clipHides(get('clip') ?? 'auto');
  }

  private scaleOf(element: Element): Scale {
    return { em: this.fontSizes.of(element), rem: 16, whole: SCREEN_WIDTH };
  }
}

function effectOn(get: Get): HiddenBy | null {
  if (isFaint(get('opacity') ?? '1')) return 'opacity:0';
  if (filterHides(get('filter') ?? 'none')) return 'filter';
  return maskHides(get('mask-image'), get('mask-size')) ? 'mask' : null;
}

function noDisplay(element: Element): HiddenBy {
  if (isHiddenAttribute(element)) return 'hidden attribute';
  return isClosed(element) ? 'closed dialog or popover' : 'display:none';
}

function transformedBy(get: Get): Displaced | null {
  return (
    transformHides(get('transform') ?? 'none') ??
    translateHides(get('translate') ?? 'none') ??
    (scaleHides(get('scale') ?? 'none') || rotateHides(get('rotate') ?? 'none') ? 'folded' : null)
  );
}

/** Transforms apply to boxes, not to words in a line. */
function isBoxed(get: Get): boolean {
  const display = get('display') ?? 'inline';
  return (
    (display !== 'inline' && display !== 'contents') || /^(?:absolute|fixed)$/.test(get('position') ?? '')
  );
}

/** The reason of the first frame if all frames hide. */
function underFrames(
  frames: readonly (Frame | null)[],
  get: Get,
  hiding: (get: Get) => HiddenBy | null,
): HiddenBy | null {
  let first: HiddenBy | null = null;
  for (const frame of frames) {
    const reason = hiding(frame === null ? get : (property) => frame.get(property) ?? get(property));
    if (reason === null) return null;
    first ??= reason;
  }
  return first;
}
