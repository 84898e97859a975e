/** Content blocks against the readers' own title, description and questions, and what each composer adds to them. */
import { compare, mean } from '../bootstrap.mjs';
import { wordOverlap } from '../words.mjs';

const types = ['title', 'meta_description', 'faq', 'headings', 'supporting_paragraphs'];
/** Readers call a page with less a good source. */
const weakReadiness = 3;
const badHead = new Set(['bad_title', 'bad_or_missing_description']);
/** The field of a reading and the trivial baseline of a type of the head. */
const heads = [
  { type: 'title', reader: 'title', trivial: 'h1', name: 'H1 as title' },
  { type: 'meta_description', reader: 'description', trivial: 'lead', name: 'first sentence' },
];

/**
 * @typedef {object} MadePage labels of a page with what is made for it
 * @property {object} labels
 * @property {Readonly<Record<string, string>>} own title, meta_description
 * @property {string} h1
 * @property {string} lead the first whole sentence
 * @property {object[]} blocks
 * @property {{ type: string, reason: string }[]} omitted
 * @property {object[]} briefs
 * @property {ReadonlyMap<string, object[]>} without the blocks that are composed without a composer, by its id; `all` with every one
 */

/** @param {readonly MadePage[]} pages */
export function blockLines(pages, data) {
  return [
    ...madeLines(pages, data),
    ...heads.flatMap((head) => headLines(pages, data, head)),
    ...faqLines(pages, data),
    ...coverageLines(pages, data),
  ];
}

function madeLines(pages, data) {
  const made = types.map((type) => ({
    measure: `block made by default: ${type}`,
    data,
    result: compare(pages, mean, (page) => Number(blockOf(page.blocks, type) !== null)),
    baseline: 'none',
  }));
  const offered = pages.flatMap(({ blocks, omitted }) => [
    ...blocks.map(() => false),
    ...omitted.map(({ reason }) => reason.includes('lowers the score')).filter(Boolean),
  ]);
  const dropped = {
    measure: 'blocks dropped because they lower the score',
    data,
    result: compare(
      offered.map((isDropped) => ({ isDropped })),
      mean,
      ({ isDropped }) => Number(isDropped),
    ),
    baseline: 'none',
    unit: 'blocks',
  };
  return [...made, dropped];
}

function headLines(pages, data, { type, reader, trivial, name }) {
  const replaced = pages.filter((page) => blockOf(page.blocks, type) !== null && page.labels[reader]);
  const f1 = (textOf) => (page) => wordOverlap(textOf(page), page.labels[reader]).f1;
  const ours = f1((page) => blockOf(page.blocks, type).text);
  const own = f1((page) => page.own[type]);
  const simple = f1((page) => page[trivial]);
  const line = (measure, of, theirs, baseline) => ({
    measure,
    data,
    result: compare(replaced, mean, of, theirs),
    baseline,
  });
  const beats = (of) => (page) => Number(of(page) > own(page));
  return [
    line(`${type} that replaces, word F1 with the reader’s`, ours, own, 'the page’s own'),
    line(`${type} that replaces, word F1 with the reader’s`, ours, simple, name),
    line(`${type} that replaces beats the page’s own`, beats(ours), beats(simple), name),
  ];
}

/** The best F1 of what is asked with a reader's question; of each item, as a reader has only a few. */
function faqLines(pages, data) {
  const items = pages.flatMap((page) =>
    (blockOf(page.blocks, 'faq')?.items ?? []).map((item) => ({ ...item, page })),
  );
  const best = (text, page, field) =>
    Math.max(0, ...(page.labels.faq ?? []).map((pair) => wordOverlap(text, pair[field]).f1));
  const line = (measure, of, theirs, baseline) => ({
    measure,
    data,
    result: compare(items, mean, of, theirs),
    baseline,
    unit: 'questions',
  });
  return [
    line(
      'FAQ question, best word F1 with a reader’s',
      ({ question, page }) => best(question, page, 'q'),
      ({ page }) => best(page.h1, page, 'q'),
      'H1 as question',
    ),
    line(
      'FAQ answer, best word F1 with a reader’s',
      ({ answer, page }) => best(answer, page, 'a'),
      ({ page }) => best(page.lead, page, 'a'),
      'first sentence',
    ),
  ];
}

function coverageLines(pages, data) {
  const bad = pages.filter(({ labels }) => labels.weaknesses.some(({ code }) => badHead.has(code)));
  const weak = pages.filter(({ labels }) => labels.readiness.overall <= weakReadiness);
  const good = pages.filter(({ labels }) => labels.readiness.overall > weakReadiness);
  const line = (measure, some, of) => ({
    measure,
    data,
    result: compare(some, mean, (page) => Number(of(page))),
    baseline: 'none',
  });
  const hasBlock = ({ blocks }) => blocks.length > 0;
  const hasBrief = ({ briefs }) => briefs.length > 0;
  return [
    line(
      'title or description made where readers find either bad',
      bad,
      ({ blocks }) => blockOf(blocks, 'title') !== null || blockOf(blocks, 'meta_description') !== null,
    ),
    line('block or brief, readiness 3 and less', weak, (page) => hasBlock(page) || hasBrief(page)),
    line('block, readiness 3 and less', weak, hasBlock),
    line('brief, readiness 3 and less', weak, hasBrief),
    line('brief, readiness 4 and more', good, hasBrief),
  ];
}

/** What a type is worth on a page, 0-1: its words against the reader's, where the page keeps its own without a block. */
const worths = {
  title: (page, blocks) => headWorth(page, blocks, heads[0]),
  meta_description: (page, blocks) => headWorth(page, blocks, heads[1]),
  faq: ({ labels }, blocks) => {
    const answers = (blockOf(blocks, 'faq')?.items ?? []).map(
      ({ question, answer }) => `${question} ${answer}`,
    );
    return bestOf(
      (labels.faq ?? []).map(({ q, a }) => `${q} ${a}`),
      answers,
    );
  },
  supporting_paragraphs: ({ labels }, blocks) => {
    const texts = (blockOf(blocks, 'supporting_paragraphs')?.items ?? []).map(({ text }) => text);
    return bestOf(
      labels.queries.flatMap(({ answered, answer }) => (answered === 'full' ? [answer] : [])),
      texts,
    );
  },
};

function headWorth(page, blocks, { type, reader }) {
  return wordOverlap(blockOf(blocks, type)?.text ?? page.own[type], page.labels[reader] ?? '').f1;
}

/** The mean over the golds of the best F1 of a text. */
function bestOf(golds, texts) {
  if (golds.length === 0) return 0;
  return mean(golds, (gold) => Math.max(0, ...texts.map((text) => wordOverlap(text, gold).f1)));
}

/** Each composer off in turn: in which share of pages it makes or changes the block, and what that is worth. */
export function ablationLines(pages, data, composers) {
  return composers.flatMap(({ id, type }) => {
    const blocksOf = (page, key) => page.without.get(key) ?? [];
    const baseline = `without ${id}`;
    const line = (measure, of) => ({
      measure,
      data,
      result: compare(
        pages,
        mean,
        (page) => of(page, 'all'),
        (page) => of(page, id),
      ),
      baseline,
    });
    const made = line(`ablation, pages with ${type}`, (page, key) =>
      Number(blockOf(blocksOf(page, key), type) !== null),
    );
    const worth = worths[type];
    if (worth === undefined) return [made];
    return [made, line(`ablation, words of ${type}`, (page, key) => worth(page, blocksOf(page, key)))];
  });
}

export function blockOf(blocks, type) {
  return blocks.find((block) => block.type === type) ?? null;
}
