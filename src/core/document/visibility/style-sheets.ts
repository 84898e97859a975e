import { inside, TOP, type Context } from './at-rules.ts';
import { Brackets } from './brackets.ts';
import { TOKEN, tokenizeCss } from './css-library.ts';
import { addDeclaration, type Declared, type Declarations } from './declarations.ts';

/** Cuts style sheets into their rules. One pass over the tokens, without recursion, however deep blocks are nested. */

export interface Rule {
  /** The selectors of the rule's list, nesting resolved; OVERLONG before one that is not resolved. */
  readonly selectors: readonly string[];
  readonly declarations: Declarations;
  readonly context: Context;
  /** Place in the sheets. */
  readonly order: number;
}

export interface Sheets {
  readonly rules: readonly Rule[];
  /** Declarations of each frame, by the name of the animation; a later one of the same name replaces an earlier. */
  readonly keyframes: ReadonlyMap<string, readonly Keyframe[]>;
  /** Names of layers in the order of the cascade: `a.b`, `a`. */
  readonly layers: ReadonlyMap<string, number>;
  readonly hasImports: boolean;
  /** True when there are more rules than are read. */
  readonly isCut: boolean;
}

export interface Keyframe {
  /** 0-100. */
  readonly at: number;
  readonly declarations: Declarations;
}

/** Ten times those of the richest of 663 real pages; decision. */
const RULES_MAX = 150_000;
/** Rules nested deeper belong to the innermost block that is read. */
const DEPTH_MAX = 30;
const KEYFRAMES_MAX = 2_000;
/** Longer selectors are not matched: whether they apply is unknown. */
export const SELECTOR_CHARS_MAX = 2_000;
export const OVERLONG = '\0';

interface Frame {
  readonly kind: 'rules' | 'style' | 'keyframes' | 'frame' | 'skipped';
  readonly context: Context;
  readonly selectors: readonly string[];
  readonly name: string;
  readonly order: number;
  readonly declarations: Map<string, Declared>;
}

export class SheetReader implements Sheets {
  readonly rules: Rule[] = [];
  readonly keyframes = new Map<string, Keyframe[]>();
  readonly layers = new Map<string, number>();
  hasImports = false;
  isCut = false;
  private anonymous = 0;
  private css = '';
  private start = 0;
  /** Commas at the top of the text since `start`. */
  private commas: number[] = [];
  private brackets = new Brackets();
  private stack: Frame[] = [];
  /** Blocks below DEPTH_MAX that are open. */
  private tooDeep = 0;
  private blocks = 0;

  /** Reads one style element. */
  read(css: string, screens: number): void {
    this.css = css;
    this.start = 0;
    this.brackets = new Brackets();
    this.commas = [];
    this.tooDeep = 0;
    this.stack = [this.frameOf('rules', { ...TOP, screens })];
    tokenizeCss(css, (type, start, end) => {
      this.take(type, start, end);
    });
    this.end(css.length);
    while (this.stack.length > 1) this.close();
  }

  private take(type: number, start: number, end: number): void {
    if (this.brackets.take(type)) return;
    switch (type) {
      case TOKEN.comma:
        this.commas.push(start);
        break;
      case TOKEN.semicolon:
        this.end(start);
        this.from(end);
        break;
      case TOKEN.leftBrace:
        this.open(start);
        this.from(end);
        break;
      case TOKEN.rightBrace:
        this.end(start);
        this.close();
        this.from(end);
        break;
    }
  }

  private from(offset: number): void {
    this.start = offset;
    if (this.commas.length > 0) this.commas = [];
  }

  private top(): Frame {
    const frame = this.stack.at(-1);
    if (frame === undefined) throw new Error('a style sheet without its outermost frame');
    return frame;
  }

  /** The end of a declaration or of an at-rule without a block. */
  private end(at: number): void {
    const frame = this.top();
    if (frame.kind === 'style' || frame.kind === 'frame') {
      if (at > this.start) addDeclaration(this.css.slice(this.start, at), frame.declarations);
      return;
    }
    if (frame.kind !== 'rules' || at - this.start > 2_000) return;
    const [, name, prelude = ''] = /^\s*@(import|layer)\b([^]*)$/i.exec(this.css.slice(this.start, at)) ?? [];
    if (name === undefined) return;
    if (name.toLowerCase() === 'import') this.hasImports = true;
    else
      for (const each of prelude.split(','))
        this.nameLayer([...frame.context.layers, ...each.trim().split('.')]);
  }

