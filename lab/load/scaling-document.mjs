/** Writes the measured tables between the marks of docs/scaling.md; the text around them is written by hand. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const begin = '<!-- Written by `node lab/load/scaling.mjs --write`: begin -->';
const end = '<!-- Written by `node lab/load/scaling.mjs --write`: end -->';

/** @param {string} tables */
export async function writeScalingTables(tables) {
  const path = fileURLToPath(new URL('../../docs/scaling.md', import.meta.url));
  const text = await readFile(path, 'utf8');
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error('docs/scaling.md lacks the marks around its tables.');
  const written = `${text.slice(0, before)}${begin}\n\n${tables}\n\n${text.slice(after)}`;
  await writeFile(path, await format(written, { ...(await resolveConfig(path)), filepath: path }));
}
