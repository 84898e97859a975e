/**
 * Copies the verdicts of editors on drafts into `lab/train/draft-labels/`, without a word of any page:
 *
 *     node lab/train/import-draft-labels.mjs FOLDER [TARGET]
 *
 * `FOLDER` is that of `draft-packs.mjs` with the verdicts in `FOLDER/labels/*.jsonl`, one file for each editor. Ids, pages and
 * sites are hashed; of a draft only its type, composer, doubts and features are kept.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERDICTS = new Set(['publish', 'edit', 'no']);
const HASH_CHARS = 16;

const [folder, target = fileURLToPath(new URL('./draft-labels/', import.meta.url))] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node lab/train/import-draft-labels.mjs FOLDER [TARGET]');
  process.exit(2);
}
const sites = new Map(linesOf('drafts.jsonl').map(({ id, url }) => [id, new URL(url).hostname]));
const drafts = linesOf('features.jsonl').filter(({ composer, features }) => composer !== null && features);
const ids = new Set(drafts.map(({ id }) => id));
mkdirSync(target, { recursive: true });
write(
  'drafts.jsonl',
  drafts.map(({ id, type, composer, doubts, features }) => ({
    id: hashed(id),
    site: hashed(sites.get(id).replace(/^www\./u, '')),
    type,
    composer,
    doubts,
    features: Object.fromEntries(Object.entries(features).filter(([, value]) => value !== 0)),
  })),
);
for (const file of readdirSync(join(folder, 'labels')).filter((name) => name.endsWith('.jsonl'))) {
  const rows = linesOf(join('labels', file));
  const known = new Map(
    rows.filter(({ id, verdict }) => ids.has(id) && VERDICTS.has(verdict)).map((row) => [row.id, row]),
  );
  write(
    `judge-${file}`,
    [...known.values()].map(({ id, verdict }) => ({ id: hashed(id), verdict })),
  );
  console.log(
    `${file}: ${known.size} of ${drafts.length} drafts judged, ${rows.length - known.size} lines left out`,
  );
}

function linesOf(file) {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
}

function write(file, rows) {
  writeFileSync(join(target, file), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

function hashed(text) {
  return createHash('sha256').update(`draft:${text}`).digest('hex').slice(0, HASH_CHARS);
}
