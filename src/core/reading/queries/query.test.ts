import { describe, expect, it } from 'vitest';
import type { PageType, SubjectType } from '../../schema/vocabulary.ts';
import { readDocument } from '../../document/page-document.ts';
import { createSignals, type Signals } from '../../page-signals/page-signals.ts';
import { contentStems } from '../../signals/terms.ts';
import { wordsOf } from '../../text/words.ts';
import { queriesOf } from './query.ts';

const TEXT = '<p>A rain barrel keeps the water of a roof. Every rain barrel needs a lid.</p>';

const signalsOf = (body: string, queries?: readonly string[]): Signals =>
  createSignals(`<html lang="en"><title>Rain barrels</title><main>${body}</main></html>`, {
    url: 'https://a.example/',
    asOf: '2026-11-21',
    ...(queries === undefined ? {} : { queries }),
  });

const texts = ({ queries }: Pick<Signals, 'queries'>): string[] => queries.map(({ text }) => text);

describe('given queries', () => {
  it('keep their order and words, the first one as the head', () => {
    const queries = ['what is a rain barrel', 'rain barrel overflow', 'rain barrel in winter'];
    const signals = signalsOf(TEXT, queries);
    expect(texts(signals)).toEqual(queries);
    expect(signals.queries.map(({ source, isHead }) => [source, isHead])).toEqual([
      ['given', true],
      ['given', false],
      ['given', false],
    ]);
  });

  it('are cut after ten', () => {
    const queries = Array.from({ length: 14 }, (_, index) => `rain barrel question ${String(index)}`);
    expect(texts(signalsOf(TEXT, queries))).toEqual(queries.slice(0, 10));
  });

  it('are taken without white space around them', () => {
    expect(texts(signalsOf(TEXT, ['  rain barrel \n']))).toEqual(['rain barrel']);
  });

  it('carry the stems of the words that have a meaning, or of all when none has', () => {
    const [meaning, none, nothing] = signalsOf(TEXT, [
      'how do I clean the rain barrels',
      'what is it',
      '???',
    ]).queries;
    expect(meaning?.stems).toEqual(new Set(['clean', 'rain', 'barrel']));
    expect(none?.stems.size).toBe(3);
    expect(nothing?.stems.size).toBe(0);
  });
});

interface Asked {
  readonly name: string;
  readonly type: SubjectType;
  readonly pageType: PageType;
  readonly lang?: string;
  readonly title?: string;
  readonly head?: string;
  readonly body: string;
}

/** The queries inferred for a page whose subject and type are known. */
function inferred({ name, type, pageType, lang = 'en', title = name, head = '', body }: Asked): string[] {
  const page = readDocument(
    `<html lang="${lang}"><head><title>${title}</title>${head}</head><main>${body}</main></html>`,
  );
  const stems = contentStems(wordsOf(name, page.language));
  const subject = { name, type, readFrom: 'title', stems, confidence: 1 } as const;
  return queriesOf(page, subject, pageType, [], () => []).map(({ text }) => text);
}

describe('the head query', () => {
  const body =
    '<p>A heat pump is a machine that moves heat. A heat pump needs power, and every heat pump makes some noise.</p>';

  it.each<[string, Partial<Asked>, string]>([
    ['asks what a concept is, with the article of the page', {}, 'What is a heat pump?'],
    [
      'is the question of the title, without a subtitle',
      { title: 'How to Choose a Heat Pump (2026 Guide)' },
      'How to choose a heat pump',
    ],
    [
      'is the question of the title as asked',
      { title: 'Why does a heat pump defrost? | Example' },
      'Why does a heat pump defrost?',
    ],
    ['asks for a task', { name: 'Installing a heat pump', type: 'topic' }, 'How do you install a heat pump?'],
    ['asks who a person is', { name: 'Ada Keller', type: 'person' }, 'Who is Ada Keller?'],
    ['asks for a recipe', { name: 'Pea Soup', type: 'food', pageType: 'recipe' }, 'Pea Soup recipe'],
    [
      'names goods without their details',
      { name: 'Mora C2 kettle, copper, 1.4 l, for induction hobs', type: 'product', pageType: 'product' },
      'Mora C2 kettle',
    ],
  ])('%s', (_, changes, head) => {
    const asked = { name: 'heat pump', type: 'concept', pageType: 'article', body, ...changes } as const;
    expect(inferred(asked)[0]?.toLowerCase()).toBe(head.toLowerCase());
  });

  it.each<[string, string, string, string]>([
    [
      'de',
      'Wärmepumpe',
      'Eine Wärmepumpe hebt Wärme. Sie brauchen für eine Wärmepumpe Platz im Garten.',
      'Was ist eine Wärmepumpe?',
    ],
    [
      'fr',
      'pompe à chaleur',
      'Une pompe à chaleur déplace la chaleur. Il faut de la place pour une pompe à chaleur.',
      'Qu’est-ce qu’une pompe à chaleur ?',
    ],
    [
      'es',
      'bomba de calor',
      'Una bomba de calor mueve el calor. Hace falta sitio para una bomba de calor en la casa.',
      '¿Qué es una bomba de calor?',
    ],
  ])('is right in %s', (lang, name, text, head) => {
    expect(inferred({ name, type: 'concept', pageType: 'article', lang, body: `<p>${text}</p>` })[0]).toBe(
      head,
    );
  });

  it('is the name where its article is not known', () => {
    const text =
      '<p>Le climat change. Les maisons ont besoin de chaleur en hiver et de fraîcheur en été.</p>';
    expect(
      inferred({ name: 'pompe à chaleur', type: 'concept', pageType: 'article', lang: 'fr', body: text }),
    ).toEqual(['pompe à chaleur']);
  });

  it('is the name alone in a language without question words', () => {
    const text = '<p>Värmepumpen flyttar värme från luften till huset och behöver ström för att arbeta.</p>';
    expect(
      inferred({
        name: 'Värmepump',
        type: 'concept',
        pageType: 'article',
        lang: 'sv',
        body: `<h2>Pris</h2>${text}`,
      }),
    ).toEqual(['Värmepump']);
  });
});

