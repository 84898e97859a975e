/** What the evaluation says of data sets: those that are missing, the list, and the state of a folder. */
import { dataSets, shownName } from './data-sets.mjs';

const shownPaths = 20;
export const listCommand = '`npm run eval:data -- --list`';

/** @param {ReturnType<typeof import('./check-data.mjs').missingFiles>} missing */
export function missingMessage(missing, folder) {
  const sets = [...new Set(missing.map(({ set }) => set))];
  const lines = sets.flatMap((set) => [
    `- ${set.about}`,
    ...missing
      .filter((each) => each.set === set)
      .map(({ file }) => `  Missing: \`${shownName(set, file)}\`, for ${rowNames(file.rows)}.`),
    `  Purpose: ${set.purpose}`,
    `  Source: ${set.source}. Licence: ${set.licence}.`,
    `  How to get it: ${set.get}`,
  ]);
  return [
    `Missing data, looked for in ${folder} (\`EVAL_DATA\` names another folder):`,
    ...lines,
    `${listCommand} describes every data set, \`docs/evaluation-data.md\` the format of each, and \`npm run eval:data -- --layout FOLDER --from FETCHED\` lays out and checks what you have.`,
  ].join('\n');
}

const rowNames = (rows) =>
  rows.length === 0 ? 'no row' : `the ${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')}`;

/** The list of data sets for a terminal. */
export function listMessage() {
  return dataSets
    .map((set) =>
      [
        `${set.folder}/  ${set.about}`,
        `  purpose: ${set.purpose}`,
        `  source: ${set.source}`,
        `  licence: ${set.licence}`,
        `  how to get it: ${set.get}`,
        ...set.files.map(
          (file) =>
            `  ${shownName(set, file)}: ${file.count} records, each ${file.records}; read by ${rowNames(file.rows)}`,
        ),
        ...(set.pagesFor.length === 0 ? [] : [`  labels may name its pages: ${rowNames(set.pagesFor)}`]),
        ...(set.commands.length === 0 ? [] : [`  also read by: ${set.commands.join(', ')}`]),
      ].join('\n'),
    )
    .join('\n\n');
}

/** @param {ReturnType<typeof import('./lay-out.mjs').layOut>} outcome */
export function layOutMessage({ copied, alreadyThere, problems, notRecognised }) {
  const more = notRecognised.length - shownPaths;
  return [
    `${copied} files copied, ${alreadyThere} were there already.`,
    ...problems.map((problem) => `- ${problem}`),
    ...(notRecognised.length === 0
      ? []
      : [`Not recognised, and left where they are (${notRecognised.length}):`]),
    ...notRecognised.slice(0, shownPaths).map((path) => `- ${path}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ].join('\n');
}

/** @param {readonly import('./check-data.mjs').FileState[]} states */
export function stateMessage(states) {
  return states
    .flatMap(({ name, state, records, count, rows, problems }) => [
      `${state.padEnd(8)}  ${name}${state === 'missing' ? '' : `: ${countOf(records, count)}`} (${rowNames(rows)})`,
      ...problems.map((problem) => `          - ${problem}`),
    ])
    .join('\n');
}

const countOf = (records, count) =>
  `${records} records${records === count ? '' : `, ${count} in the data behind docs/evaluation.md`}`;
