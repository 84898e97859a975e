import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { specificity } from './specificity.ts';

const queries = ['windlass care'];
const judgeTexts = (texts: readonly string[], lang = 'en', asked = queries): Judgement =>
  judge(specificity, buildPage({ lang, title: 'Deck', h1: 'Deck', opening: [...texts] }), { queries: asked });
/** Eight sentences on the topic, the first `count` of them with the detail. */
const sentences = (count: number, detail: string): string[] =>
  Array.from({ length: 8 }, (_, index) =>
    index < count
      ? `On deck number ${'abcdefgh'.charAt(index)} the windlass takes ${detail} to lift.`
      : `The windlass ${'abcdefgh'.charAt(index)} lifts a heavy anchor from the ground of the harbour.`,
  );

describe('specificity', () => {
  it('gives the full share when three quarters of the sentences on the topic hold a detail, and quotes them', () => {
    const { result, text } = judgeTexts(sentences(6, '40 minutes'));
    expect(result).toMatchObject({ outcome: 'pass', share: 1, recommendation: null });
    expect(result.evidence[0]?.start).toBe(text.indexOf('On deck number a'));
  });

  it('gives nothing for a text without any, and names a sentence', () => {
    const { result } = judgeTexts(sentences(0, ''));
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
    expect(result.recommendation).toContain('“The windlass a lifts');
  });

  it.each([
    ['a percentage', '40 %'],
    ['a price', '€40'],
    ['a date', 'since 2019'],
    ['a version', 'release 4.2.1'],
    ['a standard', 'ISO 9001'],
    ['a quantity', '40 kg'],
    ['the name of an organisation', 'NASA'],
  ])('knows %s', (_, detail) => {
    expect(judgeTexts(sentences(3, detail)).result.share).toBe(0.5);
  });

  it.each([
    ['a bare number', '40'],
    ['a vague word', 'many minutes'],
  ])('does not take %s for a detail', (_, detail) => {
    expect(judgeTexts(sentences(3, detail)).result.share).toBe(0);
  });

  it('gives nothing for numbers outside of the topic, nor for more of them in one sentence', () => {
    const moon = Array.from(
      { length: 6 },
      (_, index) => `The moon is ${String(index + 2)}84 kilometres away now.`,
    );
    const before = judgeTexts(sentences(3, '40 kg')).result.share;
    expect(judgeTexts([...sentences(3, '40 kg'), ...moon]).result.share).toBe(before);
    expect(judgeTexts(sentences(3, '40 kg, 50 kg, 60 % and 70 minutes')).result.share).toBe(before);
  });

  it('counts what stands twice once', () => {
    const texts = sentences(3, '40 kg');
    expect(judgeTexts([...texts, ...texts]).result.share).toBe(judgeTexts(texts).result.share);
  });

  it('needs no language resource', () => {
    const text = [
      'Das Ankerspill hebt 40 Kilogramm in einer Minute.',
      'Das Ankerspill wird seit 2019 gebaut.',
    ];
    const { result } = judgeTexts([...text, islandProse(40)], 'de', ['Ankerspill']);
    expect(result.share).toBeGreaterThan(0);
  });

  it('does not apply to a page without text', () => {
    expect(judge(specificity, buildPage({ opening: ['Yes.'] })).result.outcome).toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(specificity, html).result.outcome).not.toBe('error');
  });
});
