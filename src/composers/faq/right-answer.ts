import { askedKindOf } from '../../analysis/reading/answers/answer-kind.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import type { AnswerKind } from '../../schema/vocabulary.ts';
import { isTurnedHeading, opensWithVerdict } from '../quoting/scope.ts';
import { fitsQuestion } from './fits-question.ts';
import type { JudgedPassage } from './answer-finder.ts';
import { probabilityOf } from '../../analysis/models/linear-model.ts';
import { FAQ_ANSWER } from '../../analysis/models/weights/faq-answer.ts';

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
    if (isRight(question, judged, signals)) best = { ...judged, probability };
  }
  return best;
}

function isRight(
  question: AskedQuestion,
  { passage, features }: JudgedPassage,
  signals: AnswerSignals,
): boolean {
  const { language } = signals.page;
  const kind = askedKindOf(question.text, language);
  const isOwn = features.belowQuestion === 1;
  if (opensWithVerdict(passage.text, language) && (kind !== 'yes_no' || !isOwn)) return false;
  if (kind !== null && VALUES.has(kind) && (features.kindMissing ?? 0) > 0) return false;
  return (
    fitsQuestion(question.text, passage.text, language) &&
    holdsWhereItStands(question, passage.units[0], signals) &&
    namesWhatIsAsked(question, passage.text, isOwn, signals)
  );
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

/** False for an answer that names another thing and none that is asked about. */
function namesWhatIsAsked(
  question: AskedQuestion,
  text: string,
  isOwn: boolean,
  signals: AnswerSignals,
): boolean {
  const { page, subject } = signals;
  const stems = stemsIn(text, page.language);
  if ([...question.stems].some((stem) => stems.has(stem))) return true;
  const known = new Set([...question.stems, ...(subject?.stems ?? [])]);
  const isOther = (key: string): boolean =>
    key.split(' ').every((stem) => stems.has(stem)) && !key.split(' ').some((stem) => known.has(stem));
  return isOwn && !namesOn(signals).some(isOther);
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
