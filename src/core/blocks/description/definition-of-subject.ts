import { definingVerbsOf, opensNoDefinition } from '../../text/definition-words.ts';
import { wordsOf } from '../../text/words.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems } from '../../signals/terms.ts';
import { matcherOf, perPack, wordSet } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { defineComposer } from '../composer.ts';
import { isDangling, pointsBack } from '../quoting/dangling-sentences.ts';
import { descriptionFault } from './own-fault.ts';
import { describingPassages, toHeadText, type DescribingSentence } from './passages.ts';

/** Words before the defining verb: a longer start is a clause. */
const NAME_WORDS_MAX = 8;
/** Share of a name's words that name it: “FDA” does not name “FDA's concerns with GLP-1 drugs”. */
const NAMED_SHARE_MIN = 0.6;

/** “New Zealand (Māori: Aotearoa) is …”. */
const ASIDE = /\s*[(（][^()（）]{1,80}[)）]/gu;
/** “In mathematics, a Hermitian matrix is …”. */
const FRAME = /^\S+(?: \S+){0,2}, /u;

const definersOf = perPack((pack) => {
  const verbs = definingVerbsOf(pack);
  return verbs === null ? null : matcherOf(verbs.join('|'), { isUnspaced: pack.grammar.isUnspaced });
});

const articlesOf = perPack(({ writing }) => wordSet(writing?.questions?.articles ?? null));

/** Says what its subject is, in a sentence that opens with the subject's name: "useState is a React Hook that …". */
export const definitionOfSubject = defineComposer({
  id: 'definition-of-subject',
  type: 'meta_description',
  idea: 'The sentence that says what the page’s subject is, where the page’s own description is missing, cut or about the site.',
  needs: ['page', 'pageType', 'prose', 'language', 'subject', 'terms', 'titleText'],
  compose(signals) {
    // In a thread the sentence is one member's opinion.
    if (signals.pageType === 'forum' || descriptionFault(signals) === null) return [];
    const definers = definersOf(signals.language);
    if (definers === null) return [];
    const names = namesOf(signals);
    const { page, language } = signals;
    return describingPassages(
      signals,
      (opening) =>
        !isDangling(opening.text, page.language) &&
        !pointsBack(opening.text, page.language) &&
        definesOneOf(names, opening, definers, language),
    ).map(toHeadText);
  },
});

interface PageName {
  readonly stems: ReadonlySet<string>;
  /** All its words, in small letters. */
  readonly words: ReadonlySet<string>;
}

/** What the page is called. */
function namesOf({
  page,
  subject,
  titleText,
}: Pick<Signals, 'page' | 'subject' | 'titleText'>): readonly PageName[] {
  return [subject?.name ?? '', titleText, page.titleHeading ?? '', page.metadata.title ?? '']
    .map((name) => wordsOf(name, page.language))
    .map((words) => ({ stems: contentStems(words), words: new Set(words.map(({ lower }) => lower)) }))
    .filter(({ stems }) => stems.size > 0);
}

/** True when a name of the page, nearly whole, and nothing but its names and articles, stands before the defining verb. */
function definesOneOf(
  names: readonly PageName[],
  { text }: DescribingSentence,
  definers: RegExp,
  pack: LanguagePack,
): boolean {
  const verb = definers.exec(text);
  if (verb === null || opensNoDefinition(text.slice(verb.index + verb[0].length).trim(), pack)) return false;
  const term = text.slice(0, verb.index).replace(ASIDE, '').replace(FRAME, '');
  const words = wordsOf(term, pack.code);
  const stems = contentStems(words);
  const articles = articlesOf(pack);
  const isNominal = words.every(
    ({ lower, stem }) =>
      stems.has(stem) || articles.has(lower) || names.some((name) => name.words.has(lower)),
  );
  const isNamed = [...stems].every((stem) => names.some((name) => name.stems.has(stem)));
  const isWhole = names.some(
    (name) => [...name.stems].filter((stem) => stems.has(stem)).length >= name.stems.size * NAMED_SHARE_MIN,
  );
  return words.length <= NAME_WORDS_MAX && stems.size > 0 && isNominal && isNamed && isWhole;
}
