import { stemOf } from '../../analysis/language/words.ts';
import { tagEnglish, type TaggedToken } from '../../analysis/language/english/part-of-speech.ts';
import { matcherOf, patternOf, wordSet } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { Template } from '../../languages/pack.ts';
import type { PredicateQuestion } from '../../languages/writing-words.ts';
import type { PageMaterial, Passage } from '../extractive/page-material.ts';
import { isKind } from '../extractive/definition-questions.ts';
import { answerFrom, type AnsweredQuestion } from '../extractive/section-answer.ts';
import { isAgent } from './definitions.ts';
import { isInstruction } from '../../analysis/language/english/instructions.ts';

/**
 * Questions that a single English sentence answers, by its form: "To install X, run …" answers "How do you install X?", "X
 * was founded in 1998" answers "When was X founded?".
 */

const ITEMS_MAX = 5;
const SENTENCE_WORDS_MIN = 8;
/** A page introduces a thing early and says there what it does; a later sentence names one use of it. */
const EARLY_SHARE = 0.3;
const SUBJECT_WORDS_MAX = 7;
const GOAL_WORDS = { min: 3, max: 12 } as const;

const { questions } = packOf('en').writing ?? {};
const words = questions?.sentences ?? null;
const articles = wordSet(questions?.articles ?? null);
const subjectLinks = wordSet(words?.subjectLinks ?? null);
const GOAL = startPattern(words?.goal.pattern);
const READER_GOAL = matcherOf(words?.readerGoals ?? null, { at: 'start' });
const LEADS_AWAY = matcherOf(words?.leadsAway ?? null, { at: 'start' });
const POINTER = matcherOf(words?.pointers ?? null);
const NOT_SUBJECT = matcherOf(words?.notSubjects ?? null, { at: 'start' });
const CONDITION = matcherOf(words?.conditions ?? null, { isCaseSensitive: true });

/** A form of a predicate; `anywhere` is a fast first look at a whole sentence, before the tagger reads it. */
interface Form {
  readonly kind: 'fact' | 'purpose' | 'definition';
  readonly atStart: RegExp;
  readonly anywhere: RegExp;
  readonly question: Template;
}

const forms: readonly Form[] =
  words === null
    ? []
    : [
        ...words.predicates.map((each) => formOf('fact', each)),
        formOf('purpose', words.purpose),
        formOf('definition', words.definition),
      ];

function formOf(kind: Form['kind'], { predicate: { pattern }, question }: PredicateQuestion): Form {
  const anywhere = patternOf({ pattern: `\\s(?:${pattern})` }, 'u');
  return { kind, atStart: startPattern(pattern), anywhere, question };
}

function startPattern(pattern: string | undefined): RegExp {
  return patternOf(pattern === undefined ? null : { pattern: `^(?:${pattern})` }, 'u');
}

interface Asked {
  readonly question: string;
  readonly kind: Form['kind'] | 'goal';
}

export function sentenceItems(material: PageMaterial): AnsweredQuestion[] {
  const { prose, page } = material.signals;
  if (page.language !== 'en') return [];
  const earlyMax = prose.sentences.length * EARLY_SHARE;
  const taken = new Set<string>();
  const items: (AnsweredQuestion & { readonly passage: Passage })[] = [];
  for (const passage of material.passages) {
    if (passage.sentence.words.length < SENTENCE_WORDS_MIN) continue;
    const asked = goalQuestion(passage.text) ?? subjectQuestion(passage.text, material);
    if (asked === null || (asked.kind === 'purpose' && passage.index > earlyMax)) continue;
    const { question } = asked;
    const unit = prose.units[passage.sentence.unit];
    if (unit === undefined || taken.has(question)) continue;
    const answer = answerFrom(passage.sentence, unit.sentences, material);
    if (answer === null) continue;
    taken.add(question);
    items.push({ question, answer: answer.text, grounding: answer.grounding, passage });
  }
  return items
    .sort((a, b) => b.passage.salience - a.passage.salience || a.passage.index - b.passage.index)
    .slice(0, ITEMS_MAX)
    .map(({ question, answer, grounding }) => ({ question, answer, grounding }));
}

function filled({ template }: Template, slots: Readonly<Record<string, string | undefined>>): string {
  return template.replace(/\{(\w+)\}/gu, (_, slot: string) => slots[slot] ?? '');
}

