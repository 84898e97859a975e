/**
 * Writes the lists of names of the package compromise into `src/core/reading/entities/listed-names/`. The package
 * itself takes 0.3 s and 40 MB to load, for 46 kB of names. Run it after an update of the package, then `prettier`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../src/core/reading/entities/listed-names/', import.meta.url));
const lineChars = 110;

/** The file of each list, the name that it exports, and the tags of its entries in the package. */
const lists = [
  ['first-names', 'FIRST_NAMES', 'Given names.', ['FirstName', 'MaleName', 'FemaleName']],
  ['surnames', 'SURNAMES', 'Surnames.', ['LastName']],
  [
    'places',
    'PLACES',
    'Cities, regions, countries and words for places.',
    ['City', 'Country', 'Region', 'Place'],
  ],
  ['organizations', 'ORGANIZATIONS', 'Organizations and sports teams.', ['Organization', 'SportsTeam']],
];

/** Names by tag of the package; a name may have several tags. */
function readNames() {
  const { one } = require('compromise/two').model();
  return Object.entries(one.lexicon).map(([name, tags]) => ({ name, tags: [tags].flat() }));
}

function wrapped(names) {
  const lines = [''];
  for (const name of names) {
    const entry = `${name}|`;
    if (lines.at(-1).length + entry.length > lineChars) lines.push('');
    lines.push(lines.pop() + entry);
  }
  return lines.join('\n').replace(/\|$/, '');
}

const { version } = require('compromise/two');
const known = readNames();
mkdirSync(folder, { recursive: true });
for (const [file, name, description, tags] of lists) {
  const names = known
    .filter((entry) => entry.tags.some((tag) => tags.includes(tag)))
    .map((entry) => entry.name);
  const odd = names.find((entry) => /[|`$\\\n]/.test(entry));
  if (odd !== undefined) throw new Error(`“${odd}” cannot be written in a list.`);
  writeFileSync(
    `${folder}${file}.ts`,
    `// Written by scripts/write-listed-names.js from compromise ${version} (MIT License, © 2019 Spencer Kelly).\n` +
      `/** ${description} Lower-case, separated by bars. */\n` +
      `export const ${name} = \`\n${wrapped(names.sort())}\`;\n`,
  );
}
