import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';
import { restatesSection } from './restates-section.ts';

const body = 'A windlass lifts the anchor of a boat. It is oiled every six months with thin oil.';
const signals = createSignals(
  `<title>Windlass</title><main><h1>Windlass</h1><p>The bow holds it.</p><h2>Care</h2><p>${body}</p><h2>Other</h2><p>Salt water eats the gears of a winch.</p></main>`,
  { url: 'https://a.example/', asOf: '2026-11-21' },
);
const care = signals.sections.find(({ title }) => title === 'Care');
const from = (words: string) => {
  const start = signals.page.text.indexOf(words);
  return { text: words, source: words, start, end: start + words.length };
};

describe('a paragraph above a section', () => {
  it('restates it when all of its words rest on that short section', () => {
    expect(restatesSection(care, 12, [from('It is oiled every six months')])).toBe(true);
  });

  it('does not when a part rests on another section, on a fact, or on nothing', () => {
    const here = from('It is oiled every six months');
    expect(restatesSection(care, 12, [here, from('Salt water eats the gears')])).toBe(false);
    expect(restatesSection(care, 12, [{ ...here, start: null, end: null }])).toBe(false);
    expect(restatesSection(care, 12, [])).toBe(false);
  });

  it('may sum up a section of at least three times its length', () => {
    expect(care?.wordCount).toBe(17);
    expect(restatesSection(care, 5, [from('It is oiled every six months')])).toBe(false);
    expect(restatesSection(care, 6, [from('It is oiled every six months')])).toBe(true);
  });
});
