/**
 * Search results that an assistant cited, and those beside them that it did not: AUC within a query, averaged over
 * queries. A result is its title and snippet, so it is scored as a tiny page without the cap that thin pages get.
 */
import { analyze } from '../../../dist/core/improve/analyze-page.js';
import { overallScore } from '../../../dist/core/score/score.js';
import { bm25 } from '../bm25.mjs';
import { compare, mean } from '../bootstrap.mjs';
import { readLines } from '../data.mjs';
import { escapeHtml } from '../escape-html.mjs';

export const about =
  '**Cited or not.** Search results that an assistant with web search saw for one query, as title and snippet; those that its ' +
  'answer cited should score higher. AUC within a query, averaged over queries. A snippet is thin by nature, so the score is ' +
  'taken without the cap that thin pages get. The assistant read whole pages, which are not in the data: little of the ' +
  'basis of its choice can be measured here.';

const uncapped = 100;

export async function measure() {
  const queries = readLines('citations', 'chatgpt-search-snippets')
    .filter(({ docs }) => docs.some(({ cited }) => cited) && docs.some(({ cited }) => !cited))
    .map(({ query, docs }) => {
      const results = docs.map((doc) => resultOf(doc, query));
      const cited = docs.map((doc) => doc.cited === 1);
      const auc = (scores) => aucOf(scores, cited);
      return {
        bm25: auc(
          bm25(
            query,
            docs.map(({ text }) => text),
          ),
        ),
        quality: auc(results.map(qualityOf)),
        intent: auc(results.map((result) => result?.category_scores.intent_alignment ?? 0)),
        query: auc(results.map((result) => result?.queries[0]?.score ?? 0)),
      };
    });
  const line = (name, of) => ({
    measure: `cited or not, AUC: ${name}`,
    data: 'title and snippet of search results',
    result: compare(queries, mean, of, (item) => item.bm25),
    baseline: 'BM25',
    unit: 'queries',
  });
  return {
    lines: [
      line('score without the cap', ({ quality }) => quality),
      line('intent category', ({ intent }) => intent),
      line('match of the query', ({ query }) => query),
    ],
  };
}

function resultOf({ url, title, text }, query) {
  const snippet = text.startsWith(title) ? text.slice(title.length).trim() : text;
  const shown = escapeHtml(title);
  const html = `<title>${shown}</title><body><h1>${shown}</h1><p>${escapeHtml(snippet)}</p></body>`;
  const outcome = analyze(html, {
    url: URL.canParse(url) ? url : 'https://example.com/',
    asOf: '2026-01-01',
    gains: false,
    queries: [query],
  });
  return outcome.status === 'completed' ? outcome.result : null;
}

function qualityOf(result) {
  return result === null ? 0 : overallScore(result.category_scores, uncapped, result.integrity.multiplier);
}

/** Probability that a cited result scores above one that is not cited; ties count half. */
function aucOf(scores, isCited) {
  let above = 0;
  let pairs = 0;
  scores.forEach((score, at) => {
    if (!isCited[at]) return;
    scores.forEach((other, index) => {
      if (isCited[index]) return;
      pairs += 1;
      above += score > other ? 1 : score === other ? 0.5 : 0;
    });
  });
  return above / pairs;
}
