import type { ComponentChildren, VNode } from 'preact';
import type { Decision } from '../../../../features/injections/review/draft-review.ts';
import { Badge } from '../../components/badge.tsx';
import { cut, inertText } from '../../components/hostile-text.tsx';
import type { Tone } from '../../components/tone.ts';
import type { DraftItem } from './draft-items.ts';
import { markedPart } from './marked-part.tsx';
import { sourcedWords, type Source } from './sourced-words.tsx';

export interface ShownItem {
  readonly item: DraftItem;
  readonly blockId: string;
  readonly sources: readonly Source[];
  readonly decision: Decision | null;
  /** The forms for a member who may decide. */
  readonly actions: ComponentChildren;
}

const decisionTones: Readonly<Record<Decision, Tone>> = {
  accepted: 'good',
  edited: 'accent',
  rejected: 'bad',
};

/** One item of a draft beside the page's own words, its place, and what was decided about it. */
export function itemCard({ item, blockId, sources, decision, actions }: ShownItem): VNode {
  const { key, label, lead, words, own, diff, place, note } = item;
  const name = `${key}-name`;
  return (
    <li
      id={key}
      class={decision === null ? 'draft-item' : `draft-item ${decision}`}
      aria-labelledby={name}
      {...(actions === undefined ? {} : { 'data-item': key, 'data-decided': decision ?? 'no' })}
    >
      <div class="row item-head">
        <h4 id={name}>{label}</h4>
        {note !== null && <span class="soft small">{inertText(note)}</span>}
        {decision !== null && <Badge tone={decisionTones[decision]}>{decision}</Badge>}
      </div>
      <div class="sides">
        <div class="side before">
          <p class="side-label">{own.label}</p>
          {own.text === null ? (
            <p class="soft">{own.none}</p>
          ) : (
            <p class="words-of">
              <span class="words" dir="auto">
                {markedPart(own.text, { start: 0, end: own.text.length }, diff.gone, 'del')}
              </span>
            </p>
          )}
        </div>
        <div class="side after">
          <p class="side-label">{sameWords(item) ? 'Draft: the same words' : 'Draft'}</p>
          {lead !== null && <p class="lead-words">{sourcedWords(lead.text, sources, blockId)}</p>}
          <p class="words-of">{sourcedWords(words, sources, blockId, diff.added)}</p>
        </div>
      </div>
      {place !== null && (
        <p class="small place">
          <span class="soft">{place.side}</span>{' '}
          <q dir="auto">{inertText(cut(place.words, placeCharsMax))}</q>
        </p>
      )}
      {actions}
    </li>
  );
}

const placeCharsMax = 200;

const sameWords = ({ own, diff }: DraftItem): boolean =>
  own.text !== null && diff.gone.length === 0 && diff.added.length === 0;
