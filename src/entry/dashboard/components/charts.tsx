import type { ComponentChildren, VNode } from 'preact';
import { Table, type Column } from './table.tsx';

export interface Series {
  readonly label: string;
  /** One for each of the chart's labels; null: not known. */
  readonly values: readonly (number | null)[];
  /** False: points without a line, for values that are not comparable. */
  readonly isJoined?: boolean;
}

export interface ChartProps {
  readonly title: string;
  /** Along the horizontal axis, the oldest first. */
  readonly labels: readonly string[];
  /** At most five. */
  readonly series: readonly Series[];
  /** The top of the scale; the largest value when absent. */
  readonly max?: number;
}

const width = 640;
const height = 200;
const left = 44;
const bottom = 22;
const top = 8;

/** Values as bars, the series stacked. The same figures follow as a table, closed. */
export function BarChart(chart: ChartProps): VNode {
  const totals = chart.labels.map((_, index) =>
    chart.series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const max = chart.max ?? niceMax(Math.max(0, ...totals));
  const step = (width - left) / Math.max(1, chart.labels.length);
  const bars = chart.labels.map((_, index) => {
    let below = 0;
    return chart.series.map(({ values }, place) => {
      const size = ((values[index] ?? 0) / max) * (height - top - bottom);
      const y = height - bottom - below - size;
      below += size;
      return size === 0 ? undefined : (
        <rect
          class={`series-${place + 1}`}
          x={fixed(left + index * step + step * 0.1)}
          y={fixed(y)}
          width={fixed(step * 0.8)}
          height={fixed(size)}
        />
      );
    });
  });
  return figure(chart, max, bars);
}

export interface LineChartProps extends ChartProps {
  /** When each value was taken, ascending: distances along the axis are times. Without it all distances are equal. */
  readonly moments?: readonly Date[];
}

/** Values as lines. */
export function LineChart(chart: LineChartProps): VNode {
  const known = chart.series.flatMap(({ values }) => values.filter((value) => value !== null));
  const max = chart.max ?? niceMax(Math.max(0, ...known));
  const places = placesOf(chart);
  const lines = chart.series.map(({ values, isJoined = true }, place) => {
    const points = values.flatMap((value, index) =>
      value === null
        ? []
        : [
            [
              fixed(left + 5 + (places[index] ?? 0) * (width - left - 10)),
              fixed(height - bottom - (value / max) * (height - top - bottom)),
            ] as const,
          ],
    );
    return (
      <g class={`series-${place + 1}`}>
        {isJoined && <polyline points={points.map((point) => point.join(',')).join(' ')} />}
        {points.map(([x, y]) => (
          <circle cx={x} cy={y} r="3" />
        ))}
      </g>
    );
  });
  return figure(chart, max, lines);
}

/** Where each label is on the horizontal axis, from 0 to 1. */
function placesOf({ labels, moments = [] }: LineChartProps): readonly number[] {
  const times = moments.map((moment) => moment.getTime());
  const first = times[0] ?? 0;
  const spanMs = (times.at(-1) ?? 0) - first;
  if (spanMs > 0) return times.map((time) => (time - first) / spanMs);
  return labels.map((_, index) => index / Math.max(1, labels.length - 1));
}

function figure(chart: ChartProps, max: number, marks: ComponentChildren): VNode {
  const { labels, series, title } = chart;
  const first = labels[0] ?? '';
  const last = labels.at(-1) ?? '';
  const scale = [0, max / 2, max].map((value) => {
    const y = height - bottom - (value / max) * (height - top - bottom);
    return (
      <>
        <line class="axis" x1={left} x2={width} y1={fixed(y)} y2={fixed(y)} />
        <text x={left - 6} y={fixed(y + 4)} text-anchor="end">
          {shortNumber(value)}
        </text>
      </>
    );
  });
  const rows = labels.map((label, index) => ({ label, index }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { label: 'Time', isLabelHidden: true, kind: 'head', cell: ({ label }) => label },
    ...series.map(({ label, values }) => ({
      label,
      kind: 'number' as const,
      cell: ({ index }: { readonly index: number }) => values[index]?.toLocaleString('en') ?? '–',
    })),
  ];
  return (
    <figure>
      <figcaption>
        {title}{' '}
        {series.length > 1 && (
          <span class="legend">
            {series.map(({ label }, place) => (
              <span class={`key series-${place + 1}`}>{label}</span>
            ))}
          </span>
        )}
      </figcaption>
      <svg
        class="chart"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title}. The table below has the figures.`}
      >
        {scale}
        {marks}
        <text x={left} y={height - 6}>
          {first}
        </text>
        {labels.length > 1 && (
          <text x={width} y={height - 6} text-anchor="end">
            {last}
          </text>
        )}
      </svg>
      <details>
        <summary>Show as a table</summary>
        <Table rows={rows} columns={columns} caption={title} onPhone="scroll" />
      </details>
    </figure>
  );
}

const fixed = (value: number): string => value.toFixed(1);

/** The next of 2, 4, 10, 20, 40 …, whose half is a whole number too: counts have no halves. */
function niceMax(value: number): number {
  if (value <= 0) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  return Math.max(2, power * ([1, 2, 4, 10].find((factor) => factor * power >= value) ?? 10));
}

const shortNumber = (value: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
