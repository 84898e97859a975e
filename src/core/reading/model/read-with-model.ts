/**
 * Puts a model's reading before the rules' own; `ModelReading` says what goes before what. Each function takes the rules'
 * part and returns it unchanged where the page confirms nothing of what the model says.
 */
import type { PageDocument } from '../../document/page-document.ts';
import { VERDICT_CONFIDENCE } from './verdict-confidence-weights.ts';
import { VERDICT_CREDIT } from '../answers/verdict.ts';
import { askedKindOf } from '../answers/answer-kind.ts';
import type { Answer, QueryAnswers } from '../answers/answers.ts';
import type { QueryIntent } from '../intent/intent.ts';
import { toQuery, type Query } from '../queries/query.ts';
import { contentStems } from '../../signals/terms.ts';
import { wordsOf } from '../../text/words.ts';
import type { AnsweredVerdict, SubjectType } from '../../schema/vocabulary.ts';
import type { Subject } from '../subject/subject.ts';
import { modelQueryOf, type ModelReading, type ModelVerdict } from './model-reading.ts';
import type { PageBefore } from './proposed-reading.ts';

export function subjectWith(
  reading: ModelReading | null,
  language: string,
  rules: { readonly subject: () => Subject | null; readonly typeOf: (name: string) => SubjectType },
): Subject | null {
  const named = reading?.subject ?? null;
  if (named === null) return rules.subject();
  const { name, type } = named;
  const stems = contentStems(wordsOf(name, language));
  return { name, type: type ?? rules.typeOf(name), readFrom: 'model', stems, confidence: 1 };
}

/** Inferred queries only: the caller's own are never replaced. */
export function queriesWith(
  reading: ModelReading | null,
  language: string,
  rules: () => readonly Query[],
): readonly Query[] {
  if (reading === null || reading.queries.length === 0) return rules();
  return reading.queries.map(({ text }, index) =>
    toQuery(text, 'inferred', askedKindOf(text, language), language, index === 0),
  );
}

export function intentsWith(
  reading: ModelReading | null,
  queries: readonly Query[],
  rules: readonly QueryIntent[] | null,
): readonly QueryIntent[] | null {
  if (reading === null) return rules;
  const read = queries.map((query) => ({ query, intent: modelQueryOf(reading, query.text)?.intent ?? null }));
  if (rules !== null) {
    return rules.map(({ query, intent }, index) => ({ query, intent: read[index]?.intent ?? intent }));
  }
  // A language without cue words has intents only where the model gives each.
  const known = read.flatMap(({ query, intent }) => (intent === null ? [] : [{ query, intent }]));
  return known.length === queries.length ? known : null;
}

const RANK: Readonly<Record<AnsweredVerdict, number>> = { no: 0, partial: 1, full: 2 };
const ANSWERS_MAX = 3;

/**
 * `ruled`: the rules' verdicts on the page that the model read; null on that page itself. The model has not seen a changed
 * page, so there the rules' verdict counts where it became better than both.
 */
export function answersWith(
  reading: ModelReading | null,
  rules: readonly QueryAnswers[],
  { text }: Pick<PageDocument, 'text'>,
  ruled: ReadonlyMap<string, AnsweredVerdict> | null,
): readonly QueryAnswers[] {
  if (reading === null) return rules;
  return rules.map((own) => {
    const verdict = modelQueryOf(reading, own.query.text)?.verdict ?? null;
    if (verdict === null) return own;
    if (verdict.answered === 'unproven') return notAbovePartial(own);
    if (verdict.answered === 'no' && !reading.sawAnswers && own.answered !== 'no') return own;
    const before = ruled?.get(own.query.text);
    const hasRisen = before !== undefined && RANK[own.answered] > RANK[before];
    if (hasRisen && RANK[own.answered] > RANK[verdict.answered]) return own;
    return judged(own, verdict, text);
  });
}

/** Rules and a model that quotes something else agree at most that the page comes near. */
function notAbovePartial(own: QueryAnswers): QueryAnswers {
  if (own.answered !== 'full') return own;
  const { partial } = VERDICT_CREDIT;
  return { ...own, answered: 'partial', probability: partial, credit: partial, place: 1 };
}

function judged(
  own: QueryAnswers,
  verdict: Exclude<ModelVerdict, { readonly answered: 'unproven' }>,
  text: string,
): QueryAnswers {
  const { query } = own;
  const { answered } = verdict;
  const said = {
    query,
    answered,
    probability: VERDICT_CREDIT[answered],
    confidence: VERDICT_CONFIDENCE[answered][own.answered],
    isModels: true,
  } as const;
  if (verdict.answered === 'no') return { ...said, answers: [] };
  const { span } = verdict;
  if (span.start === null) {
    const answers = own.answers.slice(0, ANSWERS_MAX - 1);
    return { ...said, answers, inHead: span.text };
  }
  const { form, start, end } = span;
  const quoted: Answer = { form, text: text.slice(start, end), start, end, confidence: 1 };
  const others = own.answers.filter((answer) => answer.end <= start || answer.start >= end);
  const answers = [quoted, ...others].slice(0, ANSWERS_MAX);
  return { ...said, answers };
}

/** What is known of a page that is about to be changed. */
export function pageBefore({
  ruledAnswers,
  reading,
}: {
  readonly ruledAnswers: readonly QueryAnswers[];
  readonly reading: ModelReading | null;
}): PageBefore {
  return {
    ruled: new Map(ruledAnswers.map(({ query, answered }) => [query.text, answered])),
    judgement: reading?.judgement ?? null,
  };
}
