import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { distinctStatements } from '../../../../test/support/pages/distinct-statements.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import { factsNotPraise } from './facts-not-praise.ts';

const QUERY = 'windlass care';
const judgeText = (text: string, lang = 'en', query = QUERY): Judgement =>
  judge(factsNotPraise, buildPage({ lang, title: 'Deck', h1: 'Deck', opening: [text] }), {
    queries: [query],
  });
/** Statements on the topic that address nobody. */
const facts = (count: number): string => distinctStatements(count, QUERY).join(' ');
/** Twenty sentences, of which `count` are praise. */
const praised = (count: number, praise = 'We take your journey to the next level.'): Judgement =>
  judgeText(`${`${praise} `.repeat(count)}${facts(20 - count)}`);

describe('facts-not-praise', () => {
  it('gives the full share to sentences about the thing', () => {
    expect(praised(0).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      explanation:
        '0 of 20 sentences on the subject or to the reader address the reader or speak of the owner and give no figure.',
      evidence: [],
    });
  });

  it('gives nothing to praise alone, and quotes it', () => {
    const { result, text } = praised(20);
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(result.evidence).toHaveLength(3);
    expect(result.evidence[0]?.start).toBe(text.indexOf('We take'));
  });

  it('takes off a part for each sentence of praise, and everything from six in ten on', () => {
    expect(praised(3).result.share).toBe(0.75);
    expect(praised(6).result.share).toBe(0.5);
    expect(praised(11).result.share).toBeGreaterThan(0);
    expect(praised(12).result.share).toBe(0);
  });

  it('lets nothing make up for praise that is off the topic or said again', () => {
    const { share } = praised(6).result;
    const text = `${'We take your journey to the next level. '.repeat(6)}${facts(14)}`;
    expect(judgeText(`${text} ${islandProse(100, 12)}`).result.share).toBe(share);
    expect(judgeText(`${text} ${facts(14)}`).result.share).toBe(share);
  });

  it('asks nobody to replace a sentence that speaks to the reader and praises nothing', () => {
    const { result, advice } = praised(6, 'Let your dreams set sail with our crew at last.');
    expect(result.share).toBe(0.5);
    expect(advice).toBeNull();
  });

  it.each([
    ['speaks of the owner', 'Our crew is always there with a smile.'],
    ['addresses the reader', 'Let your dreams set sail at last.'],
  ])('knows a sentence that %s', (_, praise) => {
    expect(praised(20, praise).result.share).toBe(0);
  });

  it.each([
    ['gives a figure', 'We carry 240 of your bicycles a day.'],
    ['gives a figure in other digits', 'We carry ٢٤٠ of your bicycles a day.'],
    ['speaks of others', 'Their crew is always there with a smile.'],
  ])('lets a sentence stand that %s', (_, text) => {
    expect(praised(10, text).result.share).toBe(1);
  });

  it.each([
    [
      'de',
      'Fähre Insel',
      'Wir bringen dich weiter als je zuvor.',
      'Die Fähre bringt Gäste vom Hafen auf die Insel.',
    ],
    [
      'fr',
      'bac île',
      'Nous donnons vie à vos rêves de voyage.',
      'Le bac porte les visiteurs du port vers une île.',
    ],
    [
      'es',
      'barco isla',
      'Nosotros cumplimos tus sueños de viaje.',
      'El barco lleva visitantes del puerto a una isla.',
    ],
  ])('knows the voice of the owner in %s', (lang, query, praise, fact) => {
    expect(judgeText(`${praise} `.repeat(10), lang, query).result.share).toBe(0);
    expect(judgeText(`${fact} `.repeat(10), lang, query).result.share).toBe(1);
  });

  it('does not apply to a language whose words of address are not known, and names it', () => {
    const { html = '', url = '' } = ordinaryPages['Japanese article'] ?? {};
    const { result } = judge(factsNotPraise, html, { url });
    expect(result.outcome).toBe('not_applicable');
    expect(result.explanation).toContain('(ja)');
  });

  it('needs three whole sentences to judge', () => {
    expect(judgeText(`${facts(2)} Our ferry`).result).toMatchObject({ outcome: 'not_applicable' });
    expect(judgeText(facts(3)).result.outcome).toBe('pass');
  });

  it('does not apply to a text about neither the subject nor the reader', () => {
    expect(judgeText(islandProse(100, 12)).result).toMatchObject({
      outcome: 'not_applicable',
      explanation: 'No sentence is about the subject or the reader.',
    });
  });

  it.each(['documentation', 'legal form', 'German article', 'Spanish article'])('passes the %s', (name) => {
    const { html = '', queries = [] } = ordinaryPages[name] ?? {};
    expect(judge(factsNotPraise, html, { queries }).result.outcome).toBe('pass');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(factsNotPraise, html).result.outcome).not.toBe('error');
  });
});
