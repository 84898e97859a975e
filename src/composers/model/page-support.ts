import { weightedRecall } from '../../analysis/reading/intent/similarity.ts';
import { sentencesOf } from '../../analysis/language/sentences.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import { modelAddressIn } from '../../analysis/model-address.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import type { Grounding } from '../../schema/content-block.ts';

/** What a written sentence may rest on: a sentence, row or heading of the page, or a fact of the caller. */
interface Source {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** UTF-16 offsets in the page's text; null for a fact. */
  readonly start: number | null;
  readonly end: number | null;
}

export interface PageSupport {
  /** The words of the page or of a fact that the sentence rests on; null when there are none. */
  supportOf(sentence: string): Grounding | null;
}

/** The page says in one breath what it says in so many sentences. */
const WINDOW = 3;
const SOURCES_MAX = 3_000;
/** Places that are looked at for one sentence, those that share most of its words. */
const PLACES_MAX = 50;
/**
 * Share of what a sentence says, in content words, words that the page does not have weighing most, which must stand
 * together on the page. The page's topic does not count: it is what is spoken of. Numbers and names have a gate of their
 * own (`grounding.ts`); this one is for claims made of plain words ("it is waterproof"). One new word is a new claim as
 * often as another way to say an old one, so the gate refuses nearly half of the freest true paraphrases of its test: a
 * model is told to keep to the page's words, and the page's own words stand in where nothing is left.
 */
const RECALL_MIN = 0.5;

/** Sentences that speak to a model instead of a reader support nothing. */
export function pageSupport(signals: Signals, facts: readonly string[]): PageSupport {
  const { page, prose, terms } = signals;
  const topic = topicStems(signals);
  const own = prose.units.flatMap(({ isProse, sentences, block, words }): Source[] =>
    isProse
      ? sentences.map(({ text, words, start, end }) => ({ text, stems: contentStems(words), start, end }))
      : [{ text: block.text, stems: contentStems(words), start: block.start, end: block.end }],
  );
  const sources = [
    ...facts.map((text): Source => ({ text, stems: stemsOf(text), start: null, end: null })),
    ...own.filter(({ text }) => modelAddressIn(text) !== 'open').slice(0, SOURCES_MAX),
  ];
  function stemsOf(text: string): ReadonlySet<string> {
    return contentStems(wordsOf(text, page.language));
  }
  return {
    supportOf(sentence) {
      const words = [...stemsOf(sentence)].filter((stem) => !/\p{N}/u.test(stem));
      const told = words.filter((stem) => !topic.has(stem));
      const asked = new Set(told.length === 0 ? words : told);
      const figures = (sentence.match(/\p{N}+/gu) ?? []).filter((figure) => page.text.includes(figure));
      const best = sources
        .map((source, index) => ({ source, index, recall: weightedRecall(asked, source.stems, terms) }))
        .filter(({ recall }) => recall > 0)
        .sort((one, other) => other.recall - one.recall || one.index - other.index)
        .slice(0, PLACES_MAX)
        .find(({ index }) => {
          const windows = Array.from({ length: WINDOW }, (_, back) =>
            sources.slice(Math.max(0, index - back), index - back + WINDOW),
          );
          return windows.some(
            (window) =>
              weightedRecall(asked, new Set(window.flatMap(({ stems }) => [...stems])), terms) >=
                RECALL_MIN && figures.every((figure) => window.some(({ text }) => holds(text, figure))),
          );
        });
      if (best === undefined) return null;
      const { text, start, end } = best.source;
      return { text: sentence, source: text, start, end };
    },
  };
}

/** As a number of its own, not as a part of one. */
function holds(text: string, figure: string): boolean {
  return new RegExp(`(?<!\\p{N})${figure}(?!\\p{N})`, 'u').test(text);
}

/** The sentences of a text, trimmed. */
export function sentencesIn(text: string, language: string): readonly string[] {
  return sentencesOf(text, language)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => sentence !== '');
}

/** An entity with this share of the strongest one's salience is what the page is about as well. */
const SUBJECT_SALIENCE_MIN = 0.4;

/** The stems of what the page is about: its title, its primary entity and those that are nearly as strong. */
export function topicStems({ page, titleText, primaryEntity, entities }: Signals): ReadonlySet<string> {
  const title = wordsOf(`${page.titleHeading ?? ''} ${titleText}`, page.language);
  const strong = entities.all.filter(({ salience }) => salience >= SUBJECT_SALIENCE_MIN);
  return new Set([
    ...contentStems(title),
    ...(primaryEntity?.key.split(' ') ?? []),
    ...strong.flatMap(({ key }) => key.split(' ')),
  ]);
}
