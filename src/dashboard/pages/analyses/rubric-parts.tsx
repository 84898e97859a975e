/**
 * Scores of two rubric versions are not comparable: the later one may judge the same page otherwise. Wherever two stored
 * scores meet, this says so, and no difference is shown.
 */
import type { VNode } from 'preact';
import type { ScoredMoment } from '../../../analyses/statements/analysis-summaries.ts';
import { RUBRIC_VERSION } from '../../../analysis/engine.ts';
import { shown } from '../../../report/html/shown-text.tsx';

/** False when one of them is unknown. */
export const isSameRubric = (one: string | null, other: string | null): boolean =>
  one !== null && one === other;

/** False also where another reader found what the rubric judges. */
export const isSameScale = (
  one: Pick<ScoredMoment, 'rubricVersion' | 'reader'>,
  other: Pick<ScoredMoment, 'rubricVersion' | 'reader'>,
): boolean => isSameRubric(one.rubricVersion, other.rubricVersion) && one.reader === other.reader;

/** In the place of a difference. */
export const otherReader = (): VNode => (
  <span
    class="soft small"
    title="Scores of different readers (rules or a language model) are not comparable."
  >
    other reader
  </span>
);

/** In the place of a difference. */
export const otherRubric = (): VNode => (
  <span class="soft small" title="Scores of different rubric versions are not comparable.">
    other rubric
  </span>
);

/** Beside a score that the present rubric did not give; nothing beside the others. */
export const olderRubric = (rubricVersion: string | null): VNode | undefined =>
  isSameRubric(rubricVersion, RUBRIC_VERSION) ? undefined : (
    <div class="soft small plain-weight">
      rubric {rubricVersion === null ? 'unknown' : shown(rubricVersion)}, not comparable
    </div>
  );
