import { entriesOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack, WordList } from '../../languages/pack.ts';

/** Kinds of nouns that tell a type; see `languages/entity-words.ts`. */
export type HeadNoun = 'works' | 'goods' | 'health' | 'foods' | 'events' | 'organizations' | 'ideas';

interface Heads {
  readonly words: ReadonlyMap<string, readonly HeadNoun[]>;
  readonly endings: readonly (readonly [string, HeadNoun])[];
  /** Where small words join nouns to a term, its head comes first. */
  readonly opensTerms: boolean;
}

const KINDS: readonly HeadNoun[] = ['works', 'goods', 'health', 'foods', 'events', 'organizations', 'ideas'];
const NONE: readonly HeadNoun[] = [];

const headsOf = perPack(({ entityWords, concepts }): Heads | null => {
  if (entityWords === null) return null;
  const words = new Map<string, readonly HeadNoun[]>();
  const endings: (readonly [string, HeadNoun])[] = [];
  const read = (list: WordList, kind: HeadNoun): void => {
    for (const entry of entriesOf(list)) {
      if (entry.startsWith('*')) endings.push([entry.slice(1), kind]);
      else words.set(entry, [...(words.get(entry) ?? []), kind]);
    }
  };
  for (const kind of KINDS) read(entityWords[kind], kind);
  return { words, endings, opensTerms: typeof concepts?.links === 'string' };
});

/** The kinds of the noun that a lower-case name ends with, or opens with where the head comes first. */
export function headNounsOf(lower: string, language: LanguagePack): readonly HeadNoun[] {
  const heads = headsOf(language);
  if (heads === null) return NONE;
  const parts = lower.split(/\s+/u);
  const last = parts.at(-1) ?? '';
  const atEnd =
    kindsOf(parts.slice(-2).join(' '), heads) ?? kindsOf(last, heads) ?? kindsByEnding(last, heads);
  if (!heads.opensTerms || parts.length === 1) return atEnd;
  return kindsOf(parts[0] ?? '', heads) ?? atEnd;
}

function kindsOf(word: string, { words }: Heads): readonly HeadNoun[] | null {
  for (const singular of singularsOf(word)) {
    const kinds = words.get(singular);
    if (kinds !== undefined) return kinds;
  }
  return null;
}

/** The word, and what it may be a plural of: "companies", "boxes", "tools". */
function singularsOf(word: string): readonly string[] {
  if (!word.endsWith('s')) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  return word.endsWith('es') ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.slice(0, -1)];
}

function kindsByEnding(word: string, { endings }: Heads): readonly HeadNoun[] {
  const forms = singularsOf(word);
  const found = endings.filter(([ending]) => forms.some((form) => form.endsWith(ending)));
  return found.length === 0 ? NONE : found.map(([, kind]) => kind);
}
