import { entriesOf, expressionOf, matcherOf, perPack, wordSet } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import type { Template } from '../../languages/notation.ts';
import type { QuestionForm } from '../../languages/question-words.ts';
import type { PageType, SubjectType } from '../../schema/vocabulary.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import type { Subject } from '../subject/subject.ts';
import { naturalCase, withCapital } from './natural-case.ts';
import type { RunningText } from './running-text.ts';

/** The subject as people name it in a question. */
export interface AskedName {
  /** Without article: "heat pump", "Keychron K2 HE". */
  readonly bare: string;
  /** As the subject of a sentence: "a heat pump"; null where its article is not known. */
  readonly full: string | null;
  readonly isPlural: boolean;
}

/** Types whose subjects have names of their own. */
const NAMED_TYPES: ReadonlySet<SubjectType> = new Set<SubjectType>([
  'person',
  'organization',
  'place',
  'product',
  'work',
  'event',
]);
/** A name is no longer in the mouth of a person; a longer one is cut where it adds details. */
const WORDS_MAX = 6;
const CHARS_MAX = 150;
const OPEN_WORDS_MIN = 3;
/** Of the places of a countable noun at least these have an indefinite article. */
const INDEFINITE_SHARE_MIN = 0.15;

const shapesOf = perPack(({ questions, grammar: { isUnspaced } }: LanguagePack) => ({
  labels: expressionOf('(?:\\s+[-–|:]?\\s*|\\s*[|:]\\s*)@labels$', { labels: questions?.labels ?? null }),
  invitations: expressionOf('^@invitations\\s+[-–|:]?\\s*', {
    invitations: questions?.invitations ?? null,
  }),
  pointers: matcherOf(questions?.pointers ?? null, { isUnspaced }),
  plurals: matcherOf(questions?.plurals ?? null, { at: 'end', isUnspaced }),
  notPlurals: matcherOf(questions?.notPlurals ?? null, { at: 'end', isUnspaced }),
}));

const wordsOf = perPack(({ questions }: LanguagePack) => ({
  indefinite: wordSet(questions?.indefinite ?? null),
  definite: wordSet(questions?.definite ?? null),
  determiners: wordSet(questions?.determiners ?? null),
  verbs: wordSet(questions?.subjectVerbs ?? null),
}));

export function askedNameOf(
  { name, type }: Subject,
  pageType: PageType,
  owner: string | null,
  text: RunningText,
  pack: LanguagePack,
): AskedName {
  // A page of goods names their kind.
  const isKind =
    type === 'product' &&
    (pageType === 'collection' ||
      pageType === 'listing' ||
      (pageType === 'service' && !isWrittenWithCapitals(name, text)));
  const isNamed = NAMED_TYPES.has(type) && !isKind;
  const short = shortName(name, NAMED_TYPES.has(type), pack);
  // "Git branches", but "Barbecue charbon": an ordinary noun starts it.
  const isMixed = /^\S+ \p{Ll}/u.test(short);
  const own = pack.grammar.capitalisesNouns
    ? withCapital(short)
    : isNamed && !isMixed
      ? short
      : naturalCase(short, text, pack.code);
  const { plurals, notPlurals } = shapesOf(pack);
  const noun = headNoun(own, pack);
  // "7 Cups" and "Zoho People" are one thing each, "IKEA sofas" are many.
  const isCommon = !isNamed || (type === 'product' && /^\p{Ll}/u.test(noun));
  const isPlural = isCommon && plurals.test(noun) && !notPlurals.test(noun);
  const bare = owner === null ? own : owned(withoutPointer(own, pack), owner, pack);
  return { bare, full: isPlural ? bare : withArticle(bare, isNamed, text, pack), isPlural };
}

/** "Zoho People": the running text gives each of its words a capital; kinds of services have small letters there, while shops write any goods so. */
function isWrittenWithCapitals(name: string, text: RunningText): boolean {
  const { exact, all } = text.writingsOf(name);
  return all > 1 && isWrittenAsName(name) && exact > all / 2;
}

