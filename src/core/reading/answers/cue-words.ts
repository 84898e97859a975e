import { entriesOf, matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack, WordList } from '../../languages/pack.ts';
import type { ValuedList } from '../../languages/notation.ts';
import { writtenForms } from '../../languages/written-forms.ts';
import { definingVerbsOf } from '../../text/definition-words.ts';
import { wordsOf } from '../../text/words.ts';

/** What a word or a phrase of a statement shows, as bits. */
export const CUES = {
  reasons: 1,
  comparisons: 2,
  verdicts: 4,
  instructions: 8,
  money: 16,
  times: 32,
  places: 64,
  teasers: 128,
  wishes: 256,
  smallTalk: 512,
  firstPerson: 1_024,
  defines: 2_048,
  numbers: 4_096,
} as const;

/** What a word shows alone, and the phrases that it opens. */
export interface WordCues {
  readonly alone: number;
  readonly phrases: readonly CuePhrase[];
}

export interface CuePhrase {
  readonly cue: number;
  /** The words after the first, in small letters. */
  readonly rest: readonly string[];
}

interface CueIndex {
  readonly byWord: ReadonlyMap<string, WordCues>;
  /** Entries such as `*n't`, which no list of words can hold. */
  readonly open: readonly { readonly cue: number; readonly matcher: RegExp }[];
  /** Words beside those of `byWord`, judged by `open`. Bounded: a full one is emptied. */
  readonly judged: Map<string, WordCues>;
}

const VALUE = /^\d+\s+/;
const WORDS_KNOWN_MAX = 20_000;
const NO_CUES: WordCues = { alone: 0, phrases: [] };

const indexOf = perPack((pack): CueIndex | null => {
  if (pack.asking === null) return null;
  const byWord = new Map<string, { alone: number; phrases: CuePhrase[] }>();
  const open: { readonly cue: number; readonly matcher: RegExp }[] = [];
  for (const [cue, list] of listsOf(pack)) {
    for (const entry of entriesOf(list).flatMap(writtenForms)) {
      if (entry.includes('*')) open.push({ cue, matcher: matcherOf(entry, { at: 'whole' }) });
      else addTo(byWord, cue, entry, pack.code);
    }
  }
  return { byWord, open, judged: new Map() };
});

function addTo(
  byWord: Map<string, { alone: number; phrases: CuePhrase[] }>,
  cue: number,
  entry: string,
  language: string,
): void {
  const [first, ...rest] = wordsOf(entry, language).map(({ lower }) => lower);
  if (first === undefined) return;
  const known = byWord.get(first) ?? { alone: 0, phrases: [] };
  byWord.set(first, known);
  if (rest.length === 0) known.alone |= cue;
  else known.phrases.push({ cue, rest });
}

function listsOf(pack: LanguagePack): readonly (readonly [number, WordList | null])[] {
  const { asking, writing, facts } = pack;
  return [
    ...Object.entries({ ...asking?.answers, ...asking?.silences }).map(([name, list]): [number, WordList] => [
      CUES[name as keyof typeof CUES],
      list,
    ]),
    [CUES.firstPerson, writing?.quoting?.firstPerson ?? null],
    [CUES.defines, definingVerbsOf(pack)?.join('|') ?? null],
    [CUES.numbers, numberWordsIn(facts?.numbers?.values ?? null)],
  ];
}

/** The words of a list of entries such as `2 two`. */
function numberWordsIn(values: ValuedList | null): WordList | null {
  const words = entriesOf(values).map((entry) => entry.replace(VALUE, ''));
  return words.length === 0 ? null : words.join(' | ');
}

/** The cues of a word in small letters; null in a language whose cue words are not known. */
export function cueReaderOf(pack: LanguagePack): ((lower: string) => WordCues) | null {
  const index = indexOf(pack);
  if (index === null) return null;
  const { byWord, open, judged } = index;
  if (open.length === 0) return (lower) => byWord.get(lower) ?? NO_CUES;
  return (lower) => {
    const known = judged.get(lower);
    if (known !== undefined) return known;
    const listed = byWord.get(lower) ?? NO_CUES;
    let { alone } = listed;
    for (const { cue, matcher } of open) if (matcher.test(lower)) alone |= cue;
    if (judged.size >= WORDS_KNOWN_MAX) judged.clear();
    const cues = alone === listed.alone ? listed : { alone, phrases: listed.phrases };
    judged.set(lower, cues);
    return cues;
  };
}
