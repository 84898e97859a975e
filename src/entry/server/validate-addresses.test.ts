import { expect, test } from 'vitest';
import type { HttpContext } from './http-context.ts';
import { validateAddresses } from './validate-addresses.ts';

const context: Pick<HttpContext, 'isBlockedHost'> = {
  isBlockedHost: (hostname) => ['localhost', '10.0.0.1'].includes(hostname),
};
const refused = (body: unknown): readonly string[] =>
  validateAddresses(body, context).map(({ param }) => param ?? '');

test('an address that is not public is refused where its page would be fetched', () => {
  expect(refused({ url: 'http://localhost:8888/' })).toEqual(['url']);
  expect(refused({ urls: ['https://example.com/', 'http://10.0.0.1/'] })).toEqual(['urls[1]']);
  expect(refused({ items: [{ url: 'http://localhost/' }] })).toEqual(['items[0].url']);
});

test('a page that comes with its HTML may have any address; its competitors are fetched', () => {
  const page = { url: 'http://localhost:8888/windlass/', html: '<h1>Windlass</h1>' };
  expect(refused(page)).toEqual([]);
  expect(refused({ ...page, html: null })).toEqual(['url']);
  expect(refused({ items: [page, { url: 'http://10.0.0.1/' }] })).toEqual(['items[1].url']);
  expect(refused({ ...page, competitors: ['http://localhost/'] })).toEqual(['competitors[0]']);
});
