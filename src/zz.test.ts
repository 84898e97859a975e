import { it } from 'vitest';
import { createSignals } from './analysis/signals/signals.ts';
import { ordinaryPages } from '../test/support/pages/ordinary-pages.ts';
it('x', () => {
  for (const [n, p] of Object.entries(ordinaryPages)) { const s = createSignals(p.html, { url: p.url, asOf: '2026-11-21' }); console.log('TYPE', n, s.pageType, s.subject?.name, s.subject?.type); }
});
