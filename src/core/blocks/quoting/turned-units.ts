import type { ProseUnit } from '../../signals/prose.ts';
import { isTurnedHeading, knowsScopes } from './scope.ts';

/**
 * The blocks below a heading that denies, compares or dates what stands there: “Myths”, “Not insured”, “Earlier versions”.
 * What they say is false anywhere else. Empty in a language without such words.
 */
export function turnedUnits(units: readonly ProseUnit[], language: string): ReadonlySet<ProseUnit> {
  const turned = new Set<ProseUnit>();
  if (!knowsScopes(language)) return turned;
  /** Level of the heading that turns what follows; null outside of its part. */
  let turnedAt: number | null = null;
  for (const unit of units) {
    const { kind, level, text } = unit.block;
    if (kind === 'heading' && (turnedAt === null || level <= turnedAt))
      turnedAt = isTurnedHeading(text, language) ? level : null;
    if (turnedAt !== null) turned.add(unit);
  }
  return turned;
}
