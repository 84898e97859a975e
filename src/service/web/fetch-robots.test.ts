import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSites, type Sites } from '../../../test/support/sites/sites.ts';
import type { CrawlerVerdict } from '../../core/schema/access.ts';
import { hostileRobots, longestPath } from '../../../test/support/hostile-robots.ts';
import { raw } from '../../../test/support/sites/route.ts';
import { createRobotsCache, fetchRobots } from './fetch-robots.ts';
import { judgeCrawlers } from './judge-crawlers.ts';
import { createGuardedAgent } from './guarded-agent.ts';
import { createHostLimiter } from './host-limiter.ts';
import { openWeb, type Web } from './web.ts';

const hourMs = 60 * 60 * 1000;

const options = {
  allowNetworks: ['127.0.0.0/8'],
  fetchTimeoutMs: 5_000,
  fetchBytesMax: 1024 * 1024,
  userAgent: 'Citeworthy/test',
};

describe('fetchRobots', () => {
  let sites: Sites;
  let web: Web;
  let nowMs: number;
  const opened: Web[] = [];

  beforeAll(async () => {
    sites = await startSites();
  });
  beforeEach(() => {
    nowMs = Date.UTC(2026, 10, 21);
    web = openWeb({
      ...options,
      now: () => new Date(nowMs),
    });
    opened.push(web);
  });
  afterAll(async () => {
    for (const each of opened) await each.close();
    await sites.close();
  });

  const judged = async (url: string): Promise<CrawlerVerdict[]> =>
    judgeCrawlers(await web.fetchRobots(url), url);
  const verdicts = async (host: string, path = '/article'): Promise<Record<string, CrawlerVerdict>> =>
    Object.fromEntries((await judged(sites.url(path, host))).map((verdict) => [verdict.name, verdict]));
  const asked = (host: string): number =>
    sites.requests.filter((request) => request.path === '/robots.txt' && request.host.startsWith(host))
      .length;

  it('returns verdict and deciding line for each crawler', async () => {
    const verdict = await verdicts('blocks-training');
    expect(verdict['GPTBot']).toEqual({
      name: 'GPTBot',
      role: 'training',
      allowed: false,
      rule: 'Disallow: /  # not for models',
    });
    expect(verdict['OAI-SearchBot']).toEqual({
      name: 'OAI-SearchBot',
      role: 'search',
      allowed: true,
      rule: 'Allow: /',
    });
  });

  it('evaluates the page, not the site', async () => {
    expect((await verdicts('blocks-search'))['PerplexityBot']).toMatchObject({
      allowed: false,
      rule: 'Disallow: /article',
    });
    expect((await verdicts('blocks-search', '/stub'))['PerplexityBot']).toMatchObject({
      allowed: true,
      rule: null,
    });
    expect((await verdicts('blocks-search', '/private/x'))['Googlebot']).toMatchObject({ allowed: false });
  });

  it.each(['no-robots', 'robots-403', 'robots-500', 'robots-html', 'robots-huge'])(
    'knows no rule for %s, so every crawler counts as allowed',
    async (host) => {
      const all = await judged(sites.url('/article', host));
      expect(all.length).toBeGreaterThanOrEqual(20);
      expect(all.every(({ allowed, rule }) => allowed && rule === null)).toBe(true);
    },
  );

  it.each(['blocks-all', 'robots-redirect'])('blocks every crawler for %s', async (host) => {
    const all = await judged(sites.url('/article', host));
    expect(all.every(({ allowed, rule }) => !allowed && rule === 'Disallow: /')).toBe(true);
  });

  it('allows everything when the site is unreachable or blocked', async () => {
    for (const url of ['http://10.0.0.1/', 'http://127.0.0.1:1/', 'not a url']) {
      const all = await judged(url);
      expect(all.every(({ allowed, rule }) => allowed && rule === null)).toBe(true);
    }
  });

  it('fetches once an hour for each origin', async () => {
    const before = asked('allows-all');
    await verdicts('allows-all');
    nowMs += hourMs - 1;
    await verdicts('allows-all', '/stub');
    expect(asked('allows-all') - before).toBe(1);
    nowMs += 1;
    await verdicts('allows-all');
    expect(asked('allows-all') - before).toBe(2);
  });

  it('fetches again a minute after a failure', async () => {
    await verdicts('robots-html');
    const before = asked('robots-html');
    nowMs += 59_999;
    await verdicts('robots-html');
    expect(asked('robots-html')).toBe(before);
    nowMs += 1;
    await verdicts('robots-html');
    expect(asked('robots-html')).toBe(before + 1);
  });

  it('never evaluates a file: it returns the bytes as served', async () => {
    sites.serve('/robots.txt', raw(200, {}, hostileRobots['many wildcards that nearly match']));
    const file = await web.fetchRobots(sites.url(longestPath));
    expect(Buffer.from(file ?? []).toString()).toBe(hostileRobots['many wildcards that nearly match']);
  });

  it('never keeps more bytes of files than the cache may have', async () => {
    const sizes: number[] = [];
    const bytesMax = 1_000;
    const robotsCache = createRobotsCache(500, bytesMax);
    const agent = createGuardedAgent({ guard: web.guard, connectTimeoutMs: 5_000 });
    const hostLimiter = createHostLimiter();
    const deps = { guard: web.guard, agent, hostLimiter, robotsCache, ...options };
    sites.serve('/robots.txt', raw(200, {}, 'x'.repeat(400)));
    for (let site = 0; site < 5; site += 1) {
      await fetchRobots(sites.url('/article', `large-${site}`), { ...deps, now: () => new Date(nowMs) });
      sizes.push([...robotsCache.entries.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    }
    await agent.destroy();
    expect(sizes).toEqual([400, 800, 800, 800, 800]);
  });

  it('shares one fetch among concurrent calls', async () => {
    const before = asked('blocks-all');
    await Promise.all(Array.from({ length: 20 }, () => verdicts('blocks-all')));
    expect(asked('blocks-all') - before).toBe(1);
  });
});
