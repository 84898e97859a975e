import { sentencesOf } from '../../text/sentences.ts';
import { expressionOf, joinLists } from '../../languages/compile.ts';
import { international } from '../../languages/international.ts';

/** Splits texts into sentences for comparing them, and not after "Mt.", "Capt." or "Inc.". */

const ABBREVIATED = expressionOf(
  '(?:^|[\\s("“‘\'/-])(?:@listed|(?=\\p{sc=Latin})\\p{Lu}(?:(?![aeiouyà-öø-ÿ])\\p{Ll}){1,4}|\\p{Lu})\\.$',
  { listed: joinLists([international.nameAbbreviations, international.abbreviationsBesideNames]) },
  'u',
);

/** True when the full stop at the end of a text belongs to an abbreviation. */
export function endsInAbbreviation(text: string): boolean {
  return ABBREVIATED.test(text.trimEnd().slice(-20));
}

/** The sentences of a text, trimmed. */
export function sentencesIn(text: string, language: string): readonly string[] {
  const spans: { readonly start: number; readonly end: number }[] = [];
  for (const span of sentencesOf(text, language)) {
    const last = spans.at(-1);
    if (last !== undefined && continues(text, last.end, span.start)) {
      spans[spans.length - 1] = { start: last.start, end: span.end };
    } else {
      spans.push(span);
    }
  }
  return spans.map(({ start, end }) => text.slice(start, end).trim()).filter((sentence) => sentence !== '');
}

function continues(text: string, end: number, next: number): boolean {
  return !text.slice(end, next).includes('\n') && endsInAbbreviation(text.slice(Math.max(0, end - 20), end));
}

const END_OF_SOURCE = /(?<=[.!?。！？])(?:\s+|(?<=[。！？]))|\n+/gu;
const END_OF_CLAIM = /(?<=\p{L}{3}[.!?][”"’)]?)\s+(?=[\p{Lu}“"„«])|(?<=[。！？])|\n+/gu;

/** The sentences of a long text, in linear time. */
export function sourceSentencesIn(text: string): readonly string[] {
  return splitAt(text, END_OF_SOURCE);
}

/** The sentences of a text that are compared with sources word by word. */
export function claimSentencesIn(text: string): readonly string[] {
  return splitAt(text, END_OF_CLAIM);
}

function splitAt(text: string, end: RegExp): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: gap, index } of text.matchAll(end)) {
    if (!gap.includes('\n') && endsInAbbreviation(text.slice(Math.max(from, index - 20), index))) continue;
    sentences.push(text.slice(from, index));
    from = index + gap.length;
  }
  sentences.push(text.slice(from));
  return sentences.filter((sentence) => sentence.trim() !== '');
}
