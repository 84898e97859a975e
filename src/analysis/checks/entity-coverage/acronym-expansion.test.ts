import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge } from '../../../../test/support/pages/judge-page.ts';
import { acronymExpansion } from './acronym-expansion.ts';

const pageWith = (...paragraphs: string[]): string =>
  buildPage({ title: 'Heating', h1: 'Heating', opening: paragraphs });

describe('acronym-expansion', () => {
  it('gives the full share when the long form stands at the first use', () => {
    const html = pageWith(
      'The coefficient of performance (COP) says how much heat one unit of electricity brings.',
      'A COP of four is good. Below a COP of three the boiler is cheaper.',
    );
    const { result } = judge(acronymExpansion, html);
    expect(result).toMatchObject({ outcome: 'pass', share: 1, recommendation: null, evidence: [] });
  });

  it('takes the order “short (long form)” as well', () => {
    const html = pageWith('The COP (coefficient of performance) falls in winter. A COP of four is good.');
    expect(judge(acronymExpansion, html).result).toMatchObject({ outcome: 'pass', share: 1 });
  });

  it('gives nothing for an acronym that is never spelled out, and names and quotes its first use', () => {
    const html = pageWith('Every winter the SCOP falls a little.', 'Ask for the SCOP before you buy.');
    const { result, text } = judge(acronymExpansion, html);
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(result.recommendation).toContain('SCOP');
    expect(result.evidence).toEqual([
      { text: 'SCOP', start: text.indexOf('SCOP'), end: text.indexOf('SCOP') + 4 },
    ]);
  });

  it('gives half for a long form that comes after the first use', () => {
    const html = pageWith(
      'Every winter the COP falls a little, and owners complain about it to the people who sold them the pump.',
      'The coefficient of performance (COP) is measured in a laboratory.',
    );
    const { result } = judge(acronymExpansion, html);
    expect(result).toMatchObject({ outcome: 'partial', share: 0.5 });
    expect(result.recommendation).toBe('Move the long form of COP to the first use.');
  });

  it('counts every acronym the same', () => {
    const html = pageWith(
      'The coefficient of performance (COP) is measured in a laboratory. A COP of four is good.',
      'The RCBO trips first. Fit an RCBO for each circuit.',
    );
    const { result } = judge(acronymExpansion, html);
    expect(result).toMatchObject({ outcome: 'partial', share: 0.5 });
    expect(result.recommendation).toContain('RCBO');
    expect(result.recommendation).not.toContain('COP,');
  });

  it('judges an acronym from its second use on, not at the first', () => {
    expect(judge(acronymExpansion, pageWith('Ask for the SCOP before you buy.')).result.outcome).toBe(
      'not_applicable',
    );
    expect(
      judge(acronymExpansion, pageWith('Ask for the SCOP before you buy. The SCOP falls.')).result.outcome,
    ).toBe('fail');
  });

  it.each([
    ['a text without acronyms', 'The pump stands in the garden. The pump is quiet.'],
    ['acronyms that everybody knows', 'A PDF from the EU is on the TV. The EU sent the PDF to the TV.'],
    ['shouting', 'BUY THIS PUMP NOW. BUY THIS PUMP TODAY.'],
  ])('does not apply to %s', (_, sentence) => {
    expect(judge(acronymExpansion, pageWith(sentence)).result.outcome).toBe('not_applicable');
  });

  it('reads other scripts', () => {
    const html = buildPage({
      lang: 'ru',
      opening: ['Возобновляемые источники энергии (ВИЭ) дают четверть тока. Доля ВИЭ растёт каждый год.'],
    });
    expect(judge(acronymExpansion, html).result).toMatchObject({ outcome: 'pass', share: 1 });
  });

  it.each([
    ['polyvinyl chloride (PVC)', 'Window frames are made of polyvinyl chloride (PVC). Old PVC turns yellow.'],
    ['photovoltaics (PV)', 'The roof carries photovoltaics (PV). In June PV gives most. The PV pays off.'],
  ])('knows the long form of one or two compound words: %s', (_, text) => {
    expect(judge(acronymExpansion, pageWith(text)).result).toMatchObject({ outcome: 'pass', share: 1 });
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(acronymExpansion, html).result.outcome).not.toBe('error');
  });
});
