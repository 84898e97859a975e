import type { VNode } from 'preact';
import type { DayViews } from '../../../../features/tracker/read-tracker-figures.ts';
import { BarChart, type ChartProps } from '../../components/charts.tsx';
import { Table } from '../../components/table.tsx';

/** With more days, the bar of a day is too thin to see. */
const dailyMax = 100;
const weekDays = 7;
/** A chart has five colours; the last is for all others. */
const assistantsMax = 4;

/** Consecutive days that share a bar. */
interface Span {
  readonly label: string;
  readonly days: readonly string[];
}

function spansOf(days: readonly string[]): readonly Span[] {
  if (days.length <= dailyMax) return days.map((day) => ({ label: day, days: [day] }));
  // Counted from the last, so that the last week is a whole one.
  const first = days.length % weekDays;
  const starts = Array.from({ length: Math.ceil(days.length / weekDays) }, (_, index) =>
    first === 0 ? index * weekDays : index === 0 ? 0 : first + (index - 1) * weekDays,
  );
  return starts.map((start, index) => {
    const own = days.slice(start, starts[index + 1]);
    return { label: `${own[0] ?? ''} – ${own.at(-1) ?? ''}`, days: own };
  });
}

/** Sums by day, and of assistants by day. */
function adder(views: readonly DayViews[]) {
  const sums = new Map<string, number>();
  const key = (day: string, assistant: string | null): string => `${day} ${assistant ?? ''}`;
  for (const { day, assistant, views: count } of views) {
    sums.set(key(day, assistant), (sums.get(key(day, assistant)) ?? 0) + count);
  }
  return (span: Span, assistant: string | null): number =>
    span.days.reduce((sum, day) => sum + (sums.get(key(day, assistant)) ?? 0), 0);
}

export interface AssistantViews {
  readonly assistant: string;
  readonly views: number;
}

/** Views by assistant, most first. */
export function assistantsOf(views: readonly DayViews[]): readonly AssistantViews[] {
  const sums = new Map<string, number>();
  for (const { assistant, views: count } of views) {
    if (assistant !== null) sums.set(assistant, (sums.get(assistant) ?? 0) + count);
  }
  return [...sums]
    .map(([assistant, count]) => ({ assistant, views: count }))
    .sort((one, other) => other.views - one.views);
}

/** `days` are those of the range, the oldest first. */
export function viewCharts(days: readonly string[], views: readonly DayViews[]): VNode {
  const spans = spansOf(days);
  const per = spans.length === days.length ? 'day' : 'week';
  const sumOf = adder(views);
  const assistants = assistantsOf(views);
  const sent = (span: Span, among: readonly AssistantViews[]): number =>
    among.reduce((sum, { assistant }) => sum + sumOf(span, assistant), 0);
  const labels = spans.map(({ label }) => label);
  const all: ChartProps = {
    title: `Page views by ${per}`,
    labels,
    series: [
      { label: 'Sent by assistants', values: spans.map((span) => sent(span, assistants)) },
      { label: 'Other views', values: spans.map((span) => sumOf(span, null)) },
    ],
  };
  const named = assistants.slice(0, assistantsMax);
  const others = assistants.slice(assistantsMax);
  const referrals: ChartProps = {
    title: `Views from assistants by ${per}`,
    labels,
    series: [
      ...named.map(({ assistant }) => ({
        label: assistant,
        values: spans.map((span) => sumOf(span, assistant)),
      })),
      ...(others.length === 0 ? [] : [{ label: 'others', values: spans.map((span) => sent(span, others)) }]),
    ],
  };
  return (
    <>
      <BarChart {...all} />
      {assistants.length !== 0 && <BarChart {...referrals} />}
    </>
  );
}

export function assistantTable(views: readonly DayViews[]): VNode {
  const assistants = assistantsOf(views);
  if (assistants.length === 0) return <p class="soft">No assistant sent visitors in this period.</p>;
  const total = assistants.reduce((sum, { views: count }) => sum + count, 0);
  return (
    <Table
      rows={assistants}
      columns={[
        { label: 'Assistant', kind: 'head', cell: ({ assistant }) => assistant },
        { label: 'Views', kind: 'number', cell: ({ views: count }) => count.toLocaleString('en') },
        {
          label: 'Share',
          kind: 'number',
          cell: ({ views: count }) => `${((count / total) * 100).toFixed(1)} %`,
        },
      ]}
      caption="Views by assistant"
      onPhone="scroll"
    />
  );
}
