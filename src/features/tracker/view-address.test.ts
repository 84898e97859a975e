import { describe, expect, it } from 'vitest';
import { viewAddress } from './view-address.ts';

describe('the address that views are counted under', () => {
  it.each([
    ['https://Example.com:443/a#part', 'https://example.com/a'],
    ['https://example.com', 'https://example.com/'],
    ['https://example.com/a?utm_source=chatgpt.com&UTM_Medium=x', 'https://example.com/a'],
    ['https://example.com/a?gclid=1&id=7&fbclid=2', 'https://example.com/a?id=7'],
    ['https://example.com/a?utm%5Fsource=x&q=a%20b', 'https://example.com/a?q=a%20b'],
    ['https://example.com/a?', 'https://example.com/a'],
    ['https://example.com/a?%', 'https://example.com/a?%'],
  ])('of %s is %s', (url, address) => {
    expect(viewAddress(url)).toBe(address);
    expect(viewAddress(address)).toBe(address);
  });

  it.each([
    ['https://example.com/a', 'https://example.com/a/'],
    ['https://example.com/a', 'https://example.com/A'],
    ['https://example.com/?a=1&b=2', 'https://example.com/?b=2&a=1'],
    ['http://example.com/', 'https://example.com/'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(viewAddress(one)).not.toBe(viewAddress(other));
  });
});
