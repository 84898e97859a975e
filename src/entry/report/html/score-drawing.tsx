import type { VNode } from 'preact';
import type { ReportScore } from '../report-model.ts';
import { toneOfScore, type Tone } from './pointers.ts';

const radius = 52;
const circumference = 2 * Math.PI * radius;

/** The overall score of 0-100 as a ring around its figure, so colour and length only repeat it. */
export function scoreRing({ overall: score }: ReportScore): VNode {
  const filled = ((clamped(score) / 100) * circumference).toFixed(1);
  const figure = score.toFixed(1);
  return (
    <svg
      class={`ring ${toneOfScore(score)}`}
      viewBox="0 0 120 120"
      width="132"
      height="132"
      role="img"
      aria-label={`Overall score ${figure} of 100`}
    >
      <circle class="track" cx="60" cy="60" r={radius} fill="none" stroke-width="9" />
      <circle
        class="fill"
        cx="60"
        cy="60"
        r={radius}
        fill="none"
        stroke-width="9"
        stroke-linecap="round"
        stroke-dasharray={`${filled} ${circumference.toFixed(1)}`}
        transform="rotate(-90 60 60)"
      />
      <text x="60" y="64" text-anchor="middle" class="figure">
        {figure}
      </text>{' '}
      <text x="60" y="82" text-anchor="middle" class="unit">
        of 100
      </text>{' '}
    </svg>
  );
}

/** A bar for a share of 0-1. Hidden from screen readers: the figure is beside it. */
export function bar(share: number, tone: Tone, width = 200): VNode {
  const filled = (clamped(share * 100) / 100) * width;
  return (
    <svg
      class={`bar ${tone}`}
      viewBox={`0 0 ${width} 8`}
      width={width}
      height="8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect class="track" width={width} height="8" />
      <rect class="fill" width={filled.toFixed(1)} height="8" />
    </svg>
  );
}

export function categoryBars({ categories }: ReportScore): VNode {
  return (
    <dl class="categories">
      {categories.map(({ name, score }) => (
        <div>
          <dt>{name}</dt>
          <dd class="figure">{score.toFixed(1)}</dd>
          <dd class="drawing">{bar(score / 100, toneOfScore(score))}</dd>
        </div>
      ))}
    </dl>
  );
}

function clamped(score: number): number {
  return Math.min(100, Math.max(0, score));
}
