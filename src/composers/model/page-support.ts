import { weightedRecall } from '../../analysis/reading/intent/similarity.ts';
import { sentencesOf } from '../../analysis/language/sentences.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import { modelAddressIn } from '../../analysis/model-address.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import type { Grounding } from '../../schema/content-block.ts';

/** Possible support of a sentence: a sentence, row or heading of the page, or a fact of the caller. */
interface Source {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** UTF-16 offsets in the page's text; null for a fact. */
  readonly start: number | null;
  readonly end: number | null;
}

export interface PageSupport {
  /** The text of the page or the fact that supports the sentence; null without support. */
  supportOf(sentence: string): Grounding | null;
}

/** Consecutive sources that may support a sentence together. */
const WINDOW = 3;
const SOURCES_MAX = 3_000;
/** Sources tested for one sentence, those with most of its words first. */
const PLACES_MAX = 50;
/**
 * Share of a sentence's content words that must be close together on the page, weighted by rarity (words that the page
 * lacks weigh most), without those of the page's topic. Numbers and names have their own gate (`grounding.ts`); this one is
 * for claims in plain words ("it is waterproof"). A new word is a new claim as often as a synonym, so the gate rejects
 * nearly half of the freest true paraphrases of its test: the prompt asks for the page's words, and extractive blocks
 * replace rejected ones.
 */
const RECALL_MIN = 0.5;

/** Ignores sentences addressed to a language model: they support nothing. */
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
      const specific = words.filter((stem) => !topic.has(stem));
      const asked = new Set(specific.length === 0 ? words : specific);
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
                RECALL_MIN &&
              figures.every((figure) => window.some(({ text }) => containsNumber(text, figure))),
          );
        });
      if (best === undefined) return null;
      const { text, start, end } = best.source;
      return { text: sentence, source: text, start, end };
    },
  };
}

/** True for a whole number, not a part of a longer one. */
function containsNumber(text: string, figure: string): boolean {
  return new RegExp(`(?<!\\p{N})${figure}(?!\\p{N})`, 'u').test(text);
}

/** The sentences of a text, trimmed. */
export function sentencesIn(text: string, language: string): readonly string[] {
  return sentencesOf(text, language)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => sentence !== '');
}

/** Salience, relative to the strongest entity, from which on an entity belongs to the page's topic. */
const SUBJECT_SALIENCE_MIN = 0.4;

/** Stems of the page's topic: its title, its primary entity and other strong entities. */
export function topicStems({ page, titleText, primaryEntity, entities }: Signals): ReadonlySet<string> {
  const title = wordsOf(`${page.titleHeading ?? ''} ${titleText}`, page.language);
  const strong = entities.all.filter(({ salience }) => salience >= SUBJECT_SALIENCE_MIN);
  return new Set([
    ...contentStems(title),
    ...(primaryEntity?.key.split(' ') ?? []),
    ...strong.flatMap(({ key }) => key.split(' ')),
  ]);
}
