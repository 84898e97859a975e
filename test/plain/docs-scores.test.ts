import { expect, it } from 'vitest';
import { analyze } from '../../src/improve/index.ts';
import { isMarkdownPage, type MarkdownPage, sitePages } from '../../src/http/docs-site/contents.ts';
import { documentationPage } from '../../src/http/docs-site/documentation-page.tsx';
import { summaryOf } from '../../src/http/docs-site/read-source.ts';
import type { AnalysisResult } from '../../src/schema/analysis-result.ts';

/** Advice that was weighed and not followed, with the reason. */
const declined: Readonly<Record<string, readonly string[]>> = {
  // The pages have a complete example and a check that it worked, in code blocks, and lead elsewhere for the rest.
  depth: ['/docs/guides/nextjs', '/docs/guides/astro', '/docs/guides/wordpress'],
  // One list item a measure.
  'heading-outline': ['/docs/evaluation'],
};

function analysisOf(page: MarkdownPage): AnalysisResult {
  const outcome = analyze(documentationPage(page), {
    url: `https://citeworthy.example${page.path}`,
    queries: [page.question],
    asOf: '2026-11-23',
    gains: false,
  });
  if (outcome.status !== 'completed') throw new Error(`${page.path}: ${outcome.error.message}`);
  return outcome.result;
}

it.each(sitePages.filter(isMarkdownPage))(
  'the product finds $path about its title, with an answer to "$question" and nothing to fix',
  (page) => {
    const { page: facts, score_band: band, queries, actions, overall_score: score } = analysisOf(page);
    expect(summaryOf(page).title.toLowerCase()).toContain(facts.subject?.name.toLowerCase());
    expect(queries[0]?.answered).toBe('full');
    expect(band, String(score)).not.toBe('poor');
    const open = actions.filter(({ check }) => declined[check]?.includes(page.path) !== true);
    expect(open.map(({ text }) => text)).toEqual([]);
  },
);
