/**
 * Copies the evaluation data that somebody fetched into the folders that the rows read. Recognises a file by its name, and
 * by its folder or the fields of its records; overwrites nothing, follows no link.
 */
import { lstatSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hasHash, shortened } from './check-data.mjs';
import { isNamed, isPlainName, pathIn, readFileIn, recordsIn, RefusedFile } from './data-file.mjs';
import { dataSetOf, dataSets, shownName } from './data-sets.mjs';
import { foundFiles } from './found-files.mjs';
import { recordProblems } from './record-problems.mjs';
import { wcxbManifest, wcxbPage } from './wcxb.mjs';

/** More than the data behind docs/evaluation.md by far; bounds what a wrong folder can fill. */
const copiedBytesMax = 2 * 2 ** 30;
/** Each is read whole. */
const candidatesMax = 20;

/**
 * @param {string} from what was fetched, in any folders
 * @param {string} to the folder for `EVAL_DATA`
 * @returns {{ copied: number, alreadyThere: number, problems: string[], notRecognised: string[] }}
 */
export function layOut(from, to) {
  assertApart(from, to);
  const { files, links } = foundFiles(from);
  const copy = copier(from, to);
  const byName = new Map();
  for (const { names } of files) byName.set(names.at(-1), [...(byName.get(names.at(-1)) ?? []), names]);
  const problems = links.map((link) => `${link} is a link and is left out`);
  for (const set of dataSets) {
    for (const file of set.files) problems.push(...shortened(layOutFile(from, byName, set, file, copy)));
    const travelling = files.filter(
      ({ names }) => set.companions.includes(names.at(-1)) && names.at(-2) === set.folder,
    );
    for (const { names } of travelling) problems.push(...copy(names, set.folder));
  }
  problems.push(...shortened(layOutWcxb(from, files, copy)));
  const notRecognised = files.map(({ names }) => names.join('/')).filter((path) => !copy.taken.has(path));
  return { copied: copy.counts.copied, alreadyThere: copy.counts.alreadyThere, problems, notRecognised };
}

/** The files of a clone that are not copied are known all the same. */
function layOutWcxb(from, files, copy) {
  const made = wcxbManifest(from, files);
  if (made === null) return [];
  const { clone, records, problems } = made;
  for (const { names } of files)
    if (clone.every((name, index) => names[index] === name)) copy.taken.add(names.join('/'));
  const [{ fields }] = dataSetOf('main-text').files;
  const complete = records.filter((record) => recordProblems([record], fields).length === 0);
  const wrong = records
    .filter((record) => !complete.includes(record))
    .map(({ file }) => `WCXB ${file}: its record lacks a field`);
  if (complete.length === 0) return [...problems, ...wrong];
  const lines = complete.map((record) => `${JSON.stringify(record)}\n`).join('');
  return [
    ...problems,
    ...wrong,
    ...copy.put('main-text', 'manifest.jsonl', Buffer.from(lines)),
    ...complete.flatMap((record) => copy(wcxbPage(clone, record), 'main-text')),
  ];
}

/** One inside the other would recognise its own copies. */
function assertApart(from, to) {
  if (lstatSync(to, { throwIfNoEntry: false }) === undefined) mkdirSync(to, { recursive: true });
  const [source, target] = [from, to].map((path) => `${realpathSync(path)}${sep}`);
  if (source.startsWith(target) || target.startsWith(source))
    throw new RefusedFile('--from and --layout name folders of which one contains the other');
}

function layOutFile(from, byName, set, file, copy) {
  const { found, problem } = recognised(from, byName, set, file);
  if (found === undefined) return problem === undefined ? [] : [problem];
  const { names, records } = found;
  const problems = copy(names, set.folder);
  if (file.isManifest !== true) return problems;
  return [...problems, ...records.flatMap((record) => copyPage(from, byName, set, names, record, copy))];
}

/** The one file that is meant: in a folder of the set's name, else the one whose records have its fields. */
function recognised(from, byName, set, file) {
  const named = [...byName.keys()]
    .filter((name) => isNamed(name, file.name))
    .flatMap((name) => byName.get(name));
  const inFolder = named.filter((names) => names.at(-2) === set.folder);
  const elsewhere = named.filter((names) => dataSetOf(names.at(-2)) === undefined);
  const candidates = (inFolder.length > 0 ? inFolder : elsewhere).slice(0, candidatesMax);
  const read = candidates.map((names) => readCandidate(from, names, file));
  const fitting = read.filter(({ problems }) => problems.length === 0);
  if (fitting.length === 1) return { found: fitting[0] };
  if (fitting.length > 1) {
    const paths = fitting.map(({ names }) => names.join('/')).join(', ');
    return { problem: `${shownName(set, file)} could be each of ${paths}: keep one` };
  }
  // Outside its folder, a file of the name may belong to another set.
  const [wrong] = inFolder.length > 0 ? read : [];
  if (wrong === undefined) return {};
  return { problem: `${wrong.names.join('/')} is not copied: ${wrong.problems.join('; ')}` };
}

function readCandidate(from, names, { fields }) {
  try {
    const records = recordsIn(readFileIn(from, ...names), names.join('/'));
    return { names, records, problems: recordProblems(records, fields) };
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return { names, records: [], problems: [error.message] };
  }
}

/** A page lies beside its manifest, else anywhere as the only file of its name. */
function copyPage(from, byName, { folder }, manifest, { file: page, sha256 }, copy) {
  if (!isPlainName(page)) return [`${JSON.stringify(page)} is not the name of a file in its folder`];
  const beside = [...manifest.slice(0, -1), page].join('/');
  const named = byName.get(page) ?? [];
  const found = named.find((names) => names.join('/') === beside) ?? named[0];
  if (found === undefined) return [`${folder}/${page} is not among the files`];
  if (named.length > 1 && found.join('/') !== beside)
    return [`${folder}/${page} could be each of ${named.length} files: keep one`];
  return copy(found, folder, sha256);
}

/** Copies single files, and counts them. */
function copier(from, to) {
  const counts = { copied: 0, alreadyThere: 0, bytes: 0 };
  const taken = new Set();
  const put = (folder, name, bytes) => {
    counts.bytes += bytes.length;
    if (counts.bytes > copiedBytesMax)
      throw new Error(`There are more than ${copiedBytesMax} bytes to copy.`);
    if (pathIn(to, [folder], (stat) => stat.isDirectory()) === null) mkdirSync(join(to, folder));
    const there = readFileIn(to, folder, name);
    if (there !== null && !there.equals(bytes))
      return [`${folder}/${name} is another file already and is kept`];
    if (there === null) writeFileSync(join(to, folder, name), bytes, { flag: 'wx' });
    counts[there === null ? 'copied' : 'alreadyThere'] += 1;
    return [];
  };
  const copy = (names, folder, sha256) => {
    const path = names.join('/');
    taken.add(path);
    const bytes = readFileIn(from, ...names);
    if (bytes === null) return [`${path} is missing`];
    if (!hasHash(bytes, sha256)) return [`${path} is not copied: it has another SHA-256 than its record`];
    return put(folder, names.at(-1), bytes);
  };
  return Object.assign(refusing(copy), { put: refusing(put), counts, taken });
}

/** A refused file is a problem of its own, and the others are copied. */
function refusing(write) {
  return (...file) => {
    try {
      return write(...file);
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      return [error.message];
    }
  };
}
