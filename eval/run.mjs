/**
 * Measures the quality of the analysis beside baselines: `npm run eval [-- --row NAME] [--details] [--no-peer]
 * [--write]`, or `-- --model RECORDINGS [--answered]` for the rows on readings with a recorded language model. Prints one table and judges nothing. The data are third-party pages and labels outside the project:
 * `EVAL_DATA` names their folder. The same data and engine give the same table to the byte.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dataFolder, MissingData } from './data.mjs';
import { writeDocument } from './document.mjs';
import { compareReaders } from './model/compare-readers.mjs';
import { openPeers } from './peers.mjs';
import * as blocks from './rows/blocks.mjs';
import * as cited from './rows/cited.mjs';
import * as entities from './rows/entities.mjs';
import * as injections from './rows/injections.mjs';
import * as keyphrases from './rows/keyphrases.mjs';
import * as language from './rows/language.mjs';
import * as mainText from './rows/main-text.mjs';
import * as pages from './rows/pages.mjs';
import * as readings from './rows/readings.mjs';
import * as rewrites from './rows/rewrites.mjs';
import * as robots from './rows/robots.mjs';
import * as titles from './rows/titles.mjs';
import { resultTable } from './table.mjs';

/** In the order of the table. The first three wait for peers in other threads while the rest are measured. */
const rows = {
  'main-text': mainText,
  pages,
  rewrites,
  cited,
  keyphrases,
  entities,
  robots,
  language,
  titles,
  injections,
  blocks,
  readings,
};

const { values: flags } = parseArgs({
  options: {
    row: { type: 'string' },
    write: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    'no-peer': { type: 'boolean', default: false },
    model: { type: 'string' },
    answered: { type: 'boolean', default: false },
  },
});

async function main() {
  if (flags.row !== undefined && !(flags.row in rows)) {
    console.error(`There is no row ${flags.row}; there are ${Object.keys(rows).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  if (flags.write && (flags.row !== undefined || flags['no-peer'])) {
    console.error('--write takes the whole table: leave --row and --no-peer out.');
    process.exitCode = 1;
    return;
  }
  if (!existsSync(dataFolder)) {
    console.log('**NOTHING IS MEASURED: the evaluation data are missing.**');
    console.log(`Name their folder in EVAL_DATA. Looked in ${dataFolder}.`);
    return;
  }
  if (flags.model !== undefined && !existsSync(flags.model)) {
    console.error(`There are no recordings: ${flags.model} is missing.`);
    process.exitCode = 1;
    return;
  }
  const begun = performance.now();
  if (flags.model !== undefined) {
    console.log(compareReaders(flags.model, { isAnsweredOnly: flags.answered }));
    console.error(`\n${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return;
  }
  const peers = openPeers(!flags['no-peer']);
  try {
    const wanted = Object.entries(rows).filter(([name]) => flags.row === undefined || name === flags.row);
    const measured = await Promise.all(wanted.map(([name, row]) => measureRow(name, row, peers)));
    print(measured);
    if (flags.write)
      await writeDocument(wanted.map(([, row], index) => ({ about: row.about, ...measured[index] })));
  } finally {
    peers.close();
  }
  console.error(`\n${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

/** Missing data skip only their own row. */
async function measureRow(name, row, peers) {
  try {
    const { lines, details } = await row.measure({ peers });
    // Skips a kind without pages.
    return { lines: lines.filter(({ result }) => result.n > 0), details };
  } catch (error) {
    if (!(error instanceof MissingData)) throw error;
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
