import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';
import { wordsOfBlock } from '../block-words.ts';
import type { GroundedParagraph } from '../composer.ts';
import { makeParagraphs } from './paragraphs-block.ts';

const signals = createSignals('<h1>Kettles</h1><p>A kettle heats water.</p>', {
  url: 'https://a.example/',
  asOf: '2026-11-21',
});
const words = (count: number, word: string): string => `${Array(count).fill(word).join(' ')}.`;
const copied = (text: string): GroundedParagraph => ({
  text,
  heading: 'Kettles',
  grounding: [{ text, source: text, start: 0, end: text.length }],
});
const given = (text: string): GroundedParagraph => ({
  text,
  heading: 'Kettles',
  grounding: [{ text, source: text, start: null, end: null }],
});
const textsOf = (...proposals: GroundedParagraph[]): string[] => {
  const made = makeParagraphs(proposals, signals);
  return 'used' in made ? [...wordsOfBlock(made.block)] : [];
};

describe('the block of paragraphs', () => {
  it('copies at most one passage of the page, the surest', () => {
    expect(textsOf(copied(words(50, 'one')), copied(words(50, 'two')))).toEqual([words(50, 'one')]);
  });

  it('has up to three statements of the caller, each once', () => {
    const facts = ['one', 'two', 'three', 'four'].map((word) => given(words(50, word)));
    expect(textsOf(facts[0]!, ...facts)).toEqual(facts.slice(0, 3).map(({ text }) => text));
  });

  it('has 40 to 120 words in each, and is omitted without any', () => {
    expect(textsOf(copied(words(39, 'one')), copied(words(121, 'two')))).toEqual([]);
    expect(textsOf(copied(words(40, 'one')), given(words(120, 'two')))).toHaveLength(2);
    expect(makeParagraphs([], signals)).toEqual({
      type: 'supporting_paragraphs',
      reason: expect.stringContaining('40 to 120 words') as string,
    });
  });

  it('does not show the grounding in its items', () => {
    const made = makeParagraphs([copied(words(50, 'one'))], signals);
    expect(made).toMatchObject({ block: { items: [{ text: words(50, 'one'), heading: 'Kettles' }] } });
    expect('used' in made && 'items' in made.block && made.block.items[0]).not.toHaveProperty('grounding');
  });
});
