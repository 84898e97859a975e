/**
 * Reads files below a folder that other people filled: by plain names only, no links, bounded. Labels name pages, so a
 * name such as `../../.ssh/id_ed25519` can come from a data set.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Twenty times the largest file of the data behind docs/evaluation.md. */
export const fileBytesMax = 64 * 2 ** 20;
export const unpackedBytesMax = 256 * 2 ** 20;

/** A file or name that is not read: a link, a path, too large, malformed. */
export class RefusedFile extends Error {}

/** A name without a path, so that it stays in its folder. */
export const isPlainName = (name) =>
  typeof name === 'string' && /^[^/\\\0]{1,255}$/.test(name) && name !== '.' && name !== '..';

/**
 * @param {string} root chosen by the user, may itself be a link
 * @param {readonly string[]} names folders, then the file
 * @returns {Buffer | null} null where there is no such file
 */
export function readFileIn(root, ...names) {
  const path = pathIn(root, names, (stat) => stat.isFile());
  if (path === null) return null;
  // The file may have become a link since it was looked at.
  const handle = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const { size } = fstatSync(handle);
    if (size > fileBytesMax)
      throw new RefusedFile(`${names.join('/')} has ${size} bytes, more than ${fileBytesMax}`);
    return readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** @returns {string[]} names in a folder, sorted; none where there is no such folder */
export function namesIn(root, ...names) {
  const path = pathIn(root, names, (stat) => stat.isDirectory());
  return path === null ? [] : readdirSync(path).sort();
}

/** @returns {string | null} null where something of the path does not exist */
export function pathIn(root, names, isWanted) {
  let path = root;
  for (const [index, name] of names.entries()) {
    if (!isPlainName(name))
      throw new RefusedFile(`${JSON.stringify(name)} is not the name of a file in its folder`);
    path = join(path, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return null;
    if (stat.isSymbolicLink()) throw new RefusedFile(`${names.slice(0, index + 1).join('/')} is a link`);
    const isLast = index === names.length - 1;
    if (isLast ? !isWanted(stat) : !stat.isDirectory())
      throw new RefusedFile(`${names.slice(0, index + 1).join('/')} is of another type than expected`);
  }
  return path;
}

/** Bytes as a program reads them: unpacked when the name ends with .gz. */
export function unpacked(bytes, name) {
  if (!name.endsWith('.gz')) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: unpackedBytesMax });
  } catch (error) {
    throw new RefusedFile(`${name} cannot be unpacked: ${error.message}`, { cause: error });
  }
}

/** @returns {object[]} the objects of JSON Lines; empty lines are left out */
export function recordsIn(bytes, name) {
  return unpacked(bytes, name)
    .toString('utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [recordIn(line, `${name}, line ${index + 1}`)]));
}

function recordIn(line, place) {
  let record;
  try {
    record = JSON.parse(line);
  } catch (error) {
    throw new RefusedFile(`${place}: ${error.message}`, { cause: error });
  }
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    throw new RefusedFile(`${place} is not an object`);
  return record;
}

/** True for names of JSON Lines files that begin with `name`. */
export const isNamed = (file, name) => file.startsWith(name) && /\.jsonl(?:\.gz)?$/.test(file);
