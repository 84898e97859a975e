import { entriesOf, expressionOf, joinLists, matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { LanguagePack, WordList } from '../../languages/pack.ts';

/**
 * Finds sentences that cannot be quoted outside of their page: tied to the previous sentence, pointing to another place of
 * the page, or in a personal voice. Finds none in a language without such lists.
 */

/** Match at the start of a sentence, after an opening quotation mark or bracket. */
interface Openers {
  readonly tied: RegExp;
  readonly free: RegExp;
}

const openersOf = perPack(({ sentences, writing, grammar }): Openers | null => {
  const quoting = writing?.quoting ?? null;
  if (quoting === null) return null;
  const template = `^["“«„‘'(「『（]*(@openers)${grammar.isUnspaced ? '' : '(?![\\p{L}\\p{N}])'}`;
  return {
    tied: expressionOf(template, { openers: longestFirst([sentences.danglingOpeners, quoting.openers]) }),
    free: expressionOf(template, { openers: longestFirst([quoting.freeOpeners]) }),
  };
});

/** Sorts entries so that the first match is the longest. */
function longestFirst(lists: readonly (WordList | null)[]): WordList {
  return [...entriesOf(joinLists(lists))].sort((one, other) => other.length - one.length).join('|');
}

/** True when the first words refer back; later words do not count. */
export function hasDanglingOpener(text: string, language: string): boolean {
  const openers = openersOf(packOf(language));
  const tied = openers?.tied.exec(text)?.[1];
  const free = openers?.free.exec(text)?.[1];
  return tied !== undefined && (free === undefined || tied.length > free.length);
}

interface Pronouns {
  readonly pointers: RegExp;
  readonly numberedParts: RegExp;
  readonly demonstratives: RegExp;
  readonly firstPerson: RegExp;
  readonly notFirstPerson: RegExp;
  readonly ownVoice: RegExp;
}

const pronounsOf = perPack(({ writing, grammar: { isUnspaced } }: LanguagePack): Pronouns => {
  const quoting = writing?.quoting ?? null;
  return {
    pointers: matcherOf(quoting?.pointers ?? null, { isUnspaced }),
    numberedParts: expressionOf('(?<![\\p{L}\\p{N}])@parts\\.?\\s\\d', {
      parts: quoting?.numberedParts ?? null,
    }),
    demonstratives: matcherOf(quoting?.demonstratives ?? null, { isUnspaced }),
    firstPerson: matcherOf(quoting?.firstPerson ?? null, { isUnspaced }),
    notFirstPerson: matcherOf(quoting?.notFirstPerson ?? null, { isUnspaced, isGlobal: true }),
    ownVoice: matcherOf(quoting?.ownVoice ?? null, { isUnspaced }),
  };
});

/** True when the sentence points to another place of the page. */
export function pointsElsewhere(text: string, language: string): boolean {
  const { pointers, numberedParts } = pronounsOf(packOf(language));
  return pointers.test(text) || numberedParts.test(text);
}

/** True when a word of the sentence points to something named before it: “one of these commits”. */
export function pointsBack(text: string, language: string): boolean {
  return pronounsOf(packOf(language)).demonstratives.test(text);
}

/** True when the sentence depends on the previous one or on another place of the page. */
export function isDangling(text: string, language: string): boolean {
  return hasDanglingOpener(text, language) || pointsElsewhere(text, language);
}

/** True when the page's owner speaks ("we"): fine in its description, wrong in an answer quoted elsewhere. */
export function isOwnVoice(text: string, language: string): boolean {
  return pronounsOf(packOf(language)).ownVoice.test(text);
}

/** True when a person speaks in the first person ("I"). */
export function isPersonal(text: string, language: string): boolean {
  const { firstPerson, notFirstPerson } = pronounsOf(packOf(language));
  return firstPerson.test(text.replace(notFirstPerson, ' '));
}
