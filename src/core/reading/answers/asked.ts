import { entriesOf, matcherOf, perPack } from '../../languages/compile.ts';
import { writtenForms } from '../../languages/written-forms.ts';
import { packOf } from '../../languages/index.ts';
import { isCompounding } from '../../text/compounds.ts';
import { stemOf, wordsOf } from '../../text/words.ts';
import type { AnswerKind } from '../../schema/vocabulary.ts';
import type { Query } from '../queries/query.ts';
import { askedKindOf } from './answer-kind.ts';
import { askedValueOf, type AskedValue } from './asked-value.ts';
import { definitionsOf, type AskedName } from './defined.ts';
import { OPENING_LETTERS, type Statements } from './statements.ts';

/** A query as it is compared with the statements of a page. */
export interface Asked {
  readonly query: Query;
  /** Null where the language's question words are not known. */
  readonly kind: AnswerKind | null;
  readonly value: AskedValue;
  /** The query's stems, at most 30. */
  readonly stems: readonly AskedStem[];
  /** Sum of the weights of all stems, and of those beside the subject's. */
  readonly weight: number;
  readonly restWeight: number;
  /** For each statement the stems that it contains, as bits in the order of `stems`: the same word, or a related one. */
  readonly same: Int32Array;
  readonly related: Int32Array;
  /** For a query that asks what something is: how closely statements define it, by their indices. */
  readonly defined: ReadonlyMap<number, number>;
  /** The stems that name things, as bits in the order of `stems`: all but the words that ask for a price. */
  readonly named: number;
  /** True for a question for the price of the page's subject and of nothing else. */
  readonly isOwnPrice: boolean;
  /** True when neither the subject nor any statement has a word of the query: it asks about something else. */
  readonly isForeign: boolean;
}

export interface AskedStem {
  readonly stem: string;
  /** Inverse frequency among the page's statements. */
  readonly weight: number;
  /** True for a word of the page's subject, which any statement may have. */
  readonly isSubject: boolean;
  /** Number of statements with it or with a related word. */
  readonly places: number;
}

const STEMS_MAX = 30;
/** A longer query is more than a name. */
const NAME_WORDS_MAX = 6;
/** Share of a stem's letters, from its beginning, that a related one has as well. */
const SHARED_SHARE_MIN = 0.7;
/** The longer of two related words has at most this many more letters. */
const LETTERS_APART_MAX = 5;
const COMPOUND_LETTERS_MIN = 4;

export function askedOf(query: Query, subject: ReadonlySet<string>, statements: Statements): Asked {
  const { all, postings, language } = statements;
  const count = all.length;
  const [same, related] = [new Int32Array(count), new Int32Array(count)];
  const names = [...query.stems].slice(0, STEMS_MAX);
  const kind = askedKindOf(query.text, language);
  const prices = kind === 'price' ? pricesOn(statements) : null;
  const isAllSubject = names.every((stem) => subject.has(stem));
  const stems = names.map((stem, bit): AskedStem => {
    const own = postings.get(stem) ?? [];
    for (const at of own) same[at] = (same[at] ?? 0) | (1 << bit);
    let places = own.length;
    for (const other of relatedStems(stem, statements)) {
      const found = postings.get(other) ?? [];
      places += found.length;
      for (const at of found) related[at] = (related[at] ?? 0) | (1 << bit);
    }
    if (prices?.stems.has(stem) === true) {
      places += prices.at.length;
      for (const at of prices.at) related[at] = (related[at] ?? 0) | (1 << bit);
    }
    const weight = Math.log(1 + (count - Math.min(count, own.length) + 0.5) / (own.length + 0.5));
    return { stem, weight, isSubject: subject.has(stem) && !isAllSubject, places };
  });
  const named = names.reduce(
    (bits, stem, bit) => (prices?.stems.has(stem) === true ? bits : bits | (1 << bit)),
    0,
  );
  return {
    query,
    kind,
    value: askedValueOf(query.text, kind, language),
    named,
    isOwnPrice: prices !== null && names.every((stem) => prices.stems.has(stem) || subject.has(stem)),
    stems,
    weight: sumOf(stems),
    restWeight: sumOf(stems.filter(({ isSubject }) => !isSubject)),
    same,
    related,
    defined: asksWhat(query, kind, language) ? definitionsOf(nameOf(stems, statements), statements) : NOTHING,
    isForeign: isForeign(
      stems,
      subject,
      new Set([...(prices?.stems ?? []), ...askingStems(query.text, language)]),
    ),
  };
}

const NOTHING: ReadonlyMap<number, number> = new Map();

const askingOf = perPack(({ asking, grammar: { isUnspaced } }) =>
  matcherOf(asking?.kinds.number ?? null, { at: 'start', isUnspaced }),
);

/** Stems of the words that ask for a number: "how long" of "how long does a piano last". */
function askingStems(text: string, language: string): readonly string[] {
  const [phrase = ''] = askingOf(packOf(language)).exec(text) ?? [];
  return wordsOf(phrase, language).map(({ stem }) => stem);
}

