import type { EntityType } from '../../schema/vocabulary.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { wordsOf } from '../../text/words.ts';
import { phraseKey } from './candidate.ts';
import type { Acronym } from './acronyms.ts';
import type { FoundEntity } from './found-entity.ts';

const LONG_TIMES_MAX = 10;

/** Merges "World Health Organization" and "WHO" into one entity. */
export function mergeAcronyms(
  all: readonly FoundEntity[],
  acronyms: readonly Acronym[],
  typeOf: (name: string, key: string) => EntityType,
  language: LanguagePack,
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
    if (isOtherTerm(acronym, longEntity)) continue;
    const name = `${acronym.expansion} (${acronym.short})`;
    if (shortEntity === undefined) {
      if (longEntity !== undefined) merged[long] = { ...longEntity, name };
      continue;
    }
    const type = typeOf(acronym.expansion, shortEntity.key);
    const alias = phraseKey(wordsOf(acronym.expansion, language.code));
    const named = { ...shortEntity, name, type, aliases: [...shortEntity.aliases, alias] };
    if (longEntity === undefined) {
      merged[short] = named;
      continue;
    }
    merged[Math.min(short, long)] = joined(named, longEntity);
    merged.splice(Math.max(short, long), 1);
  }
  return merged;
}

/** A term ten times as frequent as the acronym is not its long form, nor is one that contains the acronym. */
function isOtherTerm({ short, expansion, mentions }: Acronym, long: FoundEntity | undefined): boolean {
  return (
    (long?.mentions ?? 0) > LONG_TIMES_MAX * mentions || (expansion?.split(/\s+/).includes(short) ?? false)
  );
}

/** The entity of an acronym combined with that of its long form. */
function joined(short: FoundEntity, long: FoundEntity): FoundEntity {
  return {
    ...short,
    aliases: [...short.aliases, ...long.aliases],
    type: long.type,
    mentions: short.mentions + long.mentions,
    presence: Math.max(short.presence, long.presence),
    salience: Math.max(short.salience, long.salience),
    definition: short.definition ?? long.definition,
    first: (long.first.start ?? 0) < (short.first.start ?? 0) ? long.first : short.first,
  };
}
