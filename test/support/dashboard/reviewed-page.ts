import { sql, type Kysely } from 'kysely';
import { withHtml } from '../../../src/core/blocks/block-words.ts';
import type { ContentBlock } from '../../../src/core/schema/content-block.ts';
import type { Schema } from '../../../src/service/storage/schema.ts';

/** A page to write drafts for. */
export const reviewedPage = `<!doctype html><html lang="en"><head><title>Windlass oil | Home</title></head><body><main><article>
<h1>How a windlass is oiled and kept dry</h1>
<p>A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle. It is oiled twice a year, in spring
and in autumn, with 40 ml of thin oil, so that salt water does not reach its gears.</p>
<p>Use thin mineral oil of grade 32. Fill the cup to the line and turn the handle twelve times, until oil comes out at the
far end of the axle. Thick oil stays on the cover and leaves the gears dry.</p>
<h2>Water</h2><p>Salt water is the reason that most windlasses fail. Dry the cover after each trip, and store the handle
below deck. A dry windlass lasts for about fifteen years, a wet one for four.</p>
<h2>Storage below deck</h2><p>The handle is stored below deck, in a dry locker with a cloth around it, because salt and sun
wear its grip and its bearing out within a few years.</p></article></main></body></html>`;

export const reviewedRequest = {
  content_types: ['title', 'faq'],
  queries: ['what is a windlass', 'How heavy is a windlass?'],
  facts: ['A windlass is 12 kg heavy without its chain.'],
};

const shared = { html: '', fixes: [], review: null } as const;
const sourced = (text: string, source = text) => ({ text, source, start: null, end: null });
const answers = [
  'A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle.',
  'It takes thin mineral oil of grade 32, 40 ml each time.',
  'A dry windlass lasts for about fifteen years, a wet one for four.',
] as const;
const late =
  'Salt water is the reason that most windlasses fail. Dry the cover after each trip, and store the handle below deck, in a dry locker with a cloth around it. A dry windlass lasts for about fifteen years, a wet one for four.';

/** A block of each type, all of it supported by the page: five, with seven items. */
export const reviewedBlocks: readonly ContentBlock[] = (
  [
    {
      ...{ ...shared, id: 'blk_title', type: 'title', generator: 'extractive' },
      text: 'How a windlass is oiled and kept dry',
      grounding: [sourced('How a windlass is oiled and kept dry')],
      placement: { selector: 'head > title', operation: 'replace' },
    },
    {
      ...{ ...shared, id: 'blk_description', type: 'meta_description', generator: 'extractive' },
      text: 'A windlass is a winch that lifts an anchor. It is oiled twice a year, in spring and in autumn.',
      grounding: [sourced('It is oiled twice a year, in spring and in autumn')],
      placement: { selector: 'head > meta[name="description"]', operation: 'replace' },
    },
    {
      ...{ ...shared, id: 'blk_faq', type: 'faq', generator: 'acme/writer-1' },
      review: {
        level: 'check',
        reasons: ['The second answer joins two places of the page: check that they belong together.'],
      },
      items: [
        { question: 'What is a windlass?', answer: answers[0] },
        { question: 'What oil does it take?', answer: answers[1] },
        { question: 'How long does it last?', answer: answers[2] },
      ],
      grounding: [
        sourced(answers[0]),
        sourced(answers[1], 'Use thin mineral oil of grade 32. Fill the cup to the line and turn the handle'),
        sourced(answers[2]),
      ],
      placement: { selector: 'main > article', operation: 'append' },
    },
    {
      ...{ ...shared, id: 'blk_headings', type: 'headings', generator: 'extractive' },
      items: [{ level: 2, text: 'Thin mineral oil', anchor: 'Use thin mineral oil of grade 32.' }],
      grounding: [],
      placement: { selector: 'main > article', operation: 'insert_before' },
    },
    {
      ...{ ...shared, id: 'blk_paragraphs', type: 'supporting_paragraphs', generator: 'acme/writer-1' },
      items: [{ text: late, heading: 'Water', entity: 'windlass' }],
      grounding: [sourced('Salt water is the reason that most windlasses fail.')],
      placement: { selector: 'main > article', operation: 'insert_after' },
    },
  ] satisfies readonly ContentBlock[]
).map(withHtml);

/** Gives a draft these blocks, whatever was generated for it. */
export async function putBlocks(
  db: Kysely<Schema>,
  id: string,
  blocks: readonly ContentBlock[] = reviewedBlocks,
): Promise<void> {
  const { rows } = await sql<{
    result: string;
  }>`select result::text from injections where id = ${id}`.execute(db);
  const result = { ...(JSON.parse(rows[0]?.result ?? '{}') as object), content_blocks: blocks, omitted: [] };
  await sql`update injections set result = ${JSON.stringify(result)}::json where id = ${id}`.execute(db);
}
