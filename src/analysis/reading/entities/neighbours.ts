import { perPack, wordSet } from '../../../languages/compile.ts';
import type { LanguagePack } from '../../../languages/pack.ts';
import type { NeighbourWords } from '../../../languages/neighbour-words.ts';
import { isPossessive } from '../../language/possessive.ts';
import type { Word } from '../../language/words.ts';
import type { Sentence } from '../../signals/prose.ts';
import { headNounsOf } from './head-nouns.ts';
import type { NameRun } from './name-runs.ts';
import { typeOfNoun } from './name-words.ts';

/** What stands beside one mention of a name. */
export type Neighbour =
  | 'article'
  | 'maker'
  | 'tool'
  | 'host'
  | 'possessive'
  | 'noun'
  | 'goods noun'
  | 'work noun'
  | 'organization noun'
  | 'listed'
  | 'bracket';

const KINDS = [
  ['articles', 'article'],
  ['makers', 'maker'],
  ['tools', 'tool'],
  ['hosts', 'host'],
] as const satisfies readonly (readonly [keyof NeighbourWords, Neighbour])[];

const neighboursIn = perPack(({ neighbours }): ReadonlyMap<string, Neighbour> => {
  const found = new Map<string, Neighbour>();
  for (const [field, kind] of KINDS)
    for (const word of wordSet(neighbours?.[field] ?? null)) found.set(word, kind);
  return found;
});

/** What stands right before and right after a name in its sentence. */
export function neighboursOf(sentence: Sentence, { from, to }: NameRun, language: LanguagePack): Neighbour[] {
  const { words } = sentence;
  const [before, first, last, after] = [words[from - 1], words[from], words[to], words[to + 1]];
  if (first === undefined || last === undefined) return [];
  const [left, right] = [between(sentence, before, first), between(sentence, last, after)];
  const found: Neighbour[] = [];
  const word = left === ' ' ? neighboursIn(language).get(before?.text.toLowerCase() ?? '') : undefined;
  if (word !== undefined) found.push(word);
  if (left.endsWith('(')) found.push('bracket');
  if ((left === ', ' && from > 0) || right === ', ') found.push('listed');
  if (isPossessive(last.text)) found.push('possessive');
  else if (right === ' ' && after !== undefined && !after.isStop && /^\p{Ll}/u.test(after.text))
    found.push(nounKindOf(after.lower, language));
  return found;
}

/** "The X app", "X users": a noun that the name stands before. */
function nounKindOf(lower: string, language: LanguagePack): Neighbour {
  const [kind] = headNounsOf(lower, language);
  if (kind === 'works') return 'work noun';
  if (kind === 'goods') return 'goods noun';
  if (kind === 'organizations') return 'organization noun';
  const type = typeOfNoun(lower, language);
  return type === 'product' ? 'goods noun' : type === 'organization' ? 'organization noun' : 'noun';
}

function between({ text, start }: Sentence, left: Word | undefined, right: Word | undefined): string {
  if (left === undefined) return text.slice(0, (right?.start ?? start) - start);
  return text.slice(left.end - start, right === undefined ? undefined : right.start - start);
}
