import { describe, expect, it } from 'vitest';
import { createSignals } from '../page-signals/page-signals.ts';
import type { Section } from './sections.ts';

const sectionsOf = (body: string): readonly Section[] =>
  createSignals(`<html lang="en"><head><title>Tab</title></head><body><main>${body}</main></body></html>`, {
    url: 'https://a.example/',
    asOf: '2026-11-21',
  }).sections;

describe('measureSections', () => {
  it('cuts the text at every heading, the opening with the title of the page', () => {
    const sections = sectionsOf(
      '<h1>Title</h1><p>Before all of it.</p><h2>One</h2><p>First part.</p><h3>Inner</h3><p>Second part here.</p><h2>Two</h2><p>Third.</p><h2>Three</h2><p>Fourth.</p>',
    );
    expect(
      sections.map(({ title, level, wordCount, hasSubsections }) => [
        title,
        level,
        wordCount,
        hasSubsections,
      ]),
    ).toEqual([
      ['Title', 1, 4, false],
      ['One', 2, 2, true],
      ['Inner', 3, 3, false],
      ['Two', 2, 1, false],
      ['Three', 2, 1, false],
    ]);
  });

  it('has no opening where the text begins with a heading', () => {
    expect(sectionsOf('<h2>One</h2><p>First part.</p>').map(({ title }) => title)).toEqual(['One']);
  });

  it('names the opening by the tab where there is no title heading', () => {
    expect(sectionsOf('<p>Before all of it.</p>').map(({ title, heading }) => [title, heading])).toEqual([
      ['Tab', null],
    ]);
  });

  it('loses no block', () => {
    const sections = sectionsOf(
      '<p>a.</p><h2>b</h2><p>c.</p><ul><li>d.</li></ul><table><tr><td>e</td><td>f</td></tr></table><h2>g</h2><blockquote>h.</blockquote>',
    );
    expect(
      sections
        .flatMap(({ heading, units }) => [...(heading === null ? [] : [heading]), ...units])
        .map((unit) => unit.block.text),
    ).toEqual(['a.', 'b', 'c.', 'd.', 'e | f', 'g', 'h.']);
  });
});
