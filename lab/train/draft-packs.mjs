/**
 * Writes drafts of pages of the part `tune` as packs for editors who judge them, and what the service knows of each draft:
 *
 *     node lab/train/draft-packs.mjs FOLDER [PAGES]
 *
 * `FOLDER/packs/*.txt` show pages with their drafts and not the reasons of their reviews; `FOLDER/features.jsonl` has one line
 * for each draft; `FOLDER/drafts.jsonl` its words. Pages are drawn by a seed, those of the second round first.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHtml } from '../../dist/core/document/decode-html.js';
import { composeBlocks } from '../../dist/core/blocks/compose-blocks.js';
import { draftFeatures } from '../../dist/core/blocks/draft-features.js';
import { scoreRequest } from '../../dist/core/improve/score-request.js';
import { withSources } from '../../dist/core/page-signals/page-signals.js';
import { contentBlockTypes } from '../../dist/core/schema/vocabulary.js';
import { readBytes, readLines } from '../eval/data.mjs';
import { defaultRequest } from '../eval/injection-request.mjs';
import { partOf } from '../eval/split.mjs';

const SEED = 'drafts 1';
const PAGES_PER_PACK = 12;
const WORDS_SHOWN = 1500;
/** Items of one block that are judged: an FAQ of eight would outweigh everything else on its page. */
const ITEMS_JUDGED = 4;

const [folder = '/tmp/drafts', pagesWanted = '90'] = process.argv.slice(2);
const pages = sample(Number(pagesWanted));
const packs = [];
const features = [];
const words = [];
const shares = new Map(contentBlockTypes.map((type) => [type, { drafts: 0, unseen: 0, reasons: new Map() }]));

for (const labels of pages) {
  const html = decodeHtml(readBytes(labels.data, labels.file), null).text;
  const scored = scoreRequest(html, { ...defaultRequest, url: labels.url, contentTypes: contentBlockTypes });
  if (scored === null) continue;
  const signals = withSources(
    scored.before.signals,
    scored.queries.map(({ source }) => source),
  );
  const { blocks, omitted, drafts, broken } = composeBlocks(signals, contentBlockTypes, {
    standard: 'drafts',
  });
  if (broken.length > 0) console.error(`${labels.id}: broken ${broken.join(', ')}`);
  for (const { type, review } of blocks) {
    shares.get(type).drafts++;
    if (review === null) shares.get(type).unseen++;
  }
  for (const { type, reason } of omitted) {
    const { reasons } = shares.get(type);
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const shown = blocks.flatMap((block) => itemsOf(block, drafts.get(block.id) ?? [], labels, signals));
  for (const item of shown) {
    features.push({ id: item.id, page: labels.id, type: item.type, ...item.facts });
    words.push({ id: item.id, page: labels.id, url: labels.url, lines: item.lines, reasons: item.reasons });
  }
  packs.push(pageText(labels, signals, shown));
}

mkdirSync(join(folder, 'packs'), { recursive: true });
for (let from = 0, pack = 1; from < packs.length; from += PAGES_PER_PACK, pack++) {
  const name = `pack-${String(pack).padStart(2, '0')}.txt`;
  writeFileSync(join(folder, 'packs', name), packs.slice(from, from + PAGES_PER_PACK).join('\n'));
}
writeFileSync(join(folder, 'features.jsonl'), linesOf(features));
writeFileSync(join(folder, 'drafts.jsonl'), linesOf(words));
for (const [type, { drafts, unseen, reasons }] of shares) {
  console.log(`${type}: drafts on ${drafts} of ${packs.length} pages, ${unseen} of them without a review`);
  for (const [reason, count] of reasons) console.log(`    ${count} × ${reason}`);
}
console.log(`${packs.length} pages, ${features.length} drafts`);

function sample(count) {
  const domains = new Map(readLines('pages', 'manifest').map(({ file, domain }) => [file, domain]));
  return readLines('readings', 'readings')
    .map((labels) => ({ ...labels, url: labels.url ?? `https://${domains.get(labels.file)}/` }))
    .filter(({ url }) => partOf(url) === 'tune')
    .map((labels) => ({ ...labels, draw: createHash('sha256').update(`${SEED} ${labels.id}`).digest('hex') }))
    .sort((one, other) => other.added - one.added || (one.draw < other.draw ? -1 : 1))
    .slice(0, count);
}

/** The judged items of a block: a title or a description is one. */
function itemsOf(block, used, labels, signals) {
  const entries = 'items' in block ? block.items : [block];
  return entries.slice(0, ITEMS_JUDGED).map((item, index) => {
    const draft = used[index];
    return {
      id: `${labels.id}-${block.type}-${index + 1}`,
      type: block.type,
      lines: linesOfItem(block, item, signals),
      reasons: (draft?.doubts ?? []).map(({ level, reason }) => `${level}: ${reason}`),
      facts: {
        composer: draft?.composer ?? null,
        doubts: (draft?.doubts ?? []).map(({ sign }) => sign),
        features: draft === undefined ? null : draftFeatures(block.type, draft, signals),
      },
    };
  });
}

function linesOfItem(block, item, { page }) {
  switch (block.type) {
    case 'title':
      return [`TITLE: ${item.text}`, `  the page's own title: ${page.metadata.title ?? '(none)'}`];
    case 'meta_description':
      return [
        `META DESCRIPTION: ${item.text}`,
        `  the page's own description: ${page.metadata.description ?? '(none)'}`,
      ];
    case 'faq':
      return [
        `FAQ ITEM, in a list of questions at the end of the text`,
        `  Q: ${item.question}`,
        `  A: ${item.answer}`,
      ];
    case 'headings':
      return [
        `HEADING, level ${item.level}: ${item.text}`,
        `  above the paragraph that begins: ${item.anchor}`,
      ];
    default:
      return [`PARAGRAPH, right below the heading: ${item.heading}`, `  ${item.text}`];
  }
}

function pageText(labels, { page, subject, pageType, sections }, shown) {
  const outline = sections.flatMap(({ heading, wordCount, level }) =>
    heading === null
      ? []
      : [`${'  '.repeat(Math.max(0, level - 1))}h${level} ${heading.block.text} (${wordCount} words)`],
  );
  return [
    '='.repeat(100),
    `PAGE ${labels.id}  ${labels.url}`,
    `title: ${page.metadata.title ?? '(none)'}`,
    `description: ${page.metadata.description ?? '(none)'}`,
    `main heading: ${page.titleHeading ?? '(none)'}`,
    `subject: ${subject?.name ?? '(none)'}   type: ${pageType}   language: ${page.language}`,
    'outline:',
    ...outline.slice(0, 60),
    '--- main text',
    cutAtWords(page.blocks, WORDS_SHOWN),
    '--- drafts',
    ...shown.flatMap(({ id, lines }) => [`[${id}] ${lines[0]}`, ...lines.slice(1), '']),
    '',
  ].join('\n');
}

function cutAtWords(blocks, max) {
  const lines = [];
  let count = 0;
  for (const { kind, level, text } of blocks) {
    const words = text.split(/\s+/u);
    const left = max - count;
    if (left <= 0) {
      lines.push('[the rest of the page is cut]');
      break;
    }
    const shown = words.length <= left ? text : `${words.slice(0, left).join(' ')} …`;
    lines.push(
      kind === 'heading' ? `\n${'#'.repeat(level)} ${shown}` : kind === 'list_item' ? `- ${shown}` : shown,
    );
    count += words.length;
  }
  return lines.join('\n');
}

function linesOf(rows) {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
