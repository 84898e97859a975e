/**
 * Lists, lays out and checks the data of the evaluation; downloads nothing. `npm run eval:data -- --list`, or
 * `-- --layout FOLDER [--from FETCHED]`; without `--from` it only checks FOLDER. `--document` writes
 * `docs/evaluation-data.md`. Ends with 0 when all is complete, 2 when something is missing or refused, 1 on wrong use.
 */
import { lstatSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkData } from './check-data.mjs';
import { writeDataDocument } from './data-document.mjs';
import { RefusedFile } from './data-file.mjs';
import { layOutMessage, listMessage, stateMessage } from './data-messages.mjs';
import { layOut } from './lay-out.mjs';

const usage = `Usage: npm run eval:data -- --list
       npm run eval:data -- --layout FOLDER [--from FETCHED]
       npm run eval:data -- --document`;

const options = {
  list: { type: 'boolean', default: false },
  layout: { type: 'string' },
  from: { type: 'string' },
  document: { type: 'boolean', default: false },
};

async function main() {
  const flags = readFlags();
  if (flags === undefined) return 1;
  if (flags.list) console.log(listMessage());
  if (flags.document) await writeDataDocument();
  return flags.layout === undefined ? 0 : layOutAndCheck(resolve(flags.layout), flags.from);
}

function readFlags() {
  try {
    const { values } = parseArgs({ options });
    const wanted = [values.list, values.document, values.layout !== undefined].filter(Boolean).length;
    if (wanted === 1 && (values.from === undefined || values.layout !== undefined)) return values;
  } catch (error) {
    console.error(error.message);
  }
  console.error(usage);
  return undefined;
}

function layOutAndCheck(folder, from) {
  const asked = from === undefined ? folder : resolve(from);
  if (!isFolder(asked)) {
    console.error(`${asked} is not a folder.`);
    return 1;
  }
  let problems = [];
  if (from !== undefined) {
    const outcome = layOut(asked, folder);
    console.log(`${layOutMessage(outcome)}\n`);
    problems = outcome.problems;
  }
  const states = checkData(folder);
  console.log(`${folder}\n${stateMessage(states)}`);
  return problems.length === 0 && states.every(({ state }) => state === 'complete') ? 0 : 2;
}

const isFolder = (path) =>
  lstatSync(path, { throwIfNoEntry: false }) !== undefined && statSync(path).isDirectory();

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof RefusedFile)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
