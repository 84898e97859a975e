import { ALPHA_SEEN, BLACK, coloursIn, looksLike, readColour, WHITE, type Colour } from './colours.ts';
import { clipHides, clipPathHides, filterHides, isFaint, maskHides } from './effects.ts';
import { isIndented, isOffScreen, pixelsOf } from './boxes.ts';
import { READABLE_PX } from './hidden-by.ts';
import { rotateHides, scaleHides, transformHides, translateHides } from './transforms.ts';
import type { Declarations } from './declarations.ts';

/**
 * Which declarations may hide text, alone or with others. Only elements to which one of them applies are looked at
 * closely; on most pages there are few.
 */

const COLOURS_MAX = 200;
const EXPANSIONS_MAX = 16;
const VARIABLES_MAX = 40;
const KEPT_MAX = 20_000;
const SCALE = { em: 16, rem: 16, whole: 100 };
const SIZES = /^(?:max-)?(?:width|height)$/;
const OFFSETS = /^(?:top|right|bottom|left)$/;

/** Of no page: what a value does by itself. */
const kept = new Map<string, boolean>();

export class Triggers {
  private readonly fronts = new Map<string, Colour>();
  private readonly backs = new Map<string, Colour>();
  private readonly declared = new Set<string>();
  private readonly custom = new Map<string, Set<string>>();
  private readonly suspects = new Map<string, boolean>();
  /** Animations with a frame that hides. */
  private readonly animations = new Set<string>();

  constructor({ isStyledElsewhere }: { readonly isStyledElsewhere: boolean }) {
    if (isStyledElsewhere) return;
    this.fronts.set('', BLACK);
    this.backs.set('', WHITE);
  }

  /** Learns the colours and custom properties of declarations, before any is judged. */
  learn(declarations: Declarations): void {
    for (const [property, { value }] of declarations) {
      this.declared.add(property);
      if (property === 'color' || property === '-webkit-text-fill-color') this.addColours(this.fronts, value);
      else if (property === 'background-color' || property === 'background-image')
        this.addColours(this.backs, value);
      else if (property.startsWith('--')) this.addCustom(property, value);
    }
  }

  /** False for a property that no declaration of the page sets. */
  isDeclared(property: string): boolean {
    return this.declared.has(property);
  }

  learnAnimation(name: string): void {
    this.animations.add(name.toLowerCase());
  }

  mayHide(declarations: Declarations): boolean {
    for (const [property, { value }] of declarations) if (this.valueMayHide(property, value)) return true;
    return false;
  }

  valueMayHide(property: string, value: string): boolean {
    if (property.startsWith('--')) return false;
    return this.expansions(value).some((text) => this.plainMayHide(property, text));
  }

  private plainMayHide(property: string, value: string): boolean {
    if (property === 'color' || property === '-webkit-text-fill-color')
      return this.isSuspect(value, this.backs);
    if (property === 'background-color')
      return value === 'currentcolor' || this.isSuspect(value, this.fronts);
    if (property === 'background-image')
      return value.includes('gradient(') && this.isSuspect(value, this.fronts);
    if (property === 'animation-name')
      return value.split(/[\s,]+/).some((name) => this.animations.has(name.replace(/["']/g, '')));
    const key = `${property}:${value}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= KEPT_MAX) kept.clear();
    const may = hidesByItself(property, value);
    if (key.length < 100) kept.set(key, may);
    return may;
  }

  private addColours(to: Map<string, Colour>, value: string): void {
    if (to.size >= COLOURS_MAX || to.has(value)) return;
    const single = readColour(value);
    if (single !== null) to.set(value, single);
    else if (!value.includes('url('))
      for (const [index, colour] of coloursIn(value).entries()) to.set(`${value}:${String(index)}`, colour);
  }

  private addCustom(name: string, value: string): void {
    const values = this.custom.get(name) ?? new Set();
    this.custom.set(name, values);
    if (values.size < EXPANSIONS_MAX) values.add(value.toLowerCase());
    if (readColour(value) === null) return;
    this.addColours(this.fronts, value);
    this.addColours(this.backs, value);
  }

  private isSuspect(value: string, others: ReadonlyMap<string, Colour>): boolean {
    const key = `${others === this.backs ? 'text' : 'background'}:${value}`;
    const known = this.suspects.get(key);
    if (known !== undefined) return known;
    const single = readColour(value);
    const colours = single === null ? coloursIn(value) : [single];
    const isText = others === this.backs;
    const suspect =
      others.size >= COLOURS_MAX ||
      colours.some((colour) =>
        colour.alpha <= ALPHA_SEEN ? isText : [...others.values()].some((other) => looksLike(colour, other)),
      );
    this.suspects.set(key, suspect);
    return suspect;
  }

  /** The values that `var()` may resolve to, by what the page sets anywhere. */
  private expansions(value: string): readonly string[] {
    if (!value.includes('var(')) return [value];
    let texts = [value];
    for (let depth = 0; depth < VARIABLES_MAX && texts.some((text) => text.includes('var(')); depth++)
      texts = texts.flatMap((text) => this.expandedOnce(text)).slice(0, EXPANSIONS_MAX);
    return texts;
  }

  private expandedOnce(text: string): readonly string[] {
    const [call, name, fallback] = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/.exec(text) ?? [];
    if (call === undefined || name === undefined) return [text];
    const values = [...(this.custom.get(name) ?? []), ...(fallback === undefined ? [] : [fallback.trim()])];
    return values.map((each) => text.replace(call, () => each));
  }
}

type Test = (value: string) => boolean;

/** Tests of single values. */
const TESTS: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['display', (value) => value === 'none'],
  ['z-index', (value) => value.startsWith('-')],
  ['content-visibility', (value) => value === 'hidden'],
  ['visibility', (value) => value === 'hidden' || value === 'collapse'],
  ['opacity', isFaint],
  ['zoom', (value) => isFaint(value) || isBelow(value, 0.3)],
  ['letter-spacing', (value) => isBelow(value, -6)],
  ['font-size', mayBeTiny],
  ['clip', clipHides],
  ['clip-path', clipPathHides],
  ['mask-image', (value) => maskHides(value, undefined)],
  ['mask-size', (value) => maskHides('', value)],
  ['filter', filterHides],
  ['transform', (value) => transformHides(value) !== null],
  ['translate', (value) => translateHides(value) !== null],
  ['scale', scaleHides],
  ['rotate', rotateHides],
]);

function hidesByItself(property: string, value: string): boolean {
  const test = TESTS.get(property);
  if (test !== undefined) return test(value);
  if (SIZES.test(property)) return isBelow(value, READABLE_PX);
  const get = (name: string): string | undefined =>
    name === property ? value : name === 'position' ? 'fixed' : undefined;
  if (property === 'text-indent') return isIndented(get);
  return (
    (OFFSETS.test(property) || property.startsWith('margin-')) &&
    isOffScreen(get, { isStyledElsewhere: false })
  );
}

/** Sizes relative to another may become unreadable below twice the limit; nearly the same size does not. */
function mayBeTiny(value: string): boolean {
  return isBelow(value, READABLE_PX * 2) && !/^(?:1(?:\.\d+)?|0?\.[6-9]\d*)r?em$/.test(value);
}

function isBelow(value: string, limit: number): boolean {
  const pixels = pixelsOf(value, SCALE);
  return pixels !== null && pixels < limit;
}
