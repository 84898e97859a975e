import type { FoundEntity } from '../../reading/entities/found-entity.ts';
import { expressionOf, matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { LanguagePack, WordList } from '../../languages/pack.ts';
import { isAgent, isSubjectPhrase } from '../english/definitions.ts';
import { definitionVerbs } from './question-forms.ts';

/** Tests of a sentence that says what a thing is. */

const SUBJECT_WORDS_MAX = 7;

/** The defining verb after a subject and what follows it; null when that names no kind of thing. */
export function verbAndKind(
  rest: string,
  language: string,
): { readonly verb: string; readonly predicate: string } | null {
  const aside = /^\s*[(（][^)）]{1,60}[)）]/u.exec(rest)?.[0] ?? '';
  const found = verbIn(rest.slice(aside.length), packOf(language).grammar.isUnspaced, language);
  return found === null || !isKind(found.predicate, language) ? null : found;
}

/** Characters of an answer before the verb that defines. */
const SUBJECT_CHARS_MAX = 120;

/** True for an answer whose first words say what kind of thing something is. */
export function saysWhatItIs(answer: string, language: string): boolean {
  const { isUnspaced } = packOf(language).grammar;
  const opening = answer.slice(0, SUBJECT_CHARS_MAX);
  const starts = isUnspaced
    ? Array.from(opening, (_, at) => at)
    : [...opening.matchAll(/\s+(?=\p{L})/gu)].map(({ index }) => index);
  const found = starts
    .map((at) => verbIn(answer.slice(at), isUnspaced, language))
    .find((each) => each !== null);
  return found !== undefined && isKind(found.predicate, language);
}

/** True for a subject that a question can be about: a short phrase that needs no context. */
export function isSubjectDefined(subject: string, entity: FoundEntity, language: string): boolean {
  return isSubject(subject, language) && isClearSubject(subject, entity, language);
}

/** The longest defining verb at the start of the text, and the predicate after it. */
function verbIn(
  text: string,
  isUnspaced: boolean,
  language: string,
): { readonly verb: string; readonly predicate: string } | null {
  const rest = text.trimStart();
  const verbs = [...definitionVerbs(language)].sort((a, b) => b.length - a.length);
  for (const verb of verbs) {
    if (!rest.startsWith(verb)) continue;
    const predicate = rest.slice(verb.length);
    if (isUnspaced || /^[\s,]/u.test(predicate)) return { verb, predicate: predicate.trim() };
  }
  return null;
}

function isSubject(subject: string, language: string): boolean {
  const words = subject.split(/\s+/u);
  if (words.length > SUBJECT_WORDS_MAX || /[,;:()"“”«»]/u.test(subject)) return false;
  return language !== 'en' || isSubjectPhrase(subject);
}

/** Tests of the subject and the predicate of a definition. */
interface DefinitionTests {
  /** Null: not available. */
  readonly kinds: RegExp | null;
  readonly notKinds: RegExp;
  readonly peoples: RegExp;
  readonly article: RegExp;
  readonly definiteArticle: RegExp;
  readonly unclearSubject: RegExp;
}

const testsOf = perPack(({ writing }: LanguagePack): DefinitionTests => {
  const { articles = null, kinds = null, subjects = null } = writing?.questions ?? {};
  return {
    kinds: kinds === null ? null : opening(kinds),
    notKinds: matcherOf(subjects?.notKinds ?? null, { at: 'start' }),
    peoples: matcherOf(subjects?.peoples ?? null),
    article: opening(articles),
    definiteArticle: opening(subjects?.definiteArticles ?? null),
    unclearSubject: opening(subjects?.unclear ?? null),
  };
});

function opening(list: WordList | null): RegExp {
  return expressionOf("^@list(?:\\s|(?<=['’]))", { list });
}

/** False for a predicate that praises, warns or ranks: it defines nothing. */
function isKind(predicate: string, language: string): boolean {
  return !testsOf(packOf(language)).notKinds.test(predicate);
}

/** True for a subject that needs no context: not "these pumps", and "the device" only as a name. */
function isClearSubject(subject: string, entity: FoundEntity, language: string): boolean {
  const { definiteArticle, unclearSubject } = testsOf(packOf(language));
  if (definiteArticle.test(subject)) return entity.isName || entity.key.includes(' ');
  return !unclearSubject.test(subject);
}

/** Part of a predicate that is searched for persons. */
const PREDICATE_CHARS = 60;

/** True where X is or may be a person: "What is X?" is wrong for persons. */
export function isPersonDefined(entity: FoundEntity, predicate: string, language: string): boolean {
  const { kinds, peoples } = testsOf(packOf(language));
  if (entity.type === 'person' || peoples.test(predicate.slice(0, PREDICATE_CHARS))) return true;
  const isNoKind = kinds?.test(predicate) === false;
  if (!entity.isName || entity.type !== 'concept') return isNoKind;
  return language === 'en' ? isAgent(predicate) || isNoKind : entity.name.includes(' ');
}
