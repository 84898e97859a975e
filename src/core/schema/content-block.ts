import { z } from 'zod';
import type { OutputOf } from './output-of.ts';
import { contentBlockTypes, placementOperations, reviewLevels } from './vocabulary.ts';

const groundingSchema = z
  .object({
    text: z.string().describe('Words of the block.'),
    source: z.string().describe('The supporting words of the page, or of a given fact.'),
    start: z.number().int().min(0).nullable(),
    end: z.number().int().min(0).nullable(),
  })
  .meta({
    id: 'Grounding',
    description:
      'The source of a statement in a block. `start` and `end` count UTF-16 units in the page’s main text; null for words outside it.',
  });

const placementSchema = z
  .object({
    selector: z
      .string()
      .describe(
        'CSS selector of the element to act on; for headings and paragraphs, of the container of the anchors.',
      ),
    operation: z.enum(placementOperations),
  })
  .meta({ id: 'Placement' });

const reviewSchema = z
  .object({
    level: z
      .enum(reviewLevels)
      .describe('`check`: publish it after a look at the reasons; `rewrite`: it needs other words first.'),
    reasons: z
      .array(z.string())
      .min(1)
      .max(5)
      .describe('What an editor has to check or supply, most important first.'),
  })
  .meta({ id: 'BlockReview' });

const facts = {
  id: z
    .string()
    .meta({ pattern: '^blk_[0-9A-Za-z]+$' })
    .describe('Blocks with the same words have the same id.'),
  html: z.string().describe('Ready to paste: escaped, without scripts except an FAQ’s JSON-LD.'),
  fixes: z.array(z.string()).describe('Ids of the checks whose points the block was measured to raise.'),
  generator: z.string().describe('`extractive`, or `<provider>/<model>`.'),
  review: reviewSchema
    .nullable()
    .describe(
      'What to check before publishing; null for a block that can be published unseen. Mode `auto` publishes no other.',
    ),
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
          anchor: z.string().describe('The first words of the block that the heading goes above.'),
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
          entity: z.string().exactOptional().describe('The entity that the paragraph covers.'),
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
  .meta({ id: 'ContentBlock', description: 'Content to add to the page, made from its own statements.' });

/** A type without a block, with the reason. */
export const omittedBlockSchema = z
  .object({ type: z.enum(contentBlockTypes), reason: z.string() })
  .meta({ id: 'OmittedBlock' });

export type BlockReview = OutputOf<typeof reviewSchema>;
export type Grounding = OutputOf<typeof groundingSchema>;
export type Placement = OutputOf<typeof placementSchema>;
export type TitleBlock = OutputOf<typeof titleBlockSchema>;
export type MetaDescriptionBlock = OutputOf<typeof metaDescriptionBlockSchema>;
export type FaqBlock = OutputOf<typeof faqBlockSchema>;
export type FaqItem = FaqBlock['items'][number];
export type HeadingsBlock = OutputOf<typeof headingsBlockSchema>;
export type HeadingItem = HeadingsBlock['items'][number];
export type SupportingParagraphsBlock = OutputOf<typeof supportingParagraphsBlockSchema>;
export type ParagraphItem = SupportingParagraphsBlock['items'][number];
export type ContentBlock = OutputOf<typeof contentBlockSchema>;
export type Omission = OutputOf<typeof omittedBlockSchema>;
