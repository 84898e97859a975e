/** Every row on readings for the rules and for a recorded model, side by side: `npm run eval -- --model RECORDINGS`. */
import { figure, table } from '../table.mjs';
import { missingLines, weaknessLines } from '../readings/advice-lines.mjs';
import { answerLines, verdictLines } from '../readings/answer-lines.mjs';
import { entityLines } from '../readings/entity-lines.mjs';
import { analyzed, probedQueries, readLabelledPages, readReadings } from '../readings/labelled-readings.mjs';
import { confidenceLines, probeLines } from '../readings/probe-lines.mjs';
import { readinessLines } from '../readings/readiness-lines.mjs';
import { pageTypeLines, subjectLines } from '../readings/subject-lines.mjs';
import { noiseTable } from './noise.mjs';
import { costTable } from './question-cost.mjs';
import { hasRecording, readWithRecordings } from './read-with-recordings.mjs';
import { standingTable } from './standing-items.mjs';

const readers = ['rules', 'model'];

/**
 * @param {string} folder the recordings
 * @param {{ isAnsweredOnly: boolean, parts: readonly import('../split.mjs').Part[] }} options only pages with an answer,
 *   and of which parts
 * @returns {string} Markdown
 */
export function compareReaders(folder, { isAnsweredOnly, parts }) {
  const labelled = readLabelledPages();
  const tune = labelled.filter(({ part }) => part === 'tune');
  const wanted = labelled.filter(
    (page) => parts.includes(page.part) && (!isAnsweredOnly || hasRecording(page, folder)),
  );
  const pages = readReadings(wanted).map((page) => ({
    ...page,
    peerScore: null,
    recorded: readWithRecordings(page, folder),
  }));
  const groups = parts.includes('tune') && parts.length > 1 ? sites : [[parts.join(' and '), () => true]];
  const rows = groups.flatMap(([name, isIn]) => rowsOf(name, pages.filter(isIn), tune));
  const judged = pages.map((page) => readBy(page, 'model'));
  const lacking = pages.filter(({ recorded }) => recorded.given.recording === null).length;
  return [
    `${pages.length} pages, ${lacking} without a recorded answer. *Model* is what the product returns: what the page does not bear out of the answer, the rules read.`,
    table(['measure', 'data', 'n', ...readers.flatMap((name) => [name, '95 %']), 'trivial'], rows),
    noiseTable(judged),
    standingTable(pages),
    costTable(pages),
  ].join('\n\n');
}

const sites = [
  ['sites not fitted on', ({ part }) => part !== 'tune'],
  ['sites fitted on', ({ part }) => part === 'tune'],
];

function rowsOf(data, pages, tune) {
  const measured = readers.map((reader) => {
    const read = pages.map((page) => readBy(page, reader));
    const chosen = read.filter(({ recorded }) => recorded.hasInferred);
    return [
      ...some(read, probeLines, confidenceLines),
      ...some(read, subjectLines, pageTypeLines, entityLines).map((line) =>
        isOfQueries(line) ? { ...line, isSkipped: chosen.length < read.length } : line,
      ),
      ...some(chosen, subjectLines).filter(isOfQueries),
      ...some(read, answerLines, verdictLines),
      ...some(read, (pages) => missingLines(pages, data, tune)),
      ...some(read, readinessLines, (pages) => weaknessLines(pages, data, tune)),
    ].filter(({ isSkipped }) => isSkipped !== true);
  });
  function some(pages, ...measures) {
    return pages.length === 0 ? [] : measures.flatMap((measure) => measure(pages, data));
  }
  const names = [...new Set(measured.flat().map(({ measure }) => measure))];
  return names.flatMap((name) => {
    // The baselines of a measure differ in their own figures only.
    const found = measured.map((lines) => lines.find(({ measure }) => measure === name));
    const some = found.find((line) => line !== undefined && line.result.n > 0);
    if (some === undefined) return [];
    const { result, unit = 'pages' } = some;
    const trivial = result.theirs === undefined ? '–' : figure(result.theirs.value);
    return [[name, data, `${result.n} ${unit}`, ...found.flatMap(cells), trivial]];
  });
}

/** Rows on the queries that the reader chose. */
function isOfQueries({ measure }) {
  return measure.includes('question') || measure.includes('queries');
}

function cells(line) {
  if (line === undefined || line.result.n === 0 || Number.isNaN(line.result.ours.value)) return ['–', '–'];
  const { value, low, high } = line.result.ours;
  return [figure(value), `${figure(low)} to ${figure(high)}`];
}

/** The page with the results of one reader. */
function readBy(page, reader) {
  const { inferred, given } = page.recorded;
  if (reader === 'model')
    return { ...page, inferred: inferred.result, given: given.result, probed: given.probed };
  const asked = probedQueries(page);
  return { ...page, probed: analyzed(page, asked).result.queries };
}
