import { pickSignals, type Signals } from '../page-signals/page-signals.ts';
import type { ContentBlock, Omission } from '../schema/content-block.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import { blockMakers } from './composers/block-makers.ts';
import type { AnyComposer, Composer, Proposals } from './composer.ts';
import { composers as every } from './composers.ts';
import { checkGrounding, groundingSources, type GroundingSources } from './grounding.ts';
import { noPlace, placeTest } from './keep-placed.ts';

export interface ComposeOptions {
  /** Statements of the caller about the page; they may answer questions that the page does not answer. */
  readonly facts?: readonly string[];
  /** The composers to use; all when absent. */
  readonly composers?: readonly AnyComposer[];
}

export interface ComposedBlocks {
  /** At most one of each requested type, in the order of the types. */
  readonly blocks: readonly ContentBlock[];
  /** The requested types that are not in `blocks`, each with its reason. */
  readonly omitted: readonly Omission[];
  /** Ids of the composers that threw; what the others propose is not affected. */
  readonly broken: readonly string[];
}

/**
 * Makes content blocks from the page's own words and the caller's facts; invents nothing. Pure and deterministic; linear in
 * the size of the page. `fixes` is empty: the checks that a block raises are measured later.
 */
export function composeBlocks(
  signals: Signals,
  types: readonly ContentType[],
  { facts = [], composers = every }: ComposeOptions = {},
): ComposedBlocks {
  const page: Composed = {
    signals,
    facts,
    composers,
    sources: groundingSources(signals, facts),
    isPlaced: placeTest(signals.page),
    broken: [],
  };
  const made = [...new Set(types)].map((type) => blockOf(type, page));
  return {
    blocks: made.flatMap((each) => ('id' in each ? [each] : [])),
    omitted: made.flatMap((each) => ('id' in each ? [] : [each])),
    broken: page.broken,
  };
}

interface Composed {
  readonly signals: Signals;
  readonly facts: readonly string[];
  readonly composers: readonly AnyComposer[];
  readonly sources: GroundingSources;
  readonly isPlaced: ReturnType<typeof placeTest>;
  /** Filled while the composers run. */
  readonly broken: string[];
}

function blockOf<Type extends ContentType>(type: Type, page: Composed): ContentBlock | Omission {
  const { signals, composers, sources, isPlaced } = page;
  const proposals = composers
    .filter((composer): composer is AnyComposer & Composer<Type> => composer.type === type)
    .flatMap((composer) => proposalsOf<Type>(composer, page))
    .filter((proposal) => isGrounded(proposal, sources));
  const placed = proposals.filter((proposal) => isPlaced(type, proposal));
  if (proposals.length > 0 && placed.length === 0) return noPlace(type);
  return blockMakers[type](placed, signals);
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

function isGrounded(proposal: Proposals[ContentType], sources: GroundingSources): boolean {
  const words = 'question' in proposal ? [proposal.question, proposal.answer] : [proposal.text];
  return words.every((text) => checkGrounding(text, sources).length === 0);
}
