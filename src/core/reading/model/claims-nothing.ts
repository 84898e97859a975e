/** Whether words of a model claim anything that neither the page nor its caller says. */
import { modelAddressIn } from '../../text/model-address.ts';

/** A line of plain words: no address, no markup, nothing addressed to a model. */
export function isPlain(text: string): boolean {
  return !/[<>{}]|https?:|www\./iu.test(text) && modelAddressIn(text) === null;
}

/** Numbers, and words with a capital inside, which are names wherever they are written. */
const FIGURE = /\p{N}[\p{N}.,]*\p{N}|\p{N}|\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*/gu;
/** The same, and capitalised words that do not open the text. */
const FIGURE_OR_NAME =
  /\p{N}[\p{N}.,]*\p{N}|\p{N}|\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*|(?<=[^\s.!?:;]\s+["'“‘(]?)\p{Lu}[\p{L}\p{N}&'’-]*/gu;

/** Figures and names in a text, the names only where its language does not capitalise all nouns. */
export function claimsIn(text: string, capitalisesNouns: boolean): readonly RegExpExecArray[] {
  return [...text.matchAll(capitalisesNouns ? FIGURE : FIGURE_OR_NAME)];
}

/**
 * Addresses without a scheme, e-mail addresses, paths, and programs that run commands. The last part of an address has two
 * letters at least, so that abbreviations such as "e.g." are none.
 */
const REACHING =
  /[\p{L}\p{N}.+-]+@[\p{L}\p{N}-]+|(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}])|(?<=^|\s)[~.]{0,2}\/[\p{L}\p{N}._-]+|\b(?:bash|chmod|curl|eval|powershell|sudo|wget|zsh)\b/giu;
/** Vocabularies that advice names. */
const VOCABULARIES: ReadonlySet<string> = new Set(['schema.org']);

/** True for words that lead to an address, a file or a program that the page does not name. */
export function leadsElsewhere(text: string, isKnown: (name: string) => boolean): boolean {
  return [...text.matchAll(REACHING)].some(
    ([found]) => !VOCABULARIES.has(found.toLowerCase()) && !isKnown(found),
  );
}
