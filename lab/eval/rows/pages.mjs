/**
 * Main text of a second set of pages, recognition of script shells, and snippets that do or do not belong to a page.
 */
import { analyze } from '../../../dist/core/improve/analyze-page.js';
import { compare, mean, share } from '../bootstrap.mjs';
import { readPages } from '../labelled-pages.mjs';
import { readabilityName } from '../peers.mjs';
import { wordOverlap, wordsIn } from '../words.mjs';
import { linesOf } from './main-text.mjs';

export const about =
  '**A second set of pages.** The same measure on pages of more sources, where people made the gold for the page as it ' +
  'is stored; the share of hand-picked snippets that were rightly kept or left out, on pages in several languages; and whether ' +
  'script-only pages are recognised, and no other page is mistaken for one.';

/** The cap of a page that scripts fill; see the access gate. */
const shellCap = 10;
/** Fewer words cannot contain an answer; the access gate uses the same limit. */
const wordsMin = 50;

const isShell = ({ kind }) => kind === 'js-shell';
const hasSnippets = ({ gold }) => gold?.kind?.startsWith('human snippets') === true;

/** Only gold that people made for the page as it is stored: not another extractor's output, not text that the page lacks. */
function hasGoldText({ gold, kind, tags }) {
  if (kind === 'js-shell' || tags.includes('gold-mismatch')) return false;
  return /^human/.test(gold?.kind ?? '') && Boolean(gold.main_text);
}

export async function measure({ peers }) {
  const pages = readPages();
  // The peer is slow on large pages: it reads only those that a line compares it on.
  const compared = pages.filter((page) => hasGoldText(page) || hasSnippets(page) || isShell(page));
  const peerTexts = peers.textsOf(compared.map(({ html, url }) => ({ html, url })));
  for (const page of pages) {
    page.outcome = analyze(page.html, { url: page.url, asOf: '2026-01-01', gains: false });
    page.text = page.outcome.status === 'completed' ? page.outcome.content.text : '';
  }
  const texts = await peerTexts;
  compared.forEach((page, index) => {
    page.peerText = texts === null ? null : texts[index];
  });
  const hasPeer = texts !== null;
  return {
    lines: [...goldLines(pages, hasPeer), ...snippetLines(pages, hasPeer), ...shellLines(pages, hasPeer)],
  };
}

function goldLines(pages, hasPeer) {
  const withGold = pages.filter(hasGoldText);
  for (const page of withGold) {
    page.ours = wordOverlap(page.text, page.gold.main_text);
    page.theirs = hasPeer ? wordOverlap(page.peerText, page.gold.main_text) : null;
  }
  const [meanOfKinds, ...kinds] = linesOf(withGold, 'pages with human gold', hasPeer);
  const theirs = hasPeer ? (page) => page.theirs.f1 : null;
  const all = {
    ...meanOfKinds,
    measure: 'main text, word F1: all pages',
    result: compare(withGold, mean, (page) => page.ours.f1, theirs),
  };
  return [all, ...kinds];
}

/** Pages in several languages whose gold is not the whole text: pieces that belong to it, and pieces that do not. */
function snippetLines(pages, hasPeer) {
  const judge = (read) => (page) => {
    const text = ` ${wordsIn(read(page)).join(' ')} `;
    const holds = (snippet) => text.includes(` ${wordsIn(snippet).join(' ')} `);
    const kept = page.gold.with.filter(holds).length;
    const leftOut = page.gold.without.filter((snippet) => !holds(snippet)).length;
    return { right: kept + leftOut, judged: page.gold.with.length + page.gold.without.length };
  };
  const ours = judge(({ text }) => text);
  const theirs = hasPeer ? judge(({ peerText }) => peerText) : null;
  const line = (data, some) => ({
    measure: 'main text, snippets kept or left out',
    data,
    result: compare(some, share, ours, theirs),
    baseline: hasPeer ? readabilityName : 'not installed',
  });
  const withSnippets = pages.filter(hasSnippets);
  const inOthers = withSnippets.filter(({ lang }) => lang !== 'en');
  return [line('pages with human snippets', withSnippets), line('the same, not English', inOthers)];
}

/** The peer's verdict is a text of too few words. */
function shellLines(pages, hasPeer) {
  const saysShell = ({ outcome }) => outcome.status === 'failed' || outcome.result.access.cap <= shellCap;
  const peerSaysShell = ({ peerText }) => wordsIn(peerText).length < wordsMin;
  const right = (says) => (page) => (says(page) === isShell(page) ? 1 : 0);
  const line = (measured, some, theirs, baseline) => ({
    measure: measured,
    data: 'all pages',
    result: compare(some, mean, right(saysShell), theirs),
    baseline,
  });
  const shells = pages.filter(isShell);
  const others = pages.filter((page) => !isShell(page));
  const peerName = hasPeer ? `${readabilityName} finds < ${String(wordsMin)} words` : 'not installed';
  return [
    line('script shells recognised (cap ≤ 10)', shells, hasPeer ? right(peerSaysShell) : null, peerName),
    line('other pages not mistaken for one', others, null, 'none'),
  ];
}
