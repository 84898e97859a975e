import type { VNode } from 'preact';
import { toneOfScore } from '../../report/html/pointers.ts';

/** The tone of a score of 0-100, with the bands of the command line’s reports. */
export const scoreTone = (score: number): 'good' | 'warn' | 'bad' => {
  const tone = toneOfScore(score);
  return tone === 'good' || tone === 'bad' ? tone : 'warn';
};

const radius = 42;
const round = 2 * Math.PI * radius;

interface ScoreDialProps {
  readonly score: number;
  readonly label: string;
}

/** A score from 0 to 100 as a ring, with the number in it. */
export function ScoreDial({ score, label }: ScoreDialProps): VNode {
  const shown = score.toFixed(score === 100 ? 0 : 1);
  const filled = ((Math.min(100, Math.max(0, score)) / 100) * round).toFixed(1);
  return (
    <svg
      class={`dial ${scoreTone(score)}`}
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${label}: ${shown} of 100`}
    >
      <circle class="track" cx="50" cy="50" r={radius} stroke-width="9" />
      <circle
        class="value"
        cx="50"
        cy="50"
        r={radius}
        stroke-width="9"
        transform="rotate(-90 50 50)"
        stroke-dasharray={`${filled} ${round.toFixed(1)}`}
      />
      <text x="50" y="58" font-size="24">
        {shown}
      </text>
    </svg>
  );
}
