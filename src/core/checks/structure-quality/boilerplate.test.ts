import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import { boilerplate } from './boilerplate.ts';

const judgeText = (page: PageDescription): Judgement => judge(boilerplate, buildPage(page));
const links = (count: number): string =>
  `<nav>${'<a href="/x">Timetables of the other islands in the sound</a> '.repeat(count)}</nav>`;
const besideLinks = (count: number): Judgement =>
  judgeText({ before: links(count), opening: [islandProse(200)] });

describe('boilerplate', () => {
  it('gives the full share to a page that shows little else than its text', () => {
    expect(judgeText({ opening: [islandProse(200)] }).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      explanation: '100 % of the visible text is main content.',
      evidence: [],
    });
    expect(besideLinks(5).result.share).toBe(1);
  });

  it('gives less the more navigation stands beside the text', () => {
    const shares = [30, 60, 120, 240].map((count) => besideLinks(count).result.share ?? -1);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(new Set(shares).size).toBe(shares.length);
  });

  it('asks to trim a page of which less than a tenth is its own text, and no other', () => {
    const judgements = [15, 40, 60, 120, 240].map(besideLinks);
    for (const { text, signals, advice } of judgements) {
      const isChrome = text.length / signals.page.visibleChars <= 0.1;
      expect(advice?.kind ?? null).toBe(isChrome ? 'trim-chrome' : null);
    }
    expect(new Set(judgements.map(({ advice }) => advice === null)).size).toBe(2);
  });

  it('takes two fifths of own text for enough, and gives nothing below a twentieth', () => {
    const own = judgeText({ opening: [islandProse(200)] }).text.length;
    const linkChars = 'Timetables of the other islands in the sound'.length + 1;
    const countFor = (part: number): number => (own / part - own) / linkChars;
    expect(besideLinks(Math.floor(countFor(0.42))).result).toMatchObject({ share: 1 });
    const below = besideLinks(Math.ceil(countFor(0.38))).result;
    expect(below.share).toBeLessThan(1);
    expect(besideLinks(Math.floor(countFor(0.06))).result.share).toBeGreaterThan(0);
    expect(besideLinks(Math.ceil(countFor(0.04))).result).toMatchObject({ outcome: 'fail', share: 0 });
  });

  it('does not count what nobody sees', () => {
    const hidden = `<div hidden>${links(150)}</div>`;
    expect(judgeText({ before: hidden, opening: [islandProse(200)] }).result.share).toBe(1);
  });

  it('does not apply to a page that shows no text, and to every other', () => {
    expect(judgeText({}).result).toMatchObject({
      outcome: 'not_applicable',
      explanation: 'The page shows no text.',
    });
    for (const { html, url } of Object.values(ordinaryPages))
      expect(judge(boilerplate, html, { url }).result.outcome).not.toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(boilerplate, html).result.outcome).not.toBe('error');
  });
});
