import { stemOf } from '../../analysis/language/words.ts';
import { tagEnglish, type TaggedToken } from '../../analysis/language/english/part-of-speech.ts';
import type { PageMaterial, Passage } from '../extractive/page-material.ts';
import { isKind } from '../extractive/definition-questions.ts';
import { answerFrom, type AnsweredQuestion } from '../extractive/section-answer.ts';
import { isAgent } from './definitions.ts';
import { isInstruction } from './instructions.ts';

/**
 * Questions that a single English sentence answers, by its form: "To install X, run …" answers "How do you install X?", "X
 * was founded in 1998" answers "When was X founded?". Only forms whose question is right for any words.
 */

const ITEMS_MAX = 5;
/** A page introduces a thing early and says there what it does; a later sentence names one use of it. */
const EARLY_SHARE = 0.3;
const SUBJECT_WORDS_MAX = 7;
const GOAL_WORDS = { min: 3, max: 12 } as const;

export function sentenceItems(material: PageMaterial): AnsweredQuestion[] {
  const { prose, page } = material.signals;
  if (page.language !== 'en') return [];
  const asked = new Set<string>();
  const items: (AnsweredQuestion & { readonly passage: Passage })[] = [];
  for (const passage of material.passages) {
    if (passage.sentence.words.length < 8) continue;
    const question = goalQuestion(passage.text) ?? subjectQuestion(passage.text, material);
    if (question?.endsWith(' do?') === true && passage.index > prose.sentences.length * EARLY_SHARE) continue;
    const unit = prose.units[passage.sentence.unit];
    if (question === null || unit === undefined || asked.has(question)) continue;
    const answer = answerFrom(passage.sentence, unit.sentences, material);
    if (answer === null) continue;
    asked.add(question);
    items.push({ question, answer: answer.text, grounding: answer.grounding, passage });
  }
  return items
    .sort((a, b) => b.passage.salience - a.passage.salience || a.passage.index - b.passage.index)
    .slice(0, ITEMS_MAX)
    .map(({ question, answer, grounding }) => ({ question, answer, grounding }));
}

/** Words of a goal that refer to an earlier sentence, or to the writer. */
const OPEN_GOAL =
  /(?<!\p{L})(?:it|them|this|that|these|those|they|their|its|so|do so|our|us|my|me)(?!\p{L})/iu;

function isGoal(goal: string): boolean {
  const count = goal.split(' ').length;
  return (
    count >= GOAL_WORDS.min && count <= GOAL_WORDS.max && !OPEN_GOAL.test(goal) && !/["“”()]/u.test(goal)
  );
}

/** Goals of readers of a text, and orders that lead to another text: "To learn more, see …" explains nothing. */
const READS = /^(?:learn|read|find|know|see|understand|discover|view|explore|continue|get started)\b/u;
const LEADS_AWAY =
  /^(?:see|visit|check|read|refer|contact|call|click|tap|go|take a look|look|follow|consult|join)\b/u;
const WAY =
  /^To (\p{Ll}+ [^,;:.]+), (?:(?:first|simply|just) )?(?:(you) (?:can|must|should|need|have|may|will) |[^,;.]{3,60} can (be) \p{Ll}+|(?=(\p{Ll}+) \S))/u;

/** "To enable X, run …": an order, a "you" or a "can be" after the goal says how. */
function goalQuestion(text: string): string | null {
  const found = WAY.exec(text);
  const [whole, goal = '', you, be, order] = found ?? [''];
  if (found === null || !isGoal(goal) || READS.test(goal)) return null;
  if (order !== undefined && LEADS_AWAY.test(text.slice(whole.length))) return null;
  const tokens = tagEnglish(text);
  if (!isOrder(tokens[1])) return null;
  const saysHow =
    you !== undefined || be !== undefined || isOrder(tokens.find(({ start }) => start >= whole.length));
  return saysHow ? `How do you ${goal}?` : null;
}

/** After "to" and a comma the tagger takes many orders ("use", "call") for nouns, and "clean" for an adjective. */
function isOrder(token: TaggedToken | undefined): boolean {
  return token !== undefined && (token.tag === 'VERB' || isInstruction(token.text));
}

/** A thing put into a kind of things; "the only", "the largest" puts it on a list. */
const DEFINES = /^(is|are) (?:an? |one of the \p{L}+ )/u;

type Form = readonly [RegExp, (subject: string, found: RegExpExecArray) => string];

/** The words after the subject and the question that they answer, with a singular or plural verb as in the sentence. */
const FORMS: readonly Form[] = [
  [
    /^(was|were) ((?:first )?(?:founded|established|released|launched|built|created|introduced|published|invented|discovered|completed|opened|developed)) (?:in|on) (?:\p{Lu}\p{Ll}+ |the |early |late )?[\p{L}\s,]{0,12}\d{2,4}/u,
    (subject, [, was = 'was', done = '']) => `When ${was} ${subject} ${done}?`,
  ],
  [
    /^(?:was|were) (?:originally )?(founded|invented|discovered|designed|developed|created|written) by \p{Lu}/u,
    (subject, [, done = '']) => `Who ${PAST[done] ?? done} ${subject}?`,
  ],
  [
    /^(is|are) (?:\p{L}+ly |often |also )?used (?:to|for|as|in|by|when)\b/u,
    (subject, [, is = 'is']) => `What ${is} ${subject} used for?`,
  ],
  [/^(is|are) (?:\p{L}+ly |often )?caused by /u, (subject) => `What causes ${subject}?`],
  [/^(works?) (?:by|when|through|like) /u, (subject, [, verb = '']) => `How ${doOf(verb)} ${subject} work?`],
  [/^(consists?) of /u, (subject, [, verb = '']) => `What ${doOf(verb)} ${subject} consist of?`],
  [/^(includes?) /u, (subject, [, verb = '']) => `What ${doOf(verb)} ${subject} include?`],
  [
    /^(occurs?|happens?) (?:when|if|because|during|after) /u,
    (subject, [, verb = '']) => `When ${doOf(verb)} ${subject} ${verb.replace(/s$/u, '')}?`,
  ],
  [
    /^(costs?) (?:about |around |between |from |up to |only )?[$€£\d]/u,
    (subject, [, verb = '']) => `How much ${doOf(verb)} ${subject} cost?`,
  ],
  [
    /^(takes?|lasts?) (?:about |around |between |up to |only |at least )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|several)/u,
    (subject, [, verb = '']) => `How long ${doOf(verb)} ${subject} ${verb.replace(/s$/u, '')}?`,
  ],
  [
    /^(allows|enables|lets|helps|protects|prevents|provides|combines|stores|converts|measures) /u,
    (subject) => `What does ${subject} do?`,
  ],
  [DEFINES, (subject, [, is = 'is']) => `What ${is} ${subject}?`],
];
const PAST: Readonly<Record<string, string>> = { written: 'wrote' };

