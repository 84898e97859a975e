import type { Get } from './boxes.ts';
import type { Keyframe } from './style-sheets.ts';

/** The state in which CSS animations leave an element: what a reader sees a minute after the page has loaded. */

/** Values that replace those of the cascade. */
export type Frame = ReadonlyMap<string, string>;

const NOT_ANIMATED: readonly (Frame | null)[] = [null];
const MINUTE_MS = 60_000;
const LONGHANDS = ['duration', 'delay', 'fill-mode', 'play-state', 'iteration-count'];

/** The frames that a reader may see; null is the element without an animation. */
export function framesOf(
  get: Get,
  keyframes: ReadonlyMap<string, readonly Keyframe[]>,
): readonly (Frame | null)[] {
  const names = get('animation-name');
  if (names === undefined || names === 'none' || keyframes.size === 0) return NOT_ANIMATED;
  const others = LONGHANDS.map((part) => get(`animation-${part}`)).filter((value) => value !== names);
  for (const entry of names.split(/,(?![^(]*\))/)) {
    const frames = nameIn(entry, keyframes);
    if (frames !== undefined) return visibleFrames([entry, ...others].join(' '), frames);
  }
  return NOT_ANIMATED;
}

function nameIn(
  entry: string,
  keyframes: ReadonlyMap<string, readonly Keyframe[]>,
): readonly Keyframe[] | undefined {
  const words = new Set(entry.replace(/["']/g, '').split(/\s+/));
  for (const [name, frames] of keyframes) if (words.has(name.trim().toLowerCase())) return frames;
  return undefined;
}

function visibleFrames(timing: string, frames: readonly Keyframe[]): readonly (Frame | null)[] {
  const [duration = 0, delay = 0] = [...timing.matchAll(/(-?(?:\d+\.?\d*|\.\d+))(ms|s)(?![\w-])/g)].map(
    ([, amount, unit]) => Number(amount) * (unit === 's' ? 1_000 : 1),
  );
  const has = (word: string): boolean => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(timing);
  const fillsBefore = has('backwards') || has('both');
  if (delay >= MINUTE_MS) return fillsBefore ? [frameAt(frames, 0)] : NOT_ANIMATED;
  if (duration > 0 && (has('paused') || duration >= MINUTE_MS)) return [frameAt(frames, 0)];
  if (duration > 0 && has('infinite')) return frames.length === 0 ? NOT_ANIMATED : frames.map(valuesOf);
  return has('forwards') || has('both') ? [frameAt(frames, 100)] : NOT_ANIMATED;
}

function frameAt(frames: readonly Keyframe[], at: number): Frame | null {
  const values = new Map<string, string>();
  for (const frame of frames)
    if (frame.at === at) for (const [property, value] of valuesOf(frame)) values.set(property, value);
  return values.size === 0 ? null : values;
}

function valuesOf({ declarations }: Keyframe): Frame {
  return new Map([...declarations].map(([property, { value }]) => [property, value]));
}
