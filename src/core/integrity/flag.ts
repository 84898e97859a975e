import type { Evidence } from '../schema/evidence.ts';
import type { IntegrityFlag } from '../schema/integrity.ts';
import type { Prose, Sentence } from '../signals/prose.ts';
import type { Signals } from '../page-signals/page-signals.ts';

/** Detects one sign of a text made to game the score; returns a flag or null. */
export type Sign = (signals: Signals) => IntegrityFlag | null;

/**
 * Cost of a measured value: none up to `tolerated`, `multiplier` from `worst` on, linear between. `tolerated` is above what the
 * sign measures on real pages (`npm run eval`, flags on real pages); `worst` and `multiplier` are decisions: a page that is made
 * to game the score must not outscore a plain one.
 */
export interface Band {
  readonly tolerated: number;
  readonly worst: number;
  readonly multiplier: number;
}

/** Quotations that a flag shows. Decision: enough to recognise the pattern. */
export const EVIDENCE_MAX = 3;

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function percent(share: number): string {
  return `${String(Math.round(share * 100))} %`;
}

/** The factor of a value, 0.2-1; null when there is nothing to flag. Also works for bands in which less is worse. */
export function factor(value: number, band: Band): number | null {
  const excess = (value - band.tolerated) / (band.worst - band.tolerated);
  const multiplier = round(1 - Math.min(1, excess) * (1 - band.multiplier));
  return excess <= 0 || multiplier >= 1 ? null : multiplier;
}

export function flag(
  code: string,
  multiplier: number | null,
  message: string,
  evidence: readonly Evidence[],
): IntegrityFlag | null {
  if (multiplier === null || evidence.length === 0) return null;
  return { code, multiplier, message, evidence: evidence.slice(0, EVIDENCE_MAX) };
}

/** Sentences outside quotations and cells: threads quote themselves, variant tables repeat themselves. */
export function ownSentences(prose: Prose): readonly Sentence[] {
  const known = knownOwn.get(prose);
  if (known !== undefined) return known;
  const own: Sentence[] = [];
  for (const { isProse, block, sentences } of prose.units)
    if (isProse && block.kind !== 'quote') for (const sentence of sentences) own.push(sentence);
  knownOwn.set(prose, own);
  return own;
}

/** Cached, because seven signs read them. */
const knownOwn = new WeakMap<Prose, readonly Sentence[]>();

/** `ownSentences` without repeated ones that are off topic: the terms of each offer, delivery notes. */
export function sentencesWithoutBoilerplate({
  prose,
  topic,
}: Pick<Signals, 'prose' | 'topic'>): readonly Sentence[] {
  const known = knownGaining.get(prose);
  if (known !== undefined) return known;
  const seen = new Set<string>();
  const gaining = ownSentences(prose).filter(({ text, words }) => {
    if (seen.has(text) && !topic.isAbout(words)) return false;
    seen.add(text);
    return true;
  });
  knownGaining.set(prose, gaining);
  return gaining;
}

const knownGaining = new WeakMap<Prose, readonly Sentence[]>();
