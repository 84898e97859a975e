/** Writes the fit of a judging reader: weights, bands and confidence into `src/`, and the figures into the documentation. */
import { table } from '../eval/table.mjs';

const note = '// Written by `npm run calibrate -- --model RECORDINGS`: change the fit, not the figures.';

/** @param {ReturnType<typeof import('./fit-reader.mjs').fitReader>} fitted */
export async function writeReader(fitted, write) {
  const { dataHash, examples, parts, bands, confidence } = fitted;
  const fit = { dataHash, examples };
  await write(
    'src/core/checks/reader-weights.ts',
    `${note}
import type { ReaderWeights } from './fitted-weights.ts';

/** What the rating and the rules count in each category where a language model judges. */
export const READER_WEIGHTS: ReaderWeights = ${JSON.stringify({ ...fit, parts })};`,
  );
  await write(
    'src/core/checks/reader-bands.ts',
    `${note}
import type { ScoreBands } from '../models/band-model.ts';

/** The scores at which the bands begin where a language model judges. */
export const READER_BANDS: ScoreBands = ${JSON.stringify({ from: bands.from })};`,
  );
  await write(
    'src/core/reading/model/verdict-confidence-weights.ts',
    `${note}
import type { VerdictConfidence } from './verdict-confidence.ts';

/** How often the verdict of a model is right, by its own and by that of the rules. */
export const VERDICT_CONFIDENCE: VerdictConfidence = ${JSON.stringify(confidence)};`,
  );
  await write('docs/calibration-reader.md', markdown(fitted));
}

function markdown({ dataHash, examples, categories, parts, bands, confidence, verdicts }) {
  return [
    '<!-- Written by `npm run calibrate -- --model RECORDINGS`. -->',
    '',
    '# Calibration of a judging model',
    '',
    `Fitted on ${examples} recorded answers about pages of *tune* (${dataHash}), by non-negative ridge regression within page types with nested cross-validation by site. *Agreement* is the correlation with the readers' label of the category within page types.`,
    '',
    table(
      ['category', 'answers', 'rating', 'rules', 'agreement out of fold', 'rating alone', 'by .8/.2'],
      categories.map(({ id, pages, outOfFold, alone, byPriors }) => [
        `\`${id}\``,
        String(pages),
        parts[id].rating.toFixed(3),
        parts[id].rules.toFixed(3),
        outOfFold.toFixed(3),
        alone[0].toFixed(3),
        byPriors.toFixed(3),
      ]),
    ),
    '',
    '## Bands',
    '',
    `\`score_band\` is \`poor\` below ${bands.from.fair}, \`fair\` from there, \`good\` from ${bands.from.good}, \`excellent\` from ${bands.from.excellent}: a quarter, half and three quarters of careful readers would gladly cite such pages.`,
    '',
    '## Confidence of verdicts',
    '',
    `The share of ${verdicts} verdicts that are right, by the model's verdict (rows) and the rules' (columns), smoothed.`,
    '',
    table(
      ['model', 'rules: full', 'rules: partial', 'rules: no'],
      Object.entries(confidence).map(([answered, by]) => [
        answered,
        ...['full', 'partial', 'no'].map((ruled) => by[ruled].toFixed(3)),
      ]),
    ),
    '',
  ].join('\n');
}
