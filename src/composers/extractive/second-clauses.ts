import { tagEnglish, type TaggedToken } from '../../analysis/language/english/part-of-speech.ts';
import { limits } from './clause-limits.ts';
import { isFiniteVerb, NOMINAL, PREDICATE } from './english-clauses.ts';

/**
 * Offsets at which an English sentence goes on with a second predicate or clause, or with what something is done for: what
 * stands before is true without it. Not where it denies or limits: "do not collect data to sell it" collects data.
 */
export function secondClauses(text: string): number[] {
  return [...joinedClauses(text), ...purposes(text)].filter((cut) => {
    const kept = text.slice(0, cut);
    return !limits(kept, 'en') && !DENIES.test(kept);
  });
}

/** Denials that take nothing back where they are left out, but turn what is left where they stay. */
const DENIES = /\b(?:without|nor|neither|none|nobody|nothing|hardly|rarely|seldom|few(?:er)?|little)\b/iu;

/** Words between "and" and the verb of a second clause. */
const SUBJECT_WORDS_MAX = 5;

/** Where "and" goes on with a second predicate or clause: who does one thing and another does the one. */
function joinedClauses(text: string): number[] {
  const tokens = tagEnglish(text);
  return tokens.flatMap(({ text: word, start }, index) => {
    if (word !== 'and' || !NOMINAL.has(tokens[index - 1]?.tag ?? '')) return [];
    if (!tokens.slice(1, index).some(({ tag }) => PREDICATE.has(tag))) return [];
    const [next, ...rest] = tokens.slice(index + 1, index + 2 + SUBJECT_WORDS_MAX);
    const isPredicate = next !== undefined && isFiniteVerb(next);
    const verb = rest.findIndex(({ tag }) => PREDICATE.has(tag));
    const isClause =
      next?.tag === 'DET' &&
      verb > 0 &&
      rest.slice(verb, verb + 1).every(isFiniteVerb) &&
      rest.slice(0, verb).every(({ tag }) => NOMINAL.has(tag) || tag === 'ADJ');
    return isPredicate || isClause ? [start - 1] : [];
  });
}

/** What takes "to …" as its object, or makes a condition of it: cut off after them, another sentence is left. */
const TAKES_INFINITIVE =
  /\b(?:want|need|like|lov|tr(?:y|ie)|help|allow|enabl|ask|advis|encourag|requir|forc|tell|told|expect|plan|aim|hop(?:e|ing)|decid|choos|chose|agree|beg[aiu]n|start|continu|seem|appear|tend|fail|refus|manag|learn|get|got|ha(?:ve|s|d)|able|unable|ready|willing|likely|eas|hard|difficult|important|necessary|essential|possible|way|abilit|opportunit|chance|right|time|effort|desire|decision|attempt|potential|reason|how|what|where|when|whether|set|used|using|going|design|meant|intend|eligible|free|permi|licen|tak|took|cost|too|enough|only|must|if|unless|warn|urg|invit|persuad|convinc|teach|taught|train|empower|inspir|motivat|remind|challeng|call|order|instruct|direct|command|compel|caus|prompt|claim|offer|promis|threat|propos|seek|sought|strugg|strive|pressur|tool|step|thing|tip|guide|place|money|budget|pay|save|sav(?:e|ing)|spend)\p{L}*\b/iu;
const WORDS_BEFORE_PURPOSE = 14;
const WORDS_OF_SUBJECT = 7;
const PURPOSE_KEPT_CHARS_MIN = 70;

/** " to" of what somebody does something for: that it is done is true without it. */
function purposes(text: string): number[] {
  const tokens = tagEnglish(text);
  return tokens.flatMap(({ text: word, start }, index) => {
    if (word !== 'to' || start < PURPOSE_KEPT_CHARS_MIN || !isVerb(tokens[index + 1], tokens[index + 2]))
      return [];
    if (!NOMINAL.has(tokens[index - 1]?.tag ?? '')) return [];
    const before = wordsOf(tokens.slice(Math.max(0, index - WORDS_BEFORE_PURPOSE), index));
    const near = wordsOf(tokens.slice(Math.max(0, index - WORDS_OF_SUBJECT), index));
    // Numbers are promises, "save 20 % to try it out"; "for students to learn" says who is to do it.
    const isNeeded =
      TAKES_INFINITIVE.test(before) || /\b(?!(?:19|20)\d\d\b)\d/u.test(before) || /\bfor\b/u.test(near);
    return isNeeded ? [] : [start - 1];
  });
}

/** "To showcase the latest …": a noun never stands between "to" and an article. */
function isVerb(word: TaggedToken | undefined, next: TaggedToken | undefined): boolean {
  return word?.tag === 'VERB' || (word?.tag === 'NOUN' && next?.tag === 'DET');
}

function wordsOf(tokens: readonly TaggedToken[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
