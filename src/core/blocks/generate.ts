import type { Signals } from '../page-signals/page-signals.ts';
import { applyVoice, type VoicedBlocks } from './apply-voice.ts';
import type { BrandVoice } from './brand-voice.ts';
import type { ContentBlock, Omission } from '../schema/content-block.ts';
import type { ContentType, InjectionMode } from '../schema/vocabulary.ts';
import type { InjectionWarning } from '../schema/injection.ts';
import { composeBlocks, type ComposedBlocks } from './compose-blocks.ts';
import type { GroundingSources } from './grounding.ts';
import { keepGrounded } from './keep-grounded.ts';
import { keepPlaced } from './keep-placed.ts';
import { modelWarnings } from './model/model-warnings.ts';
import type { ModelProposal, RefusedWords } from './model/proposal.ts';
import { blocksOfModel, NONE_WRITTEN } from './model/written-blocks.ts';
import { quoted } from '../evidence/quoted.ts';

/** Sources of a generator besides the page. */
export interface GenerateOptions {
  /** Statements of the caller about the page. */
  readonly facts: readonly string[];
  readonly sources: GroundingSources;
  readonly voice: BrandVoice;
  /** `auto`: only what is published unseen. `manual`: also what an editor has to check. */
  readonly mode: InjectionMode;
  /**
   * The answer of a language model for this page; null without one. Its text must pass the grounding gate; a type without
   * any accepted text is made from the page's own sentences.
   */
  readonly proposed: ModelProposal | null;
}

export interface Generated {
  /** At most one of each type, in the order of the types. */
  readonly blocks: readonly ContentBlock[];
  /** The types that are not in `blocks`, each with its reason. */
  readonly omitted: readonly Omission[];
  /** Rejected text of a language model, or its failure. */
  readonly warnings: readonly InjectionWarning[];
}

/** Makes the blocks of an injection before they are measured; the only place that chooses the generator. */
export function generateBlocks(
  signals: Signals,
  types: readonly ContentType[],
  options: GenerateOptions,
): Generated {
  const { facts, voice } = options;
  const { language, text: pageText } = signals.page;
  const voiced = (some: readonly ContentBlock[]): VoicedBlocks =>
    applyVoice(voice, some, { language, pageText });
  const { proposed, model } = readModel(signals, types, options, voiced);
  const isManual = options.mode === 'manual';
  const written = (model?.blocks ?? []).filter(({ review }) => isManual || review === null);
  const missing = types.filter((type) => !written.some((block) => block.type === type));
  const declined = missing.filter((type) => isDeclined(type, model));
  const own = joined([
    composeBlocks(signals, declined, { facts }),
    composeBlocks(
      signals,
      missing.filter((type) => !declined.includes(type)),
      { facts, standard: isManual ? 'drafts' : 'unseen' },
    ),
  ]);
  const made = voiced(own.blocks);
  const all = [...written, ...made.blocks];
  return {
    blocks: types.flatMap((type) => all.find((block) => block.type === type) ?? []),
    omitted: [...(isManual ? own.omitted : withDrafts(own.omitted, signals, facts)), ...made.omitted],
    warnings: [
      ...(proposed === null ? [] : modelWarnings(proposed, model?.refused ?? [], missing)),
      ...own.broken.map(brokenComposer),
    ],
  };
}

/** A model that finds the page's own title or description better is not outdone by a draft of the page's words. */
function isDeclined(type: ContentType, model: ModelBlocks | null): boolean {
  if (model === null || (type !== 'title' && type !== 'meta_description')) return false;
  return model.refused.some((each) => each.type === type && each.reason === NONE_WRITTEN);
}

type OwnBlocks = Pick<ComposedBlocks, 'blocks' | 'omitted' | 'broken'>;

function joined(parts: readonly OwnBlocks[]): OwnBlocks {
  return {
    blocks: parts.flatMap(({ blocks }) => blocks),
    omitted: parts.flatMap(({ omitted }) => omitted),
    broken: [...new Set(parts.flatMap(({ broken }) => broken))],
  };
}

/** Says which omitted types an editor would get a draft of, and what to check in it first. */
function withDrafts(
  omitted: readonly Omission[],
  signals: Signals,
  facts: readonly string[],
): readonly Omission[] {
  const types = omitted.map(({ type }) => type);
  const { blocks } = composeBlocks(signals, types, { facts, standard: 'drafts' });
  return omitted.map((each) => {
    const [reason] = blocks.find(({ type }) => type === each.type)?.review?.reasons ?? [];
    return reason === undefined
      ? each
      : { type: each.type, reason: `needs_review: in mode manual an editor gets a draft. ${reason}` };
  });
}

/** Says that one composer failed; the blocks of the others are there. */
export function brokenComposer(id: string): {
  readonly code: 'content_block_error';
  readonly message: string;
} {
  return {
    code: 'content_block_error',
    message: `The composer ${quoted(id)} failed for this page; what it would have proposed is missing.`,
  };
}

interface ModelPart {
  readonly proposed: ModelProposal | null;
  /** Null without an answer that can be read. */
  readonly model: ModelBlocks | null;
}

/** Whatever a model answers, the blocks of the page's own sentences are made. */
function readModel(
  signals: Signals,
  types: readonly ContentType[],
  options: GenerateOptions,
  voiced: (blocks: readonly ContentBlock[]) => VoicedBlocks,
): ModelPart {
  const { proposed } = options;
  if (proposed?.kind !== 'written') return { proposed, model: null };
  try {
    return { proposed, model: writtenBlocks(proposed, signals, types, options, voiced) };
  } catch {
    return { proposed: { kind: 'unavailable', reason: 'unreadable' }, model: null };
  }
}

interface ModelBlocks {
  readonly blocks: readonly ContentBlock[];
  readonly refused: readonly RefusedWords[];
}

/** The model's blocks that are grounded and follow the voice. The last gate is the same as for edits. */
function writtenBlocks(
  { generator, answer }: Extract<ModelProposal, { readonly kind: 'written' }>,
  signals: Signals,
  types: readonly ContentType[],
  { facts, sources }: GenerateOptions,
  voiced: (blocks: readonly ContentBlock[]) => VoicedBlocks,
): ModelBlocks {
  const { blocks, refused } = blocksOfModel(answer, signals, types, { generator, facts, sources });
  const inVoice = voiced(blocks);
  const kept = inVoice.blocks.map((block) => {
    const grounded = keepGrounded(block, sources);
    return 'id' in grounded ? keepPlaced(grounded, signals.page) : grounded;
  });
  return {
    blocks: kept.flatMap((block) => ('id' in block ? [block] : [])),
    refused: [
      ...refused,
      ...inVoice.omitted.map(({ type }) => ({ type, reason: 'does not follow brand_voice' })),
      ...kept.flatMap((block) => ('id' in block ? [] : [block])),
    ],
  };
}
