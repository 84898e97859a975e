import { quote } from '../evidence/evidence.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import type { Sentence } from '../signals/prose.ts';
import { factor, flag, percent, type Sign } from './flag.ts';

/** Share of words in runs without a function word: lists of keywords or names instead of prose. */
const LISTS = { tolerated: 0.45, worst: 0.85, multiplier: 0.4 } as const;
/** Words of the text. Decision: a shorter text may be one list. */
const WORDS_MIN = 100;
/** No sentence has a longer run without an article, a preposition or a pronoun. */
const RUN_MIN = 12;

export const wordLists: Sign = ({ prose, page, language }) => {
  // Unspaced scripts and inflecting languages write function words as endings.
  if (
    language.grammar.isUnspaced ||
    language.sentences.danglingOpeners === null ||
    stopWordsOf(page.language).size === 0
  )
    return null;
  let inRuns = 0;
  let all = 0;
  const lists: Sentence[] = [];
  for (const unit of prose.units) {
    if (!unit.isProse) continue;
    for (const sentence of unit.sentences) {
      all += sentence.words.length;
      const listed = wordsInRuns(sentence);
      if (listed > 0) lists.push(sentence);
      inRuns += listed;
    }
  }
  const share = all < WORDS_MIN ? 0 : inRuns / all;
  return flag(
    'word_lists',
    factor(share, LISTS),
    `${percent(share)} of the text is word lists without sentences.`,
    lists.map((sentence) => quote(sentence.text, sentence.start)),
  );
};

function wordsInRuns({ words }: Sentence): number {
  let listed = 0;
  let run = 0;
  for (const word of words) {
    if (!word.isStop) {
      run++;
      continue;
    }
    if (run >= RUN_MIN) listed += run;
    run = 0;
  }
  return run >= RUN_MIN ? listed + run : listed;
}
