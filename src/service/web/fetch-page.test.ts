import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeHtml } from '../../core/document/decode-html.ts';
import { articleHtml } from '../../../test/support/sites/articles.ts';
import { hostilePath } from '../../../test/support/hostile-robots.ts';
import { raw } from '../../../test/support/sites/route.ts';
import { selfSignedCertificate } from '../../../test/support/sites/self-signed-certificate.ts';
import { startSites, type Sites } from '../../../test/support/sites/sites.ts';
import { lookalikes, walls } from '../../../test/support/sites/walls.ts';
import type { AnalysisErrorCode } from '../../core/schema/vocabulary.ts';
import type { FetchDeps } from './fetch-hop.ts';
import { fetchPage, type FetchedPage, type FetchOutcome } from './fetch-page.ts';
import type { Guard } from './guard.ts';
import { createRobotsCache, fetchRobots } from './fetch-robots.ts';
import { createGuardedAgent } from './guarded-agent.ts';
import { createHostLimiter } from './host-limiter.ts';
import { openWeb, userAgentOf, type Web, type WebOptions } from './web.ts';

const options: WebOptions = {
  allowNetworks: ['127.0.0.0/8'],
  fetchTimeoutMs: 10_000,
  fetchBytesMax: 10 * 1024 * 1024,
  userAgent: userAgentOf('0.1.0', 'https://citeworthy.example/'),
  now: () => new Date('2026-11-21T12:00:00.000Z'),
};

function pageOf(outcome: FetchOutcome): FetchedPage {
  if (!outcome.ok) throw new Error(`failed with ${outcome.error.code}: ${outcome.error.message}`);
  return outcome.page;
}

function errorOf(outcome: FetchOutcome): { code: AnalysisErrorCode; message: string; retryable: boolean } {
  if (outcome.ok) throw new Error('a page came');
  return outcome.error;
}

