import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import { rawHtmlText } from './raw-html-text.ts';

const judgeText = (page: PageDescription): Judgement => judge(rawHtmlText, buildPage(page));

describe('raw-html-text', () => {
  it('gives the full share for 150 words in <main>', () => {
    expect(judgeText({ opening: [islandProse(150)] }).result).toMatchObject({
      outcome: 'pass',
      share: 1,
    });
  });

  it('gives nothing to a shell that scripts fill', () => {
    const { result } = judge(
      rawHtmlText,
      '<html><body><div id="root"></div><script src="/app.js"></script></body></html>',
    );
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
  });

  it('asks to show the text where it waits in hidden markup, and not of a short page', () => {
    const hidden = `<div hidden>${islandProse(200)}</div>`;
    expect(judgeText({ opening: [islandProse(40)], html: hidden }).advice?.kind).toBe('render-text');
    const short = judgeText({ opening: [islandProse(40)] });
    expect(short.result.share).toBeLessThan(0.9);
    expect(short.advice).toBeNull();
  });

  it('gives words their full share at 150, and none at 30', () => {
    expect(judgeText({ opening: [islandProse(149)] }).result.share).toBeLessThan(1);
    const thirty = judgeText({ opening: [islandProse(30)] }).result.share;
    expect(thirty).toBe(judgeText({ opening: [islandProse(20)] }).result.share);
    expect(judgeText({ opening: [islandProse(60)] }).result.share).toBeGreaterThan(thirty ?? 0);
  });

  it('asks for <main> or <article> around the text', () => {
    for (const container of ['main', 'article'] as const)
      expect(judgeText({ container, opening: [islandProse(200)] }).result.share).toBe(1);
    const { result, advice } = judgeText({ container: 'div', opening: [islandProse(200)] });
    expect(result.share).toBeLessThan(1);
    expect(advice).toMatchObject({ kind: 'add-landmark', where: null, isMinor: true });
  });

  it('does not judge what stands beside the text', () => {
    const before = `<nav>${'<a href="/x">Timetables of the other islands in the sound</a> '.repeat(150)}</nav>`;
    expect(judgeText({ before, opening: [islandProse(200)] }).result).toMatchObject({
      share: 1,
    });
  });

  it('reads the text of <noscript>, which a crawler without scripts sees', () => {
    const html = `<noscript><p>${islandProse(160)}</p></noscript><script src="/app.js"></script>`;
    expect(judgeText({ html }).result.share).toBe(1);
  });

  it('quotes hidden text when there is too little to see', () => {
    const { result } = judgeText({
      opening: [islandProse(100)],
      after: '<div hidden><p>The fare is nine euros.</p></div>',
    });
    expect(result.evidence).toEqual([{ text: 'The fare is nine euros.', start: null, end: null }]);
  });

  it('applies to every page, whatever its type and language', () => {
    for (const { html, url } of Object.values(ordinaryPages))
      expect(judge(rawHtmlText, html, { url }).result.outcome).not.toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(rawHtmlText, html).result.outcome).not.toMatch(/error|not_applicable/);
  });
});
