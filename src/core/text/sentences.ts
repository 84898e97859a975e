import { expressionOf, perPack } from '../languages/compile.ts';
import { packOf } from '../languages/index.ts';
import { international } from '../languages/international.ts';

/** A sentence of a block; offsets are UTF-16 units into the block's text. */
export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}

/** Longest input of one Intl.Segmenter call: it is super-linear on long input. */
const PIECE_CHARS_MAX = 4_000;

/** Abbreviations, international ones included, and initials: a full stop after these ends no sentence. */
const abbreviationOf = perPack(({ sentences }) =>
  expressionOf(
    String.raw`(?:^|[\s("'“‘[])(?:@own|@shared|\p{L})\.\s*$`,
    { own: sentences.abbreviations, shared: international.abbreviations },
    'u',
  ),
);

/** A small number with a full stop: "19." for "the 19th" where a language writes it so. */
const ORDINAL = /(?:^|[^\p{L}\p{N}.,])\d{1,2}\.\s*$/u;

const segmenters = new Map<string, Intl.Segmenter>();

/** A label or a short paragraph: Latin letters and ordinary marks, with nothing that could end a sentence but its last one. */
const ONE_SENTENCE = /^[^.!?\n\r\u0080-\u009f\u0250-\u200f\u2020-\uffff]*[.!?]?$/;

/** Sentences of one block of prose, without surrounding white space. Call it by block, never on a whole page. */
export function sentencesOf(text: string, language: string): SentenceSpan[] {
  if (text.length <= PIECE_CHARS_MAX && ONE_SENTENCE.test(text)) {
    const whole = trimmed(text, { start: 0, end: text.length });
    return whole.end > whole.start ? [whole] : [];
  }
  const spans: SentenceSpan[] = [];
  for (let from = 0; from < text.length;) {
    const to = pieceEnd(text, from);
    for (const part of segmenterOf(language).segment(text.slice(from, to))) {
      const start = from + part.index;
      const end = start + part.segment.length;
      const last = spans.at(-1);
      if (last !== undefined && last.end === start && continues(text, last, language)) {
        spans[spans.length - 1] = { start: last.start, end };
      } else {
        spans.push({ start, end });
      }
    }
    from = to;
  }
  return spans.map((span) => trimmed(text, span)).filter((span) => span.end > span.start);
}

/**
 * A piece ends with a sentence if possible, else at white space, so that no word is cut. Searches within the piece alone:
 * a text without a full stop must not be searched to its beginning for each of its pieces.
 */
function pieceEnd(text: string, from: number): number {
  const to = from + PIECE_CHARS_MAX;
  if (to >= text.length) return text.length;
  const half = from + PIECE_CHARS_MAX / 2;
  const second = text.slice(half + 1, to + 1);
  const full = second.lastIndexOf('. ', second.length - 3);
  if (full >= 0) return half + full + 3;
  const space = second.lastIndexOf(' ');
  return space >= 0 ? half + space + 2 : to;
}

/** True when the apparent end was none: an abbreviation, an ordinal, or a lower-case letter follows. */
function continues(text: string, { start, end }: SentenceSpan, language: string): boolean {
  const tail = text.slice(Math.max(start, end - 12), end);
  if (/\n\s*$/.test(tail)) return false;
  const pack = packOf(language);
  if (abbreviationOf(pack).test(tail)) return true;
  if (pack.sentences.writesOrdinalsWithFullStop && ORDINAL.test(tail)) return true;
  // "Is it late?" she asked: a quotation followed by a lower-case letter continues.
  return /(?:[.]|[?!…]["”’»])\s*$/u.test(tail) && /^\p{Ll}/u.test(text.slice(end, end + 2));
}

function trimmed(text: string, span: SentenceSpan): SentenceSpan {
  let { start, end } = span;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end };
}

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    const locale = /^[a-z]{2,3}$/.test(language) && language !== 'und' ? language : 'en';
    segmenters.set(language, (segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })));
  }
  return segmenter;
}
