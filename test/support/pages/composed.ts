import { createSignals, type Signals } from '../../../src/core/page-signals/page-signals.ts';
import type { AnyComposer, GroundedQuestion } from '../../../src/core/blocks/composer.ts';

/** Signals of a page at a fixed address and date. */
export function signalsOfPage(
  title: string,
  body: string,
  queries: readonly string[] = [],
  lang = 'en',
): Signals {
  const html = `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return createSignals(html, { url: 'https://a.example/page', asOf: '2026-11-21', queries });
}

/** Questions and answers that a composer of FAQ items proposes, each as one line. */
export function pairsOf(
  composer: Extract<AnyComposer, { readonly type: 'faq' }>,
  signals: Signals,
  facts: readonly string[] = [],
): readonly string[] {
  const items: readonly GroundedQuestion[] = composer.compose(signals, facts);
  return items.map(({ question, answer }) => `${question} ${answer}`);
}
