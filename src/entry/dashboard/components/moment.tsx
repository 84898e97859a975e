import type { VNode } from 'preact';

type Instant = Date | string | null | undefined;

/** A moment, in UTC: `2026-03-01 12:00 UTC`; a dash for none. */
export function Moment({ at }: { readonly at: Instant }): VNode {
  if (at === null || at === undefined) return <span class="soft">–</span>;
  const iso = new Date(at).toISOString();
  return (
    <time datetime={iso} title={iso}>
      {iso.slice(0, 10)} {iso.slice(11, 16)} UTC
    </time>
  );
}

const steps: readonly (readonly [unit: string, ms: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const second = ['second', 1_000] as const;

/** The time since: `3 days ago`, with the moment as its title. */
export function Ago({ at, now }: { readonly at: Instant; readonly now: Date }): VNode {
  if (at === null || at === undefined) return <span class="soft">–</span>;
  const date = new Date(at);
  const iso = date.toISOString();
  const pastMs = now.getTime() - date.getTime();
  const step = steps.find(([, ms]) => Math.abs(pastMs) >= ms);
  return (
    <time datetime={iso} title={iso}>
      {step === undefined ? 'just now' : relative(pastMs, step)}
    </time>
  );
}

/** The time left until a moment in the future: `in 40 seconds`, with the moment as its title. */
export function Until({ at, now }: { readonly at: Date; readonly now: Date }): VNode {
  const iso = at.toISOString();
  const leftMs = at.getTime() - now.getTime();
  const step = steps.find(([, ms]) => leftMs >= ms) ?? second;
  return (
    <time datetime={iso} title={iso}>
      {leftMs < second[1] ? 'now' : relative(-leftMs, step)}
    </time>
  );
}

function relative(pastMs: number, [unit, ms]: readonly [string, number]): string {
  const count = Math.floor(Math.abs(pastMs) / ms);
  const words = `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
  return pastMs < 0 ? `in ${words}` : `${words} ago`;
}
