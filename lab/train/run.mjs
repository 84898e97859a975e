/**
 * Fits the models of `src/core/models/weights/` on the labelled pages of the part `tune`:
 *
 *     npm run train                    all, in the order in which they build on one another
 *     npm run train -- subject-rank    the named ones
 *
 * Each model is a file in `lab/train/models/` with `name`, `order` and `fit(pages)`, which returns what `write-model.mjs`
 * takes. A later model reads the output of the earlier ones, so the code is built again after each.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('./models/', import.meta.url);
const here = fileURLToPath(new URL('../..', import.meta.url));

const models = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map(async (file) => ({ file, ...(await import(new URL(file, folder))) })),
);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => models.every((model) => model.name !== name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Models: ${models.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const chosen = models.filter(({ name }) => asked.length === 0 || asked.includes(name));
chosen.sort((one, other) => one.order - other.order);
for (const { file } of chosen) {
  run(process.execPath, ['lab/train/fit-one.mjs', file]);
  run('npm', ['run', '--silent', 'build']);
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
