import { pickSignals, type Signals } from '../page-signals/page-signals.ts';
import type { ContentBlock, Omission } from '../schema/content-block.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import { omission } from './block-words.ts';
import { blockMakers } from './composers/block-makers.ts';
import type { AnyComposer, Composer, Proposals } from './composer.ts';
import { composers as every } from './composers.ts';
import { doubtOfChance, draftChance, isWorthOffering, type DraftChance } from './kept-drafts.ts';
import { checkGrounding, groundingSources, type GroundingSources } from './grounding.ts';
import { noPlace, placeTest } from './keep-placed.ts';
import { doubtsOf, reviewOf } from './review.ts';
import { mayAddressModel } from '../text/model-address.ts';
import type { MadeBlock } from './composers/made-block.ts';

export interface ComposeOptions {
  /** Statements of the caller about the page; they may answer questions that the page does not answer. */
  readonly facts?: readonly string[];
  /** The composers to use; all when absent. */
  readonly composers?: readonly AnyComposer[];
  /**
   * `unseen`: only what can be published unseen. `drafts`: for every type the best that the page has, with what an editor has
   * to check. `unseen` when absent.
   */
  readonly standard?: 'unseen' | 'drafts';
}

/** A proposal with the composer that it is from. */
export type Draft = Proposals[ContentType] & { readonly composer: string };

export interface ComposedBlocks {
  /** At most one of each requested type, in the order of the types. */
  readonly blocks: readonly ContentBlock[];
  /** The requested types that are not in `blocks`, each with its reason. */
  readonly omitted: readonly Omission[];
  /** Ids of the composers that threw; what the others propose is not affected. */
  readonly broken: readonly string[];
  /** By the id of a block: the proposals that it is made of, in its order. */
  readonly drafts: ReadonlyMap<string, readonly Draft[]>;
}

/**
 * Makes content blocks from the page's own words and the caller's facts; invents nothing. Pure and deterministic; linear in
 * the size of the page. `fixes` is empty: the checks that a block raises are measured later.
 */
export function composeBlocks(
  signals: Signals,
  types: readonly ContentType[],
  { facts = [], composers = every, standard = 'unseen' }: ComposeOptions = {},
): ComposedBlocks {
  const page: Composed = {
    signals,
    facts,
    composers,
    standard,
    sources: groundingSources(signals, facts),
    isPlaced: placeTest(signals.page),
    broken: [],
  };
  const made = [...new Set(types)].map((type) => blockOf(type, page));
  const found = made.flatMap((each) => ('used' in each ? [each] : []));
  return {
    blocks: found.map(({ block, used, missing = [] }) => ({
      ...block,
      review: reviewOf([...doubtsOf(used), ...(standard === 'drafts' ? missing : [])]),
    })),
    omitted: made.flatMap((each) => ('used' in each ? [] : [each])),
    broken: [...new Set(page.broken)],
    drafts: new Map(found.map(({ block, used }) => [block.id, used as readonly Draft[]])),
  };
}

interface Composed {
  readonly signals: Signals;
  readonly facts: readonly string[];
  readonly composers: readonly AnyComposer[];
  readonly standard: 'unseen' | 'drafts';
  readonly sources: GroundingSources;
  readonly isPlaced: ReturnType<typeof placeTest>;
  /** Filled while the composers run. */
  readonly broken: string[];
}

/** What can be published unseen comes before what an editor has to check. */
function blockOf<Type extends ContentType>(type: Type, page: Composed): MadeBlock | Omission {
  const written = proposalsFor(type, page, (composer) => composer.isDraft !== true);
  const sure = written.filter(({ doubts = [] }) => doubts.length === 0);
  const unseen = makeFrom(type, sure, page);
  if (page.standard === 'unseen') return unseen;
  // A question that counts as answered in full is answered, also beside surer ones.
  if ('used' in unseen && type !== 'faq') return unseen;
  const doubted = written.filter((one) => !sure.includes(one));
  const drafts = [...doubted, ...proposalsFor(type, page, (composer) => composer.isDraft === true)];
  const wanted = 'used' in unseen ? drafts.filter(isFull) : drafts;
  const offered = wanted.filter((draft) => isFull(draft) || isWorthOffering(draft.chance));
  if (offered.length > 0) return makeFrom(type, [...sure, ...likeliest(type, offered)], page);
  const isKnown = 'used' in unseen || wanted.length === 0 || sure.length > 0;
  return isKnown ? unseen : omission(type, SELDOM_KEPT);
}

const SELDOM_KEPT =
  'The page’s own words make only drafts of a kind that editors rarely keep: write your own, or supply `facts`.';

/** Whether it answers a question that counts as answered in full: such a question always has its answer in the FAQ. */
function isFull({ measures }: Proposals[ContentType]): boolean {
  return measures?.full === 1;
}

type Rated<Type extends ContentType> = Proposals[Type] & { readonly chance: DraftChance };

/** Those that editors keep most often first; equal ones as their composers order them. Headings stay in page order. */
function likeliest<Type extends ContentType>(
  type: Type,
  drafts: readonly Rated<Type>[],
): readonly Rated<Type>[] {
  return type === 'headings' ? drafts : [...drafts].sort((one, other) => other.chance.kept - one.chance.kept);
}

function makeFrom<Type extends ContentType>(
  type: Type,
  proposals: readonly Proposals[Type][],
  { signals, isPlaced }: Composed,
): MadeBlock | Omission {
  const placed = proposals.filter((proposal) => isPlaced(type, proposal));
  if (proposals.length > 0 && placed.length === 0) return noPlace(type);
  return blockMakers[type](placed, signals);
}

function proposalsFor<Type extends ContentType>(
  type: Type,
  page: Composed,
  isWanted: (composer: AnyComposer) => boolean,
): readonly Rated<Type>[] {
  return page.composers
    .filter((composer): composer is AnyComposer & Composer<Type> => composer.type === type)
    .filter(isWanted)
    .flatMap((composer) =>
      proposalsOf<Type>(composer, page).map((proposal) => ({ ...proposal, composer: composer.id })),
    )
    .filter((proposal) => isTrue(proposal, page.sources))
    .map((proposal) => rated(type, proposal, page));
}

/** The proposal with its probabilities, and what they make an editor check. */
function rated<Type extends ContentType, Proposal extends Proposals[Type] & { readonly composer: string }>(
  type: Type,
  proposal: Proposal,
  { signals }: Composed,
): Proposal & { readonly chance: DraftChance } {
  const { doubts = [] } = proposal;
  const chance = draftChance(type, proposal, signals);
  const more = doubtOfChance(chance, doubts.length > 0);
  return { ...proposal, chance, ...(more === null ? {} : { doubts: [...doubts, more] }) };
}

/** One composer that throws must not cost the blocks of the others. It sees only the signals that it declares. */
function proposalsOf<Type extends ContentType>(
  composer: Composer<Type>,
  { signals, facts, broken }: Composed,
): readonly Proposals[Type][] {
  try {
    return composer.compose(pickSignals(signals, composer.needs), facts);
  } catch {
    broken.push(composer.id);
    return [];
  }
}

/** What holds for a draft too: the page or the caller says it, and says it to people. */
function isTrue(proposal: Proposals[ContentType], sources: GroundingSources): boolean {
  const words = 'question' in proposal ? [proposal.question, proposal.answer] : [proposal.text];
  return words.every((text) => checkGrounding(text, sources).length === 0 && !mayAddressModel(text));
}