/** A price or a duration on the page answers no question for that of something which the page never names. */
function isForeign(
  stems: readonly AskedStem[],
  subject: ReadonlySet<string>,
  asking: ReadonlySet<string>,
): boolean {
  const things = stems.filter(({ stem }) => !asking.has(stem));
  return (things.length > 0 ? things : stems).every(({ stem, places }) => places === 0 && !subject.has(stem));
}

/** A question for a definition, or a bare name: whoever only names a thing wants to know what it is. */
function asksWhat({ text, stems, kind }: Query, asked: AnswerKind | null, language: string): boolean {
  if (asked === 'definition' || kind === 'definition') return true;
  if (asked !== null && asked !== 'explanation') return false;
  if (kind !== null && kind !== 'explanation') return false;
  const [first, ...others] = wordsOf(text, language);
  return first !== undefined && stems.has(first.stem) && others.length < NAME_WORDS_MAX;
}

function nameOf(stems: readonly AskedStem[], { postings }: Statements): AskedName {
  const at = new Set(stems.flatMap(({ stem }) => [...(postings.get(stem) ?? [])]));
  // The description of a term has none of its words.
  for (const one of [...at]) at.add(one + 1);
  return {
    weights: new Map(stems.map(({ stem, weight }) => [stem, weight])),
    at: [...at].sort((one, other) => one - other),
  };
}

const priceStemsOf = perPack(({ code, asking }) => {
  const single = entriesOf(asking?.kinds.price ?? null).filter((entry) => !/[\s*(]/.test(entry));
  const written = single.flatMap(writtenForms);
  return new Set(written.map((word) => stemOf(word, code)));
});

/** "Cost", "price" and "fee" ask for the same: any statement with one of these words, or with a price in figures. */
function pricesOn({ priced, postings, language }: Statements): {
  readonly stems: ReadonlySet<string>;
  readonly at: readonly number[];
} {
  const stems = priceStemsOf(packOf(language));
  const at = new Set(priced());
  for (const stem of stems) for (const place of postings.get(stem) ?? []) at.add(place);
  return { stems, at: [...at] };
}

function sumOf(stems: readonly AskedStem[]): number {
  return stems.reduce((sum, { weight }) => sum + weight, 0);
}

/** Stems of the page with the same beginning and, in compounding languages, compounds with the stem and its parts. */
function relatedStems(stem: string, { postings, openings, language }: Statements): string[] {
  const isRelated = (other: string): boolean =>
    other !== stem &&
    Math.abs(other.length - stem.length) <= LETTERS_APART_MAX &&
    other.startsWith(stem.slice(0, Math.ceil(stem.length * SHARED_SHARE_MIN)));
  const related = (openings.get(stem.slice(0, OPENING_LETTERS)) ?? []).filter(isRelated);
  if (!isCompounding(language) || stem.length < COMPOUND_LETTERS_MIN) return related;
  const found = new Set(related);
  for (const other of postings.keys()) if (other !== stem && isPart(stem, other)) found.add(other);
  return [...found];
}

function isPart(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return short.length >= COMPOUND_LETTERS_MIN && (long.startsWith(short) || long.endsWith(short));
}

/** Credit for a related word in place of the same one. */
const RELATED_CREDIT = 0.6;

/** Weighted share of the query's stems among bits, 0-1; of those beside the subject's with `rest`. */
export function recallOfBits(asked: Asked, same: number, related: number, rest: boolean): number {
  const all = rest ? asked.restWeight : asked.weight;
  if (all === 0 || (same | related) === 0) return 0;
  let sum = 0;
  for (let bit = 0; bit < asked.stems.length; bit++) {
    const stem = asked.stems[bit];
    if (stem === undefined || (rest && stem.isSubject)) continue;
    if ((same >> bit) & 1) sum += stem.weight;
    else if ((related >> bit) & 1) sum += stem.weight * RELATED_CREDIT;
  }
  return sum / all;
}

/** Statements whose words keep company with the query's. */
const COMPANY_STATEMENTS = 12;
/** The words that keep company most. */
const COMPANY_WORDS = 40;

/** The words of the statements closest to the query, without its own; their weights add up to 1. */
export function companyOf(asked: Asked, { all, postings }: Statements): ReadonlyMap<string, number> {
  const closest: { readonly at: number; readonly recall: number }[] = [];
  for (let at = 0; at < all.length; at++) {
    const [same, related] = [asked.same[at] ?? 0, asked.related[at] ?? 0];
    if ((same | related) !== 0) closest.push({ at, recall: recallOfBits(asked, same, related, true) });
  }
  closest.sort((one, other) => other.recall - one.recall || one.at - other.at);
  const own = new Set(asked.stems.map(({ stem }) => stem));
  const weights = new Map<string, number>();
  for (const { at, recall } of closest.slice(0, COMPANY_STATEMENTS)) {
    for (const stem of all[at]?.stems ?? []) {
      if (own.has(stem)) continue;
      const rarity = Math.log(1 + all.length / (postings.get(stem)?.length ?? 1));
      weights.set(stem, (weights.get(stem) ?? 0) + recall * rarity);
    }
  }
  const top = [...weights].sort(([, one], [, other]) => other - one).slice(0, COMPANY_WORDS);
  const whole = top.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(top.map(([stem, weight]) => [stem, whole === 0 ? 0 : weight / whole]));
}
