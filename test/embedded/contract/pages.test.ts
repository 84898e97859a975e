import { existsSync } from 'node:fs';
import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rubric } from '../../../src/core/checks/rubric.ts';
import { webhookEventTypes } from '../../../src/core/schema/events/index.ts';
import { errorCodes, errorRegistry } from '../../../src/core/schema/error-registry.ts';
import { isMarkdownPage, sitePages, twinPathOf } from '../../../src/entry/http/docs-site/contents.ts';
import { quickStartCommand } from '../../../src/entry/http/pages/quick-start.tsx';
import { listRoutes } from '../../../src/entry/http/routes/index.ts';
import { type TestServer, startTestServer } from '../../support/start-test-server.ts';

let test: TestServer;

beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const read = async (url: string): Promise<string> => {
  const response = await test.call(undefined, { url });
  expect(response.statusCode, url).toBe(200);
  return response.body;
};

const repository = 'https://github.com/citeworthy/citeworthy/blob/main/';

const pages = [
  '/docs',
  '/docs/search?q=webhook%20%22%3E%3Cscript%3E',
  ...sitePages.map(({ path }) => path),
  ...errorCodes.map((code) => `/docs/errors/${code}`),
];

const attributes = (markup: string, name: string): string[] =>
  [...markup.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');

describe('the pages', () => {
  it.each(pages)('%s obeys its own policy: no script, no inline style, no other origin', async (path) => {
    const response = await test.call(undefined, { url: path });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.body).not.toMatch(/<script|<style|\sstyle=|<[^>]*\son\w+=|<iframe|<img/i);
    expect(response.body.match(/<form[^>]*>/g)).toEqual([
      '<form class="search" action="/docs/search" role="search">',
    ]);
    expect(attributes(response.body, 'src')).toEqual([]);
    for (const target of attributes(response.body, 'href'))
      expect(target).toMatch(/^(\/(?!\/)|#|https:\/\/)/);
    for (const loaded of response.body.match(/<link[^>]*>/g) ?? []) expect(loaded).toMatch(/ href="\/docs/);
  });

  it.each(pages)('%s is valid HTML', async (path) => {
    const mistakes: string[] = [];
    parse(await read(path), {
      onParseError: ({ code, startLine }) => mistakes.push(`${code} in line ${String(startLine)}`),
    });
    expect(mistakes).toEqual([]);
  });

  it('have no broken links', async () => {
    const texts = new Map<string, string>();
    for (const path of pages) texts.set(path, await read(path));
    for (const [path, text] of texts) {
      for (const link of attributes(text, 'href')) {
        if (link.startsWith(repository))
          expect(existsSync(link.slice(repository.length).split('#')[0] ?? ''), link).toBe(true);
        if (link.startsWith('https:')) continue;
        const [target = '', fragment] = link.split('#');
        const page = target === '' ? path : target;
        const body = texts.get(page) ?? (await read(page));
        if (fragment !== undefined) expect(attributes(body, 'id'), `${path} → ${link}`).toContain(fragment);
      }
    }
  });

  it.each(pages)('%s has a title, one main heading, a language and unique ids', async (path) => {
    const text = await read(path);
    expect(text).toMatch(/<html lang="en">/);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toMatch(/<title>[^<]+ · Citeworthy<\/title>/);
    const ids = attributes(text, 'id');
    expect(ids).toEqual([...new Set(ids)]);
    // Examples of code may contain the words.
    expect(text.replaceAll(/<pre.*?<\/pre>/gs, '')).not.toMatch(/undefined|\[object|NaN/);
  });

  it('show every route with its example, every field of its body and every error', async () => {
    const text = await read('/docs/api');
    const start = await read('/docs');
    for (const route of listRoutes()) {
      expect(start).toContain(`href="/docs/api#${route.operationId}"`);
      expect(text).toContain(`id="${route.operationId}"`);
      expect(text).toContain(route.path);
    }
    for (const field of ['url', 'queries', 'html', 'metadata'])
      expect(text).toContain(`<code>${field}</code>`);
    expect(text).toContain('curl -X POST http://127.0.0.1:8080/v1/analysis');
  });

  it('show every webhook with its signatures, fields and an example', async () => {
    const text = await read('/docs/api');
    expect(text).toContain('<code>Webhook-Signature</code>');
    for (const type of webhookEventTypes) {
      const section = text.split(`id="webhook-${type}"`)[1]?.split('</section>')[0] ?? '';
      for (const field of ['type', 'data', 'created_at']) expect(section).toContain(`<code>${field}</code>`);
      expect(section).toContain(`&quot;type&quot;: &quot;${type}&quot;`);
    }
  });

  it('explain every error code with its remedy', async () => {
    const list = await read('/docs/errors');
    for (const code of errorCodes) {
      expect(list).toContain(`/docs/errors/${code}`);
      const page = await read(`/docs/errors/${code}`);
      expect(page).toContain(String(errorRegistry[code].status));
      expect(page).toContain('Remedy');
    }
  });

  it('show every check of the rubric', async () => {
    const text = await read('/docs/checks');
    for (const { check } of rubric) expect(text).toContain(`id="${check.id}"`);
  });

  it('return 404 for an unknown error code', async () => {
    for (const name of ['nope', '__proto__', 'constructor', 'toString']) {
      expect((await test.call(undefined, { url: `/docs/errors/${name}` })).statusCode).toBe(404);
    }
  });

  it("state the fetcher's user agent for site owners", async () => {
    expect(await read('/docs/bot')).toMatch(
      /User-Agent: Citeworthy\/\S+ \(\+http:\/\/127\.0\.0\.1:8080\/docs\/bot\)/,
    );
  });

  it('have one style sheet, for light and dark, without URLs', async () => {
    const response = await test.call(undefined, { url: '/docs/style.css' });
    expect(response.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(response.body).toContain('prefers-color-scheme: dark');
    expect(response.body).not.toMatch(/url\(|@import|https?:/);
    expect(response.body.length).toBeLessThan(10_000);
  });

  it('are cacheable, unlike API responses', async () => {
    expect((await test.call(undefined, { url: '/docs' })).headers['cache-control']).toBe(
      'public, max-age=300',
    );
    expect((await test.call(undefined, { url: '/v1/x' })).headers['cache-control']).toBe('no-store');
  });
});

describe('an address without a page', () => {
  const html = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };

  it.each(['/docs/nothing', '/docs/errors/nothing', '/docs/a/b?c=%3Cscript%3E'])(
    'is answered to a browser with a page: %s',
    async (url) => {
      const response = await test.call(undefined, { url, headers: html });
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).toContain('<h1>Page not found</h1>');
      expect(response.body).not.toMatch(/<script|%3Cscript/);
    },
  );

  it('is answered to programs, and outside the documentation, with the error envelope', async () => {
    for (const [url, headers] of [
      ['/docs/nothing', { accept: '*/*' }],
      ['/v1/nothing', html],
      ['/docsnothing', html],
    ] as const) {
      const response = await test.call(undefined, { url, headers });
      expect(response.statusCode, url).toBe(404);
      expect(response.json(), url).toMatchObject({ error: { code: 'not_found' } });
    }
  });

  it('leads to the page when only a slash is too many', async () => {
    for (const [url, location] of [
      ['/docs/', '/docs'],
      ['/docs/quickstart/?x=1', '/docs/quickstart'],
    ]) {
      const response = await test.call(undefined, { url: url ?? '' });
      expect([response.statusCode, response.headers.location]).toEqual([308, location]);
    }
    for (const url of ['/docs//evil.example/', '//evil.example/docs/', '/docs/nothing/']) {
      expect((await test.call(undefined, { url })).statusCode, url).toBe(404);
    }
  });

  it('has an icon', async () => {
    const response = await test.call(undefined, { url: '/favicon.ico' });
    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect(response.body).toBe(await read('/docs/icon.svg'));
  });
});

describe('the Markdown versions', () => {
  const twins = sitePages.flatMap((page) => twinPathOf(page) ?? []);

  it('exist for every page that is made from Markdown, and its head names them', async () => {
    expect(twins.length).toBeGreaterThan(sitePages.filter(isMarkdownPage).length);
    for (const page of sitePages) {
      const alternates = (await read(page.path)).match(/<link rel="alternate"[^>]*>/g) ?? [];
      const twin = twinPathOf(page);
      const expected = `<link rel="alternate" type="text/markdown" href="${twin ?? ''}"/>`;
      expect(alternates).toEqual(twin === undefined ? [] : [expected]);
    }
    for (const twin of twins) {
      const response = await test.call(undefined, { url: twin });
      expect(response.headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(response.body).toMatch(/^# /m);
    }
  });

  it('link to Markdown versions, pages of the site and other sites only', async () => {
    for (const twin of twins) {
      const prose = (await read(twin)).replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
      for (const [, href = ''] of prose.matchAll(/\]\(([^()\s]+)\)/g)) {
        if (/^(?:https:|#)/.test(href)) continue;
        await read(new URL(href, `http://docs.example${twin}`).pathname);
      }
    }
  });
});

describe('/docs/search', () => {
  const search = (query: string): Promise<string> => read(`/docs/search?q=${encodeURIComponent(query)}`);
  const resultsOf = (text: string): string[] => attributes(text.split('class="results"')[1] ?? '', 'href');

  it.each([
    ['FETCH_ALLOW_NETWORKS', '/docs/configuration'],
    ['idempotency_in_progress', '/docs/errors/idempotency_in_progress'],
    ['verify the signature of a webhook', '/docs/webhooks#'],
    ['POST /v1/analysis', '/docs/api#'],
    ['how do I rotate a secret', '/docs/guides/rotate-secrets'],
  ])('finds %s at %s', async (query, path) => {
    expect(resultsOf(await search(query)).slice(0, 3)).toContainEqual(expect.stringContaining(path));
  });

  it('leads to sections that exist, and marks the words that it found', async () => {
    const text = await search('signing secrets');
    expect(text).toContain('<mark>secret</mark>');
    const results = resultsOf(text);
    expect(results.length).toBeGreaterThan(5);
    for (const result of results) {
      const [path = '', anchor] = result.split('#');
      const ids = attributes(await read(path), 'id');
      if (anchor !== undefined) expect(ids, result).toContain(anchor);
    }
  });

  it('escapes, bounds and keeps nothing of a query', async () => {
    const hostile = `"><script>alert(1)</script>${'x'.repeat(5000)}`;
    const response = await test.call(undefined, { url: `/docs/search?q=${encodeURIComponent(hostile)}` });
    expect(response.body).not.toContain('<script');
    expect(response.body).toContain('&lt;script');
    expect(response.body).not.toContain('x'.repeat(200));
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await search('zzqqy')).toContain('No page contains a word of “zzqqy”');
    expect(await read('/docs/search')).toContain('Type words');
    expect(await read('/docs/search?q=one&q=two')).toContain('value="one"');
  });
});

describe('/llms.txt', () => {
  it('links to the documentation and lists every route', async () => {
    const response = await test.call(undefined, { url: '/llms.txt' });
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toMatch(/^# Citeworthy API\n/);
    for (const route of listRoutes()) expect(response.body).toContain(`[${route.method} ${route.path}]`);
    for (const page of sitePages) {
      expect(response.body).toContain(`](http://127.0.0.1:8080${twinPathOf(page) ?? page.path}): `);
    }
  });
});

describe('the quick start', () => {
  it('is a request that the API accepts', async () => {
    const { key } = await test.createKey({ type: 'secret', environment: 'live' });
    const command = quickStartCommand('http://127.0.0.1:8080');
    const [, method, url] = /curl -X (\S+) (\S+)/.exec(command) ?? [];
    const headers = [...command.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replace('$CITEWORTHY_KEY', key),
    ]);
    const payload = /-d '(.+)'/.exec(command)?.[1] ?? '';
    const response = await test.server.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: new URL(url ?? '').pathname,
      headers: { ...Object.fromEntries(headers), prefer: 'wait=0' },
      payload,
    });
    expect(response.statusCode).toBe(202);
  });
});
