import { isQuotable } from '../../analysis/reading/intent/answer.ts';
import { weightedRecall } from '../../analysis/reading/intent/similarity.ts';
import type { Query } from '../../analysis/reading/queries/query.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import type { Sentence } from '../../analysis/signals/prose.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { isDangling, isOwnVoice, isPersonal } from '../quoting/dangling-sentences.ts';
import { isWholeSentence, LINK_SHARE_MAX, linkShare } from '../quoting/whole-sentence.ts';

/** A self-contained sentence of the page, with its value for quoting. */
export interface Passage {
  readonly sentence: Sentence;
  /** Cleaned text, ready for a block. */
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** Index into `Signals.sections`. */
  readonly section: number;
  /** Place among all sentences of running text. */
  readonly index: number;
  /** Above 0: share of the page's topic, relative to the sentence's length. */
  readonly salience: number;
}

/** Common input of all extractive generators, computed once per page. */
export interface PageMaterial {
  readonly signals: Signals;
  readonly language: LanguagePack;
  readonly passages: readonly Passage[];
  /** `passages` and those in the voice of the page's owner ("we"), which fit within the page but not in a quoted answer. */
  readonly ownPassages: readonly Passage[];
  readonly headQuery: Query | null;
  /** Stems of the page's title heading, else of its title. */
  readonly titleStems: ReadonlySet<string>;
  /** Index of the section of each block. */
  readonly sectionOfUnit: readonly number[];
}

const ENTITIES_CONSIDERED = 15;
const PASSAGES_MAX = 600;
/** Weights of the head query and of the title, relative to the entities of a sentence. */
const QUERY_WEIGHT = 1;
const TITLE_WEIGHT = 0.8;

export function gatherMaterial(signals: Signals): PageMaterial {
  const { page, sections, prose, queries } = signals;
  const sectionOfUnit = indexSections(signals);
  const titleStems = contentStems(wordsOf(page.titleHeading ?? signals.titleText, page.language));
  const headQuery = queries.find((query) => query.isHead) ?? null;
  const ownPassages: Passage[] = [];
  for (let index = 0; index < prose.sentences.length && ownPassages.length < PASSAGES_MAX; index++) {
    const sentence = prose.sentences[index];
    if (sentence === undefined || prose.units[sentence.unit]?.isProse !== true) continue;
    const text = cleanSentence(sentence.text);
    if (!standsAlone(sentence, text, signals)) continue;
    const stems = contentStems(sentence.words);
    ownPassages.push({
      sentence,
      text,
      stems,
      section: sectionOfUnit[sentence.unit] ?? Math.max(0, sections.length - 1),
      index,
      salience: salienceOf(stems, headQuery, titleStems, signals),
    });
  }
  const passages = ownPassages.filter(({ text }) => !isOwnVoice(text, page.language));
  return { signals, language: signals.language, passages, ownPassages, headQuery, titleStems, sectionOfUnit };
}

function indexSections({ sections, prose }: Signals): number[] {
  const byUnit = new Map(
    sections.flatMap(({ units, heading }, index) =>
      [...units, ...(heading === null ? [] : [heading])].map((unit) => [unit, index] as const),
    ),
  );
  return prose.units.map((unit) => byUnit.get(unit) ?? 0);
}

function salienceOf(
  stems: ReadonlySet<string>,
  headQuery: Query | null,
  titleStems: ReadonlySet<string>,
  { entities, terms }: Signals,
): number {
  let sum = 0;
  for (const { key, salience } of entities.all.slice(0, ENTITIES_CONSIDERED)) {
    if (key.split(' ').every((stem) => stems.has(stem))) sum += salience;
  }
  const query = headQuery === null ? 0 : weightedRecall(headQuery.stems, stems, terms);
  const title = titleStems.size === 0 ? 0 : weightedRecall(titleStems, stems, terms);
  return sum / Math.sqrt(Math.max(8, stems.size)) + QUERY_WEIGHT * query + TITLE_WEIGHT * title + 0.01;
}

/** True for a complete sentence that does not depend on its context. */
function standsAlone(sentence: Sentence, text: string, signals: Signals): boolean {
  const { language, page, prose } = signals;
  return (
    isQuotable(sentence, language) &&
    !/؟/u.test(text) &&
    isWholeSentence(text) &&
    !isDangling(text, page.language) &&
    !isPersonal(text, page.language) &&
    linkShare(prose.units[sentence.unit]?.block) <= LINK_SHARE_MAX
  );
}
