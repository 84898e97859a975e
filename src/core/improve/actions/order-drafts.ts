import { weaknessFeaturesOf, type WeighedPage } from './weakness-features.ts';
import { probabilitiesOf } from '../../models/linear-model.ts';
import { WEAKNESS } from './weakness-weights.ts';
import type { Draft } from './draft.ts';

/**
 * Drafts in the order in which an editor would take them up: faults that stand there to see; then by the probability that
 * careful readers call their weakness the worst of such a page, each weakness once before any stands twice; technical
 * faults last.
 */
export function orderDrafts(drafts: readonly Draft[], page: WeighedPage): Draft[] {
  const probabilities = probabilitiesOf(WEAKNESS, weaknessFeaturesOf(page));
  const likely = ({ weakness }: Draft): number => (weakness === null ? -1 : (probabilities[weakness] ?? 0));
  // The sort is stable: drafts of one weakness keep the order of the rubric.
  const sorted = [...drafts].sort((one, other) => likely(other) - likely(one));
  const seen = new Set<string>();
  const [first, again]: [Draft[], Draft[]] = [[], []];
  for (const draft of sorted) {
    const isRepeated = draft.weakness !== null && seen.has(draft.weakness);
    (isRepeated ? again : first).push(draft);
    if (draft.weakness !== null) seen.add(draft.weakness);
  }
  const isCertain = ({ advice }: Draft): boolean => advice.isCertain;
  const technical = first.filter(({ weakness }) => weakness === null);
  const judged = [...first.filter(({ weakness }) => weakness !== null), ...again];
  return [...judged.filter(isCertain), ...judged.filter((draft) => !isCertain(draft)), ...technical];
}
