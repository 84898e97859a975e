import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { analyze } from '../../../src/core/improve/analyze-page.ts';
import { shellOf, type LawPage } from '../../support/pages/law-pages.ts';
import { buildPage } from '../../support/pages/build-page.ts';
import { adversarialMarkdown, families, MARGINS, shortfalls } from './families.ts';

const scored = new Map<string, AnalysisResult>();

function resultOf(html: string, { url, queries }: LawPage, isGiven: boolean): AnalysisResult {
  const key = `${String(isGiven)} ${html}`;
  const known = scored.get(key);
  if (known !== undefined) return known;
  const outcome = analyze(html, { url, asOf: '2026-11-21', queries: isGiven ? queries : [] });
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  scored.set(key, outcome.result);
  return outcome.result;
}

const cases = families.flatMap((family) =>
  family.pages.flatMap((page) =>
    [true, false].map((isGiven) => ({
      ...page,
      isGiven,
      title: `${family.name}, ${page.name}, queries ${isGiven ? 'given' : 'inferred'}`,
    })),
  ),
);
const honestPages = [...new Set(cases.map(({ honest }) => honest))];

it('the suite contains at least 40 gamed pages in five languages', () => {
  expect(cases.length / 2).toBeGreaterThanOrEqual(40);
  const languages = new Set(honestPages.map(({ description }) => description.lang ?? 'en'));
  expect([...languages].sort()).toEqual(['de', 'en', 'es', 'fr', 'ja']);
});

describe('a gamed page scores below the honest page that it imitates', () => {
  for (const { title, kind, honest, html, isGiven } of cases) {
    const margin = shortfalls[title] ?? MARGINS[kind];
    it(`${title}: by ${String(margin)} at least`, () => {
      const good = resultOf(buildPage(honest.description), honest, isGiven).overall_score;
      const gamed = resultOf(html, honest, isGiven).overall_score;
      expect(Math.round((good - gamed) * 10) / 10).toBeGreaterThanOrEqual(margin);
    });
  }
});

describe('an honest page has no flag, and a script-only page scores at most 10', () => {
  for (const page of honestPages) {
    it(page.description.title ?? page.url, () => {
      expect(resultOf(buildPage(page.description), page, true).integrity).toEqual({
        multiplier: 1,
        flags: [],
      });
      expect(resultOf(shellOf(page), page, true).overall_score).toBeLessThanOrEqual(10);
    });
  }
});

it('the published table of gamed pages matches the tests', async () => {
  const path = fileURLToPath(new URL('../../../docs/adversarial.md', import.meta.url));
  const options = await resolveConfig(path);
  const measured = adversarialMarkdown(({ honest, html }) => {
    const gamed = resultOf(html, honest, true);
    return {
      honest: resultOf(buildPage(honest.description), honest, true).overall_score,
      gamed: gamed.overall_score,
      signs: gamed.integrity.flags.map(({ code }) => code),
    };
  });
  await expect(await format(measured, { ...options, filepath: path })).toMatchFileSnapshot(path);
});
