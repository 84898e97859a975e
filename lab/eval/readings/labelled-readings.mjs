/** The pages that careful readers labelled, with their HTML and the two analyses that the rows compare with the labels. */
import { createHash } from 'node:crypto';
import { decodeHtml } from '../../../dist/core/document/decode-html.js';
import { analyze } from '../../../dist/core/improve/analyze-page.js';
import { readBytes, readLines } from '../data.mjs';
import { partOf } from '../split.mjs';

/**
 * @typedef {object} Reading the labels of one page, as `readings.jsonl` has them
 * @property {string} file
 * @property {string} url
 * @property {import('../split.mjs').Part} part
 * @property {string} page_type
 * @property {{ name: string, aliases: string[], type: string }} about
 * @property {{ q: string, head: boolean, answered: 'full' | 'partial' | 'no', answer: string | null }[]} queries
 * @property {{ name: string, type: string }[]} entities
 * @property {{ name: string }[]} missing
 * @property {{ code: string }[]} weaknesses
 * @property {{ overall: number, intent: number, structure: number, entities: number }} readiness
 * @property {string} html
 * @property {object} inferred the result for queries that the analysis infers
 * @property {object} given the result for the labelled queries
 * @property {object[]} probed the results of the labelled queries and the probes
 * @property {string} text the main text that the analysis found
 */

/** Queries that one analysis takes. */
const queriesMax = 10;

/** The labelled pages, decoded. */
export function readLabelledPages() {
  const domains = new Map(readLines('pages', 'manifest').map(({ file, domain }) => [file, domain]));
  return readLines('readings', 'readings').map((labels) => {
    const html = decodeHtml(readBytes(labels.data, labels.file), null).text;
    const url = labels.url ?? `https://${domains.get(labels.file)}/`;
    return { ...labels, url, part: partOf(url), html };
  });
}

/** @returns {Reading[]} pages without an analysis, such as script shells without text, are left out */
export function readReadings(pages = readLabelledPages()) {
  return pages.flatMap((page) => {
    const inferred = analyzed(page, []);
    const given = analyzed(page, givenQueries(page));
    if (inferred === null || given === null) return [];
    const probed = page.probes === undefined ? given : analyzed(page, probedQueries(page));
    const texts = { text: inferred.content.text, probed: probed?.result.queries ?? [] };
    return [{ ...page, ...texts, inferred: inferred.result, given: given.result }];
  });
}

/** The labelled queries, as many as one analysis takes. */
export function givenQueries({ queries }) {
  return queries.map(({ q }) => q).slice(0, queriesMax);
}

/** The labelled queries together with the probes, as many as one analysis takes, in the order of a hash. */
export function probedQueries(page) {
  const orderOf = (text) => createHash('sha256').update(text).digest('hex');
  const probes = (page.probes ?? []).map(({ q }) => q);
  return [...new Set([...probes, ...givenQueries(page)])]
    .slice(0, queriesMax)
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** @param {object} [reading] what a language model read */
export function analyzed({ html, url }, queries, reading) {
  const options = { url, asOf: '2026-01-01', gains: false, queries };
  const outcome = analyze(html, reading === undefined ? options : { ...options, reading });
  return outcome.status === 'completed' ? outcome : null;
}
