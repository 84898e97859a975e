import { expressionOf, matcherOf, perPack } from '../../../languages/compile.ts';
import { packOf } from '../../../languages/index.ts';
import { international } from '../../../languages/international.ts';
import { definingVerbsOf, opensNoDefinition } from '../../language/definition-words.ts';
import { danglingOpenersOf } from '../../language/definition-words.ts';
import type { AnswerKind } from '../../../schema/vocabulary.ts';
import type { Statement } from './statements.ts';

/** What a statement contains that may answer a kind of question, or keeps it from answering any. */
export interface Cues {
  readonly kinds: ReadonlySet<AnswerKind>;
  /** False where the language's cue words are not known: only figures are seen. */
  readonly areWordsKnown: boolean;
  readonly isTeaser: boolean;
  readonly isWish: boolean;
  readonly isSmallTalk: boolean;
  readonly isFirstPerson: boolean;
  readonly isDangling: boolean;
}

const PRICE = expressionOf(
  String.raw`(?:@symbols|\b@codes)\s?\p{N}|\p{N}\s?(?:@symbols|@currencies(?!\p{L}))`,
  {
    symbols: international.currencySymbols,
    codes: international.currencyCodesBefore,
    currencies: international.currenciesAfter,
  },
);
const YEAR = /(?<!\p{N})(?:1[5-9]|20)\d{2}(?!\p{N})/u;
const DATE = /(?<!\p{N})\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?(?!\p{N})|\d{1,2}:\d{2}/u;
const NUMBER = /\p{N}/u;
/** Two capitalised words in a row, not at the start. */
const NAME = /\S\s+\p{Lu}[\p{L}'’-]+\s+\p{Lu}[\p{L}'’-]+/u;
const CAPITAL = /[\p{Ll},]\s+\p{Lu}\p{L}{2,}/u;
/** Longer statements are read up to here. */
const CHARS_READ = 600;
/** Words before a defining verb, its subject; and the opening words that make a sentence an instruction or a teaser. */
const TERM_CHARS_MAX = 80;
const OPENING_CHARS = 60;

const cueWordsOf = perPack((pack) => {
  const { asking, writing, grammar } = pack;
  const { isUnspaced } = grammar;
  if (asking === null) return null;
  const { reasons, comparisons, verdicts, instructions, money, times, places } = asking.answers;
  const found = (list: string): RegExp => matcherOf(list, { isUnspaced });
  return {
    kinds: [
      ['explanation', found(reasons)],
      ['comparison', found(comparisons)],
      ['yes_no', found(verdicts)],
      ['steps', found(instructions)],
      ['price', found(money)],
      ['date', found(times)],
    ] as readonly (readonly [AnswerKind, RegExp])[],
    places: found(places),
    teasers: matcherOf(asking.silences.teasers, { isUnspaced, at: 'start' }),
    wishes: found(asking.silences.wishes),
    smallTalk: matcherOf(asking.silences.smallTalk, { isUnspaced, at: 'start' }),
    firstPerson: matcherOf(writing?.quoting?.firstPerson ?? null, { isUnspaced }),
    definingVerbs: matcherOf(definingVerbsOf(pack)?.join('|') ?? null, { isUnspaced }),
  };
});

const known = new WeakMap<Statement, Cues>();

/** Cached: statements are compared with every query. */
export function cuesOf(statement: Statement, text: string, language: string): Cues {
  let cues = known.get(statement);
  if (cues === undefined) known.set(statement, (cues = readCues(statement, text, language)));
  return cues;
}

function readCues(statement: Statement, pageText: string, language: string): Cues {
  const text = pageText.slice(statement.start, Math.min(statement.end, statement.start + CHARS_READ));
  const pack = packOf(language);
  const words = cueWordsOf(pack);
  const kinds = new Set<AnswerKind>();
  if (NUMBER.test(text)) {
    kinds.add('number');
    if (PRICE.test(text)) kinds.add('price');
    if (YEAR.test(text) || DATE.test(text)) kinds.add('date');
  }
  if (NAME.test(text)) kinds.add('person');
  if (CAPITAL.test(text)) kinds.add('place');
  if (isList(statement, text)) kinds.add('list');
  if (statement.block.ordered || statement.kind === 'code') kinds.add('steps');
  const opening = text.slice(0, OPENING_CHARS);
  if (words !== null) {
    for (const [kind, matcher] of words.kinds) if (matcher.test(text)) kinds.add(kind);
    if (!words.places.test(text)) kinds.delete('place');
    const verb = words.definingVerbs.exec(text.slice(0, TERM_CHARS_MAX));
    if (verb !== null && !opensNoDefinition(text.slice(verb.index + verb[0].length), pack))
      kinds.add('definition');
  }
  const first = statement.words[0]?.lower ?? '';
  return {
    kinds,
    areWordsKnown: words !== null,
    isTeaser: words?.teasers.test(opening) ?? false,
    isWish: words?.wishes.test(text) ?? false,
    isSmallTalk: words?.smallTalk.test(opening) ?? false,
    isFirstPerson: words?.firstPerson.test(text) ?? false,
    isDangling: danglingOpenersOf(pack)?.has(first) ?? false,
  };
}

const COMMA = /[,;，、،；]/gu;
const LISTED_MIN = 2;

function isList({ kind }: Statement, text: string): boolean {
  return kind === 'list_item' || (text.match(COMMA)?.length ?? 0) >= LISTED_MIN;
}
