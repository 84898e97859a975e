import { toneOfScore } from '../../report/html/pointers.ts';
import type { Html } from '../../html/html.ts';
import { html } from '../../html/html.ts';
import { table } from './table.ts';

/** The tone of a score of 0-100, with the bands that the reports of the command line have. */
export const scoreTone = (score: number): 'good' | 'warn' | 'bad' => {
  const tone = toneOfScore(score);
  return tone === 'good' || tone === 'bad' ? tone : 'warn';
};

const radius = 42;
const round = 2 * Math.PI * radius;

/** A score from 0 to 100 as a ring, with the number in it. */
export function scoreDial(score: number, label: string): Html {
  const shown = score.toFixed(score === 100 ? 0 : 1);
  const filled = ((Math.min(100, Math.max(0, score)) / 100) * round).toFixed(1);
  return html`<svg
    class="dial ${scoreTone(score)}"
    viewBox="0 0 100 100"
    role="img"
    aria-label="${label}: ${shown} of 100"
  >
    <circle class="track" cx="50" cy="50" r="${radius}" stroke-width="9"></circle>
    <circle
      class="value"
      cx="50"
      cy="50"
      r="${radius}"
      stroke-width="9"
      transform="rotate(-90 50 50)"
      stroke-dasharray="${filled} ${round.toFixed(1)}"
    ></circle>
    <text x="50" y="58" font-size="24">${shown}</text>
  </svg>`;
}

export interface Series {
  readonly label: string;
  /** One for each of the chart's labels; null: nothing is known. */
  readonly values: readonly (number | null)[];
}

export interface Chart {
  readonly title: string;
  /** Along the bottom, the oldest first. */
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
export function barChart(chart: Chart): Html {
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
      return size === 0
        ? undefined
        : html`<rect
            class="series-${place + 1}"
            x="${fixed(left + index * step + step * 0.1)}"
            y="${fixed(y)}"
            width="${fixed(step * 0.8)}"
            height="${fixed(size)}"
          ></rect>`;
    });
  });
  return figure(chart, max, html`${bars}`);
}

/** Values as lines. */
export function lineChart(chart: Chart): Html {
  const known = chart.series.flatMap(({ values }) => values.filter((value) => value !== null));
  const max = chart.max ?? niceMax(Math.max(0, ...known));
  const step = (width - left - 10) / Math.max(1, chart.labels.length - 1);
  const lines = chart.series.map(({ values }, place) => {
    const points = values.flatMap((value, index) =>
      value === null
        ? []
        : [
            [
              fixed(left + 5 + index * step),
              fixed(height - bottom - (value / max) * (height - top - bottom)),
            ] as const,
          ],
    );
    return html`<g class="series-${place + 1}"
      ><polyline points="${points.map((point) => point.join(',')).join(' ')}"></polyline
      >${points.map(([x, y]) => html`<circle cx="${x}" cy="${y}" r="3"></circle>`)}</g
    >`;
  });
  return figure(chart, max, html`${lines}`);
}

function figure(chart: Chart, max: number, marks: Html): Html {
  const { labels, series, title } = chart;
  const first = labels[0] ?? '';
  const last = labels.at(-1) ?? '';
  const scale = [0, max / 2, max].map((value) => {
    const y = height - bottom - (value / max) * (height - top - bottom);
    return html`<line class="axis" x1="${left}" x2="${width}" y1="${fixed(y)}" y2="${fixed(y)}"></line
      ><text x="${left - 6}" y="${fixed(y + 4)}" text-anchor="end">${shortNumber(value)}</text>`;
  });
  const rows = labels.map((label, index) => ({ label, index }));
  const columns = series.map(({ label, values }) => ({
    label,
    kind: 'number' as const,
    cell: ({ index }: { readonly index: number }) => values[index]?.toLocaleString('en') ?? '–',
  }));
  return html`<figure>
    <figcaption>
      ${title}${series.length > 1 ? html` <span class="legend">${series.map(({ label }, place) => html`<span class="key series-${place + 1}">${label}</span>`)}</span>` : undefined}
    </figcaption>
    <svg
      class="chart"
      viewBox="0 0 ${width} ${height}"
      role="img"
      aria-label="${title}. The table below has the figures."
    >
      ${scale}${marks}
      <text x="${left}" y="${height - 6}">${first}</text>
      ${labels.length > 1 ? html`<text x="${width}" y="${height - 6}" text-anchor="end">${last}</text>` : undefined}
    </svg>
    <details>
      <summary>Show as a table</summary>
      ${table(rows, [{ label: '', kind: 'head', cell: ({ label }) => label }, ...columns], { caption: title, onPhone: 'scroll' })}
    </details>
  </figure>`;
}

const fixed = (value: number): string => value.toFixed(1);

/** The next of 2, 4, 10, 20, 40 …, whose half is a whole number too: what is counted has no halves. */
function niceMax(value: number): number {
  if (value <= 0) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  return Math.max(2, power * ([1, 2, 4, 10].find((factor) => factor * power >= value) ?? 10));
}

const shortNumber = (value: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
