/**
 * Names: spans that people marked as names, against every place where a name of `result.entities` stands in the text.
 * Untyped, exact bounds. Entities are what a page is about, so a name said once in passing may rightly be left out, and
 * this is a floor for a name recogniser. A text without document bounds is a page of one sentence.
 */
import { analyze } from '../../../dist/core/improve/analyze-page.js';
import { compare, spanF1 } from '../bootstrap.mjs';
import { readLines } from '../data.mjs';
import { escapeHtml } from '../escape-html.mjs';
import { formsOf } from '../names.mjs';

export const about =
  '**Names.** Spans that people marked as names in Wikipedia articles (Wikigold) and in posts (WNUT17), against every place ' +
  'where the name of an entity of the result stands in the text; types are not compared, bounds must be exact. Entities are ' +
  'what a page is about, and their number is bounded, so names said once in passing are left out by design: this is a floor, not ' +
  'a recogniser’s score. Posts have no document bounds, so each is a page of one sentence.';

/** Types other than names. */
const unnamed = new Set(['concept', 'measure']);
const isTypedAsName = ({ type }) => !unnamed.has(type);
const isWrittenAsName = ({ name }) => /\p{Lu}/u.test(name);
const squash = (words) => words.join('').replaceAll('’', "'");

export async function measure() {
  const wikipedia = documentsOf(readLines('entities', 'wikigold'), ({ doc }) => String(doc));
  const posts = documentsOf(readLines('entities', 'wnut17'), ({ id }) => id);
  return {
    lines: [...linesOf('Wikipedia articles (Wikigold)', wikipedia), ...linesOf('posts (WNUT17)', posts)],
  };
}

function documentsOf(sentences, keyOf) {
  const documents = new Map();
  for (const sentence of sentences) {
    const key = keyOf(sentence);
    documents.set(key, [...(documents.get(key) ?? []), sentence]);
  }
  return [...documents.values()].map((document) => {
    const entities = entitiesOf(document);
    const namesOf = (some) =>
      new Set(some.flatMap(({ name }) => formsOf(name)).map((form) => squash(form.split(' '))));
    return {
      all: judged(document, (tokens) => spansOf(tokens, namesOf(entities))),
      written: judged(document, (tokens) => spansOf(tokens, namesOf(entities.filter(isWrittenAsName)))),
      typed: judged(document, (tokens) => spansOf(tokens, namesOf(entities.filter(isTypedAsName)))),
      capitals: judged(document, capitalisedRuns),
    };
  });
}

function linesOf(data, documents) {
  const line = (name, of) => ({
    measure: `names, span F1: ${name}`,
    data,
    result: compare(documents, spanF1, of, ({ capitals }) => capitals),
    baseline: 'runs of capitalised words',
    unit: 'documents',
  });
  return [
    line('all entities', ({ all }) => all),
    line('those with a capital', ({ written }) => written),
    line('those typed as more than a concept', ({ typed }) => typed),
  ];
}

function entitiesOf(document) {
  const text = document.map(({ tokens }) => escapeHtml(asWritten(tokens))).join(' ');
  const outcome = analyze(`<body><p>${text}</p></body>`, {
    url: 'https://example.com/',
    asOf: '2026-01-01',
    gains: false,
  });
  return outcome.status === 'completed' ? outcome.result.entities : [];
}

/** Joins tokens with natural spacing. */
function asWritten(tokens) {
  return tokens
    .join(' ')
    .replace(/ ([.,;:!?%)\]}]|'s\b|n't\b|'re\b|'ve\b|'ll\b|'d\b|'m\b)/g, '$1')
    .replace(/([([{$£€]) /g, '$1');
}

function judged(document, find) {
  const sums = { hits: 0, found: 0, gold: 0 };
  for (const { tokens, entities } of document) {
    const gold = new Set(entities.map(({ start, end }) => `${String(start)}-${String(end)}`));
    const found = find(tokens);
    sums.hits += found.filter(([start, end]) => gold.has(`${String(start)}-${String(end)}`)).length;
    sums.found += found.length;
    sums.gold += gold.size;
  }
  return sums;
}

/** Positions of names, left to right, longest match first. Ignores spaces, because tokenizations differ. */
function spansOf(tokens, names) {
  const longest = Math.max(0, ...[...names].map((name) => name.length));
  const spans = [];
  for (let start = 0; start < tokens.length; start += 1) {
    let end = 0;
    for (let stop = start + 1; stop <= tokens.length; stop += 1) {
      const text = squash(tokens.slice(start, stop));
      if (text.length > longest) break;
      if (names.has(text)) end = stop;
    }
    if (end === 0) continue;
    spans.push([start, end]);
    start = end - 1;
  }
  return spans;
}

/** The obvious baseline; ignores a single capital at the start of a sentence. */
function capitalisedRuns(tokens) {
  const isCapital = (token) => token !== undefined && /^\p{Lu}/u.test(token) && token !== 'I';
  const spans = [];
  for (let start = 0; start < tokens.length; start += 1) {
    if (!isCapital(tokens[start])) continue;
    let end = start + 1;
    while (isCapital(tokens[end])) end += 1;
    if (start > 0 || end > 1) spans.push([start, end]);
    start = end;
  }
  return spans;
}
