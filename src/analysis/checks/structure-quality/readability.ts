import { defineCheck, notApplicable, quote, shorten } from '../check.ts';

/** Share of long sentences: full marks up to the first, none from the second (Yoast: 25 % is acceptable, 30 % is not). */
const LONG_SHARE_FULL = 0.25;
const LONG_SHARE_ZERO = 0.6;
const SENTENCES_MIN = 5;

export const readability = defineCheck({
  id: 'readability',
  category: 'structure_quality',
  title: 'Sentences are short enough to quote',
  why: 'A long sentence is cut when it is quoted, or left out.',
  source: {
    class: 'D',
    claim: 'Sentence-length limits by language follow Yoast’s published readability analysis.',
  },
  needs: ['prose', 'language', 'page'],
  evaluate({ prose, language, page }) {
    const max = language.grammar.longSentenceWords;
    if (max === null)
      return notApplicable(`No sentence-length limit is published for this language (${page.language}).`);
    const sentences = prose.sentences.filter((sentence) => sentence.isComplete);
    if (sentences.length < SENTENCES_MIN) return notApplicable('The text has too few sentences to judge.');
    const long = sentences
      .filter((sentence) => sentence.words.length > max)
      .sort((a, b) => b.words.length - a.words.length);
    const share = long.length / sentences.length;
    const worst = long[0];
    return {
      kind: 'judged',
      share: 1 - Math.min(1, Math.max(0, (share - LONG_SHARE_FULL) / (LONG_SHARE_ZERO - LONG_SHARE_FULL))),
      explanation: `${String(Math.round(share * 100))} % of ${String(sentences.length)} sentences are longer than ${String(max)} words.`,
      evidence: long.slice(0, 2).map((sentence) => quote(sentence.text, sentence.start)),
      advice:
        worst === undefined || share <= LONG_SHARE_FULL
          ? null
          : `Divide the longest sentences; the one that begins “${shorten(worst.text, 60)}” has ${String(worst.words.length)} words, ${String(max)} are enough.`,
    };
  },
});
