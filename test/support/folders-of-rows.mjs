/** Measures every row in turn and prints, as JSON, the folders that it read and how many lines of the table it gave. */
import { foldersRead } from '../../lab/eval/data.mjs';
import { rows } from '../../lab/eval/rows.mjs';

const peers = { textsOf: () => Promise.resolve(null), scoresOf: () => Promise.resolve(null) };
const found = {};
for (const [name, row] of Object.entries(rows)) {
  foldersRead.clear();
  const { lines } = await row.measure({ peers });
  found[name] = {
    folders: [...foldersRead].sort(),
    lines: lines.filter(({ result }) => result.n > 0).length,
  };
}
console.log(JSON.stringify(found));
