import type { VNode } from 'preact';
import { gainWords } from '../../../report/action-words.ts';
import type { ReportAction } from '../../../report/report-model.ts';
import { actionAnchor, type Anchors } from '../../../report/html/pointers.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import { Badge } from '../../components/badge.tsx';
import { CopyButton } from '../../components/copy-box.tsx';
import { cut } from '../../components/hostile-text.tsx';
import { briefAnchor } from '../../components/author-briefs.tsx';
import { blockAnchor, blockMarkup } from './content-blocks.tsx';

/** Enough to recognise a place. */
const placeCharsMax = 120;

/** What to do, in the order of the model, with everything that helps to do it. */
export function actionList(actions: readonly ReportAction[], anchors: Anchors): VNode {
  return (
    <ol class="actions" start={actions[0]?.number}>
      {actions.map((action) => (
        <li id={actionAnchor(anchors.page, action.number)}>
          <p class="action-text" dir="auto">
            {shown(action.text)}
          </p>
          {reason(action, anchors)}
          {place(action, anchors)}
          {action.example !== null && (
            <p class="example">
              Example: <q dir="auto">{shown(action.example)}</q>
            </p>
          )}
          {means(action)}
        </li>
      ))}
    </ol>
  );
}

function reason({ why, check }: ReportAction, anchors: Anchors): VNode | undefined {
  const numbered = anchors.checks.find((one) => one.check === check);
  if (why === null && numbered === undefined) return undefined;
  return (
    <p class="soft small" dir="auto">
      {why !== null && shown(why)}{' '}
      {numbered !== undefined && <a href={`#${numbered.anchor}`}>Check: {shown(numbered.check.title)}</a>}
    </p>
  );
}

function place({ where }: ReportAction, anchors: Anchors): VNode | undefined {
  if (where === null || where.text.trim() === '') return undefined;
  const pointer = anchors.pointerOf(where);
  return (
    <p class="where soft small">
      <span>
        Where: <q dir="auto">{shown(cut(where.text, placeCharsMax))}</q>
      </span>{' '}
      {pointer !== undefined && (
        <a class="place" href={pointer.href}>
          in the text
        </a>
      )}
    </p>
  );
}

function means({ gain, block, brief }: ReportAction): VNode | undefined {
  if (gain === null && block === null && brief === null) return undefined;
  return (
    <div class="means">
      {gain !== null && <Badge tone="good">{gainWords(gain)}</Badge>}{' '}
      {block !== null && (
        <>
          <CopyButton source={blockMarkup(block.number)} label="Copy HTML" />{' '}
          <a href={`#${blockAnchor(block.number)}`}>Show the block</a>
        </>
      )}{' '}
      {brief !== null && <a href={`#${briefAnchor(brief.number)}`}>Ask the author</a>}
    </div>
  );
}
