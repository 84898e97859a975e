import { describe, expect, it } from 'vitest';
import { createSignals } from '../page-signals/page-signals.ts';
import type { HeadText } from './composer.ts';
import type { DoubtSign } from './draft-signs.ts';
import {
  chanceFeatures,
  doubtOfChance,
  draftChance,
  isWorthOffering,
  type KeptDrafts,
} from './kept-drafts.ts';

const signals = createSignals('<title>Kettles</title><h1>Kettles</h1><p>A kettle heats water.</p>', {
  url: 'https://a.example/',
  asOf: '2026-11-21',
});
const draft = (signs: readonly DoubtSign[], composer = 'parts-of-page'): HeadText & { composer: string } => ({
  text: 'Kettles that heat water',
  grounding: [],
  composer,
  doubts: signs.map((sign) => ({ sign, level: 'check', reason: 'Check it.' })),
});
const model: KeptDrafts = {
  publish: { intercept: 0, weights: { 'composer/parts-of-page': 1, drops: -3 } },
  kept: { intercept: 1, weights: { drops: -3 } },
  composers: { 'parts-of-page': 5, 'opening-words': 4 },
};

describe('the chance that an editor keeps a draft', () => {
  it('is weighed from the composer and the doubts of judged drafts', () => {
    const plain = draftChance('title', draft([]), signals, model);
    const doubted = draftChance('title', draft(['drops']), signals, model);
    expect(plain.publish).toBeCloseTo(1 / (1 + Math.exp(-1)));
    expect(doubted.kept).toBeCloseTo(1 / (1 + Math.exp(2)));
    expect([plain.isJudged, doubted.isJudged]).toEqual([true, true]);
  });

  it('is that of its level of review where fewer than five drafts of the composer were judged', () => {
    const chances = [[], ['drops'], ['tied']] as const;
    const found = chances.map((signs) => draftChance('title', draft(signs, 'opening-words'), signals, model));
    expect(found.map(({ publish, kept }) => [publish.toFixed(2), kept.toFixed(2)])).toEqual([
      ['0.90', '0.95'],
      ['0.50', '0.75'],
      ['0.20', '0.40'],
    ]);
    expect(found.map(({ isJudged }) => isJudged)).toEqual([false, false, false]);
  });

  it('is a probability whatever the page is', () => {
    const empty = createSignals('', { url: 'https://a.example/', asOf: '2026-11-21' });
    for (const signs of [[], ['drops']] as const) {
      const { publish, kept } = draftChance('title', draft(signs), empty);
      expect(publish).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(1);
    }
  });

  it('reads the level of a draft from its doubts', () => {
    expect(chanceFeatures('one', ['tied', 'drops'], {})).toMatchObject({ checked: 0, rewritten: 1 });
    expect(chanceFeatures('one', ['drops'], {})).toMatchObject({
      checked: 1,
      rewritten: 0,
      'composer/one': 1,
    });
  });
});

describe('the doubt that the chance adds', () => {
  it('asks for a rewrite where editors throw away more than they keep', () => {
    const doubt = doubtOfChance({ publish: 0.1, kept: 0.3, isJudged: true }, true);
    expect(doubt).toMatchObject({ level: 'rewrite', reason: expect.stringContaining('3 of 10') as string });
  });

  it('asks for a check where nobody doubts it and fewer than four of five are published unchanged', () => {
    const chance = { publish: 0.7, kept: 0.9, isJudged: true };
    expect(doubtOfChance(chance, false)).toMatchObject({ level: 'check' });
    expect(doubtOfChance(chance, true)).toBeNull();
    expect(doubtOfChance({ ...chance, publish: 0.8 }, false)).toBeNull();
  });

  it('claims nothing about editors where none has judged such a draft', () => {
    expect(doubtOfChance({ publish: 0, kept: 0, isJudged: false }, false)).toBeNull();
  });
});

describe('offering a draft', () => {
  it('leaves out what editors throw away in more than four of five cases, and nothing that none has judged', () => {
    expect(isWorthOffering({ publish: 0, kept: 0.19, isJudged: true })).toBe(false);
    expect(isWorthOffering({ publish: 0, kept: 0.2, isJudged: true })).toBe(true);
    expect(isWorthOffering({ publish: 0, kept: 0, isJudged: false })).toBe(true);
  });
});
