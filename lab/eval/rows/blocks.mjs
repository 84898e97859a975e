/** Content blocks and briefs on labelled pages, and what each composer adds. */
import { composeBlocks } from '../../../dist/core/blocks/compose-blocks.js';
import { composers } from '../../../dist/core/blocks/composers.js';
import { makeInjection } from '../../../dist/core/improve/make-injection.js';
import { scoreRequest } from '../../../dist/core/improve/score-request.js';
import { ablationLines, blockLines, blockOf } from '../readings/block-lines.mjs';
import { defaultRequest } from '../injection-request.mjs';
import { readLabelledPages } from '../readings/labelled-readings.mjs';

export const about =
  '**Blocks of labelled pages.** Each page gets the blocks of its failed checks, for inferred queries and without a model. Titles ' +
  'and descriptions that replace the page’s own, and questions, are held against those that careful readers wrote for the page ' +
  '(word F1). *Ablation*: all blocks are composed again without each composer in turn; a block that is not made counts as the ' +
  'page’s own title or description, and else as nothing. A composer whose differences contain zero cannot be told from none.';

export function measure() {
  const pages = readLabelledPages().flatMap(madePage);
  const tune = pages.filter(({ labels }) => labels.part === 'tune');
  const others = pages.filter(({ labels }) => labels.part !== 'tune');
  const parts = [
    [others, 'sites not fitted on'],
    [tune, 'sites fitted on'],
  ];
  return {
    lines: [
      ...parts.flatMap(([some, data]) => blockLines(some, data)),
      ...parts.flatMap(([some, data]) => ablationLines(some, data, composers)),
    ],
    details: () =>
      pages
        .filter(({ labels }) => labels.part === 'read')
        .map(beside)
        .join('\n'),
  };
}

function madePage(labels) {
  const { html, url } = labels;
  const outcome = makeInjection(html, { ...defaultRequest, url });
  const scored = scoreRequest(html, { ...defaultRequest, url });
  if (outcome.status !== 'completed' || scored === null) return [];
  const { signals } = scored.before;
  const { metadata, h1s } = signals.page;
  const types = [...new Set(composers.map(({ type }) => type))];
  const composed = (some) => composeBlocks(signals, types, { composers: some }).blocks;
  const without = new Map([['all', composed(composers)]]);
  for (const { id, type } of composers) {
    const others = composers.filter((one) => one.id !== id && one.type === type);
    without.set(id, composeBlocks(signals, [type], { composers: others }).blocks);
  }
  return {
    labels,
    own: { title: metadata.title ?? '', meta_description: metadata.description ?? '' },
    h1: h1s[0] ?? '',
    lead: signals.prose.sentences.find(({ isComplete }) => isComplete)?.text ?? '',
    blocks: outcome.made.content_blocks,
    omitted: outcome.made.omitted,
    briefs: outcome.made.briefs,
    without,
  };
}

function beside({ labels, own, blocks, briefs }) {
  const head = (type, reader) => {
    const block = blockOf(blocks, type);
    return block === null
      ? []
      : [`  ${type}: ${block.text}`, `    own: ${own[type]}`, `    reader: ${labels[reader]}`];
  };
  const faq = (blockOf(blocks, 'faq')?.items ?? []).map(
    ({ question, answer }) => `  faq: ${question} ${answer}`,
  );
  return [
    `${labels.id}  readiness ${labels.readiness.overall}  ${labels.url}`,
    ...head('title', 'title'),
    ...head('meta_description', 'description'),
    ...faq,
    ...briefs.map(({ question, place }) => `  brief: ${question} (${place})`),
  ].join('\n');
}
