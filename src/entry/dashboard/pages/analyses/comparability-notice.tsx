import type { VNode } from 'preact';
import {
  readCompetitors,
  scaleDifferences,
  without,
  type ScaleDifference,
  type ScoreScale,
} from '../../../../core/score/score-scale.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import type { AnalysisResult } from '../../../../core/schema/analysis-result.ts';
import type { AnalysisRecord } from '../../../../core/schema/analysis.ts';
import { Notice } from '../../components/notice.tsx';
import { newAnalysisPath } from './analysis-parts.tsx';

export interface Side {
  readonly record: AnalysisRecord;
  readonly result: AnalysisResult;
}

export function differencesBetween(one: AnalysisResult, other: AnalysisResult): readonly ScaleDifference[] {
  return scaleDifferences(scaleOf(one), scaleOf(other), mayBeSameReader);
}

function scaleOf({ engine, queries, competitors }: AnalysisResult): ScoreScale {
  return {
    rubricVersion: engine.rubric_version,
    reader: engine.reader,
    questions: queries.map(({ query }) => query),
    competitors: readCompetitors(competitors),
  };
}

/** `mixed` does not name its model. */
function mayBeSameReader(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  return one !== 'rules' && other !== 'rules' && (one === 'mixed' || other === 'mixed');
}

/** Reasons for a difference other than the page. With `mayAsk`, leads to the same questions for the later page. */
export function comparabilityNotice(one: Side, other: Side, mayAsk: boolean): VNode | undefined {
  const differences = differencesBetween(one.result, other.result);
  const isOneAddress = one.record.url === other.record.url;
  const [before, after] = [one.result.engine.version, other.result.engine.version];
  const asides = [
    ...(isOneAddress ? [] : ['The analyses are of different addresses.']),
    ...(differences.length === 0 && before !== after
      ? ['Different engine versions made them, so a difference may not come from the page.']
      : []),
  ];
  if (differences.length === 0) {
    return asides.length === 0 ? undefined : (
      <Notice tone={before === after ? 'plain' : 'warn'}>
        <p>{asides.join(' ')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warn">
      <p>{['The scores are not comparable, so no differences are shown.', ...asides].join(' ')}</p>
      <ul>
        {differences.map((difference) => (
          <li>{explained[difference](one, other)}</li>
        ))}
      </ul>
      {mayAsk && isOneAddress && differences.includes('questions') && (
        <p>
          <a href={newAnalysisPath(other.record, one.record.id)}>Ask the earlier questions again</a> to
          compare.
        </p>
      )}
    </Notice>
  );
}

const explained: Readonly<Record<ScaleDifference, (one: Side, other: Side) => VNode>> = {
  rubric: ({ result: one }, { result: other }) => (
    <>
      Different rubric versions scored them ({shown(one.engine.rubric_version)} and{' '}
      {shown(other.engine.rubric_version)}).
    </>
  ),
  reader: ({ result: one }, { result: other }) => (
    <>
      Different readers read them ({shown(one.engine.reader)} and {shown(other.engine.reader)}).
    </>
  ),
  questions: ({ result: one }, { result: other }) =>
    onlyIn(
      'They answer different questions.',
      one.queries.map(({ query }) => query),
      other.queries.map(({ query }) => query),
    ),
  competitors: ({ result: one }, { result: other }) =>
    onlyIn(
      'They were compared with different pages.',
      readCompetitors(one.competitors),
      readCompetitors(other.competitors),
    ),
};

function onlyIn(sentence: string, one: readonly string[], other: readonly string[]): VNode {
  return (
    <>
      {sentence}
      {entries('Only in the earlier', without(one, other))}
      {entries('Only in the later', without(other, one))}
    </>
  );
}

/** Entries named; a batch has up to 99 other pages. */
const entriesMax = 10;

function entries(title: string, list: readonly string[]): VNode | undefined {
  if (list.length === 0) return undefined;
  const more = list.length - entriesMax;
  return (
    <div class="small">
      {title}:
      <ul>
        {list.slice(0, entriesMax).map((entry) => (
          <li>
            <bdi>{shown(entry)}</bdi>
          </li>
        ))}
        {more > 0 && <li class="soft">and {more} more</li>}
      </ul>
    </div>
  );
}
