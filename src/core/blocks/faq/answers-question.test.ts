import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../../test/support/pages/build-page.ts';
import { AS_OF } from '../../../../test/support/pages/judge-page.ts';
import { gapStemsOf } from '../../reading/gaps/facet-page.ts';
import { createSignals } from '../../page-signals/page-signals.ts';
import type { AnswerKind } from '../../schema/vocabulary.ts';
import { answersQuestion } from './answers-question.ts';

const kettle = createSignals(
  buildPage({
    title: 'Brenna K2 kettle',
    h1: 'Brenna K2 kettle',
    opening: ['The Brenna K2 is an electric kettle of brushed steel that boils 1.7 litres in four minutes.'],
  }),
  { url: 'https://brenna.example/products/k2', asOf: AS_OF },
);
const german = createSignals(
  buildPage({
    lang: 'de',
    title: 'Wasserkocher Brenna K2',
    h1: 'Wasserkocher Brenna K2',
    opening: ['Der Wasserkocher Brenna K2 ist aus gebürstetem Stahl und kocht 1,7 Liter in vier Minuten.'],
  }),
  { url: 'https://brenna.example/de/k2', asOf: AS_OF },
);
const asked = (text: string, kind: AnswerKind) => ({ text, kind, answeredWith: null });

describe('a fact that answers a question', () => {
  it.each([
    ['How much does the Brenna K2 kettle cost?', 'price', 'The kettle costs €79 and comes with a filter.'],
    ['What does it cost?', 'price', 'It is sold at €79.'],
    ['When was the Brenna K2 released?', 'date', 'It was released in March 2025.'],
    ['Who designed the Brenna K2?', 'person', 'It was designed by Ida Lund.'],
    ['How long is the warranty?', 'number', 'The warranty is 5 years long.'],
    ['Does the Brenna K2 have a thermostat?', 'yes_no', 'Yes, it has a thermostat with three steps.'],
  ] as const)('is about what “%s” asks, and has the kind of answer: %s, “%s”', (question, kind, fact) => {
    expect(answersQuestion(asked(question, kind), fact, kettle)).toBe(true);
  });

  it('is found in German', () => {
    const question = asked('Was kostet der Wasserkocher Brenna K2?', 'price');
    expect(answersQuestion(question, 'Der Wasserkocher kostet 79 €.', german)).toBe(true);
    expect(answersQuestion(question, 'Der Versand kostet 5 €.', german)).toBe(false);
  });
});

describe('a fact that answers another question', () => {
  it.each([
    ['without the kind of answer', 'How much does the kettle cost?', 'price', 'The kettle costs little.'],
    ['on something else', 'How long is the warranty?', 'number', 'It boils 1.7 litres in 4 minutes.'],
    ['on what is sent, not on its price', 'What does it cost?', 'price', 'Shipping costs €5.'],
    ['that asks', 'What does it cost?', 'price', 'Does it cost €79?'],
    ['that only names the subject', 'What is a Brenna K2?', 'definition', 'It boils in four minutes.'],
  ] as const)('is none: %s', (_, question, kind, fact) => {
    expect(answersQuestion(asked(question, kind), fact, kettle)).toBe(false);
  });
});

it('words of the page’s language answer a question in another', () => {
  const answeredWith = gapStemsOf(german.language)?.facets.dimensions ?? [];
  const dimensions = { text: 'Which dimensions does it have?', kind: 'number', answeredWith } as const;
  expect(answersQuestion(dimensions, 'Die Höhe beträgt 25 cm.', german)).toBe(true);
  expect(answersQuestion(dimensions, 'Er wiegt 1,1 kg.', german)).toBe(false);
  expect(answersQuestion(dimensions, 'Die Höhe ist gering.', german)).toBe(false);
});
