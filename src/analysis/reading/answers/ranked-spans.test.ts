import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../../test/support/pages/build-page.ts';
import { createSignals } from '../../signals/signals.ts';
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
