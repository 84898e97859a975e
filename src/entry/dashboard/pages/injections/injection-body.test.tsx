import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { draftInjectionExample } from '../../../../core/schema/examples/injection.ts';
import { noReview } from '../../../../features/injections/review/draft-review.ts';
import { madeParts } from './injection-body.tsx';

const shown = (briefs: typeof draftInjectionExample.briefs): string =>
  render(
    madeParts({ record: { ...draftInjectionExample, briefs }, changes: null, facts: [], review: noReview }),
  );

it('an injection shows what only the author can supply, escaped', () => {
  const [brief] = draftInjectionExample.briefs;
  if (brief === undefined) throw new Error('The example has no brief.');
  const html = shown([{ ...brief, question: 'What does <b>it</b> cost?' }]);
  expect(html).toContain('Ask the author');
  expect(html).toContain('What does &lt;b>it&lt;/b> cost?');
  expect(html).toContain(brief.facts_needed[0]);
});

it('an injection without briefs asks nothing', () => {
  expect(shown([])).not.toContain('Ask the author');
});
