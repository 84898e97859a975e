import type { Span, SpanKind } from './line.ts';
import { attribute } from './tree.ts';

/** One line of Markdown (CommonMark 0.31) from a text with its links and emphasis. */

export interface InlineOptions {
  /** Address that links are resolved against; null: only absolute ones are kept. */
  readonly base: string | null;
  /** Kinds written as plain text: a heading is already strong. */
  readonly without?: ReadonlySet<SpanKind>;
}

const MARKERS: Readonly<Record<Exclude<SpanKind, 'link'>, string>> = {
  strong: '**',
  emphasis: '*',
  code: '`',
};
const NO_KINDS: ReadonlySet<SpanKind> = new Set();

interface Mark {
  readonly kind: SpanKind;
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly close: string;
}

export function inlineMarkdown(text: string, spans: readonly Span[], options: InlineOptions): string {
  const marks = marksOf(text, spans, options);
  if (marks.length === 0) return escapeText(text);
  const parts: string[] = [];
  const open: Mark[] = [];
  let at = 0;
  const writeTo = (end: number): void => {
    const piece = text.slice(at, end);
    parts.push(
      open.at(-1)?.kind === 'code' ? piece : escapeText(piece, text.charAt(at - 1), text.charAt(end)),
    );
    at = end;
  };
  const closeUntil = (position: number): void => {
    for (let mark = open.at(-1); mark !== undefined && mark.end <= position; mark = open.at(-1)) {
      writeTo(mark.end);
      parts.push(mark.close);
      open.pop();
    }
  };
  for (const mark of marks) {
    closeUntil(mark.start);
    const around = open.at(-1);
    // Skip marks that cross another mark, are inside code or repeat an open one.
    if (around !== undefined && (mark.end > around.end || around.kind === 'code')) continue;
    if (open.some(({ kind }) => kind === mark.kind)) continue;
    writeTo(mark.start);
    parts.push(mark.open);
    open.push(mark);
  }
  closeUntil(text.length);
  writeTo(text.length);
  return parts.join('');
}

/** Outer marks before inner ones, in the order of the text. */
function marksOf(text: string, spans: readonly Span[], options: InlineOptions): readonly Mark[] {
  const without = options.without ?? NO_KINDS;
  const marks: Mark[] = [];
  // For two marks on the same words the page closed the inner one first.
  for (const span of spans.toReversed()) {
    if (without.has(span.kind)) continue;
    const { start, end } = trimmed(text, span);
    const mark = end > start ? markOf(text, span, start, end, options.base) : null;
    if (mark !== null) marks.push(mark);
  }
  return marks.sort((a, b) => a.start - b.start || b.end - a.end);
}

function markOf(text: string, span: Span, start: number, end: number, base: string | null): Mark | null {
  const { kind } = span;
  if (kind === 'link') {
    const target = targetOf(attribute(span.element, 'href') ?? '', base);
    return target === null ? null : { kind, start, end, open: '[', close: `](${target})` };
  }
  const marker = MARKERS[kind];
  if (kind === 'code') {
    const inner = text.slice(start, end);
    const fence = '`'.repeat(longestRun(inner, '`') + 1);
    const pad = inner.startsWith('`') || inner.endsWith('`') ? ' ' : '';
    return { kind, start, end, open: `${fence}${pad}`, close: `${pad}${fence}` };
  }
  return isFlanking(text, start, end) ? { kind, start, end, open: marker, close: marker } : null;
}

/** CommonMark ignores emphasis with punctuation just inside and a letter just outside of it. */
function isFlanking(text: string, start: number, end: number): boolean {
  const isWord = (at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));
  return (isWord(start) || !isWord(start - 1)) && (isWord(end - 1) || !isWord(end));
}

function targetOf(href: string, base: string | null): string | null {
  if (href.trim().startsWith('#') || !URL.canParse(href.trim(), base ?? undefined)) return null;
  const url = new URL(href.trim(), base ?? undefined);
  if (!/^(?:https?|mailto):$/.test(url.protocol)) return null;
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('<', '%3C').replaceAll('>', '%3E');
}

function trimmed(text: string, span: Span): { start: number; end: number } {
  let start = Math.min(span.start, text.length);
  let end = Math.min(span.end, text.length);
  while (start < end && text.charAt(start) === ' ') start++;
  while (end > start && text.charAt(end - 1) === ' ') end--;
  return { start, end };
}

export function longestRun(text: string, sign: string): number {
  let longest = 0;
  let run = 0;
  for (const char of text) {
    run = char === sign ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** Escapes characters that Markdown or HTML would interpret. `before` and `after` are the characters around the text. */
function escapeText(text: string, before = '', after = ''): string {
  if (!/[\\`*_<&\]~!]/.test(text)) return text;
  const isWord = (char: string): boolean => /[\p{L}\p{N}]/u.test(char);
  return text
    .replace(/[\\`]/g, '\\$&')
    .replace(/\*/g, (sign, at: number) => {
      const [left, right] = [text.charAt(at - 1) || before, text.charAt(at + 1) || after];
      return /^\s?$/.test(left) && /^\s?$/.test(right) && at > 0 ? sign : `\\${sign}`;
    })
    .replace(/_/g, (sign, at: number, whole: string) => {
      const left = at === 0 ? before : whole.charAt(at - 1);
      const right = at === whole.length - 1 ? after : whole.charAt(at + 1);
      return isWord(left) && isWord(right) ? sign : `\\${sign}`;
    })
    .replace(/\](?=[([:])/g, '\\]')
    .replace(/!(?=\[)/g, '\\!')
    .replace(/~~/g, '\\~~')
    .replace(/&(?=#?\w{1,31};)/g, '&amp;')
    .replace(/</g, '&lt;');
}

/** Escapes the start of a paragraph that would read as a heading, list, quotation or rule. */
export function escapeStart(line: string): string {
  return line
    .replace(/^(#{1,6}|[>+-])(?=\s|$)/, '\\$1')
    .replace(/^([>]|-{3,}\s*$|={3,}\s*$|~{3,})/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
