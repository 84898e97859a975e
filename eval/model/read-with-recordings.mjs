/**
 * The labelled pages under three readers: the rules, a recorded model alone (what stands of its answers, and nothing for
 * what fails), and both, as the product reads: what fails of the model's answer is read by the rules.
 */
import { createSignals } from '../../dist/analysis/signals/signals.js';
import { analyzed, givenQueries } from '../readings/labelled-readings.mjs';
import { readingQuestionOf } from './reading-questions.mjs';
import { readRecording } from './recordings.mjs';
import { proposedIn } from './standing-items.mjs';

/** @typedef {'rules' | 'recorded' | 'both'} ReaderName */

const reader = 'eval/recorded';

/**
 * @typedef {object} RecordedReading the answer to one question about a page
 * @property {import('./recordings.mjs').RecordedQuestion} question
 * @property {import('./recordings.mjs').Recording | null} recording null: nobody answered
 * @property {object | null} stands the `ModelReading`; null when nothing can be read from the answer
 * @property {object} both the result of the product
 * @property {object} alone what the rows read of a result, from the model only
 */

/**
 * @param {import('../readings/labelled-readings.mjs').Reading} page
 * @param {string} folder the recordings
 * @returns {{ inferred: RecordedReading, given: RecordedReading }}
 */
export function readWithRecordings(page, folder) {
  const queries = givenQueries(page);
  const given = readingOf(page, folder, queries, page.given);
  return {
    inferred: readingOf(page, folder, [], page.inferred),
    given: { ...given, alone: { ...given.alone, ...scoresAlone(page, given, queries) } },
  };
}

/** True when one of the questions about the page has an answer. */
export function hasRecording(page, folder) {
  return [[], givenQueries(page)].some((queries) => {
    const asked = readingQuestionOf(page, queries);
    return asked !== null && readRecording(folder, asked.hash) !== null;
  });
}

function readingOf(page, folder, queries, ruled) {
  const asked = readingQuestionOf(page, queries);
  const recording = asked === null ? null : readRecording(folder, asked.hash);
  if (recording === null) {
    return {
      question: asked?.question ?? null,
      recording,
      stands: null,
      both: ruled,
      alone: aloneFrom(null, page, queries),
    };
  }
  const reading = { kind: 'written', reader, text: recording.text, isCut: asked.isCut };
  const { result } = analyzed(page, queries, reading);
  const stands = standingOf(page, queries, reading);
  return {
    question: asked.question,
    recording,
    stands,
    both: result,
    alone: aloneFrom(stands, page, queries),
  };
}

function standingOf({ html, url }, queries, reading) {
  return createSignals(html, { url, asOf: '2026-01-01', queries, reading }).reading;
}

/** The members of a result that the rows read. */
function aloneFrom(stands, { text }, queries) {
  const shown = (query) => {
    const verdict = stands?.queries.find((one) => one.text === query.trim())?.verdict ?? null;
    const span = verdict?.span;
    const answers = span === undefined ? [] : [{ text: text.slice(span.start, span.end) }];
    return { query, answered: verdict?.answered ?? null, answers, score: 0 };
  };
  return {
    page: { subject: { name: stands?.subject?.name ?? '' }, type: stands?.pageType ?? null },
    queries: (queries.length > 0 ? queries : (stands?.queries ?? []).map((query) => query.text)).map(shown),
    entities: stands?.entities ?? [],
    entity_gaps: (stands?.missing ?? []).map(({ name }) => ({ entity: name })),
  };
}

/** The score when a query without a standing verdict counts as not answered, instead of being judged by the rules. */
function scoresAlone(page, { stands, recording }, queries) {
  const { overall_score, category_scores, checks } = analyzed(page, queries, {
    kind: 'written',
    reader,
    text: JSON.stringify({ ...proposedIn(recording?.text ?? ''), queries: queries.map(verdictOf) }),
    isCut: false,
  }).result;
  return { overall_score, category_scores, checks };

  function verdictOf(query) {
    const verdict = stands?.queries.find(({ text }) => text === query.trim())?.verdict ?? null;
    const span = verdict?.span;
    const answer = span === undefined ? null : page.text.slice(span.start, span.end);
    return { query, answered: verdict?.answered ?? 'no', answer };
  }
}
