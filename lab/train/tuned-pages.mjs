/**
 * The labelled pages that models are fitted on: the sites of the part `tune`. No other page is read, so that no fit can
 * use one.
 */
import { createHash } from 'node:crypto';
import { decodeHtml } from '../../dist/core/document/decode-html.js';
import { createSignals } from '../../dist/core/page-signals/page-signals.js';
import { readBytes, readLines } from '../eval/data.mjs';
import { probedQueries } from '../eval/readings/labelled-readings.mjs';
import { partOf } from '../eval/split.mjs';

/** Queries that one analysis takes. */
const queriesMax = 10;
export const asOf = '2026-01-01';

/**
 * @typedef {object} TunedPage a labelled page with its signals; fields of the labels as in `readings.jsonl`
 * @property {string} id
 * @property {string} url
 * @property {string} site pages of one site are never on two sides of a fold
 * @property {string} html
 * @property {object} inferred signals without given queries; computed on first read
 * @property {object} given signals with the labelled queries
 * @property {object} probed signals with the labelled queries and the probes
 * @property {{ q: string, answered: string, answer: string | null }[]} asked labels of both, in any order
 */

/** @returns {TunedPage[]} */
export function readTunedPages() {
  const domains = new Map(readLines('pages', 'manifest').map(({ file, domain }) => [file, domain]));
  return readLines('readings', 'readings').flatMap((labels) => {
    const url = labels.url ?? `https://${domains.get(labels.file)}/`;
    if (partOf(url) !== 'tune') return [];
    const html = decodeHtml(readBytes(labels.data, labels.file), null).text;
    const queries = labels.queries.map(({ q }) => q).slice(0, queriesMax);
    return [
      {
        ...labels,
        url,
        site: new URL(url).hostname.toLowerCase().replace(/^www\./, ''),
        html,
        inferred: createSignals(html, { url, asOf, gains: false }),
        given: createSignals(html, { url, asOf, gains: false, queries }),
        probed: createSignals(html, { url, asOf, gains: false, queries: probedQueries(labels) }),
        asked: [...labels.queries, ...(labels.probes ?? [])],
      },
    ];
  });
}

/** SHA-256 over the labels and the pages of a fit. */
export function hashOf(pages) {
  const hash = createHash('sha256');
  for (const { inferred, given, probed, asked, ...labels } of pages) hash.update(JSON.stringify(labels));
  return `sha256:${hash.digest('hex')}`;
}
