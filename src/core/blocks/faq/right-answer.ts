import { askedKindOf } from '../../reading/answers/answer-kind.ts';
import { contentStems } from '../../signals/terms.ts';
import { wordsOf } from '../../text/words.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { AnswerKind } from '../../schema/vocabulary.ts';
import { isTurnedHeading, knowsScopes, opensWithVerdict } from '../quoting/scope.ts';
import { saysWhatItIs } from './defining-sentence.ts';
import { fitsQuestion } from './fits-question.ts';
import type { JudgedPassage } from './answer-finder.ts';
import type { Passage } from './passage.ts';
import type { PassageFeatures } from './passage-features.ts';
import { probabilityOf } from '../../models/linear-model.ts';
import { FAQ_ANSWER } from './faq-answer-weights.ts';

/** Signals that show whose facts a passage states. */
export type AnswerSignals = Pick<Signals, 'page' | 'prose' | 'subject' | 'entities' | 'titleText'>;

/** A question with the block that asks it on the page; null when the page does not ask it itself. */
export interface AskedQuestion {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly heading: number | null;
}

/** From here an editor sets the passage below the question more often than not. */
const PROBABILITY_MIN = 0.4;
/** Kinds whose value must be in the answer. */
const VALUES: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'price',
  'number',
  'date',
  'person',
  'place',
  'steps',
  'list',
]);
/** An answer says more than its question: 4 of the 20 words that the feature counts. */
const NEW_WORDS_MIN = 0.2;
/** Share of the question’s words in the answer: right below the question, and elsewhere. */
const WORDS_SHARE_MIN = { below: 0.05, elsewhere: 0.2 } as const;
/** An answer without a yes or no says it by repeating the question. */
const VERDICT_WORDS_SHARE_MIN = 0.6;
const ENDING_CHARS = 60;
/** Kinds that are certain only with a figure. */
const FIGURES: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['price', 'number', 'date']);
const ENTITIES_READ = 40;
const HEADINGS_READ = 4;

/** The surest of the passages that answer the question; null when none does. */
export function surestAnswer(
  question: AskedQuestion,
  passages: readonly JudgedPassage[],
  signals: AnswerSignals,
): (JudgedPassage & { readonly probability: number }) | null {
  let best: (JudgedPassage & { readonly probability: number }) | null = null;
  for (const judged of passages) {
    const probability = probabilityOf(FAQ_ANSWER, judged.features);
    if (probability < (best?.probability ?? PROBABILITY_MIN)) continue;
    if (isRightAnswer(question, judged, signals)) best = { ...judged, probability };
  }
  return best;
}

/** True where the passage gives the kind of answer that is asked for, about the thing asked about. */
export function isRightAnswer(
  question: AskedQuestion,
  judged: JudgedPassage,
  signals: AnswerSignals,
): boolean {
  const { passage, features } = judged;
  const { language } = signals.page;
  const isOwn = features.belowQuestion === 1;
  return (
    givesTheKind(question, judged, language) &&
    fitsQuestion(question.text, passage.text, language) &&
    holdsWhereItStands(question, passage.units[0], signals) &&
    namesWhatIsAsked(question, passage, isOwn, signals)
  );
}

/**
 * True for a passage that speaks of the thing asked about, where what it says holds. A draft needs that too: an editor who
 * trusts the page reads over a price that is another thing's.
 */
export function isAboutAsked(
  question: AskedQuestion,
  { passage, features }: JudgedPassage,
  signals: AnswerSignals,
): boolean {
  const { language } = signals.page;
  const isOwn = features.belowQuestion === 1;
  const isVerdict = opensWithVerdict(passage.text, language);
  if (isVerdict && !(isOwn && askedKindOf(question.text, language) === 'yes_no')) return false;
  return (
    (!knowsScopes(language) || holdsWhereItStands(question, passage.units[0], signals)) &&
    namesWhatIsAsked(question, passage, isOwn, signals)
  );
}

/** True for an answer of the kind that is asked for; "No." is one only right below its own question. */
function givesTheKind(question: AskedQuestion, judged: JudgedPassage, language: string): boolean {
  const { text } = judged.passage;
  const { belowQuestion, kindMissing, newWords = 0, words = 0 } = judged.features;
  const kind = askedKindOf(question.text, language);
  const isVerdict = opensWithVerdict(text, language);
  if (!isVerdict && sharesTooLittle(judged.features)) return false;
  if (kind === 'yes_no') return isVerdict ? belowQuestion === 1 : words >= VERDICT_WORDS_SHARE_MIN;
  if (isVerdict) return false;
  if (kind === 'definition') return saysWhatItIs(text, language);
  if (kind === 'comparison') return namesBothSides(question, text, language);
  if (kind !== null && FIGURES.has(kind) && judged.features.figure !== 1) return false;
  if (kind !== null && VALUES.has(kind)) return kindMissing !== 1;
  return newWords >= NEW_WORDS_MIN && !endsWithWhatIsAsked(question, text, language);
}

