import type { VNode } from 'preact';
import { CATEGORY_WEIGHTS, ratingLine, rubric } from '../../../core/checks/rubric.ts';
import { RUBRIC_VERSION } from '../../../core/score/engine.ts';
import type { CategoryId } from '../../../core/schema/vocabulary.ts';
import { generatedPages } from '../docs-site/contents.ts';
import { layout } from '../docs-site/layout.tsx';

const categories: readonly (readonly [id: CategoryId, name: string, question: string])[] = [
  [
    'intent_alignment',
    'Intent alignment',
    'Does the page answer people’s questions where readers look for answers?',
  ],
  [
    'structure_quality',
    'Structure quality',
    'Can the page be read without scripts, cut into passages, and quoted?',
  ],
  ['entity_coverage', 'Entity coverage', 'Does the page name, define and explain its subject?'],
];

/** The checks with weight, reason and evidence, from the rubric. */
export function checksPage(): string {
  return layout({
    ...generatedPages.checks,
    main: (
      <>
        <h1>Checks</h1>
        <p class="lead">
          The score estimates how ready a page is to be found, understood and quoted by an assistant, for
          given queries. It does not predict citations: no public study supports such a prediction.
        </p>
        <h2 id="formula">How the score is computed</h2>
        <p>
          A category is 100 × Σ points / Σ max_points over the checks that apply, rounded to 0.1. The quality
          of the page is the weighted mean of the categories; the overall score is{' '}
          <code>min(access.cap, quality × integrity.multiplier)</code>. A check that does not apply is{' '}
          <code>not_applicable</code> and is excluded from the mean. Rubric version{' '}
          <code>{RUBRIC_VERSION}</code>.
        </p>
        <p>Evidence is graded: A a specification, B a controlled experiment, C a correlation, D judgement.</p>
        {categories.map(([id, name, question]) => categorySection(id, name, question))}
      </>
    ),
  });
}

function categorySection(id: CategoryId, name: string, question: string): VNode {
  const lines = rubric.filter(({ check }) => check.category === id);
  return (
    <section>
      <h2 id={id}>{name}</h2>
      <p>
        {question} {Math.round(CATEGORY_WEIGHTS[id] * 100)} % of the page’s quality.
      </p>
      {lines.map(({ check, maxPoints }) => (
        <>
          <h3 id={check.id}>{check.title}</h3>
          <p class="access">
            <code>{check.id}</code> · {maxPoints} points · evidence {check.source.class}
          </p>
          <p>{check.why}</p>
          <p class="soft">{check.source.claim}</p>
        </>
      ))}
      {ratingSection(id)}
    </section>
  );
}

function ratingSection(id: CategoryId): VNode {
  const { check, maxPoints } = ratingLine(id);
  return (
    <>
      <h3 id={check.id}>{check.title}</h3>
      <p class="access">
        <code>{check.id}</code> · only where a language model judges: {maxPoints} of the category’s 100 points
        · evidence {check.source.class}
      </p>
      <p>{check.why}</p>
      <p class="soft">{check.source.claim}</p>
    </>
  );
}
