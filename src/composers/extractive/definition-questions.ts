import type { FoundEntity } from '../../analysis/reading/entities/found-entity.ts';
import { positionOfKey } from '../../analysis/reading/entities/definitions.ts';
import type { Sentence } from '../../analysis/signals/prose.ts';
import { expressionOf, matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { LanguagePack, WordList } from '../../languages/pack.ts';
import { isAgent, isSubjectPhrase } from '../english/definitions.ts';
import type { PageMaterial } from './page-material.ts';
import { definitionQuestion, definitionVerbs } from '../faq/question-forms.ts';
import { answerFrom, type AnsweredQuestion } from './section-answer.ts';

const ENTITIES_CONSIDERED = 25;
const SUBJECT_WORDS_MAX = 7;
const ITEMS_MAX = 5;

/** "What is X?" for the entities that a sentence of the page defines, most salient first. */
export function definitionItems(material: PageMaterial): AnsweredQuestion[] {
  const { entities, prose } = material.signals;
  const items: AnsweredQuestion[] = [];
  for (const entity of entities.all.slice(0, ENTITIES_CONSIDERED)) {
    if (items.length >= ITEMS_MAX) break;
    const sentence = entity.definition;
    const passage = material.passages.find((each) => each.sentence === sentence);
    if (sentence === null || passage === undefined) continue;
    const question = questionAbout(entity, passage.text, sentence, material);
    const unit = prose.units[sentence.unit];
    const answer =
      question === null || unit === undefined ? null : answerFrom(sentence, unit.sentences, material);
    if (question !== null && answer !== null)
      items.push({ question, answer: answer.text, grounding: answer.grounding });
  }
  return items;
}

function questionAbout(
  entity: FoundEntity,
  text: string,
  sentence: Sentence,
  { signals, language }: PageMaterial,
): string | null {
  const position = [entity.key, ...entity.aliases]
    .map((key) => positionOfKey(sentence, key))
    .find((each) => each !== null);
  if (position === undefined || position === null) return null;
  const head = signals.page.text.slice(sentence.start, position.end);
  const opening = text.startsWith(head) ? head : null;
  if (opening === null) return null;
  const rest = text.slice(opening.length);
  const aside = /^\s*[(（][^)）]{1,60}[)）]/u.exec(rest)?.[0] ?? '';
  const found = verbIn(rest.slice(aside.length), language.grammar.isUnspaced, language.code);
  if (found === null) return null;
  const subject = opening.trim();
  if (!isKind(found.predicate, language.code)) return null;
  if (!isSubject(subject, language.code)) return null;
  if (!isClearSubject(subject, entity, language.code)) return null;
  if (isPerson(entity, found.predicate, language.code)) return null;
  return definitionQuestion(insideSentence(subject, entity, language.code), found.verb, language.code);
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
export function isKind(predicate: string, language: string): boolean {
  return !testsOf(packOf(language)).notKinds.test(predicate);
}

/** True for a subject that needs no context: not "these pumps", and "the device" only as a name. */
function isClearSubject(subject: string, entity: FoundEntity, language: string): boolean {
  const { definiteArticle, unclearSubject } = testsOf(packOf(language));
  if (definiteArticle.test(subject)) return entity.isName || entity.key.includes(' ');
  return !unclearSubject.test(subject);
}

/** The subject inside a question: a common noun without the capital of its sentence start. */
function insideSentence(subject: string, { isName, name }: FoundEntity, language: string): string {
  const isCommon = !isName && /^\p{Ll}/u.test(name) && /^\p{Lu}\p{Ll}+(?!\p{L}| \p{Lu})/u.test(subject);
  return isCommon && !testsOf(packOf(language)).article.test(subject)
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;
}

/** Part of a predicate that is searched for persons. */
const PREDICATE_CHARS = 60;

/** True where X is or may be a person: "What is X?" is wrong for persons. */
function isPerson(entity: FoundEntity, predicate: string, language: string): boolean {
  const { kinds, peoples } = testsOf(packOf(language));
  if (entity.type === 'person' || peoples.test(predicate.slice(0, PREDICATE_CHARS))) return true;
  const isNoKind = kinds?.test(predicate) === false;
  if (!entity.isName || entity.type !== 'concept') return isNoKind;
  return language === 'en' ? isAgent(predicate) || isNoKind : entity.name.includes(' ');
}