describe('fetchPage', () => {
  let sites: Sites;
  let web: Web;
  const opened: Web[] = [];
  const open = (changes: Partial<WebOptions> = {}): Web => {
    const made = openWeb({ ...options, ...changes });
    opened.push(made);
    return made;
  };

  beforeAll(async () => {
    sites = await startSites();
  });
  beforeEach(() => {
    web = open();
  });
  afterAll(async () => {
    for (const each of opened) await each.close();
    await sites.close();
  });
  const fetchPath = (path: string, from: Web = web): Promise<FetchOutcome> => from.fetchPage(sites.url(path));

  it('returns the page as served, with its headers', async () => {
    expect(pageOf(await fetchPath('/article'))).toEqual({
      finalUrl: sites.url('/article'),
      status: 200,
      contentType: 'text/html; charset=utf-8',
      bytes: new Uint8Array(Buffer.from(articleHtml)),
      robotsTags: [],
      contentLanguage: 'en',
      fetchedAt: '2026-11-21T12:00:00.000Z',
    });
  });

  it('returns bytes in their own buffer, which keeps no larger one alive', async () => {
    const { bytes } = pageOf(await fetchPath('/stub'));
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  });

  it('sends User-Agent and Accept', async () => {
    await fetchPath('/article?who');
    const headers = sites.requests.find(({ path }) => path === '/article?who')?.headers;
    expect(headers?.['user-agent']).toBe('Citeworthy/0.1.0 (+https://citeworthy.example/docs/bot)');
    expect(headers?.accept).toMatch(/^text\/html/);
    expect(headers?.['accept-encoding']).toContain('gzip, deflate, br');
  });

  it('returns every X-Robots-Tag', async () => {
    expect(pageOf(await fetchPath('/noindex-header')).robotsTags).toEqual(['noindex', 'otherbot: nofollow']);
  });

  it.each(['gzip', 'x-gzip', 'deflate', 'deflate-raw', 'brotli', 'twice', 'gzip-truncated'])(
    'undoes the encoding %s',
    async (name) => {
      const page = pageOf(await fetchPath(`/encoding/${name}`));
      expect(decodeHtml(page.bytes, page.contentType).text).toBe(articleHtml);
    },
  );

  it.each([
    '/no-content-type',
    '/xhtml',
    '/stub',
    '/shell',
    '/noscript',
    '/huge/2mb',
    '/huge/headers-allowed',
    '/deep',
    '/attributes',
    '/unclosed',
  ])('accepts %s as a page', async (path) => expect(pageOf(await fetchPath(path)).status).toBe(200));

  describe('redirects', () => {
    it.each(['301', '302', '303', '307', '308', 'absolute', 'relative', 'with-fragment', 'chain/10'])(
      'follows %s',
      async (path) =>
        expect(pageOf(await fetchPath(`/redirect/${path}`)).finalUrl).toBe(sites.url('/article')),
    );

    it.each<[string, AnalysisErrorCode]>([
      ['chain/11', 'too_many_redirects'],
      ['endless/1', 'too_many_redirects'],
      ['loop', 'too_many_redirects'],
      ['self', 'too_many_redirects'],
      ['to-private', 'blocked_address'],
      ['to-metadata', 'blocked_address'],
      ['to-ipv6-loopback', 'blocked_address'],
      ['to-decimal', 'blocked_address'],
      ['to-file', 'blocked_address'],
      ['to-data', 'blocked_address'],
      ['to-javascript', 'blocked_address'],
      ['with-credentials', 'blocked_address'],
      ['invalid-location', 'blocked_address'],
      ['without-location', 'http_status'],
      ['300-page', 'http_status'],
    ])('ends %s as %s', async (path, code) => {
      expect(errorOf(await fetchPath(`/redirect/${path}`))).toMatchObject({ code, retryable: false });
    });

    it('reads a target in raw UTF-8', async () => {
      const page = pageOf(await fetchPath('/redirect/to-non-ascii'));
      expect(page.finalUrl).toBe(sites.url('/articles/stra%C3%9Fe'));
    });

    it('stops a loop at once', async () => {
      const before = sites.requests.length;
      await fetchPath('/redirect/loop');
      expect(sites.requests.length - before).toBe(2);
    });

    it('follows no redirect to an address that is longer than a request may have', async () => {
      for (const location of [
        hostilePath,
        `/${'é'.repeat(1_000)}`,
        `http://${'é'.repeat(20_000)}.example/`,
      ]) {
        sites.serve('/redirect/to-long', raw(302, { location: Buffer.from(location).toString('latin1') }));
        const { code, message } = errorOf(await fetchPath('/redirect/to-long'));
        expect(code).toBe('too_large');
        expect(message).toContain('redirects to an address of more than 2,048 characters');
      }
    });

    it('blocks a redirect from a public name to literal loopback, without a request', async () => {
      const port = new URL(sites.url('/')).port;
      // The operator allows 127.0.0.2 only, to which the name resolves, but not the address of the fake web.
      const server = createServer((_, response) =>
        response.writeHead(302, { location: `http://127.0.0.1:${port}/stub` }).end(),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
      const narrow = open({
        allowNetworks: ['127.0.0.2/32'],
        lookup: async () => [{ address: '127.0.0.2', family: 4 }],
      });
      const before = sites.requests.length;
      const outcome = await narrow.fetchPage(
        `http://shop.example:${(server.address() as AddressInfo).port}/`,
      );
      expect(errorOf(outcome)).toMatchObject({ code: 'blocked_address', retryable: false });
      expect(sites.requests.length).toBe(before);
      await close(server);
    });
  });

  describe('addresses', () => {
    it.each([
      'http://127.0.0.1/',
      'http://localhost/',
      'http://[::1]/',
      'http://169.254.169.254/',
      'http://0x7f.1/',
    ])('does not fetch %s', async (url) => {
      const outcome = await open({ allowNetworks: [] }).fetchPage(url);
      expect(errorOf(outcome)).toMatchObject({ code: 'blocked_address', retryable: false });
    });

    it('does not fetch from a name that resolves to loopback', async () => {
      const strict = open({ allowNetworks: [], lookup: async () => [{ address: '127.0.0.1', family: 4 }] });
      const before = sites.requests.length;
      const outcome = await strict.fetchPage(sites.url('/article').replace('127.0.0.1', 'rebound.example'));
      expect(errorOf(outcome)).toEqual({
        code: 'blocked_address',
        message: expect.stringMatching(
          /^rebound\.example is not a public internet address, .* set FETCH_ALLOW_NETWORKS of this server/,
        ) as unknown,
        retryable: false,
      });
      expect(sites.requests.length).toBe(before);
    });

    it.each(['ftp://example.com/', 'file:///etc/passwd', 'http://user@example.com/', 'nonsense', ''])(
      'refuses %j',
      async (url) => expect(errorOf(await web.fetchPage(url)).code).toBe('blocked_address'),
    );

    it.each<[string, boolean]>([
      ['ENOTFOUND', false],
      ['EAI_AGAIN', true],
    ])('names a lookup that fails with %s', async (code, retryable) => {
      const lookup = () => Promise.reject(Object.assign(new Error('lookup'), { code }));
      const outcome = await open({ lookup }).fetchPage('http://gone.example/');
      expect(errorOf(outcome)).toMatchObject({ code: 'dns_failure', retryable });
    });
  });

  describe('limits', () => {
    it.each(['/slow/headers', '/slow/trickle'])('ends %s at the deadline', async (path) => {
      const outcome = await fetchPath(path, open({ fetchTimeoutMs: 300 }));
      expect(errorOf(outcome)).toEqual({
        code: 'timeout',
        message: '127.0.0.1 did not send the page within 0.3 seconds.',
        retryable: true,
      });
    });

    it.each([
      '/huge/over-cap',
      '/huge/over-cap-chunked',
      '/slow/endless',
      '/encoding/bomb',
      '/encoding/nested-bomb',
    ])('stops %s at the limit', async (path) => {
      expect(errorOf(await fetchPath(path))).toEqual({
        code: 'too_large',
        message: 'The page is larger than 10 MiB.',
        retryable: false,
      });
    });

    it('accepts a page of exactly the limit, but not one byte more', async () => {
      const size = Buffer.byteLength(articleHtml);
      expect((await fetchPath('/article', open({ fetchBytesMax: size }))).ok).toBe(true);
      expect(errorOf(await fetchPath('/article', open({ fetchBytesMax: size - 1 }))).code).toBe('too_large');
      expect((await fetchPath('/encoding/gzip', open({ fetchBytesMax: size }))).ok).toBe(true);
      expect(errorOf(await fetchPath('/encoding/gzip', open({ fetchBytesMax: size - 1 }))).code).toBe(
        'too_large',
      );
    });

    it('refuses headers larger than 64 KiB', async () => {
      expect(errorOf(await fetchPath('/huge/headers')).code).toBe('too_large');
    });

    it('ends at once when the caller aborts', async () => {
      const abort = new AbortController();
      const outcome = web.fetchPage(sites.url('/slow/headers?abort'), abort.signal);
      await expect.poll(() => sites.requests.some(({ path }) => path === '/slow/headers?abort')).toBe(true);
      abort.abort();
      expect(errorOf(await outcome).code).toBe('canceled');
      expect(errorOf(await web.fetchPage(sites.url('/article'), AbortSignal.abort())).code).toBe('canceled');
    });
  });

  it.each<[string, AnalysisErrorCode, boolean]>([
    ['/status/204', 'empty_page', false],
    ['/empty', 'empty_page', false],
    ['/status/304', 'http_status', false],
    ['/status/401', 'http_status', false],
    ['/status/403', 'http_status', false],
    ['/status/403-unknown-encoding', 'http_status', false],
    ['/status/404', 'http_status', false],
    ['/status/410', 'http_status', false],
    ['/status/418', 'http_status', false],
    ['/status/429', 'http_status', true],
    ['/status/500', 'http_status', true],
    ['/status/503', 'http_status', true],
    ['/type/json', 'not_html', false],
    ['/type/pdf', 'not_html', false],
    ['/type/pdf-as-html', 'not_html', false],
    ['/type/image', 'not_html', false],
    ['/type/text', 'not_html', false],
    ['/type/none-json', 'not_html', false],
    ['/encoding/unknown', 'not_html', false],
    ['/encoding/many', 'not_html', false],
    ['/encoding/gzip-broken', 'not_html', false],
    ['/encoding/brotli-broken', 'not_html', false],
    ['/reset/mid-body', 'connection_failed', true],
    ['/reset/always', 'connection_failed', true],
  ])('ends %s as %s, retryable: %s', async (path, code, retryable) => {
    const error = errorOf(await fetchPath(path));
    expect(error).toMatchObject({ code, retryable });
    expect(error.message).toMatch(/^[A-Z0-9].{20,}\.$/);
    expect(error.message).not.toMatch(/undici|ECONN|UND_ERR|zlib|Z_|node:|undefined|null/);
  });

  describe('retry', () => {
    it.each(['/reset/once', '/status/502-once', '/status/503-once', '/status/429-once'])(
      'succeeds for %s',
      async (path) => {
        expect(pageOf(await fetchPath(path)).status).toBe(200);
      },
    );

    it.each(['/reset/always?tries', '/status/503?tries'])('tries %s exactly twice', async (path) => {
      await fetchPath(path);
      expect(sites.requests.filter((request) => request.path === path).length).toBe(2);
    });

    it.each(['/status/404?once', '/status/500?once', '/status/429?once'])(
      'does not repeat %s',
      async (path) => {
        await fetchPath(path);
        expect(sites.requests.filter((request) => request.path === path).length).toBe(1);
      },
    );
  });

  describe('connections', () => {
    it('names a refused connection', async () => {
      const server = createTcpServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await close(server);
      const error = errorOf(await web.fetchPage(`http://127.0.0.1:${port}/`));
      expect(error).toEqual({
        code: 'connection_failed',
        message: '127.0.0.1 refused the connection.',
        retryable: true,
      });
    });

    it('accepts trusted certificates, and reports the fault of others', async () => {
      const certificate = selfSignedCertificate('localhost');
      const server = createTlsServer(certificate, (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(articleHtml),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      expect(errorOf(await web.fetchPage(`https://localhost:${port}/`))).toEqual({
        code: 'tls_failure',
        message: 'A secure connection to localhost could not be made: its certificate is self-signed.',
        retryable: false,
      });
      const agent = createGuardedAgent({
        guard: web.guard,
        connectTimeoutMs: 2_000,
        trustedCertificates: [certificate.cert],
      });
      const deps: FetchDeps = { ...options, guard: web.guard, agent, hostLimiter: createHostLimiter() };
      expect(pageOf(await fetchPage(`https://localhost:${port}/`, deps)).status).toBe(200);
      expect(errorOf(await fetchPage(`https://other.localhost:${port}/`, deps)).message).toContain(
        'for another name',
      );
      await agent.destroy();
      await close(server);
    });

    it.each<[string, string, AnalysisErrorCode]>([
      ['plain text for TLS', 'https', 'tls_failure'],
      ['an answer that is not HTTP', 'http', 'connection_failed'],
    ])('names %s', async (_, scheme, code) => {
      const server = createTcpServer((socket) =>
        socket
          .on('error', () => undefined)
          .resume()
          .end('220 mail.example ready\r\n'),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      expect(errorOf(await web.fetchPage(`${scheme}://127.0.0.1:${port}/`)).code).toBe(code);
      await close(server);
    });

    describe('politeness', () => {
      let active = 0;
      let activeMax = 0;
      const pending: (() => void)[] = [];
      const answerNext = async (): Promise<void> => {
        await expect.poll(() => pending.length).toBeGreaterThan(0);
        pending.shift()?.();
      };
      beforeAll(() => {
        sites.serve('/busy', (_request, response) => {
          active += 1;
          activeMax = Math.max(activeMax, active);
          pending.push(() => {
            active -= 1;
            response.writeHead(200, { 'content-type': 'text/html' }).end(articleHtml);
          });
        });
      });

      it('sends at most four requests at once to a host', async () => {
        // Loopback is reachable here, but not exempt from politeness.
        const guard: Guard = { ...web.guard, isExemptFromPoliteness: () => false };
        const agent = createGuardedAgent({ guard, connectTimeoutMs: 1_000 });
        const deps: FetchDeps = { ...options, guard, agent, hostLimiter: createHostLimiter() };
        activeMax = 0;
        const all = Array.from({ length: 9 }, () => fetchPage(sites.url('/busy'), deps));
        for (let answered = 0; answered < all.length; answered += 1) await answerNext();
        expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
        expect(activeMax).toBe(4);
        await agent.destroy();
      });

      it('sends at most four requests at once to an address with many names, redirects and robots.txt included', async () => {
        const guard: Guard = { ...web.guard, isExemptFromPoliteness: () => false };
        const lookup = async () => [{ address: '127.0.0.1', family: 4 }];
        const agent = createGuardedAgent({ guard, connectTimeoutMs: 1_000, lookup });
        const hostLimiter = createHostLimiter();
        const robotsCache = createRobotsCache();
        const deps = { ...options, guard, agent, lookup, hostLimiter, robotsCache };
        const { port } = new URL(sites.url('/'));
        sites.serve('/to-busy', raw(302, { location: '/busy' }));
        sites.serve('/robots.txt', raw(302, { location: '/busy' }));
        activeMax = 0;
        const all = Array.from({ length: 15 }, (_, index) => {
          const url = `http://name-${index}.example:${port}/${index % 3 === 0 ? 'busy' : 'to-busy'}`;
          return index % 3 === 2 ? fetchRobots(url, deps) : fetchPage(url, deps);
        });
        await expect.poll(() => active).toBe(4);
        for (let answered = 0; answered < all.length; answered += 1) await answerNext();
        await Promise.all(all);
        expect(activeMax).toBe(4);
        await agent.destroy();
      });

      it.each([429, 503])('pauses a host that sends %i and Retry-After', async (status) => {
        let asked = 0;
        sites.serve(`/asks-for-peace/${status}`, (_request, response) => {
          asked += 1;
          response.writeHead(status, { 'retry-after': '600' }).end();
        });
        const guard: Guard = { ...web.guard, isExemptFromPoliteness: () => false };
        const agent = createGuardedAgent({ guard, connectTimeoutMs: 1_000 });
        const deps: FetchDeps = { ...options, guard, agent, hostLimiter: createHostLimiter() };
        const first = errorOf(await fetchPage(sites.url(`/asks-for-peace/${status}`), deps));
        expect(first).toMatchObject({ code: 'http_status', retryable: true });
        const second = errorOf(await fetchPage(sites.url('/article'), deps));
        expect(second).toMatchObject({ code: 'http_status', retryable: true });
        expect(second.message).toMatch(/asked for a pause of another \d+ seconds/);
        expect(asked).toBe(1);
        // The operator's own hosts are never paused.
        expect(errorOf(await fetchPath(`/asks-for-peace/${status}`)).code).toBe('http_status');
        expect(pageOf(await fetchPath('/article')).status).toBe(200);
        await agent.destroy();
      });

      it('does not limit requests to the operator’s networks', async () => {
        const all = Array.from({ length: 6 }, () => web.fetchPage(sites.url('/busy')));
        await expect.poll(() => active).toBe(6);
        for (let answered = 0; answered < all.length; answered += 1) await answerNext();
        expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
      });
    });
  });

  describe('bot walls', () => {
    it.each(Object.entries(walls))('names the wall of %s, with any status', async (name, { vendor }) => {
      const outcomes = ['', '/200', '/403', '/503'].map((suffix) => fetchPath(`/wall/${name}${suffix}`));
      for (const outcome of await Promise.all(outcomes)) {
        const error = errorOf(outcome);
        expect(error).toMatchObject({ code: 'bot_challenge', retryable: false });
        expect(error.message).toContain(vendor);
      }
    });

    it.each(Object.keys(lookalikes))('accepts %s as a page', async (name) => {
      expect(pageOf(await fetchPath(`/no-wall/${name}`)).status).toBe(200);
    });
  });
});

function close(server: Server | ReturnType<typeof createTcpServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
