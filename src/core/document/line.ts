import { isElement, type Element, type Node } from './tree.ts';

/** A linked or emphasised piece of a block's text; offsets are UTF-16 units into the block's text. */
export interface Span {
  readonly kind: SpanKind;
  readonly start: number;
  readonly end: number;
  readonly element: Element;
}
export type SpanKind = 'link' | 'strong' | 'emphasis' | 'code';

export interface TakenLine {
  readonly text: string;
  readonly linkChars: number;
  readonly spans: readonly Span[];
}

/** Visual gap between two elements without white space: none known, possible, or certain. */
export type Gap = 'none' | 'possible' | 'certain';

const NO_SPANS: readonly Span[] = [];
/** White space that collapsing would change. */
const UNCOLLAPSED = /[^\S ]| {2}/u;
const SPANS_MAX = 400;

/**
 * The running text between two block boundaries, with white space collapsed while it is added. It never reads back its own
 * text, a rope of strings: flattening it for every word would make a long paragraph quadratic.
 */
export class Line {
  private text = '';
  private endsInSpace = false;
  private lastPiece = '';
  private linkChars = 0;
  private gap: Gap = 'none';
  private spans: Span[] = [];
  private readonly open: { readonly kind: SpanKind; readonly element: Element; start: number }[] = [];

  get isEmpty(): boolean {
    return this.text === '';
  }

  add(value: string, isLink: boolean): void {
    let piece = UNCOLLAPSED.test(value) ? value.replace(/\s+/gu, ' ') : value;
    if (isLink) this.linkChars += piece.trim().length;
    if (piece.startsWith(' ') && (this.text === '' || this.endsInSpace)) piece = piece.slice(1);
    if (piece === '') return;
    if (this.gap !== 'none' && this.text !== '' && !this.endsInSpace && this.needsSpace(piece))
      this.text += ' ';
    this.append(piece);
  }

  /** Preformatted text: white space is kept. */
  addRaw(value: string, isLink: boolean): void {
    if (isLink) this.linkChars += value.replace(/\s+/gu, ' ').trim().length;
    this.append(value);
  }

  /** Marks the boundary of two elements without white space. */
  meet(gap: Gap): void {
    if (!this.isEmpty) this.gap = gap;
  }

  openSpan(kind: SpanKind, element: Element): void {
    this.open.push({ kind, element, start: this.text.length });
  }

  closeSpan(): void {
    const span = this.open.pop();
    if (span !== undefined) this.keep(span);
  }

  /** Returns the line and starts the next; open spans continue in it. */
  take(isPre: boolean): TakenLine {
    for (const span of this.open) this.keep(span);
    const leading = isPre ? (/^\n+/.exec(this.text)?.[0].length ?? 0) : 0;
    const text = this.text.slice(leading).trimEnd();
    const spans = isPre || this.spans.length === 0 ? NO_SPANS : this.spans;
    const taken = { text, linkChars: this.linkChars, spans };
    this.text = '';
    this.lastPiece = '';
    this.endsInSpace = false;
    this.gap = 'none';
    if (this.spans.length > 0) this.spans = [];
    for (const span of this.open) span.start = 0;
    return taken;
  }

  /** Link characters accumulate until a block takes them, so that those of a row's cells add up. */
  resetLinkChars(): void {
    this.linkChars = 0;
  }

  private append(piece: string): void {
    this.text += piece;
    this.lastPiece = piece;
    this.endsInSpace = piece.endsWith(' ');
    this.gap = 'none';
  }

  /** Labels that style sheets space visually: a lower-case letter before a capital, a price, or two adjacent links. */
  private needsSpace(piece: string): boolean {
    return (
      this.gap === 'certain' ||
      (/[\p{Ll}.!?%)]$/u.test(this.lastPiece.slice(-2)) &&
        /^(?:\p{Lu}|\p{Sc}|\p{N})/u.test(piece.slice(0, 2)))
    );
  }

  private keep({ kind, element, start }: { kind: SpanKind; element: Element; start: number }): void {
    const end = this.text.length;
    if (end > start && this.spans.length < SPANS_MAX) this.spans.push({ kind, element, start, end });
  }
}

const SPANS: ReadonlyMap<string, SpanKind> = new Map<string, SpanKind>(
  Object.entries({
    strong: 'strong',
    b: 'strong',
    em: 'emphasis',
    i: 'emphasis',
    code: 'code',
    kbd: 'code',
    samp: 'code',
    tt: 'code',
  } as const),
);

/** The kind of span for an element; null for none. */
export function spanOf(tag: string, isLink: boolean): SpanKind | null {
  return isLink ? 'link' : (SPANS.get(tag) ?? null);
}

const LABEL_TAGS = new Set(['a', 'span', 'strong', 'b', 'small', 'time']);

/** The gap between an inline element and the one before it, when no text is between them. */
export function gapBefore(tag: string, before: Node | undefined): Gap {
  if (before === undefined || !isElement(before) || !LABEL_TAGS.has(tag) || !LABEL_TAGS.has(before.tagName))
    return 'none';
  return tag === 'a' && before.tagName === 'a' ? 'certain' : 'possible';
}
