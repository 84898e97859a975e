import { tagEnglish, type TaggedToken } from '../../analysis/language/english/part-of-speech.ts';
import { limits } from './clause-limits.ts';
import { NOMINAL, PREDICATE, SUBORDINATES } from './english-clauses.ts';

const PARENTHESIS = /\s*[(（][^()（）]*[)）]/gu;

/** Brackets may stand in brackets: the inner ones go first. */
export function withoutBrackets(text: string, language: string): string {
  let bare = text;
  for (;;) {
    const next = bare.replace(PARENTHESIS, (aside) => (limits(aside, language) ? aside : ''));
    if (next === bare) return bare;
    bare = next;
  }
}

const BETWEEN_DASHES = /\s*—[^—]{3,120}—\s*/u;
/** Opens what only tells more of the noun before it: examples of any noun, what the subject is or does. */
const EXAMPLES_OPENER = /^, (?:such as|including|like) /u;
const APPOSITION_OPENER = /^, (?:which|who|whose|along with|together with|as well as|an?|the) /u;
const ASIDE_CHARS_MAX = 140;
/** "Inception, a company of Abu Dhabi, has entered …" without what stands between the commas; English alone. */
export function withoutAsides(text: string, language: string): string {
  const plain = text.replace(BETWEEN_DASHES, (aside) => (limits(aside, language) ? aside : ' '));
  if (language !== 'en') return plain;
  const tokens = tagEnglish(plain);
  const commas = tokens.flatMap((token, index) => (token.text === ',' ? [index] : []));
  for (const [at, from] of commas.entries()) {
    const start = tokens[from]?.start ?? 0;
    const followers = followersOf(tokens.slice(0, from), plain.slice(start));
    for (const to of commas.slice(at + 1)) {
      const end = tokens[to]?.end ?? 0;
      if (end - start > ASIDE_CHARS_MAX) break;
      const isAside = followers.has(tokens[to + 1]?.tag ?? '');
      if (isAside && !limits(plain.slice(start, end), language))
        return plain.slice(0, start) + plain.slice(end);
    }
  }
  return plain;
}

/** What may follow the second comma of an aside that begins with the first words of `rest`; nothing where none begins. */
function followersOf(before: readonly TaggedToken[], rest: string): ReadonlySet<string> {
  const noun = before.at(-1)?.tag ?? '';
  if (!NOMINAL.has(noun)) return NO_TAGS;
  if (EXAMPLES_OPENER.test(rest)) return AUXILIARY;
  if (APPOSITION_OPENER.test(rest) && isSubject(before)) return PREDICATE;
  return noun === 'PROPN' && /^, an? /u.test(rest) ? PREPOSITION : NO_TAGS;
}

const AUXILIARY: ReadonlySet<string> = new Set(['AUX']);
const PREPOSITION: ReadonlySet<string> = new Set(['ADP', 'SCONJ']);
const NO_TAGS: ReadonlySet<string> = new Set();

/** A noun with what belongs to it, and no verb or preposition in front that would make a clause or an adverbial of it. */
function isSubject(tokens: readonly TaggedToken[]): boolean {
  const first = tokens[0]?.text.toLowerCase() ?? '';
  return !SUBORDINATES.has(first) && !tokens.some(({ tag }) => PREDICATE.has(tag));
}

/** What grants something, tells why or sets the scene. What tells when, or on which condition, stays. */
const LEAD =
  /^(?:Although|Though|Even though|Despite|Whether|Because|In light of|In (?:today|our|this|the modern)|With (?:rising|growing|increasing|so many|the (?:rise|growth|explosion|advent|popularity))|As(?! (?:an? |long|soon|of|such|well|to)))(?![\p{L}])[^,]{4,140}, (?=(?:an?|the|our|your|their|its|I|we|you|many|most|some|now|there|\p{Lu}[\p{Ll}-]+|[\p{Ll}-]+s)\b)/u;

export function withoutLead(text: string, language: string): string {
  const lead = LEAD.exec(text)?.[0];
  if (lead === undefined || limits(lead, language)) return text;
  const rest = text.slice(lead.length);
  // What leans on the clause that is gone cannot stand without it.
  return /^(?:it|they|he|she|this|these|those|that|its|their|his|her)\b/u.test(rest)
    ? text
    : rest.charAt(0).toUpperCase() + rest.slice(1);
}
