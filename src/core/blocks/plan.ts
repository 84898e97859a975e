import type { PageDocument } from '../document/page-document.ts';
import { isElement } from '../document/tree.ts';
import type { ContentBlock, HeadingItem, ParagraphItem } from '../schema/content-block.ts';
import { closedPartsOf } from './closed-parts.ts';
import {
  faqHtml,
  faqWords,
  faqJson,
  headingHtml,
  headingLevel,
  paragraphHtml,
  plainText,
} from './piece-html.ts';
import { placeAbove, placeAtEnd, placeUnder, type Place, type PlacedBlock } from './place.ts';

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

/** What a plan needs of a page: its main content and what frames it. */
export type PlanPage = Pick<PageDocument, 'titleHeading' | 'contentEnd'> & {
  readonly blocks: readonly PlacedBlock[];
};

/** Where the items of blocks go in a page; null where an editor would put nothing, and where the page has no such place. */
export interface Places {
  readonly ofHeading: (item: Pick<HeadingItem, 'anchor'>) => Place | null;
  readonly ofParagraph: (item: Pick<ParagraphItem, 'heading'>) => Place | null;
  readonly ofFaq: () => Place | null;
}

export function placesIn({ blocks, titleHeading, contentEnd }: PlanPage): Places {
  const closed = closedPartsOf(blocks);
  const open = (place: Place | null): Place | null => {
    if (place === null) return null;
    const { node, side } = place;
    const isClosed = side === 'end' && isElement(node) ? closed.isInside(node) : closed.isIn(node);
    return isClosed ? null : place;
  };
  return {
    ofHeading: ({ anchor }) => open(placeAbove(blocks, anchor)),
    ofParagraph: ({ heading }) => open(placeUnder(blocks, titleHeading, heading)),
    ofFaq: () => (contentEnd === null ? null : open(placeAtEnd(contentEnd, blocks.length))),
  };
}

const SIDES = { after: 0, before: 1, end: 2 } as const;

/** The pieces that have a place in the page, in page order. */
export function planPieces(page: PlanPage, blocks: readonly ContentBlock[]): Piece[] {
  const places = placesIn(page);
  return blocks
    .flatMap((block) => piecesOf(places, block))
    .sort((a, b) => a.place.index - b.place.index || SIDES[a.place.side] - SIDES[b.place.side]);
}

function piecesOf(places: Places, block: ContentBlock): Piece[] {
  switch (block.type) {
    case 'title':
    case 'meta_description':
      return [];
    case 'headings':
      return block.items.flatMap((item): Piece[] => {
        const place = places.ofHeading(item);
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
        const place = places.ofParagraph(item);
        const part = { kind: 'paragraph', level: 0, text: plainText(item.text) } as const;
        if (place === null || part.text === '') return [];
        return [{ place, html: paragraphHtml(block.id, item.text), parts: [part], jsonLd: null }];
      });
    case 'faq': {
      const { title, level, items } = faqWords(block);
      const place = items.length === 0 ? null : places.ofFaq();
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
