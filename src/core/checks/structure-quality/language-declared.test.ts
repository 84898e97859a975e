import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { languageDeclared } from './language-declared.ts';

const judgeLang = (lang: string | null): Judgement =>
  judge(languageDeclared, buildPage({ lang, title: 'The island', opening: [islandProse(60)] }));

describe('language-declared', () => {
  it.each(['en', 'de-AT', 'ja', 'zh-Hant'])('gives the full share for lang="%s", and names it', (lang) => {
    const { result } = judgeLang(lang);
    expect(result).toMatchObject({ outcome: 'pass', share: 1, evidence: [] });
    expect(result.explanation.toLowerCase()).toContain(lang.toLowerCase());
  });

  it.each([null, '', ' '])('gives nothing for lang=%j, and says so beside greater faults', (lang) => {
    const { result, advice } = judgeLang(lang);
    expect(advice).toMatchObject({ kind: 'declare-language', where: null, isMinor: true });
    expect(result).toMatchObject({
      outcome: 'fail',
      share: 0,
      explanation: 'The page declares no language.',
    });
  });

  it('does not take the language of a part for that of the page', () => {
    const html = buildPage({ lang: null, title: 'The island', html: `<p lang="en">${islandProse(60)}</p>` });
    expect(judge(languageDeclared, html).result.share).toBe(0);
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(languageDeclared, html).result.outcome).not.toMatch(/error|not_applicable/);
  });
});
