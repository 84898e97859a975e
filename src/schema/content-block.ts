import { z } from 'zod';
import type { ContentBlock } from '../composers/content-block.ts';
import type { Proof, SameType } from './same-type.ts';

const groundingSchema = z
  .object({
    text: z.string().describe('Words of the block.'),
    source: z.string().describe('Words of the page, or of a fact that was given, that they rest on.'),
    start: z.number().int().min(0).nullable(),
    end: z.number().int().min(0).nullable(),
  })
  .meta({
    id: 'Grounding',
    description:
      'What words of a block rest on. `start` and `end` count UTF-16 units in the page’s main text; null for words that are not in it.',
  });

const placementSchema = z
  .object({
    selector: z
      .string()
      .describe(
        'CSS selector of the element to act on; for headings and paragraphs, of what the anchors stand in.',
      ),
    operation: z.enum(['replace', 'insert_before', 'insert_after', 'append']),
  })
  .meta({ id: 'Placement' });

const facts = {
  id: z.string().meta({ pattern: '^blk_[0-9A-Za-z]+$' }).describe('The same words have the same id.'),
  html: z.string().describe('Ready to paste: escaped, without scripts but for an FAQ’s JSON-LD.'),
  fixes: z.array(z.string()).describe('Ids of the checks whose points the block was measured to raise.'),
  generator: z.string().describe('`extractive`, or `<provider>/<model>`.'),
  grounding: z.array(groundingSchema),
  placement: placementSchema,
};

const titleBlockSchema = z
  .object({ ...facts, type: z.literal('title'), text: z.string().describe('15-60 characters.') })
  .meta({ id: 'TitleBlock' });

const metaDescriptionBlockSchema = z
  .object({ ...facts, type: z.literal('meta_description'), text: z.string().describe('70-160 characters.') })
  .meta({ id: 'MetaDescriptionBlock' });

const faqBlockSchema = z
  .object({
    ...facts,
    type: z.literal('faq'),
    items: z
      .array(z.object({ question: z.string(), answer: z.string() }).meta({ id: 'FaqItem' }))
      .describe('2-8 questions with their answers.'),
  })
  .meta({ id: 'FaqBlock' });

const headingsBlockSchema = z
  .object({
    ...facts,
    type: z.literal('headings'),
    items: z.array(
      z
        .object({
          level: z.number().int().min(2).max(6),
          text: z.string(),
          anchor: z
            .string()
            .describe('The first words of the block of the page that the heading goes above.'),
        })
        .meta({ id: 'HeadingItem' }),
    ),
  })
  .meta({ id: 'HeadingsBlock' });

const supportingParagraphsBlockSchema = z
  .object({
    ...facts,
    type: z.literal('supporting_paragraphs'),
    items: z.array(
      z
        .object({
          text: z.string().describe('40-120 words.'),
          heading: z.string().describe('The heading of the page that the paragraph goes under.'),
          entity: z.string().exactOptional().describe('The entity that it develops.'),
        })
        .meta({ id: 'ParagraphItem' }),
    ),
  })
  .meta({ id: 'SupportingParagraphsBlock' });

export const contentBlockSchema = z
  .discriminatedUnion('type', [
    titleBlockSchema,
    metaDescriptionBlockSchema,
    faqBlockSchema,
    headingsBlockSchema,
    supportingParagraphsBlockSchema,
  ])
  .meta({ id: 'ContentBlock', description: 'Words to put into the page, made from what the page says.' });

type Of<Type extends ContentBlock['type']> = Extract<ContentBlock, { readonly type: Type }>;

export type BlockSchemasAreTheBlocks = [
  Proof<SameType<z.output<typeof titleBlockSchema>, Of<'title'>>>,
  Proof<SameType<z.output<typeof metaDescriptionBlockSchema>, Of<'meta_description'>>>,
  Proof<SameType<z.output<typeof faqBlockSchema>, Of<'faq'>>>,
  Proof<SameType<z.output<typeof headingsBlockSchema>, Of<'headings'>>>,
  Proof<SameType<z.output<typeof supportingParagraphsBlockSchema>, Of<'supporting_paragraphs'>>>,
];