  private open(at: number): void {
    const around = this.top();
    if (this.stack.length > DEPTH_MAX) {
      this.tooDeep++;
      return;
    }
    this.stack.push(this.frameAt(at, around));
  }

  private frameAt(at: number, around: Frame): Frame {
    const { css, start } = this;
    if (around.kind === 'skipped' || around.kind === 'frame') return this.frameOf('skipped', around.context);
    if (around.kind === 'keyframes')
      return this.frameOf('frame', around.context, [css.slice(start, at)], around.name);
    const rule = /^(?:\s|<!--|-->|\/\*[^]*?\*\/)*@([\w-]+)/.exec(
      css.slice(start, Math.min(at, start + 5_000)),
    );
    if (rule !== null)
      return this.atRule(rule[1]?.toLowerCase() ?? '', css.slice(start + rule[0].length, at), around);
    const selectors = this.selectorsUntil(at, around.context.parent);
    // `--name: {…}` is a value.
    if (selectors[0]?.startsWith('--') === true) return this.frameOf('skipped', around.context);
    const parent = selectors.join(',');
    const context = { ...around.context, parent: parent.length > SELECTOR_CHARS_MAX ? OVERLONG : parent };
    return this.frameOf('style', context, selectors);
  }

  private atRule(name: string, text: string, around: Frame): Frame {
    const prelude = text.includes('/*') ? text.replace(/\/\*[^]*?\*\//g, ' ').trim() : text.trim();
    if (name.endsWith('keyframes'))
      return this.frameOf('keyframes', around.context, [], prelude.replace(/["']/g, ''));
    const context = inside(name, prelude, around.context, () => `(${String(this.anonymous++)})`);
    if (context === null) return this.frameOf('skipped', around.context);
    if (name === 'layer') this.nameLayer(context.layers);
    // Inside of a style rule, the declarations of a conditional block belong to that rule.
    return around.kind === 'style'
      ? this.frameOf('style', context, around.selectors)
      : this.frameOf('rules', context);
  }

  private selectorsUntil(at: number, parent: string | null): string[] {
    const selectors: string[] = [];
    let from = this.start;
    for (const end of [...this.commas, at]) {
      const selector = this.css
        .slice(from, end)
        .replace(/\/\*[^]*?\*\/|<!--|-->/g, ' ')
        .trim();
      if (selector !== '') selectors.push(parent === null ? selector : nested(selector, parent));
      from = end + 1;
    }
    return selectors;
  }

  private nameLayer(path: readonly string[]): void {
    // A sub-layer comes before the layer around it, whose own rules win.
    for (let length = path.length; length > 0; length--) {
      const name = path.slice(0, length).join('.');
      if (!this.layers.has(name)) this.layers.set(name, this.layers.size);
    }
  }

  private close(): void {
    if (this.tooDeep > 0) {
      this.tooDeep--;
      return;
    }
    if (this.stack.length <= 1) return;
    const frame = this.stack.pop();
    if (frame === undefined || frame.declarations.size === 0) return;
    if (frame.kind === 'style') {
      if (this.rules.length >= RULES_MAX) this.isCut = true;
      else this.rules.push(frame);
    } else if (frame.kind === 'frame') {
      this.addKeyframe(frame);
    }
  }

  private frameOf(
    kind: Frame['kind'],
    context: Context,
    selectors: readonly string[] = [],
    name = '',
  ): Frame {
    return { kind, context, selectors, name, order: this.blocks++, declarations: new Map() };
  }

  private addKeyframe({ name, selectors, declarations }: Frame): void {
    const frames = this.keyframes.get(name) ?? [];
    if (this.keyframes.size >= KEYFRAMES_MAX || frames.length >= KEYFRAMES_MAX) return;
    this.keyframes.set(name, frames);
    for (const place of (selectors[0] ?? '').toLowerCase().split(',')) {
      const at = place.trim() === 'from' ? 0 : place.trim() === 'to' ? 100 : Number.parseFloat(place);
      if (at >= 0 && at <= 100) frames.push({ at, declarations });
    }
  }
}

/** A nested selector as a selector without nesting (CSS Nesting). */
function nested(selector: string, parent: string): string {
  const resolved = /&|:scope(?![\w-])/.test(selector)
    ? selector.slice(0, SELECTOR_CHARS_MAX).replace(/&|:scope(?![\w-])/g, `:is(${parent})`)
    : `:is(${parent}) ${selector}`;
  if (parent !== OVERLONG && !parent.includes(OVERLONG) && resolved.length <= SELECTOR_CHARS_MAX)
    return resolved;
  return OVERLONG + selector.replaceAll('&', '');
}
