import type { VNode } from 'preact';

/**
 * Text of a hostile page: escaped, with invisible characters and direction controls shown as code points. Ordinary text
 * of any script is unchanged.
 */

/**
 * Controls, halves of surrogate pairs, code points without a character, Unicode's bidirectional controls (UAX #9),
 * zero width and tag characters. Excludes the joiners and variation selectors that scripts and emoji need, and the soft
 * hyphen, which browsers handle.
 */
const hidden =
  /([\u0000-\u001f\u007f-\u009f\p{Surrogate}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u034f\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]+)/u;

/** More marks on one letter than any script writes spill over the lines above and below. */
const piledMarks = /(\p{M}{6})\p{M}+/gu;

/** A run may encode a whole message; its start is enough to identify it. */
const codePointsShown = 8;

/** Far above any field of an analysis; the page's text is cut elsewhere. */
const lengthMax = 20_000;

/** One line of text: whitespace runs, line breaks included, become one space. */
export function shown(text: string): VNode {
  return shownAsIs(text.slice(0, lengthMax).replace(/\s+/gu, ' ').trim());
}

/** Like `shown`, but keeps whitespace: for a piece of a longer text. */
export function shownAsIs(text: string): VNode {
  const parts = text.replace(/\s/gu, ' ').replace(piledMarks, '$1').split(hidden);
  return (
    <>
      {parts.map((part, index) => (index % 2 === 0 ? part : <span class="code-point">{named(part)}</span>))}
    </>
  );
}

/** Like `shown`, as plain text for the document's title. */
export function shownPlain(text: string): string {
  const parts = text.slice(0, lengthMax).replace(/\s+/gu, ' ').trim().replace(piledMarks, '$1').split(hidden);
  return parts.map((part, index) => (index % 2 === 0 ? part : `[${named(part)}]`)).join('');
}

function named(run: string): string {
  const points = [...run];
  const names = points
    .slice(0, codePointsShown)
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  const others = points.length - names.length;
  return others > 0 ? `${names.join(' ')} and ${String(others)} more` : names.join(' ');
}
