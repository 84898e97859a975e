import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CrawlerVerdict } from '../../../src/core/schema/access.ts';
import {
  openAnalysisPool,
  type AnalysisPool,
  type PoolTask,
} from '../../../src/service/processes/analysis-pool.ts';
import { fileOf, hostileRobots, longestPath } from '../../support/hostile-robots.ts';
import { articleHtml } from '../../support/sites/articles.ts';
import { silentLog } from '../../support/temp-database.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

const limits = { workerConcurrency: 1, analysisTimeoutMs: outcomeTimeoutMs, analysisHeapMbMax: 512 };

describe('a page with a hostile robots.txt', () => {
  let pool: AnalysisPool;
  beforeAll(() => {
    pool = openAnalysisPool(limits, silentLog);
  });
  afterAll(() => pool.close());

  const url = `https://site.example${longestPath}`;
  const taskWith = (robots: string): PoolTask => ({
    html: new TextEncoder().encode(articleHtml),
    isText: true,
    robots: new TextEncoder().encode(robots),
    options: { url, asOf: '2026-01-01' },
  });
  const verdictsOf = async (robots: string): Promise<readonly CrawlerVerdict[]> => {
    const outcome = await pool.analyze(taskWith(robots));
    if (outcome.status === 'failed') throw new Error(outcome.error.message);
    return (JSON.parse(outcome.resultJson) as { access: { crawlers: CrawlerVerdict[] } }).access.crawlers;
  };

  it.each(Object.keys(hostileRobots))('is analysed, and no crawler counts as blocked: %s', async (name) => {
    const verdicts = await verdictsOf(hostileRobots[name] ?? '');
    expect(verdicts.length).toBeGreaterThan(0);
    expect(verdicts.every(({ allowed }) => allowed)).toBe(true);
  });

  it('obeys a file of the largest size that asks for ordinary work', async () => {
    const verdicts = await verdictsOf(`${fileOf('disallow:/private/reports/of/the/year')}disallow:/a\n`);
    expect(verdicts.every(({ allowed }) => !allowed)).toBe(true);
  });

  it('gets its verdicts while it is summarized, for the batch that saves them', async () => {
    const outcome = await pool.summarize({
      html: new TextEncoder().encode(articleHtml),
      robots: new TextEncoder().encode('User-agent: GPTBot\nDisallow: /'),
      page: { url, contentType: null },
    });
    if (outcome.status === 'failed') throw new Error(outcome.error.message);
    expect(outcome.crawlers?.filter(({ allowed }) => !allowed).map(({ name }) => name)).toEqual(['GPTBot']);
  });
});
