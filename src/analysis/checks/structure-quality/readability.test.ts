import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, sentenceOf } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import { readability } from './readability.ts';

const LONG =
  'Fishermen who load their crates while the town is still dark know every stone of the quay and every rope that holds a boat so well that they need no lamp';
const longSentence = (words: number): string => sentenceOf(LONG, words);
/** `long` sentences of 25 words among twenty. */
const judgeLong = (long: number): Judgement =>
  judge(
    readability,
    buildPage({
      opening: [
        islandProse((20 - long) * 10),
        Array.from({ length: long }, () => longSentence(25)).join(' '),
      ].filter((text) => text !== ''),
    }),
  );

describe('readability', () => {
  it('gives the full share for short sentences', () => {
    expect(judgeLong(0).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      recommendation: null,
      evidence: [],
    });
  });

  it('gives nothing for long ones, quotes them and names the longest', () => {
    const { result, text } = judge(
      readability,
      buildPage({ opening: [`${longSentence(24)} `.repeat(9) + longSentence(30)] }),
    );
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(result.recommendation).toMatch(
      /begins “Fishermen who load their crates.* has 30 words, 20 are enough/,
    );
    expect(result.evidence[0]?.end).toBe(text.length);
  });

  it('gives the full share up to a quarter of long sentences, and nothing from six in ten on', () => {
    expect(judgeLong(5).result).toMatchObject({ share: 1, recommendation: null });
    expect(judgeLong(6).result.share).toBeLessThan(1);
    expect(judgeLong(11).result.share).toBeGreaterThan(0);
    expect(judgeLong(12).result.share).toBe(0);
  });

  it('takes 20 English words for short enough and 21 for long', () => {
    const share = (words: number): number =>
      judge(readability, buildPage({ opening: [`${longSentence(words)} `.repeat(10)] })).result.share ?? -1;
    expect(share(20)).toBe(1);
    expect(share(21)).toBe(0);
  });

  it('gives Spanish 25 words', () => {
    const sentence =
      'La casa del faro está abierta a los visitantes todos los días del año y desde la torre se ven el puerto y la isla.';
    expect(sentence.split(' ')).toHaveLength(25);
    const share = (text: string): number =>
      judge(readability, buildPage({ lang: 'es', opening: [`${text} `.repeat(10)] })).result.share ?? -1;
    expect(share(sentence)).toBe(1);
    expect(share(sentence.replace('isla', 'isla pequeña'))).toBe(0);
  });

  it('needs five sentences to judge', () => {
    expect(judge(readability, buildPage({ opening: [islandProse(40)] })).result.outcome).toBe(
      'not_applicable',
    );
    expect(judge(readability, buildPage({ opening: [islandProse(50)] })).result.outcome).toBe('pass');
  });

  it('does not apply to a language without a published limit', () => {
    const { html = '', url = '' } = ordinaryPages['Japanese article'] ?? {};
    expect(judge(readability, html, { url }).result).toMatchObject({
      outcome: 'not_applicable',
      explanation: expect.stringContaining('ja') as string,
    });
  });

  it('judges sentences, not headings, table rows or code', () => {
    const row = `<tr><td>${longSentence(25)}</td><td>9</td></tr>`;
    const html = `<pre>${longSentence(28)}</pre><h2>${longSentence(26)}</h2><p>${islandProse(60)}</p><table>${row.replaceAll('.', '')}</table>`;
    expect(
      judge(readability, buildPage({ html })).result.evidence.map((evidence) => evidence.text),
    ).not.toContain(longSentence(28));
    expect(judge(readability, buildPage({ html })).result.share).toBe(1);
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(readability, html).result.outcome).not.toBe('error');
  });
});
