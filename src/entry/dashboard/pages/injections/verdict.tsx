import type { VNode } from 'preact';
import type { InjectionRecord } from '../../../../core/schema/injection.ts';
import type { InjectionPublication } from '../../../../core/schema/vocabulary.ts';
import { ScoreDial } from '../../components/score-dial.tsx';

type Scored = Pick<InjectionRecord, 'content_blocks' | 'score_before' | 'score_after' | 'publication'>;

/** The scores without and with the blocks, of an injection or a preview; nothing where they are unknown. */
export function verdict(record: Scored): VNode | undefined {
  const { content_blocks: blocks, score_before: before, score_after: after } = record;
  if (before === null || after === null) return undefined;
  const points = after - before;
  const subject = blocks.length === 1 ? 'This block' : `These ${String(blocks.length)} blocks`;
  const change = changeWords(points, blocks.length === 1);
  return (
    <section class="scores card" aria-label="Scores">
      <div>
        <ScoreDial score={before} label="Score before" />
        <p>Before</p>
      </div>
      <span class="arrow" aria-hidden="true">
        →
      </span>
      <div>
        <ScoreDial score={after} label="Score after" />
        <p>After</p>
      </div>
      <div class="verdict">
        {blocks.length === 0 ? (
          <p>
            <b>No block was made.</b> The reasons are below.
          </p>
        ) : (
          <p>
            <b>
              {subject} {change}.
            </b>{' '}
            Both scores are measured.
          </p>
        )}
        {record.publication !== null && !(record.publication === 'draft' && blocks.length === 0) && (
          <p class="soft small">{publicationWords[record.publication]}</p>
        )}
      </div>
    </section>
  );
}

/** The gain is shown and decides nothing: a block that leaves the score as it is may still be worth having. */
function changeWords(points: number, isOne: boolean): string {
  const size = Math.abs(points).toFixed(1);
  const ending = isOne ? 's' : '';
  if (size === '0.0') return `leave${ending} the score as it is`;
  return `${points < 0 ? 'lower' : 'raise'}${ending} the score by ${size} points`;
}

const publicationWords: Readonly<Record<InjectionPublication, string>> = {
  draft: 'Draft: nothing is live until you publish it or paste the blocks yourself.',
  published: 'Published: live on its page.',
  superseded: 'Superseded: a later injection is live on its page.',
  withdrawn: 'Withdrawn: no longer live on its page.',
};
