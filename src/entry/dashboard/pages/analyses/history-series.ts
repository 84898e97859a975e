import type { ScoredMoment } from '../../../../features/analyses/list-analysis-summaries.ts';
import { scaleDifferences } from '../../../../core/score/score-scale.ts';
import { shownPlain } from '../../../report/html/shown-text.tsx';
import type { Series } from '../../components/charts.tsx';

/** The colours of a chart. */
const seriesMax = 5;

/**
 * A line for each scale, so that none joins scores that are not comparable; scores of unknown rubrics stay points, because
 * two of them may be of different ones. The chart has five colours: beyond them, the older scores are points of one.
 */
export function historySeries(oldestFirst: readonly ScoredMoment[]): readonly Series[] {
  const groups = groupsOf(oldestFirst);
  const late = groups.length <= seriesMax ? groups : groups.slice(1 - seriesMax);
  const early = groups.slice(0, groups.length - late.length).flat();
  const names = scaleNames(groups);
  const valuesOf = (group: readonly ScoredMoment[]): (number | null)[] =>
    oldestFirst.map((moment) => (group.includes(moment) ? moment.overallScore : null));
  return [
    ...(early.length === 0
      ? []
      : [{ label: 'Earlier, not comparable', values: valuesOf(early), isJoined: false }]),
    ...late.map((group) => ({
      label: names.get(group) ?? '',
      values: valuesOf(group),
      isJoined: group[0]?.rubricVersion !== null,
    })),
  ];
}

type Group = readonly [ScoredMoment, ...ScoredMoment[]];

/** Comparable scores together, in the order of their first. */
function groupsOf(oldestFirst: readonly ScoredMoment[]): readonly Group[] {
  const groups: [ScoredMoment, ...ScoredMoment[]][] = [];
  for (const moment of oldestFirst) {
    const group = groups.find(([first]) => isOneLine(first, moment));
    if (group === undefined) groups.push([moment]);
    else group.push(moment);
  }
  return groups;
}

function isOneLine(one: ScoredMoment, other: ScoredMoment): boolean {
  const isUnknown = one.rubricVersion === null && other.rubricVersion === null;
  return scaleDifferences(one, other).every((name) => isUnknown && name === 'rubric');
}

/** Each named by what it does not share with all others. */
function scaleNames(groups: readonly Group[]): ReadonlyMap<Group, string> {
  if (groups.length === 1) return new Map(groups.map((group) => [group, 'Overall score']));
  const differ = new Set(
    groups.flatMap(([one]) =>
      groups.flatMap(([other]) => (one === other ? [] : scaleDifferences(one, other))),
    ),
  );
  const questions = [...new Set(groups.map(([first]) => questionsKey(first)))];
  return new Map(
    groups.map((group) => {
      const [first] = group;
      const { rubricVersion, reader, competitors } = first;
      const parts = [
        ...(differ.has('rubric') || differ.has('reader') ? [`Rubric ${rubricVersion ?? 'unknown'}`] : []),
        ...(differ.has('reader') && reader !== null ? [`read by ${reader}`] : []),
        ...(differ.has('questions') ? [questionsName(first, questions)] : []),
        ...(differ.has('competitors')
          ? [competitors.length === 0 ? 'Page alone' : `Beside ${pageCount(competitors.length)}`]
          : []),
      ];
      return [group, parts.join(', ')];
    }),
  );
}

const questionsKey = ({ questions }: ScoredMoment): string => JSON.stringify(questions.toSorted());
const pageCount = (count: number): string => `${String(count)} page${count === 1 ? '' : 's'}`;

/** A number tells lists apart that begin alike. */
function questionsName(moment: ScoredMoment, all: readonly string[]): string {
  const { questions } = moment;
  const [first = 'none'] = questions;
  const more = questions.length > 1 ? ` and ${String(questions.length - 1)} more` : '';
  return `Questions ${String(all.indexOf(questionsKey(moment)) + 1)}: ${shownPlain(first.slice(0, 60))}${more}`;
}
