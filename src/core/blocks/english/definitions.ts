import { tagEnglish } from '../../text/english/part-of-speech.ts';
import { matcherOf } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';

/** Reads the parts of speech of an English definition to judge its subject. */

/** True for words in which no verb or preposition stands before the term: with one, the term is not the subject. */
export function isSubjectPhrase(subject: string): boolean {
  const tags = tagEnglish(subject).map(({ tag }) => tag);
  // After an article a noun that could be a verb ("a heat pump") is a noun.
  const wrong =
    tags[0] === 'DET' ? /^(?:PRON|CCONJ|SCONJ|AUX)$/u : /^(?:VERB|AUX|PRON|CCONJ|SCONJ|ADV|ADP)$/u;
  return !tags.some((tag, index) => wrong.test(tag) && !(index > 0 && tag === 'ADP'));
}

const PERSON = matcherOf(packOf('en').writing?.questions?.subjects?.persons ?? null, { at: 'end' });

/** True for a predicate with a noun for persons. */
export function isAgent(predicate: string): boolean {
  return headNouns(predicate).some((noun) => PERSON.test(noun));
}

const PREDICATE_CHARS = 160;

/** The nouns of the first phrase of a predicate: of "an experienced product designer who …" both. */
function headNouns(predicate: string): string[] {
  const tokens = tagEnglish(predicate.slice(0, PREDICATE_CHARS));
  const end = tokens.findIndex(
    ({ tag, text }) => !/^(?:DET|ADJ|NOUN|PROPN|NUM|ADV|VERB|CCONJ)$/u.test(tag) && !/^[-,]$/u.test(text),
  );
  return tokens
    .slice(0, end < 0 ? tokens.length : end)
    .flatMap(({ tag, text }) => (tag === 'NOUN' ? [text] : []));
}
