import type { VNode } from 'preact';
import type { CheckResult } from '../../../schema/check.ts';
import type { CheckGroup } from '../../../report/report-model.ts';
import { outcomeNames, quotes } from '../../../report/html/check-sections.tsx';
import type { Anchors, NumberedCheck } from '../../../report/html/pointers.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import { scoreFigure } from './analysis-parts.tsx';

/** The checks of each category: failed ones open, the others as one line each, passed ones behind their number. */
export function checkList(groups: readonly CheckGroup[], anchors: Anchors): VNode | undefined {
  if (groups.length === 0) return undefined;
  const numbered = new Map(anchors.checks.map((one) => [one.check, one] as const));
  const rows = (checks: readonly CheckResult[]): readonly VNode[] =>
    checks.flatMap((check) => {
      const found = numbered.get(check);
      return found === undefined ? [] : [oneCheck(found, anchors)];
    });
  return (
    <>
      {groups.map(({ id, name, score, open, passed, notApplicable }) => (
        <>
          <h3 id={`checks-${id}`}>
            {name} {scoreFigure(score)}
          </h3>
          {rows(open)}
          <div class="other-checks">
            {passed.length > 0 && (
              <details class="more">
                <summary>{passed.length} passed</summary>
                {rows(passed)}
              </details>
            )}
            {notApplicable.length > 0 && (
              <details class="more">
                <summary>{notApplicable.length} not applicable</summary>
                {rows(notApplicable)}
              </details>
            )}
          </div>
        </>
      ))}
    </>
  );
}

function oneCheck({ number, anchor, check }: NumberedCheck, anchors: Anchors): VNode {
  const points =
    check.points === null ? 'not scored' : `${figure(check.points)} of ${figure(check.max_points)} points`;
  return (
    <details class={`check ${check.outcome}`} id={anchor} open={check.outcome === 'fail'}>
      <summary>
        <span class="number">{number}</span> <strong>{shown(check.title)}</strong>{' '}
        <span class="verdict">{outcomeNames[check.outcome]}</span> <span class="points">{points}</span>
      </summary>
      <p dir="auto">{shown(check.explanation)}</p>
      {quotes(check.evidence, anchors)}
      {check.recommendation !== null && (
        <p class="advice" dir="auto">
          {shown(check.recommendation)}
        </p>
      )}
      {check.expected_gain !== null && (
        <p class="soft small">A block raises the overall score by {figure(check.expected_gain)}.</p>
      )}
    </details>
  );
}

/** At most two decimals, without trailing zeros. */
const figure = (points: number): string => String(Math.round(points * 100) / 100);