function isGoal(goal: string): boolean {
  const count = goal.split(' ').length;
  return count >= GOAL_WORDS.min && count <= GOAL_WORDS.max && !POINTER.test(goal) && !/["“”()]/u.test(goal);
}

/** "To enable X, run …": an order, a "you" or a "can be" after the goal says how. */
function goalQuestion(text: string): Asked | null {
  const found = GOAL.exec(text);
  const { goal = '', order } = found?.groups ?? {};
  if (words === null || found === null || !isGoal(goal) || READER_GOAL.test(goal)) return null;
  const [whole] = found;
  if (order !== undefined && LEADS_AWAY.test(text.slice(whole.length))) return null;
  const tokens = tagEnglish(text);
  if (!isOrder(tokens[1])) return null;
  const saysHow = order === undefined || isOrder(tokens.find(({ start }) => start >= whole.length));
  return saysHow ? { question: filled(words.goalQuestion, { goal }), kind: 'goal' } : null;
}

/** After "to" and a comma the tagger takes many orders ("use", "call") for nouns, and "clean" for an adjective. */
function isOrder(token: TaggedToken | undefined): boolean {
  return token !== undefined && (token.tag === 'VERB' || isInstruction(token.text));
}

function subjectQuestion(text: string, material: PageMaterial): Asked | null {
  if (!forms.some(({ anywhere }) => anywhere.test(text))) return null;
  const tokens = tagEnglish(text);
  const verb = tokens.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX');
  const start = tokens[verb]?.start ?? 0;
  const own = tokens.slice(0, verb);
  const subject = text.slice(0, start).trim();
  if (verb < 1 || !isSubject(own, subject, material)) return null;
  const predicate = text.slice(start);
  for (const { kind, atStart, question } of forms) {
    const found = atStart.exec(predicate);
    if (found === null || (kind === 'definition' && !definesThing(subject, predicate, material))) continue;
    const slots = { ...found.groups, subject: insideQuestion(subject, own) };
    return { question: filled(question, slots), kind };
  }
  return null;
}

/** True when the predicate names a kind of thing, and the subject is no person. */
function definesThing(subject: string, predicate: string, { signals }: PageMaterial): boolean {
  const said = predicate.replace(/^\p{L}+\s+/u, '').trim();
  const isPerson = signals.entities.all.some(({ type, name }) => type === 'person' && subject.includes(name));
  const isName = /(?<!^)\p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+$/u.test(subject);
  return !isPerson && !CONDITION.test(said) && isKind(said, 'en') && !(isName && isAgent(said));
}

/** A noun phrase that names something the page is about; nothing before it, no clause in it. */
function isSubject(
  tokens: readonly TaggedToken[],
  subject: string,
  { signals, titleStems }: PageMaterial,
): boolean {
  if (tokens.length > SUBJECT_WORDS_MAX || !/^(?:NOUN|PROPN)$/u.test(tokens.at(-1)?.tag ?? '')) return false;
  const isPart = ({ tag, text }: TaggedToken): boolean =>
    /^(?:DET|ADJ|NOUN|PROPN|NUM)$/u.test(tag) || text === '-' || subjectLinks.has(text);
  if (!tokens.every(isPart) || NOT_SUBJECT.test(subject) || POINTER.test(subject)) return false;
  const stems = new Set(tokens.map(({ text }) => stemOf(text.toLowerCase(), 'en')));
  const isNamed = signals.entities.all
    .slice(0, 30)
    .some(({ key, salience }) => salience >= 0.2 && key.split(' ').every((stem) => stems.has(stem)));
  return isNamed || [...titleStems].some((stem) => stems.has(stem));
}

/** An article or a common noun loses the capital that the sentence gave it. */
function insideQuestion(subject: string, tokens: readonly TaggedToken[]): string {
  const first = tokens[0];
  const opener = first?.text ?? '';
  const isArticle = /^\p{Lu}\p{Ll}*$/u.test(opener) && articles.has(opener.toLowerCase());
  // In a phrase whose other words are small the capital is the sentence's.
  const isCommon = tokens.length > 1 && /^\p{Lu}\p{Ll}+ [^\p{Lu}]*$/u.test(subject);
  const isPlainNoun = tokens.length === 1 && first?.tag === 'NOUN' && /^\p{Lu}\p{Ll}+$/u.test(subject);
  return isArticle || isCommon || isPlainNoun ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
}
