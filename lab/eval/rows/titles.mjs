/** Titles and descriptions made for pages whose own are withheld, beside what a simple program copies. */
import { createSignals } from '../../../dist/core/page-signals/page-signals.js';
import { composeBlocks } from '../../../dist/core/blocks/compose-blocks.js';
import { checkGrounding, readSources } from '../../../dist/core/blocks/grounding.js';
import { compare, mean } from '../bootstrap.mjs';
import { readLines } from '../data.mjs';
import { escapeHtml } from '../escape-html.mjs';
import { wordOverlap, wordsIn } from '../words.mjs';

export const about =
  '**Titles and descriptions.** Pages are rebuilt from their main text and headline alone, so that they have neither title nor ' +
  'description; those that the publisher gave serve as reference, the name of the site taken off. Where a block is made — the ' +
  'composers keep silent when in doubt — it is held against the reference. Description: ROUGE-L, beside the first sentence. ' +
  'Title: F1 of words, beside the first sentence and the headline cut to 60 characters.';

const bounds = { title: [15, 60], meta_description: [70, 160] };
const headlineCharsMax = 60;
const textCharsMin = 500;
const referenceCharsMin = 40;
const types = ['title', 'meta_description'];

export async function measure() {
  const pages = readLines('titles', 'title-description')
    .filter(({ main_text: text }) => text.length >= textCharsMin)
    .map(measured);
  const described = pages.filter(
    ({ ours, description }) => description !== null && ours.meta_description !== '',
  );
  const titled = pages.filter(({ ours, title }) => title !== '' && ours.title !== '');
  const headed = titled.filter(({ headline }) => headline !== '');
  const line = (measure, some, ours, theirs, baseline) => ({
    measure,
    data: 'titles and descriptions',
    result: compare(some, mean, ours, theirs),
    baseline,
  });
  const f1 = (pick) => (page) => wordOverlap(pick(page), page.title).f1;
  const rouge = (pick) => (page) => rougeL(pick(page), page.description);
  return {
    lines: [
      line(
        'description made, ROUGE-L',
        described,
        rouge(({ ours }) => ours.meta_description),
        rouge(({ lead }) => lead),
        'first sentence',
      ),
      line(
        'title made, word F1',
        titled,
        f1(({ ours }) => ours.title),
        f1(({ lead }) => lead),
        'first sentence',
      ),
      line(
        'title made, word F1, pages with a headline',
        headed,
        f1(({ ours }) => ours.title),
        f1(({ headline }) => headline),
        'headline cut to 60 characters',
      ),
      line('title is made', pages, ({ ours }) => Number(ours.title !== ''), null, 'none'),
      line('description is made', pages, ({ ours }) => Number(ours.meta_description !== ''), null, 'none'),
      line('bounds kept', pages, ({ inBounds }) => Number(inBounds), null, 'none'),
      line('blocks without an ungrounded claim', pages, ({ grounded }) => Number(grounded), null, 'none'),
    ],
    details: () =>
      pages
        .slice(0, 60)
        .map(
          ({ ours, title, description }) =>
            `T ${ours.title}\n  ${title}\nD ${ours.meta_description}\n  ${description ?? '–'}`,
        )
        .join('\n'),
  };
}

function measured({ url, gold_title, publisher_title, meta_description, og_description, h1, main_text }) {
  const headline = (h1[0] ?? '').replace(/\s+/g, ' ').trim();
  const signals = createSignals(pageOf(headline, main_text), { url, asOf: '2026-01-01' });
  const { blocks } = composeBlocks(signals, types);
  const ours = Object.fromEntries(
    types.map((type) => [type, blocks.find((block) => block.type === type)?.text ?? '']),
  );
  const sources = readSources([headline, main_text], signals.page.language);
  const description = meta_description ?? og_description ?? '';
  const sentence = main_text
    .split('\n')
    .flatMap((paragraph) => paragraph.match(/[^.!?。！？]+[.!?。！？]+/g) ?? [])[0];
  return {
    ours,
    headline: headline.slice(0, headlineCharsMax),
    lead: (sentence ?? main_text.split('\n')[0]).trim(),
    title: (gold_title ?? publisher_title ?? '').trim(),
    description: description.length < referenceCharsMin ? null : description,
    inBounds: blocks.every(
      ({ type, text }) => text.length >= bounds[type][0] && text.length <= bounds[type][1],
    ),
    grounded: blocks.every(({ text }) => checkGrounding(text, sources).length === 0),
  };
}

/** Short lines without a full stop are headings; the rest is paragraphs. */
function pageOf(headline, text) {
  const blocks = text.split(/\n+/).map((line) => {
    const item = /^[-*•]\s+(.*)$/.exec(line.trim());
    if (item !== null) return `<ul><li>${escapeHtml(item[1])}</li></ul>`;
    const isHeading = line.length <= 90 && !/[.!:;,。]$/.test(line.trim()) && line.trim() !== headline;
    return isHeading ? `<h2>${escapeHtml(line)}</h2>` : `<p>${escapeHtml(line)}</p>`;
  });
  const h1 = headline === '' ? '' : `<h1>${escapeHtml(headline)}</h1>`;
  return `<!doctype html><body><main>${h1}${blocks.join('\n')}</main></body>`;
}

/** F-measure of the longest common subsequence of words. */
export function rougeL(text, reference) {
  const [left, right] = [wordsIn(text), wordsIn(reference)];
  if (left.length === 0 || right.length === 0) return 0;
  let row = new Uint16Array(right.length + 1);
  for (const word of left) {
    const next = new Uint16Array(right.length + 1);
    for (let i = 1; i <= right.length; i += 1)
      next[i] = word === right[i - 1] ? row[i - 1] + 1 : Math.max(row[i], next[i - 1]);
    row = next;
  }
  const common = row[right.length];
  return (2 * common) / (left.length + right.length);
}
