import type { Signals } from '../analysis/signals/signals.ts';
import type { BrandVoice } from './brand-voice.ts';
import type { ContentBlock, Omission } from '../schema/content-block.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import type { InjectionWarning } from '../schema/injection.ts';
import { generateExtractive } from './generate-extractive.ts';
import type { GroundingSources } from './grounding.ts';
import { keepGrounded } from './keep-grounded.ts';
import { modelWarnings } from './model/model-warnings.ts';
import type { ModelProposal, RefusedWords } from './model/proposal.ts';
import { blocksOfModel } from './model/written-blocks.ts';
import { speakIn, type SpokenBlocks } from './speak-in.ts';

/** What a generator may use besides the page. */
export interface GenerateOptions {
  /** What the caller says is true of the page. */
  readonly facts: readonly string[];
  readonly sources: GroundingSources;
  readonly voice: BrandVoice;
  /**
   * What a language model has written for this page; null without one. It goes through the grounding gate, and a type of
   * which nothing is left is made from the page's own words.
   */
  readonly proposed: ModelProposal | null;
}

export interface Generated {
  /** At most one of each type, in the order of the types. */
  readonly blocks: readonly ContentBlock[];
  /** The types that are not in `blocks`, each with its reason. */
  readonly omitted: readonly Omission[];
  /** What of a language model's work is not in `blocks`. */
  readonly warnings: readonly InjectionWarning[];
}

/** The blocks of an injection before they are measured: the one place that decides which generator makes them. */
export function generateBlocks(
  signals: Signals,
  types: readonly ContentType[],
  options: GenerateOptions,
): Generated {
  const { facts, voice, proposed } = options;
  const { language, text: pageText } = signals.page;
  const speak = (blocks: readonly ContentBlock[]): SpokenBlocks =>
    speakIn(voice, blocks, { language, pageText });
  const model = proposed?.kind === 'written' ? writtenBlocks(proposed, signals, types, options, speak) : null;
  const written = model?.blocks ?? [];
  const missing = types.filter((type) => !written.some((block) => block.type === type));
  const own = generateExtractive(signals, missing, { facts });
  const spoken = speak(own.blocks);
  const all = [...written, ...spoken.blocks];
  return {
    blocks: types.flatMap((type) => all.find((block) => block.type === type) ?? []),
    omitted: [...own.omitted, ...spoken.omitted],
    warnings: proposed === null ? [] : modelWarnings(proposed, model?.refused ?? [], missing),
  };
}

/** What a model wrote, as far as it is grounded and keeps to the voice: the last gate is the one that edits pass, too. */
function writtenBlocks(
  { generator, answer }: Extract<ModelProposal, { readonly kind: 'written' }>,
  signals: Signals,
  types: readonly ContentType[],
  { facts, sources }: GenerateOptions,
  speak: (blocks: readonly ContentBlock[]) => SpokenBlocks,
): { readonly blocks: readonly ContentBlock[]; readonly refused: readonly RefusedWords[] } {
  const { blocks, refused } = blocksOfModel(answer, signals, types, { generator, facts, sources });
  const spoken = speak(blocks);
  const kept = spoken.blocks.map((block) => keepGrounded(block, sources));
  return {
    blocks: kept.flatMap((block) => ('id' in block ? [block] : [])),
    refused: [
      ...refused,
      ...spoken.omitted.map(({ type }) => ({ type, reason: 'it does not keep to brand_voice' })),
      ...kept.flatMap((block) => ('id' in block ? [] : [block])),
    ],
  };
}
