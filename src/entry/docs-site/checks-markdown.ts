import { CATEGORY_WEIGHTS, ratingLine, rubric } from '../../core/checks/rubric.ts';
import { RUBRIC_VERSION } from '../../core/score/engine.ts';
import type { CategoryId } from '../../core/schema/vocabulary.ts';
import { generatedNote, table } from './markdown.ts';

const categories: readonly CategoryId[] = ['intent_alignment', 'structure_quality', 'entity_coverage'];

/** `docs/checks.md`: the rubric. */
export function checksMarkdown(): string {
  return [
    generatedNote,
    '',
    '# Checks',
    '',
    `Rubric version ${RUBRIC_VERSION}. A category is 100 × Σ points / Σ max_points over the checks that apply; the overall`,
    'score is `min(access.cap, quality × integrity.multiplier)`, where quality is the weighted mean of the categories.',
    'Weights are fitted to the judgement of careful readers ([calibration.md](calibration.md)).',
    'Evidence: A a specification, B a controlled experiment, C a correlation, D judgement.',
    '',
    ...categories.flatMap(categorySection),
  ].join('\n');
}

/** What leads a category where a language model judges. */
function ratingSentence(category: CategoryId): string {
  const { check, maxPoints } = ratingLine(category);
  return `Where a language model judges, \`${check.id}\` has ${String(maxPoints)} of the category's 100 points, and these checks share the rest in the same ratios ([calibration](calibration-reader.md)): ${check.why}`;
}

function categorySection(category: CategoryId): readonly string[] {
  const rows = rubric
    .filter(({ check }) => check.category === category)
    .map(({ check, maxPoints }) => [
      `\`${check.id}\``,
      String(maxPoints),
      check.title,
      check.why,
      `${check.source.class}: ${check.source.claim}`,
      check.weakness === null ? '–' : `\`${check.weakness}\``,
    ]);
  return [
    `## ${category}`,
    '',
    `${String(Math.round(CATEGORY_WEIGHTS[category] * 100))} % of the quality.`,
    '',
    table(['Check', 'Points', 'Criterion', 'Reason', 'Evidence', 'Weakness that it finds'], rows),
    '',
    ratingSentence(category),
    '',
  ];
}