function owned(name: string, owner: string, pack: LanguagePack): string {
  return pack.questions?.namesOwnerLast === true ? `${name} ${owner}` : `${owner} ${name}`;
}

/** "Our services" are the owner's. */
function withoutPointer(name: string, pack: LanguagePack): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && wordSet(pack.questions?.pointers ?? null).has(first.toLowerCase())
    ? rest.join(' ')
    : name;
}

/** Without labels and details that nobody says: "IKEA KALLAX shelf unit, white, 30x57" is "IKEA KALLAX shelf unit". */
function shortName(name: string, isNamed: boolean, pack: LanguagePack): string {
  let short = name
    .slice(0, CHARS_MAX)
    .replace(/[\p{Extended_Pictographic}\u{FE0F}\u{200B}®™©]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    // A title in the mood of a forum: "Most profitable skill??".
    .replace(/[!]+$|[?]{2,}$/u, '')
    .replace(/([?？])\s.*$/u, '$1')
    // A year tells two models apart.
    .replace(/\s*\(((?:19|20)\d{2})\)$/u, ' $1');
  if (isNamed) short = withoutLabels(short, pack);
  const withoutAside = short.replace(/\s*[([][^()[\]]*[)\]]\s*$/u, '').trim();
  if (/\p{L}{3}/u.test(withoutAside)) short = withoutAside;
  short = withoutPointing(short, pack);
  // "T-Shirt - Black": a variant.
  short = before(isNamed ? /\s[-–—|»·]\s/u : /\s[|»·]\s/u, short);
  if (countWords(short) > WORDS_MAX) short = before(/,\s|[:;(]\s?|\s\/\s|\s[-–—|»·]\s/u, short);
  if (isNamed) short = withoutOpenEnd(short, pack);
  // "useState – React": the words of a search.
  return short.replace(/\s+[-–—|»·•:]\s+/gu, ' ');
}

/** "What we do - Creative Commons": the part that points at no owner. */
function withoutPointing(name: string, pack: LanguagePack): string {
  const parts = name.split(/\s[-–—|»·]\s/u);
  const { pointers } = shapesOf(pack);
  const [first = '', ...others] = parts;
  const other = others.find((part) => !pointers.test(part));
  return pointers.test(first) && other !== undefined ? other : name;
}

/** "Nikon D750 DSLR camera with": cut in an address. A short name may end so: "Log in". */
function withoutOpenEnd(name: string, pack: LanguagePack): string {
  const words = name.split(' ');
  const isOpen = wordSet(pack.questions?.links ?? null).has(words.at(-1)?.toLowerCase() ?? '');
  return isOpen && words.length > OPEN_WORDS_MIN ? words.slice(0, -1).join(' ') : name;
}

function withoutLabels(name: string, pack: LanguagePack): string {
  const { labels, invitations } = shapesOf(pack);
  const bare = name.replace(labels, '').replace(invitations, '').trim();
  return bare === '' ? name : bare;
}

/** Up to the first separator, if a name stands before it. */
function before(separator: RegExp, name: string): string {
  const end = separator.exec(name)?.index ?? name.length;
  const front = name.slice(0, end).trim();
  return countWords(front) >= 2 ? front : name;
}

function countWords(text: string): number {
  return text.split(' ').length;
}

/** "types of bike locks": the noun before a small word decides whether the name is a plural. */
function headNoun(name: string, pack: LanguagePack): string {
  const links = new Set(entriesOf(pack.questions?.links ?? null));
  const words = name.split(' ');
  const link = words.findIndex((word, index) => index > 0 && links.has(word.toLowerCase()));
  return words[(link < 0 ? words.length : link) - 1] ?? name;
}

/** The name with the article that the page itself gives it. */
function withArticle(name: string, isNamed: boolean, text: RunningText, pack: LanguagePack): string | null {
  const counts = countArticles(name, text, pack);
  const { article, places, indefinite, definite, bare, determined } = counts;
  const articled = article === null ? null : joined(article, name);
  if (isNamed) {
    if (bare > 0 && bare >= definite) return name;
    if (definite > 0) return articled;
    return places === 0 && isWrittenAsName(name) ? name : null;
  }
  if (indefinite > 0 && indefinite >= places * INDEFINITE_SHARE_MIN) return articled;
  if (definite > bare && definite > 1) return articled;
  return bare > determined + definite && pack.questions?.takesBareNouns === true ? name : null;
}

interface ArticleCounts {
  readonly places: number;
  readonly indefinite: number;
  readonly definite: number;
  readonly bare: number;
  readonly determined: number;
  /** The commonest article of the kind that decides. */
  readonly article: string | null;
}

function countArticles(name: string, text: RunningText, pack: LanguagePack): ArticleCounts {
  const { indefinite, definite, determiners, verbs } = wordsOf(pack);
  const stops = stopWordsOf(pack.code);
  const found = new Map<string, number>();
  let bare = 0;
  let determined = 0;
  const places = text.placesOf(name);
  for (const { before, after } of places) {
    const word = before.toLowerCase().replace('’', "'");
    if (indefinite.has(word) || definite.has(word)) found.set(word, (found.get(word) ?? 0) + 1);
    else if (determiners.has(word)) determined++;
    else if ((word === '' || stops.has(word)) && (after === '' || verbs.has(after) || stops.has(after)))
      bare++;
  }
  const sum = (words: ReadonlySet<string>): number =>
    [...words].reduce((total, word) => total + (found.get(word) ?? 0), 0);
  const kinds =
    sum(indefinite) > 0 && sum(indefinite) >= places.length * INDEFINITE_SHARE_MIN ? indefinite : definite;
  const [article = null] = [...kinds]
    .filter((word) => found.has(word))
    .sort((one, other) => (found.get(other) ?? 0) - (found.get(one) ?? 0));
  return {
    places: places.length,
    indefinite: sum(indefinite),
    definite: sum(definite),
    bare,
    determined,
    article,
  };
}

function joined(article: string, name: string): string {
  return article.endsWith("'") ? `${article.slice(0, -1)}’${name}` : `${article} ${name}`;
}

/** "Zoho People", "OnePlus 13": no word of it is an ordinary one in small letters. */
function isWrittenAsName(name: string): boolean {
  return countWords(name) <= 4 && name.split(' ').every((word) => /[\p{Lu}\p{N}]/u.test(word));
}

/** The question about the subject, or the search where its article is not known; null: neither exists. */
export function askAbout(form: QuestionForm, name: AskedName, pack: LanguagePack): string | null {
  const { full, isPlural } = name;
  if (full !== null) {
    const fits = isPlural
      ? (form.many ?? form.one)
      : startsWithVowel(full)
        ? (form.beforeVowel ?? form.one)
        : form.one;
    if (fits !== null)
      return contracted(
        fits.template.replace('{subject}', () => full),
        pack,
      );
  }
  return searchFor(form, name);
}

/** "a el museo" is "al museo". */
function contracted(question: string, pack: LanguagePack): string {
  return (pack.questions?.contractions ?? []).reduce(
    (text, { words, as }) => text.replaceAll(` ${words} `, ` ${as} `),
    question,
  );
}

/** The words that people type into a search about the subject. */
export function searchFor({ search }: QuestionForm, name: AskedName): string | null {
  return search === null ? null : searchWith(search, name);
}

/** A search with the slot `subject`; null where the name says the same already: no "pea soup recipe recipe". */
export function searchWith({ template }: Template, { bare }: AskedName): string | null {
  const added = template.replace('{subject}', '').toLowerCase().split(' ');
  const words = bare.toLowerCase().split(' ');
  const isSaid = added.some(
    (word) => word.length > 2 && words.some((own) => own === word || own === `${word}s`),
  );
  return isSaid ? null : template.replace('{subject}', () => bare);
}

/** Counts h as a vowel: it is silent in most words of the languages with elision. */
function startsWithVowel(text: string): boolean {
  return /^[aeiouyhœæ]/iu.test(text.normalize('NFD'));
}