function doOf(verb: string): string {
  return verb.endsWith('s') ? 'does' : 'do';
}

function subjectQuestion(text: string, material: PageMaterial): string | null {
  const form = FORMS.some(([pattern]) => new RegExp(`\\s${pattern.source.slice(1)}`, 'u').test(text));
  if (!form) return null;
  const tokens = tagEnglish(text);
  const verb = tokens.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX');
  const start = tokens[verb]?.start ?? 0;
  const own = tokens.slice(0, verb);
  const subject = text.slice(0, start).trim();
  if (verb < 1 || !isSubject(own, subject, material)) return null;
  const rest = text.slice(start);
  for (const [pattern, question] of FORMS) {
    const found = pattern.exec(rest);
    if (found !== null && pattern === DEFINES && !definesThing(subject, rest.slice(3), material)) continue;
    if (found !== null) return question(insideQuestion(subject, own), found);
  }
  return null;
}

/** True when the predicate names a kind of thing, and the subject is no person. */
function definesThing(subject: string, predicate: string, { signals }: PageMaterial): boolean {
  const isPerson = signals.entities.all.some(({ type, name }) => type === 'person' && subject.includes(name));
  const isName = /(?<!^)\p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+$/u.test(subject);
  return (
    !isPerson &&
    !/\bif\b/u.test(predicate) &&
    isKind(predicate.trim(), 'en') &&
    !(isName && isAgent(predicate.trim()))
  );
}

/** A noun phrase that names something the page is about; nothing before it, no clause in it. */
function isSubject(
  tokens: readonly TaggedToken[],
  subject: string,
  { signals, titleStems }: PageMaterial,
): boolean {
  if (tokens.length > SUBJECT_WORDS_MAX || !/^(?:NOUN|PROPN)$/u.test(tokens.at(-1)?.tag ?? '')) return false;
  if (!tokens.every(({ tag, text }) => /^(?:DET|ADJ|NOUN|PROPN|NUM)$/u.test(tag) || /^(?:of|-)$/u.test(text)))
    return false;
  if (
    /^(?:Examples?|Some|Most|Many|All|Each|Every|Any|No|Several|Other|Another|Both|Using|Having)\b/u.test(
      subject,
    ) ||
    OPEN_GOAL.test(subject)
  )
    return false;
  const stems = new Set(tokens.map(({ text }) => stemOf(text.toLowerCase(), 'en')));
  const isNamed = signals.entities.all
    .slice(0, 30)
    .some(({ key, salience }) => salience >= 0.2 && key.split(' ').every((stem) => stems.has(stem)));
  return isNamed || [...titleStems].some((stem) => stems.has(stem));
}

/** An article or a common noun loses the capital that the sentence gave it. */
function insideQuestion(subject: string, tokens: readonly TaggedToken[]): string {
  const first = tokens[0];
  const isArticle = /^(?:A|An|The)$/u.test(first?.text ?? '');
  // In a phrase whose other words are small the capital is the sentence's.
  const isCommon = tokens.length > 1 && /^\p{Lu}\p{Ll}+ [^\p{Lu}]*$/u.test(subject);
  const isPlainNoun = tokens.length === 1 && first?.tag === 'NOUN' && /^\p{Lu}\p{Ll}+$/u.test(subject);
  return isArticle || isCommon || isPlainNoun ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
}
