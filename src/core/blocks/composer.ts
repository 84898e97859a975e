import type { SignalName, Signals } from '../page-signals/page-signals.ts';
import type { BlockReview, FaqItem, Grounding, HeadingItem, ParagraphItem } from '../schema/content-block.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import type { DoubtSign, DraftMeasures } from './draft-signs.ts';

/** What an editor has to check or to change in a draft. */
export interface Doubt {
  /** A name for the kind of doubt; the model of drafts reads it. */
  readonly sign: DoubtSign;
  readonly level: BlockReview['level'];
  /** A sentence that an editor acts on. */
  readonly reason: string;
}

/** Words for a block, with the places of the page that they were taken from. */
export interface Grounded {
  readonly grounding: readonly Grounding[];
  /** None: the words can be published unseen. */
  readonly doubts?: readonly Doubt[];
  /** What the composer measured of the draft, 0-1; the model of drafts reads it. */
  readonly measures?: DraftMeasures;
}

/** Text for the head of the page. */
export interface HeadText extends Grounded {
  readonly text: string;
}

export type GroundedQuestion = FaqItem & Grounded;
export type GroundedHeading = HeadingItem & Grounded;
export type GroundedParagraph = ParagraphItem & Grounded;

/** What a composer proposes, by the type of its block. */
export interface Proposals {
  readonly title: HeadText;
  readonly meta_description: HeadText;
  readonly faq: GroundedQuestion;
  readonly headings: GroundedHeading;
  readonly supporting_paragraphs: GroundedParagraph;
}

/**
 * A composer is one idea of where the words of a block are on the page. It takes them as they stand, in one piece, and
 * proposes nothing when in doubt. It reads only the signals named in `needs`. The block's type decides what of the
 * proposals becomes a block (`blocks/`).
 */
export interface Composer<Type extends ContentType = ContentType, Needs extends SignalName = SignalName> {
  /** The file's name. */
  readonly id: string;
  readonly type: Type;
  /** True when it proposes drafts for an editor, each with its doubts; they are never published unseen. */
  readonly isDraft?: boolean;
  /** One sentence: which words of the page, and when. */
  readonly idea: string;
  readonly needs: readonly Needs[];
  /** Best first. `facts` are statements of the caller about the page. */
  compose(signals: Pick<Signals, Needs>, facts: readonly string[]): readonly Proposals[Type][];
}

/** Creates a composer and infers its signals: reading an undeclared one does not compile. */
export function defineComposer<const Type extends ContentType, const Needs extends SignalName>(
  composer: Composer<Type, Needs>,
): Composer<Type, Needs> {
  return composer;
}

/** A composer of any type; the registry and its callers use no more. */
export type AnyComposer = { readonly [Type in ContentType]: Composer<Type> }[ContentType];