function sharesTooLittle({ belowQuestion, words = 0 }: PassageFeatures): boolean {
  return words < (belowQuestion === 1 ? WORDS_SHARE_MIN.below : WORDS_SHARE_MIN.elsewhere);
}

/** True for a comparison with all words of its question but the one for the comparison. */
function namesBothSides(question: AskedQuestion, text: string, language: string): boolean {
  const found = stemsIn(text, language);
  const missing = [...question.stems].filter((stem) => !found.has(stem)).length;
  return missing <= 1 && !endsWithWhatIsAsked(question, text, language);
}

/** "There are several differences." announces what is asked for and does not give it. */
function endsWithWhatIsAsked({ stems }: AskedQuestion, text: string, language: string): boolean {
  const last = wordsOf(text.slice(-ENDING_CHARS), language).at(-1);
  return last !== undefined && stems.has(last.stem);
}

/** False below a heading that denies, compares or dates what stands there, or that names another thing than the question. */
function holdsWhereItStands(question: AskedQuestion, unit: number, signals: AnswerSignals): boolean {
  const { page, prose, subject } = signals;
  const names = namesOn(signals);
  const known = new Set([
    ...question.stems,
    ...(subject?.stems ?? []),
    ...stemsIn(signals.titleText, page.language),
  ]);
  let level = 7;
  let read = 0;
  for (let at = unit - 1; at >= 0 && level > 1 && read < HEADINGS_READ; at--) {
    const block = prose.units[at]?.block;
    if (block?.kind !== 'heading' || block.level >= level) continue;
    level = block.level;
    read++;
    if (at === question.heading) continue;
    if (isTurnedHeading(block.text, page.language)) return false;
    const stems = stemsIn(block.text, page.language);
    const isNamed = (key: string): boolean => key.split(' ').every((stem) => stems.has(stem));
    if (names.some((key) => isNamed(key) && !key.split(' ').some((stem) => known.has(stem)))) return false;
  }
  return true;
}

/**
 * True where the sentence that answers names the thing asked about, or follows one that does: what an "it" further down
 * stands for is uncertain. Right below its own question the first sentence needs no name, but none of another thing.
 */
function namesWhatIsAsked(
  question: AskedQuestion,
  { form, grounding }: Passage,
  isOwn: boolean,
  signals: AnswerSignals,
): boolean {
  const { language } = signals.page;
  const parts = grounding.map(({ text }) => stemsIn(text, language));
  const { naming, telling } = splitStems(question, signals);
  const names = (part: ReadonlySet<string> | undefined): boolean =>
    part !== undefined && [...naming].some((stem) => part.has(stem));
  const key = form === 'sentences' ? tellingPart(parts, telling) : 0;
  if (names(parts[key]) || (key > 0 && names(parts[key - 1]))) return true;
  return isOwn && key <= 1 && !namesAnother(question, parts.slice(0, key + 1), signals);
}

/** The stems of a question that name things, and those that say what is asked about them. */
function splitStems(
  { stems }: AskedQuestion,
  signals: AnswerSignals,
): { readonly naming: ReadonlySet<string>; readonly telling: ReadonlySet<string> } {
  const { subject, titleText, page } = signals;
  const known = new Set([...(subject?.stems ?? []), ...stemsIn(titleText, page.language)]);
  for (const key of namesOn(signals)) for (const stem of key.split(' ')) known.add(stem);
  const naming = new Set([...stems].filter((stem) => known.has(stem)));
  return naming.size === 0 || naming.size === stems.size
    ? { naming: stems, telling: stems }
    : { naming, telling: new Set([...stems].filter((stem) => !known.has(stem))) };
}

/** The first part with most of what is asked. */
function tellingPart(parts: readonly ReadonlySet<string>[], telling: ReadonlySet<string>): number {
  const counts = parts.map((part) => [...telling].filter((stem) => part.has(stem)).length);
  return counts.indexOf(Math.max(...counts));
}

function namesAnother(
  question: AskedQuestion,
  parts: readonly ReadonlySet<string>[],
  signals: AnswerSignals,
): boolean {
  const known = new Set([...question.stems, ...(signals.subject?.stems ?? [])]);
  return namesOn(signals).some((key) => {
    const stems = key.split(' ');
    return (
      !stems.some((stem) => known.has(stem)) && parts.some((part) => stems.every((stem) => part.has(stem)))
    );
  });
}

function namesOn({ entities }: AnswerSignals): readonly string[] {
  return entities.all
    .slice(0, ENTITIES_READ)
    .filter(({ isName, type }) => isName && type !== 'place')
    .map(({ key }) => key);
}

function stemsIn(text: string, language: string): ReadonlySet<string> {
  return contentStems(wordsOf(text, language));
}
