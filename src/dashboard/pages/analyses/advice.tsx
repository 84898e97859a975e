import type { VNode } from 'preact';
import type { AnalysisResult } from '../../../schema/analysis-result.ts';
import type { Anchors, NumberedCheck } from '../../../report/html/pointers.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import { Badge } from '../../components/badge.tsx';
import { blockAnchor } from './content-blocks.tsx';

export function adviceList(result: AnalysisResult, anchors: Anchors): VNode | undefined {
  const { recommendations } = result;
  if (recommendations.length === 0) return undefined;
  return (
    <ol class="advice-list">
      {recommendations.map((text) => (
        <li>
          <p dir="auto">{shown(text)}</p>
          {aboutAdvice(text, result, anchors)}
        </li>
      ))}
    </ol>
  );
}

/**
 * Links a recommendation to its cause. The only connection is the text: a recommendation begins with a check's
 * advice, or with the message of the cap or flag that lowers the score.
 */
function aboutAdvice(text: string, result: AnalysisResult, anchors: Anchors): VNode | undefined {
  const { access, integrity } = result;
  const reason = access.reasons.find(({ message }) => text.startsWith(message));
  if (reason !== undefined) {
    return (
      <p class="about">
        <Badge tone="good">{`lifts the cap of ${String(reason.cap)}`}</Badge>
      </p>
    );
  }
  const place = integrity.flags.findIndex(({ message }) => text.startsWith(message));
  const flag = integrity.flags[place];
  if (flag !== undefined) {
    return (
      <p class="about">
        <Badge tone="good">{`lifts the factor of ${String(flag.multiplier)}`}</Badge>{' '}
        <a href={`#${anchors.page}-f${place + 1}`}>Why</a>
      </p>
    );
  }
  const numbered = anchors.checks
    .filter(({ check }) => check.recommendation !== null && text.startsWith(check.recommendation))
    .sort((a, b) => (b.check.recommendation?.length ?? 0) - (a.check.recommendation?.length ?? 0))[0];
  return numbered === undefined ? undefined : aboutCheck(numbered, result, anchors);
}

function aboutCheck(
  { number, anchor, check }: NumberedCheck,
  result: AnalysisResult,
  anchors: Anchors,
): VNode {
  const block = result.content_blocks.findIndex(({ fixes }) => fixes.includes(check.id));
  const pointer = check.evidence.map((one) => anchors.pointerOf(one)).find((found) => found !== undefined);
  return (
    <p class="about">
      {check.expected_gain !== null && (
        <Badge tone="good">{`+${check.expected_gain.toFixed(1)} expected`}</Badge>
      )}{' '}
      <a href={`#${anchor}`}>
        Check {number}: {shown(check.title)}
      </a>{' '}
      {pointer !== undefined && <a href={pointer.href}>Place in the text</a>}{' '}
      {block >= 0 && <a href={`#${blockAnchor(block)}`}>Content to paste</a>}
    </p>
  );
}
