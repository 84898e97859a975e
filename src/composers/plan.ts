import type { ContentBlock } from '../schema/content-block.ts';
import {
  faqHtml,
  faqWords,
  faqJson,
  headingHtml,
  headingLevel,
  paragraphHtml,
  plainText,
} from './piece-html.ts';
import { placeAbove, placeUnder, type Place, type PlacedBlock } from './place.ts';

/** A piece of a content block: one element, and the blocks that an analysis reads in it. */
export interface Piece {
  readonly place: Place;
  readonly html: string;
  readonly parts: readonly PiecePart[];
  readonly jsonLd: string | null;
}

export interface PiecePart {
  readonly kind: 'heading' | 'paragraph';
  /** 1-6 for a heading, else 0. */
  readonly level: number;
  readonly text: string;
}

export interface PlanPage {
  readonly blocks: readonly PlacedBlock[];
  readonly titleHeading: string | null;
  /** Place of an FAQ; called only for an FAQ. */
  readonly end: () => Place | null;
}

const SIDES = { after: 0, before: 1, end: 2 } as const;

/** The pieces that have a place in the page, in page order. */
export function planPieces(page: PlanPage, blocks: readonly ContentBlock[]): Piece[] {
  return blocks
    .flatMap((block) => piecesOf(page, block))
    .sort((a, b) => a.place.index - b.place.index || SIDES[a.place.side] - SIDES[b.place.side]);
}

function piecesOf(page: PlanPage, block: ContentBlock): Piece[] {
  switch (block.type) {
    case 'title':
    case 'meta_description':
      return [];
    case 'headings':
      return block.items.flatMap((item): Piece[] => {
        const place = placeAbove(page.blocks, item.anchor);
        const part = {
          kind: 'heading',
          level: headingLevel(item.level),
          text: plainText(item.text),
        } as const;
        if (place === null || part.text === '') return [];
        return [{ place, html: headingHtml(block.id, item.level, item.text), parts: [part], jsonLd: null }];
      });
    case 'supporting_paragraphs':
      return block.items.flatMap((item): Piece[] => {
        const place = placeUnder(page.blocks, page.titleHeading, item.heading);
        const part = { kind: 'paragraph', level: 0, text: plainText(item.text) } as const;
        if (place === null || part.text === '') return [];
        return [{ place, html: paragraphHtml(block.id, item.text), parts: [part], jsonLd: null }];
      });
    case 'faq': {
      const { title, level, items } = faqWords(block);
      const place = items.length === 0 ? null : page.end();
      if (place === null) return [];
      const parts: PiecePart[] = [
        ...(title === null ? [] : [{ kind: 'heading', level: 2, text: title } as const]),
        ...items.flatMap(({ question, answer }): PiecePart[] => [
          { kind: 'heading', level, text: question },
          { kind: 'paragraph', level: 0, text: answer },
        ]),
      ];
      return [{ place, html: faqHtml(block), parts, jsonLd: faqJson(items) }];
    }
  }
}

/** Markup of every piece of the block in the body, wherever it is inserted. */
export function pieceHtml(block: ContentBlock): string[] {
  switch (block.type) {
    case 'title':
    case 'meta_description':
      return [];
    case 'headings':
      return block.items.map(({ level, text }) => headingHtml(block.id, level, text));
    case 'supporting_paragraphs':
      return block.items.map(({ text }) => paragraphHtml(block.id, text));
    case 'faq':
      return [faqHtml(block)];
  }
}
