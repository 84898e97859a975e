import { countWords } from '../../analysis/document/visible-text.ts';
import type { Sentence } from '../../analysis/signals/prose.ts';
import { stemsOf } from '../../analysis/signals/terms.ts';
import { cleanSentence } from './clean-sentence.ts';
import { isPersonal, pointsElsewhere } from './loose-openers.ts';
import { isWholeSentence, type PageMaterial, type Passage } from './page-material.ts';

/** Sentences that follow one another on the page; the first can be read alone, the others lean on none but those before. */
export interface SentenceRun {
  readonly parts: readonly RunPart[];
  readonly text: string;
  readonly words: number;
  /** Place of the first among all sentences of running text, and index of its section. */
  readonly index: number;
  readonly section: number;
  /** Of the first. */
  readonly salience: number;
}

export interface RunPart {
  readonly sentence: Sentence;
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

const SENTENCES_MAX = 3;

/** For each passage the runs that begin with it, the shortest first: the passage alone, with the next sentence, with the next two. */
export function runsOf(passages: readonly Passage[], material: PageMaterial): readonly SentenceRun[] {
  return passages.flatMap((passage) => runsFrom(passage, material));
}

function runsFrom(
  { sentence, text, index, section, salience, stems }: Passage,
  material: PageMaterial,
): SentenceRun[] {
  const { prose } = material.signals;
  const parts: RunPart[] = [{ sentence, text, stems }];
  const runs = [toRun(parts)];
  while (parts.length < SENTENCES_MAX) {
    const next = prose.sentences[index + parts.length];
    const own = next === undefined || next.unit !== sentence.unit ? null : cleanSentence(next.text);
    if (next === undefined || own === null || !goesOn(next, own, material)) break;
    parts.push({ sentence: next, text: own, stems: stemsOf(next) });
    runs.push(toRun(parts));
  }
  return runs;

  function toRun(some: readonly RunPart[]): SentenceRun {
    const joined = some.map((part) => part.text).join(material.language.grammar.isUnspaced ? '' : ' ');
    return { parts: [...some], text: joined, words: countWords(joined), index, section, salience };
  }
}

/** States something, points to nothing outside of the paragraph, and leads into nothing that is not in it. */
function goesOn({ isComplete }: Sentence, text: string, { signals }: PageMaterial): boolean {
  const { language } = signals.page;
  return (
    isComplete &&
    isWholeSentence(text) &&
    !/[?？؟:：]["'”’»)\]]*$/u.test(text) &&
    !pointsElsewhere(text, language) &&
    !isPersonal(text, language)
  );
}
