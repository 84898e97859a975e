import type { LanguagePack } from '../languages/pack.ts';
import type { Sentence } from '../signals/prose.ts';
import type { Topic } from './topic.ts';

/** Matchers for the words of claims and their sources. */
export type AttributionPatterns = Readonly<
  Record<'attribution' | 'study' | 'vague' | 'magnitude' | 'institutionEndings' | 'allVague', RegExp>
>;

/** Words after an attribution, and before one, that may contain its source. Decision. */
const WORDS_AFTER = 8;
const WORDS_BEFORE = 8;
/** For unspaced scripts: characters before or after the attribution, up to a punctuation mark. */
const CHARS_AROUND = 24;
/** Letters of a name in an unspaced script. Decision: shorter runs are ordinary words. */
const NAME_CHARS_MIN = 3;
/** Where nouns are capitalised too: only articles and prepositions separate an attribution from its source. */
const SMALL_WORD_CHARS_MAX = 5;

/**
 * True when the sentence attributes its statement to a named source. "Experts", "studies" and the topic itself are not
 * named sources.
 */
export function namesSource(
  sentence: Sentence,
  cues: AttributionPatterns,
  language: LanguagePack,
  topic: Topic,
): boolean {
  const match = cues.attribution.exec(sentence.text);
  if (match === null) return false;
  if (language.grammar.isUnspaced) return isNamedUnspaced(sentence.text, match, cues);
  const from = sentence.start + match.index;
  const to = from + match[0].length;
  const after = sentence.words.filter((word) => word.start >= to).slice(0, WORDS_AFTER);
  const before = sentence.words.filter((word) => word.end <= from).slice(-WORDS_BEFORE);
  const isName = (index: number, words: readonly Sentence['words'][number][]): boolean => {
    const word = words[index];
    if (word === undefined || topic.isDeclared(word)) return false;
    const text = bare(word.text);
    if (!/^\p{Lu}/u.test(text) || matchesWhole(cues.vague, text.toLowerCase())) return false;
    if (/^\p{Lu}{2,}/u.test(text)) return true;
    const next = words[index + 1];
    const isFirst = word.start === sentence.start;
    const isDouble = next !== undefined && /^\p{Lu}/u.test(next.text) && next.start - word.end <= 2;
    return isDouble ? !matchesWhole(cues.vague, next.lower) : !isFirst && !word.isStop;
  };
  if (!language.grammar.capitalisesNouns)
    return after.some((_, index) => isName(index, after)) || before.some((_, index) => isName(index, before));
  return isNamedAfter(after, isName) || before.some((_, index) => isDoubleName(index, before, isName));
}

type Words = Sentence['words'];

/** Skips articles and generic nouns: "laut einer Untersuchung des Umweltbundesamtes". */
function isNamedAfter(after: Words, isName: (index: number, words: Words) => boolean): boolean {
  for (const [index, word] of after.entries()) {
    if (isName(index, after)) return true;
    if (/^\p{N}/u.test(word.text)) return false;
    if (!/^\p{Lu}/u.test(word.text) && word.text.length > SMALL_WORD_CHARS_MAX) return false;
  }
  return false;
}

/** Any noun may precede a verb of saying; two capitalised words in a row, or an acronym, are a name. */
function isDoubleName(
  index: number,
  before: Words,
  isName: (index: number, words: Words) => boolean,
): boolean {
  const [word, next] = [before[index], before[index + 1]];
  if (word === undefined || !isName(index, before)) return false;
  return /^\p{Lu}{2,}/u.test(word.text) || (next !== undefined && /^\p{Lu}/u.test(next.text));
}

/** "l'Insee", "dell'Istat": without the fused article. */
function bare(text: string): string {
  return text.replace(/^\p{Ll}{1,4}['’](?=\p{Lu})/u, '');
}

function matchesWhole(pattern: RegExp, word: string): boolean {
  return pattern.exec(word)?.[0].length === word.length;
}

function isNamedUnspaced(text: string, match: RegExpExecArray, cues: AttributionPatterns): boolean {
  const end = match.index + match[0].length;
  const before = text.slice(Math.max(0, match.index - CHARS_AROUND), match.index);
  const after = text.slice(end, end + CHARS_AROUND);
  const near = [
    /[^、。，！？；：,.]*$/u.exec(before)?.[0] ?? '',
    /^[^、。，！？；：,.]*/u.exec(after)?.[0] ?? '',
  ];
  return near.some((piece) => {
    const rest = piece.replace(cues.allVague, '');
    const letters = rest.match(/[\p{sc=Han}\p{sc=Katakana}\p{Lu}\p{Ll}]/gu)?.length ?? 0;
    // An institution ending marks a name; so do Latin letters and katakana.
    return (
      letters >= NAME_CHARS_MIN &&
      (/[\p{sc=Katakana}\p{Lu}]{2}/u.test(rest) || cues.institutionEndings.test(rest))
    );
  });
}
