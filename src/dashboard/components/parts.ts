import type { Html, HtmlValue } from '../../html/html.ts';
import { html } from '../../html/html.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'accent';

const toneClass = (tone: Tone): string => (tone === 'plain' ? '' : ` ${tone}`);

export const badge = (label: HtmlValue, tone: Tone = 'plain'): Html =>
  html`<span class="badge${toneClass(tone)}">${label}</span>`;

export const notice = (body: HtmlValue, tone: Tone = 'plain'): Html =>
  html`<div class="notice${toneClass(tone)}">${body}</div>`;

/** What stands in the place of a list that has nothing yet: what it is for, and what to do. */
export const emptyState = (title: string, words: HtmlValue, action?: Html): Html =>
  html`<div class="empty">
    <h2>${title}</h2>
    <p>${words}</p>
    ${action === undefined ? undefined : html`<p>${action}</p>`}
  </div>`;

export const linkButton = (href: string, label: HtmlValue, kind: 'main' | 'danger' | '' = ''): Html =>
  html`<a class="button${kind === '' ? '' : ` ${kind}`}" href="${href}">${label}</a>`;

/** The page's heading with what can be done beside it. */
export const pageHead = (title: HtmlValue, actions?: HtmlValue): Html =>
  html`<div class="page-head">
    <h1>${title}</h1>
    ${actions === undefined ? undefined : html`<div class="row">${actions}</div>`}
  </div>`;

/** Names and values. */
export function facts(rows: readonly (readonly [name: string, value: HtmlValue])[]): Html {
  return html`<dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

/** Text to be copied, with a button where scripts run; without, a click selects the whole of it. */
export function copyBox(id: string, text: string, label = 'Copy'): Html {
  return html`<div class="copy">
    <pre id="${id}" tabindex="0">${text}</pre>
    <div class="row">
      <button type="button" data-copy="${id}" hidden>${label}</button
      ><span role="status" class="soft small"></span>
    </div>
  </div>`;
}

/** A moment, in UTC: `2026-03-01 12:00 UTC`; a dash for none. */
export function moment(at: Date | string | null | undefined): Html {
  if (at === null || at === undefined) return html`<span class="soft">–</span>`;
  const iso = typeof at === 'string' ? new Date(at).toISOString() : at.toISOString();
  return html`<time datetime="${iso}" title="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;
}

const steps: readonly (readonly [unit: string, ms: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago: `3 days ago`, with the moment as its title. */
export function ago(at: Date | string | null | undefined, now: Date): Html {
  if (at === null || at === undefined) return html`<span class="soft">–</span>`;
  const date = typeof at === 'string' ? new Date(at) : at;
  const iso = date.toISOString();
  const pastMs = now.getTime() - date.getTime();
  const step = steps.find(([, ms]) => Math.abs(pastMs) >= ms);
  const words = step === undefined ? 'just now' : relative(pastMs, step);
  return html`<time datetime="${iso}" title="${iso}">${words}</time>`;
}

function relative(pastMs: number, [unit, ms]: readonly [string, number]): string {
  const count = Math.floor(Math.abs(pastMs) / ms);
  const words = `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
  return pastMs < 0 ? `in ${words}` : `${words} ago`;
}
