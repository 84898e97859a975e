import type { Features } from '../../models/linear-model.ts';
import type { ProseUnit, Sentence } from '../../signals/prose.ts';
import type { Section } from '../../signals/sections.ts';
import { contentStems, readStems, type TermStatistics } from '../../signals/terms.ts';
import { weightedRecall } from '../intent/similarity.ts';
import type { Subject } from '../subject/subject.ts';
import type { QueryAnswers } from './answers.ts';

/** The features of a query and a paragraph, from which it is judged whether the paragraph answers; fitted by `npm run train -- passage`. */
export const PASSAGE_FEATURES = {
  confidence: 'Highest confidence of an answer in the paragraph',
  isBest: 'The best answer is in the paragraph',
  answered: 'Probability that the page answers the query',
  words: 'Weighted share of the query’s words in the paragraph',
  firstWords: 'That share in its first sentence',
  heading: 'That share in the heading above',
  otherHeading: 'That heading names something else',
  opensSection: 'The paragraph is the first below its heading',
  namesSubject: 'Its first sentence names the subject of the page',
  length: 'Words of the paragraph relative to the most of a summary',
  late: 'Share of the page before the paragraph',
} as const;

export type PassageFeature = keyof typeof PASSAGE_FEATURES;

/** Sentences in a row of one section, with their place. */
export interface PlacedPassage {
  readonly sentences: readonly Sentence[];
  readonly section: Section;
  /** Words of running text before the passage: a table of facts beside the text does not make it late. */
  readonly wordsBefore: number;
}

export interface PassageSignals {
  readonly terms: TermStatistics;
  readonly subject: Subject | null;
  readonly prose: { readonly wordCount: number };
}

const LENGTH_FULL = 120;

export function passageFeatures(
  { query, probability, answers }: QueryAnswers,
  { sentences, section, wordsBefore }: PlacedPassage,
  { terms, subject, prose }: PassageSignals,
): Features<PassageFeature> {
  const [from, to] = [sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0];
  const inside = answers.filter(({ start, end }) => start < to && end > from);
  const first = contentStems(sentences[0]?.words ?? []);
  const words = sentences.flatMap((sentence) => sentence.words);
  const title = contentStems(section.heading?.words ?? []);
  const known = new Set([...query.stems, ...(subject?.stems ?? [])]);
  const others = [...title].filter((stem) => !known.has(stem)).length;
  return {
    confidence: Math.max(0, ...inside.map(({ confidence }) => confidence)),
    isBest: Number(answers[0] !== undefined && inside.includes(answers[0])),
    answered: probability,
    words: weightedRecall(query.stems, readStems(words), terms),
    firstWords: weightedRecall(query.stems, first, terms),
    heading: weightedRecall(query.stems, title, terms),
    otherHeading: title.size === 0 ? 0 : others / title.size,
    opensSection: Number(section.sentences[0] === sentences[0]),
    namesSubject: subject === null ? 0 : weightedRecall(subject.stems, first, terms),
    length: Math.min(1, words.length / LENGTH_FULL),
    late: prose.wordCount === 0 ? 0 : wordsBefore / prose.wordCount,
  };
}

/** Words of a block in whole sentences. */
export function runningWords({ isProse, sentences }: ProseUnit): number {
  return isProse
    ? sentences.reduce((sum, { isComplete, words }) => sum + (isComplete ? words.length : 0), 0)
    : 0;
}
