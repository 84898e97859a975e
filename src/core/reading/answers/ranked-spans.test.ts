import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../../test/support/pages/build-page.ts';
import { createSignals } from '../../page-signals/page-signals.ts';
import { candidatesOf } from './ranked-spans.ts';

function spansOf(sentences: number): number {
  const html = buildPage({
    title: 'Kettle',
    h1: 'Kettle',
    opening: Array.from({ length: sentences }, () => 'kettle '.repeat(10).trim()),
  });
  const signals = createSignals(html, {
    url: 'https://a.example/',
    asOf: '2026-11-21',
    gains: false,
    queries: ['kettle kettle', 'what is a kettle'],
  });
  return candidatesOf(signals).reduce((sum, { spans }) => sum + spans.length, 0);
}

describe('candidatesOf', () => {
  it('judges a bounded number of spans, however often a page repeats the word asked for', () => {
    expect(spansOf(1_600)).toBeLessThanOrEqual(spansOf(200) + 20);
  });

  it.each([
    ['one repeated word', (count: number) => `<p>${'kettle '.repeat(count)}</p>`],
    ['one-word items', (count: number) => `<ul>${'<li>kettle</li>'.repeat(count)}</ul>`],
  ])('judges a bounded number of words of a page of %s', (_, bodyOf) => {
    const counted = (count: number): { readonly spans: number; readonly words: number } => {
      const signals = createSignals(
        `<html lang="en"><title>Kettle</title><main><h1>Kettle</h1>${bodyOf(count)}</main>`,
        { url: 'https://a.example/', asOf: '2026-11-21', gains: false, queries: ['what is a kettle'] },
      );
      let words = 0;
      const [candidates] = candidatesOf(signals);
      for (const { span } of candidates?.spans ?? []) words += span.to - span.from + span.words;
      return { spans: candidates?.spans.length ?? 0, words };
    };
    const [small, large] = [counted(500), counted(14_000)];
    expect(large.spans).toBeGreaterThan(0);
    expect(large.spans).toBeLessThanOrEqual(small.spans + 20);
    expect(large.words).toBeLessThanOrEqual(small.words + 20 * 90);
  });

  it('reads each statement of the page once for all queries', () => {
    let reads = 0;
    const signals = createSignals(
      buildPage({ h1: 'Kettle', opening: ['A kettle boils water for tea every day.'] }),
      {
        url: 'https://a.example/',
        asOf: '2026-11-21',
        gains: false,
        queries: ['kettle', 'tea', 'water', 'boils'],
      },
    );
    const { page, subject, queries, prose } = signals;
    const counted = {
      ...prose,
      get units() {
        reads++;
        return prose.units;
      },
    };
    candidatesOf({ page, subject, queries, prose: counted });
    expect(reads).toBe(1);
  });
});
