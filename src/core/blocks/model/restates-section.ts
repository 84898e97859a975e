import type { Section } from '../../signals/sections.ts';
import type { Grounding } from '../../schema/content-block.ts';

/** A summary that is longer than this share of its section is a repetition to its readers. Decision. */
const SUMMARY_SHARE_MAX = 1 / 3;

/** True for a paragraph above a section that says nothing but what this short section says. */
export function restatesSection(
  section: Pick<Section, 'units' | 'wordCount'> | undefined,
  wordCount: number,
  grounding: readonly Grounding[],
): boolean {
  if (section === undefined || grounding.length === 0) return false;
  if (wordCount <= section.wordCount * SUMMARY_SHARE_MAX) return false;
  const blocks = section.units.map(({ block }) => block);
  return grounding.every(
    ({ start }) => start !== null && blocks.some((block) => start >= block.start && start < block.end),
  );
}
