import type { Signals } from '../analysis/signals/signals.ts';
import type { ContentBlock, ContentType, Omission } from './content-block.ts';
import { generateExtractive } from './generate-extractive.ts';
import { keepGrounded } from './keep-grounded.ts';
import type { GroundingSources } from './grounding.ts';

/** What a generator may use besides the page. */
export interface GenerateOptions {
  /** What the caller says is true of the page. */
  readonly facts: readonly string[];
  readonly sources: GroundingSources;
  /**
   * Blocks that a language model has written for this page; null without one. They go through the grounding gate, and a
   * type of which nothing is left is made from the page's own words.
   */
  readonly proposed: readonly ContentBlock[] | null;
}

export interface Generated {
  /** At most one of each type, in the order of the types. */
  readonly blocks: readonly ContentBlock[];
  /** The types that are not in `blocks`, each with its reason. */
  readonly omitted: readonly Omission[];
}

/** The blocks of an injection before they are measured: the one place that decides which generator makes them. */
export function generateBlocks(
  signals: Signals,
  types: readonly ContentType[],
  { facts, sources, proposed }: GenerateOptions,
): Generated {
  const written = (proposed ?? []).flatMap((block) => {
    const kept = types.includes(block.type) ? keepGrounded(block, sources) : null;
    return kept !== null && 'id' in kept ? [kept] : [];
  });
  const missing = types.filter((type) => !written.some((block) => block.type === type));
  const { blocks, omitted } = generateExtractive(signals, missing, { facts });
  const all = [...written, ...blocks];
  return { blocks: types.flatMap((type) => all.find((block) => block.type === type) ?? []), omitted };
}
