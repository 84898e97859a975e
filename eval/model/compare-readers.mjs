/** Every row on readings for the rules, a recorded model, and both, side by side: `npm run eval -- --model RECORDINGS`. */
import { figure, table } from '../table.mjs';
import { missingLines, weaknessLines } from '../readings/advice-lines.mjs';
import { answerLines, verdictLines } from '../readings/answer-lines.mjs';
import { entityLines } from '../readings/entity-lines.mjs';
import { readLabelledPages, readReadings } from '../readings/labelled-readings.mjs';
import { readinessLines } from '../readings/readiness-lines.mjs';
import { pageTypeLines, subjectLines } from '../readings/subject-lines.mjs';
import { costTable } from './question-cost.mjs';
import { hasRecording, readWithRecordings } from './read-with-recordings.mjs';
import { standingTable } from './standing-items.mjs';

const readers = ['rules', 'recorded', 'both'];

/**
 * @param {string} folder the recordings
 * @param {{ isAnsweredOnly: boolean }} options only pages with an answer
 * @returns {string} Markdown
 */
export function compareReaders(folder, { isAnsweredOnly }) {
  const labelled = readLabelledPages();
  const tune = labelled.filter(({ part }) => part === 'tune');
  const wanted = isAnsweredOnly ? labelled.filter((page) => hasRecording(page, folder)) : labelled;
  const pages = readReadings(wanted).map((page) => ({
    ...page,
    peerScore: null,
    recorded: readWithRecordings(page, folder),
  }));
  const has = (kind) => (page) => page.recorded[kind].recording !== null;
  const groups = isAnsweredOnly ? [['pages with an answer', () => true]] : sites;
  const rows = groups.flatMap(([name, isIn]) => {
    const some = pages.filter(isIn);
    const taken = (kind) => (isAnsweredOnly ? some.filter(has(kind)) : some);
    return sideBySide(name, taken('inferred'), taken('given'), tune);
  });
  const without = (kind) =>
    `${pages.filter((page) => !has(kind)(page)).length} without an answer ${kindNames[kind]}`;
  return [
    `${pages.length} pages: ${without('inferred')}, ${without('given')}. *Recorded* is what stands of the answers alone, and nothing for what fails; its scores count a query without a standing verdict as not answered. *Both* is what the product returns: what fails, the rules read.`,
    table(['measure', 'data', 'n', ...readers.flatMap((name) => [name, '95 %'])], rows),
    standingTable(pages),
    costTable(pages),
  ].join('\n\n');
}

const kindNames = { inferred: 'without queries', given: 'with the labelled queries' };

const sites = [
  ['all sites', () => true],
  ['sites not fitted on', ({ part }) => part !== 'tune'],
  ['sites fitted on', ({ part }) => part === 'tune'],
];

function sideBySide(data, inferred, given, tune) {
  const measured = readers.map((reader) => {
    const [byInferred, byGiven] = [inferred, given].map((pages) => pages.map((page) => readBy(page, reader)));
    return [
      ...some(byInferred, subjectLines, pageTypeLines, entityLines),
      ...some(byGiven, answerLines, verdictLines),
      ...some(byInferred, (pages) => missingLines(pages, data, tune)),
      ...some(byGiven, readinessLines),
      ...some(byInferred, (pages) => weaknessLines(pages, data, tune)),
    ];
  });
  function some(pages, ...measures) {
    return pages.length === 0 ? [] : measures.flatMap((measure) => measure(pages, data));
  }
  const [rules] = measured;
  const names = [...new Set(rules.filter(({ result }) => result.n > 0).map(({ measure }) => measure))];
  return names.map((name) => {
    // The baselines of a measure differ in their own figures only.
    const found = measured.map((lines) => lines.find(({ measure }) => measure === name));
    const [{ result, unit = 'pages' }] = found;
    return [name, data, `${result.n} ${unit}`, ...found.flatMap(cells)];
  });
}

function cells(line) {
  if (line === undefined || line.result.n === 0 || Number.isNaN(line.result.ours.value)) return ['–', '–'];
  const { value, low, high } = line.result.ours;
  return [figure(value), `${figure(low)} to ${figure(high)}`];
}

/** The page with the results of one reader. */
function readBy(page, reader) {
  if (reader === 'rules') return page;
  const { inferred, given } = page.recorded;
  return reader === 'both'
    ? { ...page, inferred: inferred.both, given: given.both }
    : { ...page, inferred: inferred.alone, given: given.alone };
}
