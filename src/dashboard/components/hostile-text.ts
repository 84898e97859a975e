import type { Html } from '../../html/html.ts';
import { html } from '../../html/html.ts';

/** Enough for a sentence; the whole is in the title, as far as a title is of use. */
const shownMax = 160;
const titleMax = 2_000;

/**
 * Words that a page, a caller or a receiver wrote: escaped, in a direction of their own so that they cannot turn round
 * what stands beside them, and cut at `max` characters.
 */
export function hostileText(text: string | null | undefined, max: number = shownMax): Html {
  if (text === null || text === undefined || text === '') return html`<span class="soft">–</span>`;
  const visible = inertText(cut(text, max));
  if (text.length <= max) return html`<bdi>${visible}</bdi>`;
  return html`<bdi class="cut" title="${inertText(cut(text, titleMax))}">${visible}</bdi>`;
}

/** Cuts between characters, never within a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) ? max - 1 : max;
  return `${text.slice(0, end)}…`;
}

/**
 * Overrides and embeddings as visible signs: `bdi` keeps them from what is around, and within the text itself they could
 * still show one address as another.
 */
export function inertText(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '\uFFFD');
}
