import { describe, expect, it } from 'vitest';
import { packOf } from '../../languages/index.ts';
import { headNounsOf } from './head-nouns.ts';

describe('headNounsOf', () => {
  it.each([
    ['en', 'travel mug', 'goods'],
    ['en', 'travel mugs', 'goods'],
    ['en', 'moving companies', 'organizations'],
    ['en', 'field handbook', 'works'],
    ['de', 'wärmepumpe', 'goods'],
    ['de', 'klimaschutzgesetz', 'works'],
  ] as const)('%s: %s', (language, name, kind) => {
    expect(headNounsOf(name, packOf(language))).toContain(kind);
  });

  it('never takes a modifier for the head', () => {
    expect(headNounsOf('mug rabble', packOf('en'))).not.toContain('goods');
  });

  it('gives none for a language without words', () => {
    expect(headNounsOf('mug', packOf('und'))).toEqual([]);
  });
});
