import { expect, it } from 'vitest';
import { inputHash } from './input-hash.ts';

const page = { url: 'https://a.example/kettles', queries: ['how loud is a kettle'], html: '<p>Kettle</p>' };

it('is the same for the same request, and for addresses of the same page', () => {
  expect(inputHash(page)).toBe(inputHash({ ...page }));
  expect(inputHash({ ...page, url: 'https://A.example/kettles#loud' })).toBe(inputHash(page));
});

it('differs in every input', () => {
  const others = [
    { ...page, url: 'https://a.example/pots' },
    { ...page, queries: [] },
    { ...page, html: '<p>Pot</p>' },
    { ...page, competitors: ['https://b.example/'] },
  ];
  expect(new Set([page, ...others].map((each) => inputHash(each))).size).toBe(others.length + 1);
});

it('lets no result of another rubric stand for a new one', () => {
  expect(inputHash(page, '0.1.0 2026-01-01.1')).not.toBe(inputHash(page, '0.1.0 2026-01-02.1'));
});
