/** Main text: word F1 against text that people reviewed, by kind of page, on held-out sites and on all sites. */
import { decodeHtml } from '../../../dist/core/document/decode-html.js';
import { readDocument } from '../../../dist/core/document/page-document.js';
import { compare, mean, meanOfMeans } from '../bootstrap.mjs';
import { halfOf, readBytes, readLines } from '../data.mjs';
import { readabilityName } from '../peers.mjs';
import { figure, table } from '../table.mjs';
import { wordOverlap } from '../words.mjs';

export const about =
  '**Main text.** The words of the main text that the analysis finds against those of human-reviewed text (F1 over ' +
  'words with their counts), on pages of several kinds from the web content extraction benchmark ' +
  'WCXB. Sites fall into two halves by a hash of their domain: rules may be developed on one half, the rows *held-out sites* ' +
  'report the other. The main text of a product or a listing is a matter of judgement, here the reviewers’.';

const kindOf = (page) => page.kind;

export async function measure({ peers }) {
  const pages = readLines('main-text', 'manifest').map(({ file, url, kind, main_text: gold }) => {
    const html = decodeHtml(readBytes('main-text', file), null).text;
    return { file, url, kind, half: halfOf(url), gold, html };
  });
  const peerTexts = peers.textsOf(pages.map(({ html, url }) => ({ html, url })));
  for (const page of pages) page.ours = wordOverlap(readDocument(page.html).text, page.gold);
  const texts = await peerTexts;
  pages.forEach((page, index) => {
    page.theirs = texts === null ? null : wordOverlap(texts[index], page.gold);
  });
  return {
    lines: [
      ...linesOf(
        pages.filter(({ half }) => half === 'held out'),
        'held-out sites',
        texts !== null,
      ),
      ...linesOf(pages, 'all sites', texts !== null),
      ...tailLines(pages, 'all sites', texts !== null),
    ],
    details: () => tuningPages(pages),
  };
}

/** One line for each kind, and one for the mean of the kinds. */
export function linesOf(pages, data, hasPeer) {
  const theirs = hasPeer ? (page) => page.theirs.f1 : null;
  const line = (part, some, statistic, stratumOf) => ({
    measure: `main text, word F1: ${part}`,
    data,
    result: compare(some, statistic, (page) => page.ours.f1, theirs, stratumOf),
    baseline: hasPeer ? readabilityName : 'not installed',
  });
  const kinds = [...new Set(pages.map(kindOf))].sort();
  return [
    line('mean of kinds', pages, meanOfMeans(kindOf), kindOf),
    ...kinds.map((kind) =>
      line(
        kind,
        pages.filter((page) => page.kind === kind),
        mean,
      ),
    ),
  ];
}

/** Below this share of words a text was read badly. */
const badBelow = 0.6;

/** The pages that were read badly: a mean hides them. Lower is better. */
export function tailLines(pages, data, hasPeer) {
  const line = (name, key) => {
    const isBad = (overlap) => Number(overlap[key] < badBelow);
    return {
      measure: `main text, share of pages with word ${name} < ${badBelow} (lower is better)`,
      data,
      result: compare(pages, mean, (page) => isBad(page.ours), hasPeer ? (page) => isBad(page.theirs) : null),
      baseline: hasPeer ? readabilityName : 'not installed',
    };
  };
  return [line('F1', 'f1'), line('recall', 'recall')];
}

/** The pages for developing rules, worst first; the held-out half is never shown. */
function tuningPages(pages) {
  const shown = pages
    .filter(({ half }) => half === 'tuning')
    .sort((one, other) => one.kind.localeCompare(other.kind) || one.ours.f1 - other.ours.f1);
  return table(
    ['kind', 'file', 'F1', 'precision', 'recall', 'F1 of the peer', 'address'],
    shown.map(({ kind, file, ours, theirs, url }) => [
      kind,
      file,
      figure(ours.f1),
      figure(ours.precision),
      figure(ours.recall),
      theirs === null ? '–' : figure(theirs.f1),
      url,
    ]),
  );
}
