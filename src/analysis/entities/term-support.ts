import type { Prose, Sentence } from '../signals/prose.ts';

/** Where a term is developed in the text. */
export interface TermSupport {
  /** The first sentence that says something about it. */
  readonly support: Sentence | null;
  /** True when blocks of any kind, headings apart, name it often enough: a table or a list develops a term too. */
  readonly isMentioned: boolean;
}

export interface TermIndex {
  find(stems: readonly string[]): TermSupport;
}

/** A term is developed by a sentence of at least this many words that holds most of its stems. */
const SENTENCE_WORDS_MIN = 6;
/** "Solar panel efficiency" is developed by a sentence on the efficiency of the panels; one word of three is not enough. */
const STEM_SHARE_MIN = 0.6;
const MENTIONS_MIN = 2;
/** Without a tagger a run may hold a verb, and without a stemmer an inflected form is another word: be sure before calling it missing. */
const UNTAGGED_STEM_SHARE_MIN = 0.5;
const UNTAGGED_PREFIX_CHARS = 5;

/** Reads the text once, so that each term costs a look-up for each sentence. */
export function indexText(prose: Prose, language: string): TermIndex {
  const isTagged = language === 'en';
  const keyOf = (stem: string): string => (isTagged ? stem : stem.slice(0, UNTAGGED_PREFIX_CHARS));
  const sentences = prose.sentences
    .filter((sentence) => sentence.isComplete && sentence.words.length >= SENTENCE_WORDS_MIN)
    .map((sentence) => ({ sentence, keys: new Set(sentence.words.map((word) => keyOf(word.stem))) }));
  const blocks = prose.units
    .filter((unit) => unit.block.kind !== 'heading')
    .map((unit) => new Set(unit.words.map((word) => keyOf(word.stem))));
  const shareMin = isTagged ? STEM_SHARE_MIN : UNTAGGED_STEM_SHARE_MIN;
  return {
    find(stems) {
      const wanted = stems.map(keyOf);
      const share = (keys: ReadonlySet<string>): number =>
        wanted.filter((key) => keys.has(key)).length / wanted.length;
      return {
        support: sentences.find(({ keys }) => share(keys) >= shareMin)?.sentence ?? null,
        isMentioned: blocks.filter((keys) => share(keys) === 1).length >= MENTIONS_MIN,
      };
    },
  };
}
