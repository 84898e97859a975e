import { readDates } from '../../blocks/grounding/calendar-dates.ts';
import { quantitiesOf } from '../../blocks/grounding/quantities.ts';
import { contentStems } from '../../signals/terms.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsOf } from '../../text/words.ts';

/** A sentence, row or line of a page. */
export interface PlacedSentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a statement says in figures and in words. */
export interface StatedFacts {
  /** Numbers with their units, dates: each one text to compare. */
  readonly figures: ReadonlySet<string>;
  /** Content stems without figures. */
  readonly stems: ReadonlySet<string>;
}

const SENTENCES_MAX = 5_000;

export function placedSentences(text: string, language: string): readonly PlacedSentence[] {
  const placed: PlacedSentence[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    for (const { start, end } of sentencesOf(line, language)) {
      placed.push({ text: line.slice(start, end), start: at + start, end: at + end });
      if (placed.length >= SENTENCES_MAX) return placed;
    }
    at += line.length + 1;
  }
  return placed;
}

/** `asked`: stems of the question; what it says itself is no fact of an answer. */
export function statedFacts(text: string, language: string, asked: ReadonlySet<string>): StatedFacts {
  const stems = [...contentStems(wordsOf(text, language))];
  return {
    figures: new Set([...figuresOf(text, language)].filter((figure) => !asked.has(figure))),
    stems: new Set(stems.filter((stem) => !/\p{N}/u.test(stem))),
  };
}

/** Figures as numbers, whatever their notation: "1,200" and "1200" are one. */
function figuresOf(text: string, language: string): ReadonlySet<string> {
  const { dates, rest } = readDates(text, language);
  const days = dates.map(({ year, month, day }) => [year ?? '', month ?? '', day ?? ''].join('-'));
  const numbers = quantitiesOf(rest, language).flatMap(({ values }) => values.slice(0, 1).map(String));
  return new Set([...days, ...numbers]);
}

/** The share of stems that a text has, 0-1; 0 of none. */
export function sharedStems(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (stems.size === 0) return 0;
  return [...stems].filter((stem) => others.has(stem)).length / stems.size;
}
