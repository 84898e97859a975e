import { wordsOf } from '../language/words.ts';
import { phraseKey } from './candidate.ts';
import type { Acronym } from './acronyms.ts';
import { entityTypeOf, type KnownNames } from './entity-type.ts';
import type { FoundEntity } from './extract-entities.ts';

const LONG_TIMES_MAX = 10;

/** "World Health Organization" and "WHO" are one entity. */
export function mergeAcronyms(
  all: readonly FoundEntity[],
  acronyms: readonly Acronym[],
  known: KnownNames,
  language: string,
): FoundEntity[] {
  const merged = [...all];
  for (const acronym of acronyms) {
    if (acronym.expansion === null) continue;
    const short = merged.findIndex(
      (entity) => entity.name === acronym.short || entity.name === `${acronym.short}s`,
    );
    const long = merged.findIndex((entity) => entity.name.toLowerCase() === acronym.expansion?.toLowerCase());
    const shortEntity = merged[short];
    const longEntity = merged[long];
    // A word said ten times as often as the letters is no long form of theirs, nor is one that holds them.
    const isOther =
      (longEntity?.mentions ?? 0) > LONG_TIMES_MAX * acronym.mentions ||
      acronym.expansion.split(/\s+/).includes(acronym.short);
    if (isOther) continue;
    const name = `${acronym.expansion} (${acronym.short})`;
    if (shortEntity === undefined) {
      if (longEntity !== undefined) merged[long] = { ...longEntity, name };
      continue;
    }
    const joint: FoundEntity = {
      ...shortEntity,
      aliases: [
        ...shortEntity.aliases,
        ...(longEntity?.aliases ?? []),
        phraseKey(wordsOf(acronym.expansion, language)),
      ],
      name,
      type: longEntity?.type ?? entityTypeOf(acronym.expansion, { isName: true, votes: new Map(), language }, known),
      mentions: shortEntity.mentions + (longEntity?.mentions ?? 0),
      presence: Math.max(shortEntity.presence, longEntity?.presence ?? 0),
      salience: Math.max(shortEntity.salience, longEntity?.salience ?? 0),
      definition: shortEntity.definition ?? longEntity?.definition ?? null,
      first:
        longEntity !== undefined && (longEntity.first.start ?? 0) < (shortEntity.first.start ?? 0)
          ? longEntity.first
          : shortEntity.first,
    };
    merged[short] = joint;
    if (long >= 0) merged.splice(long, 1);
  }
  return merged.sort((a, b) => b.salience - a.salience);
}
