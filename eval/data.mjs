/** Reads the evaluation data: a folder of labelled third-party pages and texts outside the project. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** `EVAL_DATA`, else `../shared/data` beside the repository. */
export const dataFolder = resolve(
  process.env.EVAL_DATA ?? fileURLToPath(new URL('../../shared/data', import.meta.url)),
);

/** Thrown by a row whose data are missing; the run continues with the other rows. */
export class MissingData extends Error {}

/** Bytes of a file, unpacked when it is a .gz. */
export function readBytes(...path) {
  const file = join(dataFolder, ...path);
  if (!existsSync(file)) throw new MissingData(`${path.join('/')} is missing`);
  const bytes = readFileSync(file);
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/**
 * The objects of the JSON Lines file of a folder whose name begins with `name`, packed or not: parts of a data set
 * differ in the middle of their names (`rewrites.dev.jsonl.gz`).
 */
export function readLines(folder, name) {
  const files = existsSync(join(dataFolder, folder)) ? readdirSync(join(dataFolder, folder)).sort() : [];
  const file = files.find((each) => each.startsWith(name) && /\.jsonl(?:\.gz)?$/.test(each));
  if (file === undefined) throw new MissingData(`${folder}/${name}*.jsonl is missing`);
  const lines = readBytes(folder, file).toString('utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
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
