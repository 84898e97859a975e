import { expect, test } from 'vitest';
import { fileAddress } from './file-address.ts';

const rule = { baseUrl: 'https://example.com/', baseDir: 'public' };

test.each([
  ['public/index.html', 'https://example.com/'],
  ['public/guide/index.htm', 'https://example.com/guide/'],
  ['public/guide/heat pumps#1.html', 'https://example.com/guide/heat%20pumps%231.html'],
  ['public/../public/a.html', 'https://example.com/a.html'],
  ['other/a.html', null],
  ['publicity/a.html', null],
])('%s has the address %s', (file, url) => {
  expect(fileAddress(file, rule)).toBe(url);
});

test('a base address may have a path, with or without its last slash', () => {
  for (const baseUrl of ['https://example.com/docs', 'https://example.com/docs/?q#x']) {
    expect(fileAddress('public/a.html', { ...rule, baseUrl })).toBe('https://example.com/docs/a.html');
  }
});
