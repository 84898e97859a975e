/** Reads the evaluation data: a folder of labelled third-party pages and texts outside the project. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNamed, namesIn, readFileIn, recordsIn, RefusedFile, unpacked } from './data-file.mjs';
import { dataSetOf } from './data-sets.mjs';

/** `EVAL_DATA`, else `../shared/data` beside the repository. */
export const dataFolder = resolve(
  process.env.EVAL_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url)),
);

/** True for the small pages of the project, all of which may be looked at. */
export const isOwnData = dataFolder.endsWith('own-data');

/** The folders that were read; a test compares them with the list of data sets. */
export const foldersRead = new Set();

/** Thrown by a row whose data are missing; the run continues with the other rows. */
export class MissingData extends Error {}

/** Bytes of a file of a data set, unpacked when it is a .gz. Links and paths are refused. */
export function readBytes(folder, file) {
  assertListed(folder);
  const bytes = readFileIn(dataFolder, folder, file);
  if (bytes === null) throw new MissingData(`${folder}/${file} is missing`);
  return unpacked(bytes, file);
}

/**
 * The objects of the JSON Lines file of a folder whose name begins with `name`, packed or not: parts of a data set
 * differ in the middle of their names (`rewrites.dev.jsonl.gz`).
 */
export function readLines(folder, name) {
  assertListed(folder);
  const file = namesIn(dataFolder, folder).find((each) => isNamed(each, name));
  const bytes = file === undefined ? null : readFileIn(dataFolder, folder, file);
  if (bytes === null) throw new MissingData(`${folder}/${name}*.jsonl is missing`);
  return recordsIn(bytes, file);
}

/** Labels name folders too. */
function assertListed(folder) {
  if (dataSetOf(folder) === undefined)
    throw new RefusedFile(`${JSON.stringify(folder)} is the folder of no data set`);
  foldersRead.add(folder);
}

/** Second-level registries, such as co.uk and gov.au, which lengthen the registrable domain. */
const secondLevelRegistry = /^(?:ac|co|com|edu|gob|gov|govt|go|ne|net|or|org|nhs|mil)$/;

/** The registrable domain of a URL, near enough to keep the pages of one site together. */
export function siteOf(url) {
  const labels = new URL(url).hostname.toLowerCase().split('.');
  const isDeep = labels.length > 2 && labels.at(-1).length === 2 && secondLevelRegistry.test(labels.at(-2));
  return labels.slice(isDeep ? -3 : -2).join('.');
}

/** Splits sites into two halves by a hash of their domain: one for developing rules, the other for reporting. */
export function halfOf(url) {
  return createHash('sha256').update(siteOf(url)).digest()[0] % 2 === 0 ? 'tuning' : 'held out';
}
