import { expect, test } from 'vitest';
import { addressUnder, knownAddress } from './page-address.ts';

test.each([
  ['/', 'https://a.example/docs/'],
  ['/guide', 'https://a.example/docs/guide'],
  ['/guide?utm_source=chatgpt.com&gclid=1', 'https://a.example/docs/guide'],
  ['/guide?', 'https://a.example/docs/guide'],
  ['/guide?id=7', null],
  ['/guide?a?b', null],
  ['//evil.example/x', 'https://a.example/docs//evil.example/x'],
  ['https://evil.example/x', null],
  ['*', null],
  ['', null],
  [`/${'x'.repeat(3_000)}`, null],
])('the target %s is the page %s', (target, address) => {
  expect(addressUnder('https://a.example/docs/')(target)).toBe(address);
});

test('an address of the application’s own is spelled as the service counts it', () => {
  expect(knownAddress('https://A.example/x?id=7&utm_source=a#top')).toBe('https://a.example/x?id=7');
  expect([knownAddress('/x'), knownAddress('ftp://a.example'), knownAddress(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

test.each([undefined, 'a.example', 'ftp://a.example'])('the site address %s is refused', (siteUrl) => {
  expect(() => addressUnder(siteUrl)).toThrow(/siteUrl/);
});
