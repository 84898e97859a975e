import { createSignals, type Signals } from '../../../src/core/page-signals/page-signals.ts';
import type { AnyComposer } from '../../../src/core/blocks/composer.ts';

/** Signals of a page at a fixed address and date. */
export const signalsOf = (html: string, queries: readonly string[] = []): Signals =>
  createSignals(html, { url: 'https://a.example/heat-pumps', asOf: '2026-11-21', queries });

/** A page with a body, a language and a head. */
export const page = (
  body: string,
  lang = 'en',
  head = '<title>Heat pumps | Example Energy</title>',
): string =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body><main>${body}</main></body></html>`;

/** A page with a definition, questions, instructions, figures and a call to action. */
export const HEAT_PUMPS = page(`
  <h1>Heat pumps for old houses</h1>
  <p>A heat pump is a device that moves heat from outdoor air into a building. It uses about a third of the electricity that a heater uses. However, it needs large radiators.</p>
  <h2>How does a heat pump work?</h2>
  <p>A heat pump compresses a refrigerant, which gives off heat to the water of the radiators. The cycle repeats as long as the compressor runs.</p>
  <h2>How to size a heat pump</h2>
  <p>To size a heat pump, calculate the heat load of the house on the coldest day of the year. Installers use the method of the standard for it.</p>
  <h2>Costs</h2>
  <p>The heat pump costs between 8,000 and 15,000 euros with its installation. Owners pay about 900 euros a year for electricity.</p>
  <h2>Ready to get started?</h2>
  <p>Call our friendly team for a quote that is made for your own house today.</p>`);

/** The texts that one composer proposes for a page. */
export const proposedBy = (composer: AnyComposer, html: string, url?: string): readonly string[] =>
  composer
    .compose(url === undefined ? signalsOf(html) : createSignals(html, { url, asOf: '2026-11-21' }), [])
    .map((proposal) => ('question' in proposal ? `${proposal.question} ${proposal.answer}` : proposal.text));
