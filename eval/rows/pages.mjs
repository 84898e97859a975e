/** Main text of a second set of pages, what script shells are recognised by, and snippets that belong to a page or do not. */
import { analyze } from '../../dist/analysis/analyze.js';
import { compare, mean, share } from '../bootstrap.mjs';
import { readPages } from '../labelled-pages.mjs';
import { readabilityName } from '../readability.mjs';
import { wordOverlap, wordsIn } from '../words.mjs';
import { linesOf } from './main-text.mjs';

export const about =
  '**A second set of pages.** The same measure on pages of more sources, where the gold was made by people for the page as it ' +
  'is stored; the share of hand-picked snippets that were rightly kept or left out, on pages in several languages; and whether ' +
  'pages that only scripts fill are recognised, and no other page is taken for one.';

/** The cap of a page that scripts fill; see the access gate. */
const shellCap = 10;
/** Fewer words than this cannot hold an answer; what the gate counts too. */
const wordsMin = 50;

export async function measure({ readability }) {
  const pages = readPages();
  const peerTexts = readability.textsOf(pages.map(({ html, url }) => ({ html, url })));
  for (const page of pages) page.outcome = analyze(page.html, { url: page.url, asOf: '2026-01-01' });
  const texts = await peerTexts;
  pages.forEach((page, index) => {
    page.text = page.outcome.status === 'completed' ? page.outcome.content.text : '';
    page.peerText = texts === null ? null : texts[index];
  });
  return { lines: [...goldLines(pages, texts), ...snippetLines(pages, texts), ...shellLines(pages, texts)] };
}

/** Only gold that people made for the page as it is stored: not another extractor's output, not text that the page lacks. */
function goldLines(pages, texts) {
  const withGold = pages.filter(
    ({ gold, kind, tags }) =>
      /^human/.test(gold?.kind ?? '') &&
      gold.main_text &&
      kind !== 'js-shell' &&
      !tags.includes('gold-mismatch'),
  );
  for (const page of withGold) {
    page.ours = wordOverlap(page.text, page.gold.main_text);
    page.theirs = texts === null ? null : wordOverlap(page.peerText, page.gold.main_text);
  }
  const lines = linesOf(withGold, 'pages with human gold', texts !== null);
  const all = {
    ...lines[0],
    measure: 'main text, word F1: all pages',
    result: compare(withGold, mean, (page) => page.ours.f1, texts === null ? null : (page) => page.theirs.f1),
  };
  return [all, ...lines.slice(1)];
}

/** Pages in several languages whose gold is not the whole text: pieces that belong to it, and pieces that do not. */
function snippetLines(pages, texts) {
  const withSnippets = pages.filter(({ gold }) => gold?.kind?.startsWith('human snippets'));
  const judge = (read) => (page) => {
    const text = ` ${wordsIn(read(page)).join(' ')} `;
    const holds = (snippet) => text.includes(` ${wordsIn(snippet).join(' ')} `);
    const kept = page.gold.with.filter(holds).length;
    const leftOut = page.gold.without.filter((snippet) => !holds(snippet)).length;
    return { right: kept + leftOut, judged: page.gold.with.length + page.gold.without.length };
  };
  if (withSnippets.length === 0) return [];
  const line = (data, some) => ({
    measure: 'main text, snippets kept or left out',
    data,
    result: compare(
      some,
      share,
      judge((page) => page.text),
      texts === null ? null : judge((page) => page.peerText),
    ),
    baseline: texts === null ? 'not installed' : readabilityName,
  });
  const others = withSnippets.filter(({ lang }) => lang !== 'en');
  return [
    line('pages with human snippets', withSnippets),
    ...(others.length > 0 ? [line('the same, not English', others)] : []),
  ];
}

/** The peer's verdict is a text of too few words. */
function shellLines(pages, texts) {
  const isShell = (page) => page.kind === 'js-shell';
  const saysShell = ({ outcome }) => outcome.status === 'failed' || outcome.result.access.cap <= shellCap;
  const peerSaysShell = ({ peerText }) => wordsIn(peerText).length < wordsMin;
  const right = (says) => (page) => (says(page) === isShell(page) ? 1 : 0);
  const line = (name, some) => ({
    measure: name,
    data: 'all pages',
    result: compare(some, mean, right(saysShell), texts === null ? null : right(peerSaysShell)),
    baseline: texts === null ? 'not installed' : `${readabilityName} finds < ${String(wordsMin)} words`,
  });
  return [
    line('script shells recognised (cap ≤ 10)', pages.filter(isShell)),
    line(
      'other pages not taken for one',
      pages.filter((page) => !isShell(page)),
    ),
  ];
}
