import { tagEnglish } from '../../analysis/language/english/part-of-speech.ts';

/** "-ers" is the end of names too; of longer words it makes a common noun. */
const LONG_COMMON_NOUN = /\p{L}{4}ers$/u;
/** A verb for many, or an article after an imperative: the word before is no single name. */
const AFTER_COMMON = /^(?:are|were|have|do|don['’]t|aren['’]t|the|an?|your|this|these|our|their|its)$/u;
const FREE_TAGS: ReadonlySet<string> = new Set(
  'VERB ADV ADP DET PRON SCONJ CCONJ AUX NUM ADJ INTJ PART NOUN'.split(' '),
);

/** True for the first word of an English sentence that is no name by its form or by the word after it. */
export function opensAsOrdinaryWord(
  word: { readonly text: string; readonly start: number; readonly end: number },
  text: string,
): boolean {
  if (LONG_COMMON_NOUN.test(word.text.toLowerCase())) return true;
  const next = /^\s+(\S+)/u.exec(text.slice(word.end, word.end + 40))?.[1] ?? '';
  // An address, which is blanked here, follows an order to go there.
  if (AFTER_COMMON.test(next) || /^\s{4}/u.test(text.slice(word.end))) return true;
  // The tagger takes nearly every first word that it does not know for a name.
  return FREE_TAGS.has(tagEnglish(text.slice(word.start, word.start + 200))[0]?.tag ?? 'PROPN');
}
