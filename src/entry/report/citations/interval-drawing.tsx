import type { VNode } from 'preact';
import type { CitationRate } from '../../../core/schema/citation-test.ts';

const width = 240;
const height = 16;

/** A citation rate as a bar with its interval as a whisker. Hidden from screen readers: the figures are beside it. */
export function intervalDrawing({ value, low, high }: Pick<CitationRate, 'value' | 'low' | 'high'>): VNode {
  const at = (share: number): string => (Math.min(1, Math.max(0, share)) * width).toFixed(1);
  const [from, to] = [at(low), at(high)];
  return (
    <svg
      class={`interval ${value < 0.5 ? 'mid' : 'good'}`}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect class="track" y="3" width={width} height="10" />
      <rect class="fill" y="3" width={at(value)} height="10" />
      <path
        class="whisker"
        d={`M${from} 8H${to}M${from} 3V13M${to} 3V13`}
        fill="none"
        vector-effect="non-scaling-stroke"
      />
    </svg>
  );
}
