import type { Entities } from '../entities/found-entity.ts';
import type { Sentence, Prose } from '../../signals/prose.ts';
import type { EntityGap } from '../../schema/entity.ts';
import type { EntityType } from '../../schema/vocabulary.ts';
import { declarationsOf, type DeclarationSignals } from './declarations.ts';
import { indexText } from './term-support.ts';

/** A term that the page or the caller named, so that readers expect the page to develop it. */
export interface ExpectedEntity {
  readonly name: string;
  readonly type: EntityType;
  readonly source: EntityGap['source'];
  /** 0-1. */
  readonly importance: number;
  /** False: a gap. */
  readonly isDeveloped: boolean;
  /** A sentence that develops it; null when no single sentence does. */
  readonly support: Sentence | null;
  /** The place of the declaration, worded for readers. */
  readonly declaredIn: string;
  readonly suggestedSection: string | null;
}

const EXPECTED_MAX = 40;

export interface ExpectationSignals extends DeclarationSignals {
  readonly prose: Prose;
  readonly entities: Entities;
}

export function expectedEntities(signals: ExpectationSignals): readonly ExpectedEntity[] {
  const declarations = declarationsOf(signals);
  const terms = declarations.map(({ stems }) => stems);
  const index = indexText(signals.prose, signals.language.code, terms);
  const seen = new Set<string>();
  const expected: ExpectedEntity[] = [];
  for (const declaration of declarations) {
    const key = declaration.stems.join(' ');
    if (seen.has(key) || expected.length >= EXPECTED_MAX) continue;
    seen.add(key);
    const known = signals.entities.all.find((entity) => entity.key === key);
    const { support, isMentioned } = index.find(declaration.stems);
    expected.push({
      name: known?.name ?? declaration.name,
      type: known?.type ?? declaration.type ?? 'concept',
      source: declaration.source,
      importance: declaration.importance,
      isDeveloped: support !== null || isMentioned || declaration.isDeveloped,
      support,
      declaredIn: declaration.declaredIn,
      suggestedSection: declaration.suggestedSection,
    });
  }
  return expected;
}

/** Expected entities that are not developed, most important first. */
export function entityGaps(expected: readonly ExpectedEntity[]): EntityGap[] {
  return expected
    .filter((entity) => !entity.isDeveloped)
    .sort((a, b) => b.importance - a.importance)
    .map((entity) => ({
      entity: entity.name,
      type: entity.type,
      importance: entity.importance,
      source: entity.source,
      reason: `${entity.declaredIn}, but the main content does not cover it.`,
      suggested_section: entity.suggestedSection,
    }));
}
