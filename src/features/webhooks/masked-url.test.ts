import { expect, it } from 'vitest';
import { maskedUrl } from './masked-url.ts';

it.each([
  ['https://hooks.slack.com/services/T000/B000/token', 'https://hooks.slack.com/…'],
  ['https://example.com:8443/?token=abc', 'https://example.com:8443/…'],
  ['https://user:password@example.com/', 'https://example.com/'],
  ['https://user:password@example.com/hook#part', 'https://example.com/…'],
  ['https://example.com', 'https://example.com/'],
  ['no URL with token', '…'],
])('never shows path, query, fragment or credentials: %s', (url, masked) => {
  expect(maskedUrl(url)).toBe(masked);
});
