/**
 * The labelled pages as the product reads them with a recorded language model: what the page does not bear out of the
 * model's answer is read by the rules.
 */
import { createSignals } from '../../../dist/core/page-signals/page-signals.js';
import { analyzed, givenQueries, probedQueries } from '../readings/labelled-readings.mjs';
import { asOf, readingQuestionOf } from './reading-questions.mjs';
import { readRecording } from './recordings.mjs';
import { proposedIn } from './standing-items.mjs';

const reader = 'lab/eval/recorded';

/**
 * @typedef {object} RecordedReading the answer to one question about a page
 * @property {import('./recordings.mjs').RecordedQuestion} question
 * @property {import('./recordings.mjs').Recording | null} recording null: no answer is recorded
 * @property {object | null} stands the `ModelReading`; null when nothing can be read from the answer
 * @property {object} result of the product
 * @property {object[]} probed the results of the labelled queries and the probes
 */

/**
 * A page with the answer to its labelled queries and probes (`given`), and with the answer for which the model chose the
 * queries (`inferred`). Where only the first is recorded, `inferred` is its answer without the queries.
 *
 * @param {import('../readings/labelled-readings.mjs').Reading} page
 * @param {string} folder the recordings
 * @returns {{ inferred: RecordedReading, given: RecordedReading, hasInferred: boolean }}
 */
export function readWithRecordings(page, folder) {
  const given = readingOf(page, folder, probedQueries(page), givenQueries(page), page.given);
  const inferred = readingOf(page, folder, [], [], page.inferred);
  if (inferred.recording !== null || given.recording === null) return { inferred, given, hasInferred: true };
  const text = JSON.stringify({ ...proposedIn(given.recording.text), queries: [] });
  const { result } = analyzed(page, [], {
    kind: 'written',
    reader,
    text,
    isCut: given.isCut,
    hasAnswers: given.hasAnswers,
  });
  return { inferred: { ...inferred, result }, given, hasInferred: false };
}

/** True when one of the questions about the page has an answer. */
export function hasRecording(page, folder) {
  return [[], probedQueries(page)].some((queries) => {
    const asked = readingQuestionOf(page, queries);
    return asked !== null && readRecording(folder, asked.hash) !== null;
  });
}

/** `asked`: the queries of the question; `scored`: those that count in the score. */
function readingOf(page, folder, asked, scored, ruled) {
  const question = readingQuestionOf(page, asked);
  const recording = question === null ? null : readRecording(folder, question.hash);
  if (recording === null)
    return { question: question?.question ?? null, recording, stands: null, result: ruled, probed: [] };
  const reading = {
    kind: 'written',
    reader,
    text: recording.text,
    isCut: question.isCut,
    hasAnswers: question.hasAnswers,
  };
  return {
    question: question.question,
    recording,
    isCut: question.isCut,
    hasAnswers: question.hasAnswers,
    stands: createSignals(page.html, { url: page.url, asOf, queries: asked, reading }).reading,
    result: analyzed(page, scored, reading).result,
    probed: asked.length === 0 ? [] : analyzed(page, asked, reading).result.queries,
  };
}
