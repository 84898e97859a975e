import { expressionOf, joinLists, patternOfAll } from '../languages/compile.ts';
import { packs } from '../languages/index.ts';
import type { WordList } from '../languages/pack.ts';
import { quote } from '../evidence/evidence.ts';
import { keptBySentence } from '../signals/prose.ts';
import { factor, flag, ownSentences, percent, type Sign } from './flag.ts';

/**
 * Figures from an unnamed source: "studies show that 73 %". One such sentence is careless; a page of them only pretends to
 * measure. A sentence that also contains a year or a capitalised name is not vague.
 */
const VAGUE = { tolerated: 0.12, worst: 0.4, multiplier: 0.5 } as const;
/** Vague sentences. Decision: one or two occur on honest pages. */
const SENTENCES_MIN = 3;

function percentWords(isUnspaced: boolean): WordList {
  const own = packs.filter(({ grammar }) => grammar.isUnspaced === isUnspaced);
  return joinLists(own.map(({ integrity }) => integrity?.percentWords ?? null));
}

const FIGURE = expressionOf(String.raw`\d[.,]*\s?(?:[%％]|@spaced(?!\p{L})|@unspaced)`, {
  spaced: percentWords(false),
  unspaced: percentWords(true),
});
/** Unnamed sources, in all languages on every page. */
const UNNAMED = patternOfAll(packs.map(({ integrity }) => integrity?.unnamedSources ?? null));
/** A year, or a name of two or more capitalised words: the source is named after all. */
const NAMED = expressionOf(
  String.raw`\b(?:19|20)\d\d\b|(?<=\p{Ll}[,;]?\s)\p{Lu}[\p{L}'’-]+\s+(?:@of\s+)?\p{Lu}[\p{L}'’-]+`,
  { of: joinLists(packs.map(({ names }) => names?.organizationOf ?? null)) },
  'u',
);

const citesUnnamed = keptBySentence(({ text }) => FIGURE.test(text) && UNNAMED.test(text));

export const vagueFigures: Sign = ({ prose, language }) => {
  const sentences = ownSentences(prose).filter((sentence) => sentence.isComplete);
  const vague = sentences.filter(
    (sentence) => citesUnnamed(sentence) && (language.grammar.capitalisesNouns || !NAMED.test(sentence.text)),
  );
  if (vague.length < SENTENCES_MIN) return null;
  const share = vague.length / sentences.length;
  return flag(
    'vague_figures',
    factor(share, VAGUE),
    `${percent(share)} of the sentences attribute a figure to unnamed experts or studies.`,
    vague.map((sentence) => quote(sentence.text, sentence.start)),
  );
};
