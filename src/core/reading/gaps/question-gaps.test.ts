import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';
import { questionGaps } from './question-gaps.ts';

/** The gaps of a product page that answers none of the questions; inferred ones without `queries`. */
function openGaps(queries?: readonly string[], body = ''): readonly string[] {
  const html = `<html lang="en"><head><title>Kettle K2</title>
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Kettle K2"}</script></head>
    <body><main><h1>Kettle K2</h1><p>The Kettle K2 boils water for six cups in about three minutes and keeps it hot in its
    double wall. Its spout pours a thin stream, so that coffee can be brewed by hand. Add it to your cart today.</p>${body}
    </main></body></html>`;
  const signals = createSignals(html, {
    url: 'https://shop.example/product/kettle-k2',
    asOf: '2026-11-21',
    ...(queries === undefined ? {} : { queries }),
  });
  const answers = signals.answers.map((answer) => ({ ...answer, answered: 'no' as const, answers: [] }));
  const { page, language, prose, terms, subject, pageType } = signals;
  return questionGaps({ page, language, prose, terms, subject, pageType, answers }).map(
    ({ entity }) => entity,
  );
}

describe('questionGaps', () => {
  it('names what a query asks of the subject, once, and any other query in full', () => {
    expect(openGaps(['Kettle K2 glaze', 'glaze Kettle K2', 'how do glaciers move'])).toEqual([
      'glaze',
      'how do glaciers move',
    ]);
  });

  it('names the price that buyers ask for, and no other guess in full', () => {
    const gaps = openGaps();
    expect(gaps).toContain('price');
    expect(gaps.filter((gap) => gap.includes('Kettle K2'))).toEqual([]);
  });

  it('names no price that the page gives', () => {
    expect(openGaps(undefined, '<p>$79.00</p>')).not.toContain('price');
  });
});
