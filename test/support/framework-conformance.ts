import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyOutside } from '../../src/core/blocks/apply.ts';
import type { ContentBlock } from '../../src/core/schema/content-block.ts';
import { started } from './started.ts';

/** A site in a framework, with or without the middleware. */
export interface FrameworkSite {
  readonly baseUrl: string;
  close(): Promise<unknown>;
}

/** `outside`: compressed after the middleware, as its guide says. `inside`: before it. */
export type Compression = 'none' | 'outside' | 'inside';

export interface SiteOptions {
  /** Where blocks are published; null for the site without the middleware. */
  readonly serviceUrl: string | null;
  readonly compression: Compression;
}

export interface Framework {
  readonly start: (options: SiteOptions) => Promise<FrameworkSite>;
  /** Pages with the article, by the way in which they are sent. */
  readonly pages: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, number>>;
  /** Whether the framework can compress before the middleware sees the page. */
  readonly compressesInside: boolean;
}

export const siteUrl = 'https://www.example.com';
export const articleHtml =
  '<h1>How a windlass is oiled and kept dry</h1><p>A windlass is a winch that lifts an anchor. It is oiled twice a year, with thin oil.</p><p>A dry windlass wears out within a few seasons. Take off the cover and fill the cup.</p>';
export const pageHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Home</title></head><body><main>${articleHtml}</main></body></html>`;

const facts = {
  fixes: [],
  generator: 'extractive',
  review: null,
  grounding: [],
  placement: { selector: 'body', operation: 'append' },
} as const;
export const publishedBlocks: readonly ContentBlock[] = [
  { ...facts, id: 'blk_1', type: 'title', html: '', text: 'How a windlass is oiled' },
  {
    ...facts,
    id: 'blk_2',
    type: 'meta_description',
    html: '',
    text: 'A windlass is a winch that lifts an anchor. It is oiled twice a year, with thin oil.',
  },
  {
    ...facts,
    id: 'blk_3',
    type: 'faq',
    html: '<section><h2>Questions and answers</h2></section>',
    items: [
      { question: 'What is a windlass?', answer: 'A windlass is a winch that lifts an anchor.' },
      { question: 'How often is a windlass oiled?', answer: 'It is oiled twice a year, with thin oil.' },
    ],
  },
  {
    ...facts,
    id: 'blk_4',
    type: 'headings',
    html: '',
    items: [{ level: 2, text: 'When it wears out', anchor: 'A dry windlass wears out' }],
  },
];
const publishedTag = /^W\/"[^"]+-cw\.v1"$/;

/** Answers every address with the same published blocks. */
export async function startBlockService(): Promise<FrameworkSite> {
  const answer = JSON.stringify({
    object: 'tracker_page',
    version: 'v1',
    content_blocks: publishedBlocks,
  });
  const server = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): Promise<unknown> => {
    ended();
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  const ended = started('a service of blocks', close);
  return { baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, close };
}

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As sent: not decompressed, not cut at Content-Length by a client that would hide a wrong one. */
  readonly bytes: Buffer;
}

export async function ask(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<SiteAnswer> {
  return await new Promise((resolve, reject) => {
    request(address, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

export const textOf = ({ headers, bytes }: SiteAnswer): string => {
  const encoding = headers['content-encoding'];
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
};

/** The answer once the blocks have arrived: a first visitor waits for the service for a bounded time only. */
export async function changedAnswer(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<SiteAnswer> {
  let answer: SiteAnswer | undefined;
  await expect
    .poll(async () => {
      answer = await ask(address, headers);
      return textOf(answer);
    })
    .toContain('data-citeworthy="blk_3"');
  return answer ?? expect.fail();
}

const declaredLength = ({ headers }: SiteAnswer): number | null =>
  headers['content-length'] === undefined ? null : Number(headers['content-length']);

/** Length and body agree, and the headers describe the changed page. */
function expectWhole(answer: SiteAnswer, original: SiteAnswer): void {
  expect(textOf(answer)).toBe(applyOutside(textOf(original), publishedBlocks, 'recognised').html);
  expect([null, answer.bytes.byteLength]).toContain(declaredLength(answer));
  expect(answer.headers.etag !== undefined).toBe(original.headers.etag !== undefined);
  if (answer.headers.etag !== undefined) expect(answer.headers.etag).toMatch(publishedTag);
  expect(answer.headers).not.toHaveProperty('last-modified');
  expect(answer.headers).not.toHaveProperty('accept-ranges');
}

/** What holds in every framework that the middleware's guides name. */
export function describeFramework(name: string, { start, pages, errors, compressesInside }: Framework): void {
  describe(name, () => {
    let service: FrameworkSite;
    const sites: FrameworkSite[] = [];
    let bare: string;
    let site: string;

    const startSite = async (options: SiteOptions): Promise<string> => {
      const made = await start(options);
      sites.push(made);
      return made.baseUrl;
    };
    beforeAll(async () => {
      service = await startBlockService();
      bare = await startSite({ serviceUrl: null, compression: 'none' });
      site = await startSite({ serviceUrl: service.baseUrl, compression: 'none' });
    });
    afterAll(async () => {
      await Promise.all([...sites, service].map(({ close }) => close()));
    });

    describe.each(Object.entries(pages))('%s', (_kind, path) => {
      test('has its blocks, its length and a tag of this publication', async () => {
        expectWhole(await changedAnswer(site + path), await ask(bare + path));
      });

      test('has the same head for HEAD', async () => {
        const { headers } = await changedAnswer(site + path);
        const answer = await ask(site + path, {}, 'HEAD');
        expect(answer.status).toBe(200);
        expect(answer.bytes.byteLength).toBe(0);
        expect(answer.headers.etag).toBe(headers.etag);
        expect([undefined, headers['content-length']]).toContain(answer.headers['content-length']);
        for (const name of ['last-modified', 'accept-ranges'])
          expect(answer.headers).not.toHaveProperty(name);
      });

      test('is answered with 304 to the tag of this publication alone', async () => {
        const changed = await changedAnswer(site + path);
        const original = await ask(bare + path);
        for (const condition of [
          { 'if-none-match': original.headers.etag ?? '"none"' },
          { 'if-none-match': 'W/"x-cw.v0"' },
          { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
        ])
          expectWhole(await ask(site + path, condition), original);
        const { etag } = changed.headers;
        if (etag === undefined) return;
        const same = await ask(site + path, { 'if-none-match': etag });
        expect([same.status, same.headers.etag, same.bytes.byteLength]).toEqual([304, etag, 0]);
      });

      test('is answered whole to a request for a range', async () => {
        await changedAnswer(site + path);
        const answer = await ask(site + path, { range: 'bytes=0-9' });
        expect(answer.status).toBe(200);
        expectWhole(answer, await ask(bare + path));
      });
    });

    test('sends errors as without the middleware', async () => {
      for (const [path, status] of Object.entries(errors)) {
        const expected = await ask(bare + path);
        const answer = await ask(site + path);
        expect([expected.status, answer.status]).toEqual([status, status]);
        expect([null, answer.bytes.byteLength]).toContain(declaredLength(answer));
        expect(answer.headers.etag).toBe(expected.headers.etag);
        expect(withoutIds(textOf(answer))).toBe(withoutIds(textOf(expected)));
      }
    });

    test('compresses the changed page where compression comes after the middleware', async () => {
      const address = await startSite({ serviceUrl: service.baseUrl, compression: 'outside' });
      for (const path of Object.values(pages)) {
        const original = await ask(bare + path);
        for (const encoding of ['gzip', 'identity']) {
          const answer = await changedAnswer(address + path, { 'accept-encoding': encoding });
          expect(answer.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
          expectWhole(answer, original);
        }
      }
    });

    test.runIf(compressesInside)('leaves a page alone that is compressed before the middleware', async () => {
      const address = await startSite({ serviceUrl: service.baseUrl, compression: 'inside' });
      for (const path of Object.values(pages)) {
        const original = await ask(bare + path);
        const compressed = await ask(address + path, { 'accept-encoding': 'gzip' });
        expect(compressed.headers['content-encoding']).toBe('gzip');
        expect(textOf(compressed)).toBe(textOf(original));
        expect([null, compressed.bytes.byteLength]).toContain(declaredLength(compressed));
        // Without an encoding that the visitor accepts the page is not compressed.
        expectWhole(await changedAnswer(address + path, { 'accept-encoding': 'identity' }), original);
      }
    });
  });
}

/** Error pages name a digest of the request. */
const withoutIds = (html: string): string => html.replaceAll(/\b\d{6,}\b/g, '');
