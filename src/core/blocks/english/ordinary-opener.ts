import { tagEnglish } from '../../text/english/part-of-speech.ts';
import { expressionOf, matcherOf } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';

const words = packOf('en').facts?.spelling?.ordinaryOpeners ?? null;
const LONG_COMMON_NOUN = expressionOf('\\p{L}{4}@endings$', { endings: words?.endings ?? null }, 'u');
const NEXT = matcherOf(words?.next ?? null, { at: 'whole', isCaseSensitive: true });
const ORDINARY_TAGS: ReadonlySet<string> = new Set(
  'VERB ADV ADP DET PRON SCONJ CCONJ AUX NUM ADJ INTJ PART NOUN'.split(' '),
);

/** True when the form of the first word of an English sentence, or the word after it, shows that it is no name. */
export function opensAsOrdinaryWord(
  word: { readonly text: string; readonly start: number; readonly end: number },
  text: string,
): boolean {
  if (LONG_COMMON_NOUN.test(word.text.toLowerCase())) return true;
  const next = /^\s+(\S+)/u.exec(text.slice(word.end, word.end + 40))?.[1] ?? '';
  // An address, which is blanked here, follows an order to go there.
  if (NEXT.test(next) || /^\s{4}/u.test(text.slice(word.end))) return true;
  // The tagger takes nearly every unknown first word for a name.
  return ORDINARY_TAGS.has(tagEnglish(text.slice(word.start, word.start + 200))[0]?.tag ?? 'PROPN');
}
