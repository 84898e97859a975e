import type { EntityGap, EntityType } from '../result.ts';
import type { Prose, Sentence } from '../signals/prose.ts';
import type { Signals } from '../signals/signals.ts';
import { declarationsOf, type DeclarationSignals } from './declarations.ts';

/** A term that readers of the page will expect it to develop, because the page or the caller named it. */
export interface ExpectedEntity {
  readonly name: string;
  readonly type: EntityType;
  readonly source: EntityGap['source'];
  /** 0-1. */
  readonly importance: number;
  /** False: a gap. */
  readonly isDeveloped: boolean;
  /** The sentence that develops it, where one sentence does. */
  readonly support: Sentence | null;
  /** Where it was declared, as a reader would say it. */
  readonly declaredIn: string;
  readonly suggestedSection: string | null;
}

/** A term is developed by a sentence of at least this many words that holds most of its stems. */
const SUPPORT_WORDS_MIN = 6;
/** "Solar panel efficiency" is developed by a sentence on the efficiency of the panels; one word of three is not enough. */
const SUPPORT_SHARE_MIN = 0.6;
/** A table or a list develops a term too: so many blocks that name it are enough. */
const MENTIONS_ENOUGH = 2;
const EXPECTED_MAX = 40;

export function expectedEntities(
  signals: DeclarationSignals & Pick<Signals, 'prose' | 'entities'>,
): readonly ExpectedEntity[] {
  const declarations = declarationsOf(signals);
  const seen = new Set<string>();
  const expected: ExpectedEntity[] = [];
  for (const declaration of declarations) {
    const key = declaration.stems.join(' ');
    if (seen.has(key) || expected.length >= EXPECTED_MAX) continue;
    seen.add(key);
    const known = signals.entities.all.find((entity) => entity.key === key);
    const support = declaration.support ?? findSupport(declaration.stems, signals.prose.sentences);
    expected.push({
      name: known?.name ?? declaration.name,
      type: known?.type ?? declaration.type ?? 'concept',
      source: declaration.source,
      importance: declaration.importance,
      isDeveloped: support !== null || mentionsOf(declaration.stems, signals.prose) >= MENTIONS_ENOUGH,
      support,
      declaredIn: declaration.declaredIn,
      suggestedSection: declaration.suggestedSection,
    });
  }
  return expected;
}

/** Expected and nowhere developed, most important first. */
export function entityGaps(expected: readonly ExpectedEntity[]): EntityGap[] {
  return expected
    .filter((entity) => !entity.isDeveloped)
    .sort((a, b) => b.importance - a.importance)
    .map((entity) => ({
      entity: entity.name,
      type: entity.type,
      importance: entity.importance,
      source: entity.source,
      reason: `${entity.declaredIn}, but no sentence of the main content says anything about it.`,
      suggested_section: entity.suggestedSection,
    }));
}

function findSupport(stems: readonly string[], sentences: readonly Sentence[]): Sentence | null {
  return (
    sentences.find((sentence) => {
      if (!sentence.isComplete || sentence.words.length < SUPPORT_WORDS_MIN) return false;
      const own = new Set(sentence.words.map((word) => word.stem));
      return stems.filter((stem) => own.has(stem)).length >= stems.length * SUPPORT_SHARE_MIN;
    }) ?? null
  );
}

/** Blocks of the text, headings not counted, that hold all of the stems. */
function mentionsOf(stems: readonly string[], prose: Prose): number {
  return prose.units.filter((unit) => {
    if (unit.block.kind === 'heading') return false;
    const own = new Set(unit.words.map((word) => word.stem));
    return stems.every((stem) => own.has(stem));
  }).length;
}
