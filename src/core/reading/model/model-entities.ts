import type { EntityType } from '../../schema/vocabulary.ts';
import { wordsOf } from '../../text/words.ts';
import type { Prose } from '../../signals/prose.ts';
import { phraseKey, wordKey } from '../entities/candidate.ts';
import type { Entities, FoundEntity } from '../entities/found-entity.ts';
import type { EntityRules } from '../entities/extract-entities.ts';
import type { ModelReading } from './model-reading.ts';

const ENTITIES_MAX = 50;
/** Things that have a name; what is none counts by how often the text comes back to it. */
const NAMED: ReadonlySet<EntityType> = new Set<EntityType>([
  'person',
  'organization',
  'place',
  'product',
  'work',
  'event',
]);

/** The model's entities in its order, then those that only the rules found. Figures are always counted in the text. */
export function entitiesWith(
  reading: ModelReading | null,
  rules: Entities,
  around: () => EntityRules,
): Entities {
  if (reading === null || reading.entities === null) return rules;
  const { language, prose, typeOf, definitionOf } = around();
  const named = reading.entities.map(({ name, type }) => ({
    name,
    type,
    key: phraseKey(wordsOf(name, language)),
  }));
  const mentions = mentionsOf(
    named.map(({ key }) => key),
    prose,
  );
  const most = Math.max(1, ...rules.all.map((entity) => entity.mentions));
  const taken = new Set<FoundEntity>();
  const keys = new Set<string>();
  const read: FoundEntity[] = [];
  for (const { name, type, key } of named) {
    if (key === '' || keys.has(key)) continue;
    keys.add(key);
    const known = rules.all.find((entity) => entity.key === key || entity.aliases.includes(key));
    if (known !== undefined) {
      if (!taken.has(known)) read.push({ ...known, type: type ?? known.type });
      taken.add(known);
      continue;
    }
    const found = mentions.get(key) ?? { count: 0, start: null };
    const share = Math.min(1, found.count / most);
    const ofType = type ?? typeOf(name, key);
    read.push({
      key,
      aliases: [],
      name,
      type: ofType,
      salience: Math.max(0.01, Math.round(share * 100) / 100),
      presence: share,
      mentions: found.count,
      isName: NAMED.has(ofType),
      definition: definitionOf(key),
      first: { text: name, start: found.start },
    });
  }
  const rest = rules.all.filter((entity) => !taken.has(entity));
  return { ...rules, all: [...read, ...rest].slice(0, ENTITIES_MAX) };
}

interface Mentions {
  readonly count: number;
  /** UTF-16 offset into the page's text; null without a mention. */
  readonly start: number | null;
}

/** Counts all keys in one pass over the text. */
function mentionsOf(keys: readonly string[], prose: Prose): ReadonlyMap<string, Mentions> {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const key of new Set(keys)) {
    const parts = key.split(' ');
    const first = parts[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), parts]);
  }
  const found = new Map<string, Mentions>();
  for (const { words } of prose.units) {
    words.forEach((word, at) => {
      for (const parts of byFirst.get(wordKey(word)) ?? []) {
        if (!parts.every((part, index) => keyAt(words[at + index]) === part)) continue;
        const key = parts.join(' ');
        const { count, start } = found.get(key) ?? { count: 0, start: word.start };
        found.set(key, { count: count + 1, start });
      }
    });
  }
  return found;
}

function keyAt(word: Parameters<typeof wordKey>[0] | undefined): string | null {
  return word === undefined ? null : wordKey(word);
}
