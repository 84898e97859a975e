/**
 * Prints questions and answers for blind rating: 30 generated from pages mixed with 30 written by publishers, in a
 * seeded order. The key comes last: `node lab/eval/faq-pairs.mjs [--seed 1] [--count 30]`.
 */
import { parseArgs } from 'node:util';
import { createSignals } from '../../dist/core/page-signals/page-signals.js';
import { composeBlocks } from '../../dist/core/blocks/compose-blocks.js';
import { readLines } from './data.mjs';
import { escapeHtml } from './escape-html.mjs';
import { readPages } from './labelled-pages.mjs';

const { values: flags } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } },
});
const random = seeded(Number(flags.seed));
const count = Number(flags.count);

const published = readLines('faq', 'faqpage-jsonld')
  .filter(({ main_text: text }) => text !== null)
  .map(({ url, lang, main_text: text, faq }) => ({
    url,
    html: `<html lang="${lang}"><body><main>${paragraphs(text)}</main></body></html>`,
    pairs: faq.map(({ q, a }) => ({
      question: q,
      answer: a
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    })),
  }));
const made = [...published, ...readPages()].flatMap(({ url, html }) => {
  const signals = createSignals(html, { url, asOf: '2026-01-01' });
  const block = composeBlocks(signals, ['faq']).blocks[0];
  return block === undefined ? [] : block.items.map((item) => ({ ...item, url, by: 'made' }));
});
const written = published.flatMap(({ url, pairs }) =>
  pairs.map((pair) => ({ ...pair, url, by: 'publisher' })),
);

const mixed = shuffled([...shuffled(made).slice(0, count), ...shuffled(written).slice(0, count)]);
mixed.forEach(({ question, answer }, index) => console.log(`${index + 1}. ${question}\n   ${answer}\n`));
console.log('Key:');
mixed.forEach(({ by, url }, index) => console.log(`${index + 1}. ${by} ${url}`));

function paragraphs(text) {
  return text
    .split(/\n+/)
    .map((line) => {
      const item = /^[-*•]\s+(.*)$/.exec(line.trim());
      if (item !== null) return `<ul><li>${escapeHtml(item[1])}</li></ul>`;
      const isHeading = line.length <= 120 && !/[.!:;,。]$/.test(line.trim());
      return isHeading ? `<h2>${escapeHtml(line)}</h2>` : `<p>${escapeHtml(line)}</p>`;
    })
    .join('\n');
}

function shuffled(list) {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

/** Mulberry32: the same seed gives the same order everywhere. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4_294_967_296;
  };
}
