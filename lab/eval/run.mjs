/**
 * Measures the quality of the analysis beside baselines: `npm run eval [-- --row NAME] [--details] [--no-peer]
 * [--write]`, or `-- --model RECORDINGS [--answered] [--part tune]` for the rows on readings with a recorded language model. Prints one
 * table and judges nothing. The data are third-party pages and labels outside the project: `EVAL_DATA` names their folder.
 * The same data and engine give the same table to the byte. Ends with 2 when data of a wanted row are missing or refused:
 * the other rows are measured.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingFiles } from './check-data.mjs';
import { dataFolder, MissingData } from './data.mjs';
import { RefusedFile } from './data-file.mjs';
import { missingMessage } from './data-messages.mjs';
import { writeDocument } from './document.mjs';
import { compareReaders } from './model/compare-readers.mjs';
import { openPeers } from './peers.mjs';
import { rows } from './rows.mjs';
import { resultTable } from './table.mjs';

/** Exit code when data of a wanted row are missing or refused. */
const missingDataCode = 2;

const { values: flags } = parseArgs({
  options: {
    row: { type: 'string' },
    write: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    'no-peer': { type: 'boolean', default: false },
    model: { type: 'string' },
    answered: { type: 'boolean', default: false },
    part: { type: 'string', multiple: true, default: ['tune', 'read', 'report'] },
  },
});

function wrongUse() {
  if (flags.row !== undefined && !Object.hasOwn(rows, flags.row))
    return `There is no row ${flags.row}; there are ${Object.keys(rows).join(', ')}.`;
  if (flags.write && (flags.row !== undefined || flags['no-peer']))
    return '--write takes the whole table: leave --row and --no-peer out.';
  if (flags.model !== undefined && !existsSync(flags.model))
    return `There are no recordings: ${flags.model} is missing.`;
  return undefined;
}

async function main() {
  const problem = wrongUse();
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  const wanted = wantedRows();
  const missing = missingFiles(
    dataFolder,
    wanted.map(([name]) => name),
  );
  if (missing.length > 0) process.exitCode = missingDataCode;
  if (wanted.every(([name]) => missing.some(({ file }) => file.rows.includes(name)))) {
    console.log(
      `**NOTHING IS MEASURED: the evaluation data are missing.**\n\n${missingMessage(missing, dataFolder)}`,
    );
    return;
  }
  const begun = performance.now();
  if (flags.model !== undefined) {
    console.log(compareReaders(flags.model, { isAnsweredOnly: flags.answered, parts: flags.part }));
    console.error(`\n${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return;
  }
  const peers = openPeers(!flags['no-peer']);
  try {
    const measured = await Promise.all(wanted.map(([name, row]) => measureRow(name, row, peers)));
    print(measured);
    if (missing.length > 0) console.log(`\n${missingMessage(missing, dataFolder)}`);
    if (flags.write && process.exitCode === missingDataCode)
      console.error('docs/evaluation.md is not written: it takes the figures of all rows.');
    else if (flags.write)
      await writeDocument(wanted.map(([, row], index) => ({ about: row.about, ...measured[index] })));
  } finally {
    peers.close();
  }
  console.error(`\n${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

/** Recordings are compared on the readings alone. */
function wantedRows() {
  const only = flags.model === undefined ? flags.row : 'readings';
  return Object.entries(rows).filter(([name]) => only === undefined || name === only);
}

/** Missing and refused data skip only their own row. */
async function measureRow(name, row, peers) {
  try {
    const { lines, details } = await row.measure({ peers });
    // Skips a kind without pages.
    return { lines: lines.filter(({ result }) => result.n > 0), details };
  } catch (error) {
    if (!(error instanceof MissingData || error instanceof RefusedFile)) throw error;
    process.exitCode = missingDataCode;
    console.log(`**The row ${name} is not measured: ${error.message}.**\n`);
    return { lines: [] };
  }
}

function print(measured) {
  console.log(resultTable(measured.flatMap(({ lines }) => lines)));
  if (!flags.details) return;
  for (const { details } of measured) if (details !== undefined) console.log(`\n${details()}`);
}

await main();
