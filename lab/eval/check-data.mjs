/** Checks a folder of evaluation data against the list of data sets: names, records, fields, pages and their hashes. */
import { createHash } from 'node:crypto';
import { isNamed, namesIn, readFileIn, recordsIn, RefusedFile } from './data-file.mjs';
import { dataSets, shownName } from './data-sets.mjs';
import { recordProblems } from './record-problems.mjs';

/** Further problems of one file are counted. */
const problemsShown = 5;

/**
 * @typedef {object} FileState
 * @property {string} name as people read it: `readings/readings*.jsonl`
 * @property {'complete' | 'missing' | 'faulty'} state
 * @property {number} records
 * @property {number} count of the data behind docs/evaluation.md
 * @property {readonly string[]} rows that need it
 * @property {readonly string[]} problems
 */

/** @returns {FileState[]} of every file that the list names */
export function checkData(root) {
  return dataSets.flatMap((set) => set.files.map((file) => stateOf(root, set, file)));
}

/** The files of the list that are not in the folder and that one of the rows needs; contents are not read. */
export function missingFiles(root, rows) {
  return dataSets.flatMap((set) =>
    set.files
      .filter((file) => file.rows.some((row) => rows.includes(row)) && isMissing(root, set, file))
      .map((file) => ({ set, file })),
  );
}

function isMissing(root, set, file) {
  try {
    return nameOf(root, set, file) === undefined;
  } catch (error) {
    // A folder that is a link is there; the row that reads it says why it is refused.
    if (!(error instanceof RefusedFile)) throw error;
    return false;
  }
}

function stateOf(root, set, file) {
  const state = { name: shownName(set, file), records: 0, count: file.count, rows: file.rows, problems: [] };
  try {
    const found = nameOf(root, set, file);
    if (found === undefined) return { ...state, state: 'missing' };
    const records = recordsIn(readFileIn(root, set.folder, found), found);
    const wrong = recordProblems(records, file.fields);
    const problems = wrong.length > 0 ? wrong : pageProblems(root, set, file, records);
    return {
      ...state,
      records: records.length,
      state: problems.length === 0 ? 'complete' : 'faulty',
      problems: shortened(problems),
    };
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return { ...state, state: 'faulty', problems: [error.message] };
  }
}

const nameOf = (root, { folder }, { name }) => namesIn(root, folder).find((each) => isNamed(each, name));

/** Pages of a manifest, and pages of other folders that labels name. */
function pageProblems(root, set, file, records) {
  const namesFolder = file.fields.some(({ path }) => path === 'data');
  if (file.isManifest !== true && !namesFolder) return [];
  return records.flatMap(({ data = set.folder, file: page, sha256 }) => {
    try {
      const bytes = readFileIn(root, data, page);
      if (bytes === null) return [`${data}/${page} is missing`];
      return hasHash(bytes, sha256) ? [] : [`${data}/${page} has another SHA-256 than its record`];
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      return [error.message];
    }
  });
}

/** @param {unknown} sha256 undefined: the record states none */
export function hasHash(bytes, sha256) {
  return sha256 === undefined || createHash('sha256').update(bytes).digest('hex') === sha256;
}

export function shortened(problems) {
  const more = problems.length - problemsShown;
  return more <= 0 ? problems : [...problems.slice(0, problemsShown), `and ${more} more`];
}
