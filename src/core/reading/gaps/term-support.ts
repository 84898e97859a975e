import { hasTagger } from '../../text/english/part-of-speech.ts';
import type { Word } from '../../text/words.ts';
import type { Prose, Sentence } from '../../signals/prose.ts';

/** The development of a term in the text. */
export interface TermSupport {
  /** The first sentence that develops it. */
  readonly support: Sentence | null;
  /** True when blocks of any kind except headings name it often enough: tables and lists develop a term too. */
  readonly isMentioned: boolean;
}

export interface TermIndex {
  /** Looks up one of the indexed terms by its stems. */
  find(stems: readonly string[]): TermSupport;
}

/** A term is developed by a sentence of at least this many words with most of its stems. */
const SENTENCE_WORDS_MIN = 6;
/** "Solar panel efficiency" is developed by a sentence on the efficiency of the panels; one word of three is not enough. */
const STEM_SHARE_MIN = 0.6;
const MENTIONS_MIN = 2;
/** Lower where runs are untagged or unstemmed: a run may contain a verb, and inflected forms differ; avoids false gaps. */
const UNTAGGED_STEM_SHARE_MIN = 0.5;
const UNTAGGED_PREFIX_CHARS = 5;

/** Reads the text once for all terms; skips sentences and blocks without any of their words. */
export function indexText(prose: Prose, language: string, terms: readonly (readonly string[])[]): TermIndex {
  const isTagged = hasTagger(language);
  const keyOf = (stem: string): string => (isTagged ? stem : stem.slice(0, UNTAGGED_PREFIX_CHARS));
  const asked = new Set(terms.flat().map(keyOf));
  const keysIn = (words: readonly Word[]): ReadonlySet<string> | null => {
    let keys: Set<string> | null = null;
    for (const { stem } of words) {
      const key = keyOf(stem);
      if (asked.has(key)) (keys ??= new Set()).add(key);
    }
    return keys;
  };
  const sentences: { readonly sentence: Sentence; readonly keys: ReadonlySet<string> }[] = [];
  for (const sentence of prose.sentences) {
    if (!sentence.isComplete || sentence.words.length < SENTENCE_WORDS_MIN) continue;
    const keys = keysIn(sentence.words);
    if (keys !== null) sentences.push({ sentence, keys });
  }
  const blocks: ReadonlySet<string>[] = [];
  for (const { block, words } of prose.units) {
    const keys = block.kind === 'heading' ? null : keysIn(words);
    if (keys !== null) blocks.push(keys);
  }
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
