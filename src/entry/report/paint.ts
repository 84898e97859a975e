import { bandOf } from '../../core/score/score-band.ts';
import type { ScoreBand } from '../../core/schema/vocabulary.ts';
import { styleText } from 'node:util';

export type Ink = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** Colours text, or returns it unchanged. Text must be measured and wrapped before it is painted. */
export type Paint = (ink: Ink | readonly Ink[], text: string) => string;

export const plainPaint: Paint = (_ink, text) => text;

export const colorPaint: Paint = (ink, text) =>
  text === '' ? '' : styleText(typeof ink === 'string' ? ink : [...ink], text, { validateStream: false });

/** True on a terminal unless NO_COLOR (no-color.org) is set and not empty. FORCE_COLOR overrides both, as in Node. */
export function wantsColor(
  env: Readonly<Record<string, string | undefined>>,
  stream: { readonly isTTY?: boolean },
): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if ((env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb') return false;
  return stream.isTTY === true;
}

const INKS: Readonly<Record<ScoreBand, Ink>> = {
  excellent: 'green',
  good: 'green',
  fair: 'yellow',
  poor: 'red',
};

/** The colour of a share of 0-1: that of its band. */
export function inkOfShare(share: number): Ink {
  return INKS[bandOf(share * 100)];
}

/** A bar of `columns` columns for a share of 0-1, precise to an eighth of a column. */
export function bar(share: number, columns: number, paint: Paint): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * columns * 8);
  const full = Math.floor(eighths / 8);
  const filled = '█'.repeat(full) + ' ▏▎▍▌▋▊▉'.charAt(eighths % 8).trim();
  const rest = '░'.repeat(columns - Math.ceil(eighths / 8));
  return paint(inkOfShare(share), filled) + paint('dim', rest);
}
