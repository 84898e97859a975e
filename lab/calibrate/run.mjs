/**
 * Fits the weights of the checks to the judgement of careful readers, on the sites of the part `tune`, and writes them and
 * `docs/calibration.md`:
 *
 *     npm run calibrate
 *     npm run calibrate -- --model RECORDINGS     where a language model judges: `fit-reader.mjs`
 *
 * Nothing else moves a weight. Two runs on the same code and data give the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { CATEGORY_WEIGHTS, rubric } from '../../dist/core/checks/rubric.js';
import { openPeers } from '../eval/peers.mjs';
import { calibrationMarkdown } from './calibration-markdown.mjs';
import { fitCategory } from './category.mjs';
import { fitReader } from './fit-reader.mjs';
import { writeReader } from './write-reader.mjs';
import { readLabelledChecks } from './labelled-checks.mjs';

const { values: flags } = parseArgs({
  options: { model: { type: 'string', multiple: true }, 'no-peer': { type: 'boolean', default: false } },
});
/** Sums of a category's points, for people who read them. */
const pointsOfCategory = 100;

if (flags.model === undefined) await calibrateRules();
else await writeReader(fitReader(flags.model), write);

async function calibrateRules() {
  const { pages, dataHash } = readLabelledChecks();
  const categories = [
    fitCategory('intent_alignment', 'intent', pages),
    fitCategory('structure_quality', 'structure', pages),
    fitCategory('entity_coverage', 'entities', pages),
  ];
  const peers = openPeers(!flags['no-peer']);
  const peerScores = await peers.scoresOf(pages.map(({ html, url }) => ({ html, url })));
  peers.close();

  const checks = categories.flatMap((category) => category.checks);
  const points = Object.fromEntries(
    rubric.map(({ check: { id } }) => [
      id,
      Number((checks.find((check) => check.id === id).weight * pointsOfCategory).toFixed(1)),
    ]),
  );
  await write('src/core/checks/weights.ts', weightsSource({ dataHash, pages, points }));
  await write(
    'docs/calibration.md',
    calibrationMarkdown({ pages, categories, categoryWeights: CATEGORY_WEIGHTS, peerScores, dataHash }),
  );
}

function weightsSource({ dataHash, pages, points }) {
  return [
    '// Written by `npm run calibrate`: change the checks or the fit, not the figures.',
    `import type { FittedWeights } from './fitted-weights.ts';`,
    '',
    '/** Weights of the checks, fitted to the judgement of careful readers. */',
    `export const CHECK_WEIGHTS: FittedWeights = ${JSON.stringify({ dataHash, examples: pages.length, points })};`,
  ].join('\n');
}

async function write(path, text) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(path);
}
