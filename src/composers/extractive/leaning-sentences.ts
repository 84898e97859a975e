import { tagEnglish, type TaggedToken } from '../../analysis/language/english/part-of-speech.ts';
import { stemOf } from '../../analysis/language/words.ts';

/** A demonstrative inside of a sentence: "before that date", "choosing one of these options". */
const DEMONSTRATIVE =
  /(?<!\p{L})(?:this|these|those|(?:before|after|by|on|at|in|of|to|for|from|with|until|since|during|under|about) that(?= \p{L}+))(?!\p{L})/iu;
/** He and she are nobody before a name. */
const PERSON = /(?<!\p{L})(?:he|she|his|her|hers|him|himself|herself)(?!\p{L})/iu;
const NAME_BEFORE = /^[^.]*?\s\p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+ \p{Lu}/u;
/** "If it …", "When they …": the pronoun stands before what it could mean. */
const PRONOUN_FIRST =
  /^(?!when it comes to)(?:if|when|while|because|as|since|although|though|once|after|before|unless|until|whether|where|even|by \p{L}+ing|in \p{L}+ing|to \p{L}+|for|with|without|besides|beyond|despite|unlike|like)(?: \p{L}+){0,2} (?:it|they|them|its|their|he|she|this|that)(?!\p{L})/iu;
/** What goes on after a noun and tells which one is meant. */
const TELLS_WHICH =
  /^(?:of|for|to|in|that|who|which|whose|between|behind|on|from|with|at|by|about|against|under|where|when)$/u;

/**
 * True for an English sentence that takes its subject from what stands before it: a bare "The decision underscored …", a
 * demonstrative, a pronoun before any noun; and for one without a verb. Other languages: by their openers alone.
 */
export function leansOnContext(text: string, language: string, isTopic: (stem: string) => boolean): boolean {
  if (language !== 'en') return false;
  if (DEMONSTRATIVE.test(text) || PRONOUN_FIRST.test(text)) return true;
  const person = PERSON.exec(text);
  if (person !== null && !NAME_BEFORE.test(text.slice(0, person.index))) return true;
  const tokens = tagEnglish(text);
  if (!tokens.some(({ tag }) => tag === 'VERB' || tag === 'AUX')) return true;
  if (lacksSubject(tokens)) return true;
  const [article, noun, next] = tokens;
  if (article === undefined || noun === undefined || next === undefined || article.text !== 'The')
    return false;
  const isBare =
    noun.tag === 'NOUN' && /^(?:VERB|AUX|ADV|PUNCT|PART)$/u.test(next.tag) && !TELLS_WHICH.test(next.text);
  return isBare && next.text !== '-' && !isTopic(stemOf(noun.text.toLowerCase(), language));
}

/** Its subject is the heading or the cell before it: "Includes references to …", "Of complex data, making …". */
function lacksSubject([first, second]: readonly TaggedToken[]): boolean {
  if (first === undefined) return false;
  return (
    (first.tag === 'VERB' && /[a-z]s$/u.test(first.text)) ||
    (first.text === 'Of' && second?.text !== 'course')
  );
}