describe('further queries', () => {
  const kettle = { name: 'Mora C2', type: 'product', pageType: 'service' } as const;

  it('are questions of the page that stand alone', () => {
    const body =
      '<h2>Does the Mora C2 work on gas?</h2><p>Yes.</p><h2>Why choose us?</h2><p>We care.</p><h2>How long does this take?</h2><p>A day.</p><h2>What is your favourite Mora C2?</h2>';
    const queries = inferred({ ...kettle, body });
    expect(queries).toContain('Does the Mora C2 work on gas?');
    expect(queries.join(' ')).not.toMatch(/choose|this|favourite/);
  });

  it('ask about the sides that headings announce', () => {
    const body =
      '<p>Mora C2 is a kettle.</p><h2>Installation</h2><p>Do it.</p><h2>Side effects</h2><p>None.</p>';
    const queries = inferred({ ...kettle, body });
    expect(queries).toContain('How do I install Mora C2?');
    expect(queries).toContain('What are the side effects of Mora C2?');
  });

  it('do not ask for a side that a subject of this type does not have', () => {
    const body = '<h2>History</h2><p>You looked at four kettles.</p><h2>Symptoms</h2><p>None.</p>';
    expect(inferred({ ...kettle, body }).join(' ')).not.toMatch(/history|symptoms/i);
  });

  it('write headings in title case as the text writes their words', () => {
    const body =
      '<p>In New York heat pumps are common. They say that New York likes heat pumps.</p><h2>Benefits of Heat Pumps in New York</h2><p>Many.</p>';
    expect(inferred({ name: 'heat pumps', type: 'concept', pageType: 'article', body })).toContain(
      'What are the benefits of heat pumps in New York?',
    );
  });

  it('name the owner of goods that have no name of their own', () => {
    const body = '<p>We sell kettles of copper and of steel for all hobs.</p>';
    const head = '<meta property="og:site_name" content="Mora Works">';
    expect(inferred({ name: 'Copper Kettles', type: 'product', pageType: 'collection', head, body })).toEqual(
      [
        'Mora Works copper kettles',
        'How much do Mora Works copper kettles cost?',
        'best Mora Works copper kettles',
      ],
    );
  });

  it('are six at most, and none says the same twice', () => {
    const headings = Array.from(
      { length: 12 },
      (_, index) => `<h2>Does heat pump model ${String(index)} make noise?</h2><p>Yes.</p>`,
    );
    const queries = inferred({
      name: 'heat pump',
      type: 'concept',
      pageType: 'article',
      body: TEXT + headings.join('') + headings.join(''),
    });
    expect(queries.length).toBeLessThanOrEqual(6);
    expect(new Set(queries).size).toBe(queries.length);
  });

  it('are the same every time', () => {
    expect(texts(signalsOf(TEXT))).toEqual(texts(signalsOf(TEXT)));
  });

  it('stay short on a page with endless headings', () => {
    const endless = 'heat pump '.repeat(2_000);
    for (const query of inferred({
      name: 'heat pump',
      type: 'concept',
      pageType: 'article',
      body: `<h2>What is a ${endless}?</h2><h2>${endless}</h2>${TEXT}`,
    }))
      expect(query.length).toBeLessThan(160);
  });
});
