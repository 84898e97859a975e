/** Lists the files below a folder that somebody fetched: regular files alone, bounded. */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RefusedFile } from './data-file.mjs';

/** A clone of a benchmark with its pages has about 6,000. */
export const entriesMax = 50_000;
const depthMax = 8;

/**
 * @typedef {{ names: readonly string[] }} FoundFile the path below the folder, in parts
 *
 * @param {string} root chosen by the user, may itself be a link
 * @returns {{ files: FoundFile[], links: string[] }} sorted; links are not followed
 */
export function foundFiles(root, most = entriesMax) {
  const files = [];
  const links = [];
  let entries = 0;
  const visit = (names) => {
    for (const name of readdirSync(join(root, ...names)).sort()) {
      entries += 1;
      if (entries > most) throw new RefusedFile(`${root} has more than ${most} entries`);
      const path = [...names, name];
      const stat = lstatSync(join(root, ...path));
      if (stat.isSymbolicLink()) links.push(path.join('/'));
      else if (stat.isFile()) files.push({ names: path });
      else if (stat.isDirectory() && path.length < depthMax && name !== '.git') visit(path);
    }
  };
  visit([]);
  return { files, links };
}
