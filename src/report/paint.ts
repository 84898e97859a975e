import { styleText } from 'node:util';

export type Ink = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** Colours text, or leaves it as it is. Text is measured and wrapped before it is painted, never after. */
export type Paint = (ink: Ink | readonly Ink[], text: string) => string;

export const plainPaint: Paint = (_ink, text) => text;

export const colorPaint: Paint = (ink, text) =>
  text === '' ? '' : styleText(typeof ink === 'string' ? ink : [...ink], text, { validateStream: false });

/**
 * Whether to colour: only on a terminal, unless FORCE_COLOR says otherwise; NO_COLOR (no-color.org) turns colour off
 * when it is not empty. FORCE_COLOR wins over both, as in Node itself.
 */
export function wantsColor(
  env: Readonly<Record<string, string | undefined>>,
  stream: { readonly isTTY?: boolean },
): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if ((env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb') return false;
  return stream.isTTY === true;
}

/** The ink of a share of 0-1: good from 0.8, middling from 0.5. */
export function inkOfShare(share: number): Ink {
  if (share >= 0.8) return 'green';
  return share >= 0.5 ? 'yellow' : 'red';
}

/** A bar of `columns` columns for a share of 0-1, to an eighth of a column. */
export function bar(share: number, columns: number, paint: Paint): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * columns * 8);
  const full = Math.floor(eighths / 8);
  const filled = '█'.repeat(full) + ' ▏▎▍▌▋▊▉'.charAt(eighths % 8).trim();
  const rest = '░'.repeat(columns - Math.ceil(eighths / 8));
  return paint(inkOfShare(share), filled) + paint('dim', rest);
}
