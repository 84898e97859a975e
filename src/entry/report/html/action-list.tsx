import type { VNode } from 'preact';
import { briefNeeds, gainWords } from '../action-words.ts';
import { blockNames } from '../block-words.ts';
import type { Evidence } from '../../../core/schema/evidence.ts';
import type { ReportAction, ReportBrief } from '../report-model.ts';
import { blockAnchor } from './block-list.tsx';
import { actionAnchor, type Anchors } from './pointers.ts';
import { shown } from './shown-text.tsx';

/** Enough to recognise a place; the link leads to the whole. */
const placeLengthMax = 60;

/** What to do, each action with its reason, place and example. */
export function actionList(actions: readonly ReportAction[], anchors: Anchors): VNode {
  return (
    <ol class="actions" start={actions[0]?.number}>
      {actions.map((action) => (
        <li id={actionAnchor(anchors.page, action.number)}>
          <p class="do" dir="auto">
            {shown(action.text)}
          </p>
          {action.why !== null && (
            <p class="soft" dir="auto">
              {shown(action.why)}
            </p>
          )}
          {action.example !== null && (
            <p class="example">
              Example: <q dir="auto">{shown(action.example)}</q>
            </p>
          )}
          {aboutAction(action, anchors)}
        </li>
      ))}
    </ol>
  );
}

/** The place, the measured gain, and links to what helps. */
function aboutAction({ where, gain, block, brief }: ReportAction, anchors: Anchors): VNode | undefined {
  const hasPlace = where !== null && where.text.trim() !== '';
  if (!hasPlace && gain === null && block === null && brief === null) return undefined;
  return (
    <p class="means">
      {hasPlace && <span>At {placeLink(where, anchors)}</span>}{' '}
      {gain !== null && <span class="gain">{gainWords(gain)}</span>}{' '}
      {block !== null && (
        <a href={`#${blockAnchor(anchors.page, block.number)}`}>
          Paste block {block.number}: {blockNames[block.block.type]}
        </a>
      )}{' '}
      {brief !== null && <a href={`#${briefAnchor(anchors.page, brief.number)}`}>Ask the author</a>}
    </p>
  );
}

function placeLink(where: Evidence, anchors: Anchors): VNode {
  const pointer = anchors.pointerOf(where);
  const words = shown(startOf(where.text));
  return <q dir="auto">{pointer === undefined ? words : <a href={pointer.href}>{words}</a>}</q>;
}

function startOf(text: string): string {
  const words = text.replace(/\s+/gu, ' ').trim();
  const start = [...words.slice(0, placeLengthMax * 2)].slice(0, placeLengthMax).join('');
  return start.length < words.length ? `${start.trimEnd()}…` : words;
}

const briefAnchor = (page: string, number: number): string => `${page}-ask${String(number)}`;

/** What only the author can supply. */
export function briefList(briefs: readonly ReportBrief[], page: string): VNode {
  return (
    <ol class="briefs">
      {briefs.map((brief) => (
        <li id={briefAnchor(page, brief.number)}>
          <p>
            <strong dir="auto">{shown(brief.question)}</strong>
          </p>
          <p>
            Needed: <span dir="auto">{shown(briefNeeds(brief))}</span>.{' '}
            <span class="soft">
              Place: under <q dir="auto">{shown(brief.place)}</q>
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
