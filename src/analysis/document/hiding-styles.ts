import { hidingDeclaration, type HiddenBy } from './visibility.ts';
import { attribute, elementsOf, isTextNode, type Element, type Node } from './tree.ts';

/**
 * Classes and ids that rules in the page's own <style> elements hide for good: white on white, zero font size,
 * off-screen positions. Rules that scripts undo on honest pages (display, visibility, opacity, height: tabs,
 * folded answers, fading) are ignored, and linked style sheets are not available.
 */
export interface HidingStyles {
  readonly classes: ReadonlyMap<string, HiddenBy>;
  readonly ids: ReadonlyMap<string, HiddenBy>;
}

const NONE: HidingStyles = { classes: new Map(), ids: new Map() };
/** Limit for all style text; frameworks inline half a megabyte. */
const STYLE_CHARS_MAX = 300_000;
/** Ways of hiding that no script of an honest page toggles. */
const PERMANENT: ReadonlySet<HiddenBy> = new Set<HiddenBy>([
  'font-size:0',
  'off-screen position',
  'colour of the background',
]);
const SELECTORS_CHARS_MAX = 400;
const DECLARATIONS_CHARS_MAX = 1_500;
/** Cheap test before a rule is read closely. */
const MAY_HIDE = /font-size|text-indent|left|right|top|margin|color|transform/;
const SIMPLE_SELECTOR = /^[a-z0-9]*([.#])([\w-]+)$/;

/** Reads the style elements below `root`. Linear in their length, which is bounded. */
export function readHidingStyles(root: Node): HidingStyles {
  let css = '';
  for (const element of elementsOf(root)) {
    if (element.tagName !== 'style') continue;
    css += textOfStyle(element);
    if (css.length >= STYLE_CHARS_MAX) break;
  }
  if (css === '') return NONE;
  const classes = new Map<string, HiddenBy>();
  const ids = new Map<string, HiddenBy>();
  const sheet = withoutComments(css.slice(0, STYLE_CHARS_MAX));
  const background = backgroundOfPage(sheet);
  for (const rule of sheet.split('}')) {
    const open = rule.lastIndexOf('{');
    const declarations = rule.slice(open + 1);
    if (open < 1 || declarations.length > DECLARATIONS_CHARS_MAX || !MAY_HIDE.test(declarations)) continue;
    const selectors = rule.slice(rule.lastIndexOf('{', open - 1) + 1, open).slice(-SELECTORS_CHARS_MAX);
    const reason = hidingDeclaration(declarations, background);
    if (reason === null || !PERMANENT.has(reason)) continue;
    for (const selector of selectors.split(',')) {
      const [, mark, name] = SIMPLE_SELECTOR.exec(selector.trim()) ?? [];
      if (name !== undefined) (mark === '.' ? classes : ids).set(name, reason);
    }
  }
  return classes.size + ids.size === 0 ? NONE : { classes, ids };
}

/** How a rule of the page's style elements hides the element; null when none does. */
export function hiddenByStyle(element: Element, { classes, ids }: HidingStyles): HiddenBy | null {
  if (classes.size + ids.size === 0) return null;
  const id = attribute(element, 'id');
  const byId = id === null ? undefined : ids.get(id);
  if (byId !== undefined) return byId;
  for (const name of attribute(element, 'class')?.split(/\s+/) ?? []) {
    const reason = classes.get(name);
    if (reason !== undefined) return reason;
  }
  return null;
}

/** The sheet without its comments; one that does not end is left as it is. */
function withoutComments(sheet: string): string {
  let bare = '';
  let from = 0;
  for (let open = sheet.indexOf('/*'); open >= 0; open = sheet.indexOf('/*', from)) {
    const close = sheet.indexOf('*/', open + 2);
    if (close < 0) break;
    bare += sheet.slice(from, open);
    from = close + 2;
  }
  return bare + sheet.slice(from);
}

function backgroundOfPage(sheet: string): string | null {
  const declarations = /(?:^|[},;\s])(?:html|body)\s*\{([^{}]*)\}/i.exec(sheet)?.[1] ?? '';
  return (
    /background(?:-color)?\s*:\s*(#[0-9a-f]{3,8}|white|black|rgb\([^)]{0,60}\))/i.exec(declarations)?.[1] ??
    null
  );
}

function textOfStyle(style: Element): string {
  return style.childNodes.map((node) => (isTextNode(node) ? node.value : '')).join('');
}
