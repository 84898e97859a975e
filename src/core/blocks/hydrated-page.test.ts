import { describe, expect, test } from 'vitest';
import { publishedBlocks as blocks } from '../../../test/support/framework-conformance.ts';
import { applyBlocks, applyOutside } from './apply.ts';

const text =
  '<h1>How a windlass is oiled</h1><p>A windlass is a winch that lifts an anchor.</p><p>A dry windlass wears out within a few seasons.</p>';
const pageOf = (main: string, end = ''): string =>
  `<!doctype html><html lang="en"><head><title>Home</title></head><body><main>${main}</main><footer>End</footer>${end}</body></html>`;
const nextScript = '<script src="/docs/_next/static/chunks/main.js" async=""></script>';
const section = /<section data-citeworthy="blk_3">.*<\/section>/s;
const isAtEnd = (html: string): boolean => html.replace(section, '§').includes('</footer>§</body>');

describe('a page that a framework hydrates', () => {
  test('of Next.js, or by option, has its questions at the end of the body, and nothing inside', () => {
    for (const [page, hydration] of [
      [pageOf(text), 'assumed'],
      [pageOf(text, nextScript), 'recognised'],
      [pageOf(text, '<script id="__NEXT_DATA__" type="application/json">{}</script>'), 'recognised'],
    ] as const) {
      const { html, leftOut } = applyOutside(page, blocks, hydration);
      expect(leftOut).toBe(1);
      expect(isAtEnd(html.replace(/<script[^]*?<\/script>(?=<section)/, ''))).toBe(true);
      expect(html).toContain('<title>How a windlass is oiled</title>');
      expect(html).not.toContain('<h2 data-citeworthy');
      // React compares what is between the tags of the body, up to the last one that it has rendered.
      expect(html.match(/<body>(.*?)<\/footer>/s)?.[1]).toBe(page.match(/<body>(.*?)<\/footer>/s)?.[1]);
      expect(applyOutside(html, blocks, hydration)).toEqual({ html, leftOut });
    }
  });

  test('has all blocks in a slot, and those at its end that have no other place', () => {
    const whole = pageOf(`<div data-citeworthy-slot="">${text}</div><button>0</button>`, nextScript);
    const { html, leftOut } = applyOutside(whole, blocks, 'recognised');
    expect(leftOut).toBe(0);
    const slot = /<div data-citeworthy-slot="">(.*?)<\/div>/s.exec(html)?.[1] ?? '';
    expect(slot).toContain('<h2 data-citeworthy="blk_4">');
    const beside = pageOf(`${text}<div data-citeworthy-slot=""></div>`, nextScript);
    const placed = applyOutside(beside, blocks, 'recognised');
    expect(placed.html).toMatch(/<div data-citeworthy-slot=""><section data-citeworthy="blk_3">/);
    expect(placed.leftOut).toBe(1);
  });

  test('keeps islands of Astro as they are, and has its blocks around them', () => {
    const inside = pageOf(`<astro-island uid="1">${text}</astro-island>`);
    const { html, leftOut } = applyOutside(inside, blocks, 'recognised');
    expect(html).toContain(`<astro-island uid="1">${text}</astro-island>`);
    expect(leftOut).toBe(1);
    const outside = pageOf(`${text}<astro-island uid="1"><button>0</button></astro-island>`);
    const around = applyOutside(outside, blocks, 'recognised');
    expect(around.leftOut).toBe(0);
    expect(around.html).toContain('<h2 data-citeworthy="blk_4">');
  });
});

test('a page without such parts, or whose owner says so, equals what the service renders', () => {
  expect(applyOutside(pageOf(text), blocks, 'recognised')).toEqual({
    html: applyBlocks(pageOf(text), blocks),
    leftOut: 0,
  });
  const page = pageOf(text, nextScript);
  expect(applyOutside(page, blocks, 'ignored').html).toBe(applyBlocks(page, blocks));
});
