/** What the dashboard shows in the place of a difference between scores that are not comparable. */
import type { VNode } from 'preact';
import { RUBRIC_VERSION } from '../../../../core/score/engine.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import { isSameRubric, type ScaleDifference } from '../../../../core/score/score-scale.ts';

export const differenceNames: Readonly<Record<ScaleDifference, string>> = {
  rubric: 'other rubric',
  reader: 'other reader',
  questions: 'other questions',
  competitors: 'other pages compared',
};

const differenceReasons: Readonly<Record<ScaleDifference, string>> = {
  rubric: 'Scores of different rubric versions are not comparable.',
  reader: 'Scores of different readers (rules or a language model) are not comparable.',
  questions: 'Scores for different questions are not comparable.',
  competitors: 'Scores beside different pages are not comparable.',
};

/** In the place of a difference: why there is none. */
export const notComparable = (difference: ScaleDifference): VNode => (
  <span class="soft small" title={differenceReasons[difference]}>
    {differenceNames[difference]}
  </span>
);

/** Beside a score that the present rubric did not give; nothing beside the others. */
export const olderRubric = (rubricVersion: string | null): VNode | undefined =>
  isSameRubric(rubricVersion, RUBRIC_VERSION) ? undefined : (
    <div class="soft small plain-weight">
      rubric {rubricVersion === null ? 'unknown' : shown(rubricVersion)}, not comparable
    </div>
  );
