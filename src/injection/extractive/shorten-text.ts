import { tagEnglish, type TaggedToken } from '../../analysis/language/part-of-speech.ts';
import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { isBalanced } from './page-material.ts';

/** Ways to make the words of a page shorter that leave a whole sentence or title behind. Null: none of them is short enough. */

const PARENTHESIS = /\s*[(（][^()（）]*[)）]/gu;
/**
 * Where the rest of a sentence only adds to it: a clause that could be left out. No opener of conditions ("if", "until",
 * "as long as", "with code …"): without it the rest says more than the page does.
 */
const ADDED_CLAUSE: Readonly<Record<string, RegExp>> = {
  en: /(?:, (?:which|who|whose|where|while|whereas|although|though|but|so|because|since|including|such as|especially|particularly|as well as|even(?! if\b)|despite|thanks to|due to|along with|together with|based on|from|as(?! (?:long|soon|of|a|an)\b)|driven|led|backed|making|allowing|enabling|leading|resulting|showcasing|ensuring|highlighting|featuring|helping|bringing|giving|creating|causing|reflecting|marking|\p{Ll}{3,}ing (?!and |or |\p{Ll}+,)|with [^,\d$€£%]{3,60}?\p{Ll}{3,}ing)\b|—| (?:because|so that|although|whereas|even though|even if)\b|;| [–—] | - )/gu,
  de: /(?:, (?:die|der|das|wobei|während|obwohl|aber|sodass|weil|da|wo|sowie|darunter|insbesondere)\b|;| [–—] | - )/gu,
  fr: /(?:, (?:qui|dont|où|mais|tandis que|alors que|bien que|notamment|ainsi que|car|permettant)\b|;| [–—] | - )/gu,
  es: /(?:, (?:que|quien|donde|cuyo|cuya|pero|mientras|aunque|incluyendo|especialmente|así como|ya que)\b|;| [–—] | - )/gu,
  pt: /(?:, (?:que|quem|onde|cujo|cuja|mas|enquanto|embora|incluindo|especialmente|assim como|já que)\b|;| [–—] | - )/gu,
  it: /(?:, (?:che|dove|cui|ma|mentre|sebbene|anche se|soprattutto|nonché|poiché)\b|;| [–—] | - )/gu,
  nl: /(?:, (?:die|dat|waar|waarbij|maar|terwijl|hoewel|zoals|vooral|omdat)\b|;| [–—] | - )/gu,
  pl: /(?:, (?:który|która|które|gdzie|ale|podczas gdy|choć|chociaż|w tym|zwłaszcza)(?!\p{L})|;| [–—] )/gu,
  ru: /(?:, (?:который|которая|которое|которые|где|но|хотя|включая|особенно|так как)(?!\p{L})|;)/gu,
};
/** Words that take something back. What they stand in is never left out: "free shipping, but only over $50" is not free shipping. */
const LIMITS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:only|except|exception|exclud\p{L}+|unless|until|if|provided|depending|minimum|limited|plus|not|no|never)\b|n['’]t\b/iu,
  de: /(?<!\p{L})(?:nur|außer|ausgenommen|ausschließlich|sofern|falls|wenn|solange|bis|mindestens|zuzüglich|nicht|kein\p{L}*|nie)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:seulement|uniquement|sauf|hormis|si|tant que|jusqu|minimum|plus|pas|ne|n['’]|jamais|aucun\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:solo|sólo|solamente|salvo|excepto|si|siempre que|hasta|mínimo|más|no|nunca|ningun\p{L}*)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:só|somente|apenas|exceto|salvo|se|desde que|até|mínimo|mais|não|nunca|nenhum\p{L}*)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:solo|soltanto|tranne|salvo|escluso|esclus\p{L}|se|purché|fino|minimo|più|non|mai|nessun\p{L}*)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:alleen|slechts|behalve|uitgezonderd|tenzij|als|mits|tot|minimaal|plus|niet|geen|nooit)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:tylko|wyłącznie|oprócz|poza|chyba że|jeśli|jeżeli|do|minimum|plus|nie|nigdy|żad\p{L}*)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:только|кроме|исключая|если|пока|до|минимум|плюс|не|нет|никогда)(?!\p{L})/iu,
};
/** What "and" adds after a comma, where no other comma makes a list of it. */
const SECOND_HALF = /, (?:and|or|und|et|y|e|en|i|и) /gu;
const SECOND_HALF_AT = /^, (?:and|or|und|et|y|e|en|i|и) /u;
/** The part that is kept must be able to stand: so many words of it at least. */
const KEPT_WORDS_MIN = 6;

/**
 * The sentence within `charsMax` characters: as it is, or the longest of what is left of it without its brackets and asides,
 * the clause that it begins or ends with, the last members of its list. Null: no such form is short enough.
 */
export function shortenSentence(text: string, charsMax: number, language: string): string | null {
  if (text.length <= charsMax) return text;
  const bare = withoutBrackets(text, language);
  const whole = language === 'en' ? withoutLead(withoutAsides(bare, language), language) : bare;
  const forms = [...new Set([bare, withoutAsides(bare, language), whole])];
  const fitting = forms.find(({ length }) => length <= charsMax);
  if (fitting !== undefined) return fitting;
  const cut = forms
    .flatMap((form) => [withShorterList(form, charsMax, language), withoutEnd(form, charsMax, language)])
    .filter((form) => form !== null)
    .sort((one, other) => other.length - one.length);
  return cut[0] ?? null;
}

/** Brackets may stand in brackets: the inner ones go first. */
function withoutBrackets(text: string, language: string): string {
  let bare = text;
  for (;;) {
    const next = bare.replace(PARENTHESIS, (aside) => (limits(aside, language) ? aside : ''));
    if (next === bare) return bare;
    bare = next;
  }
}

function limits(dropped: string, language: string): boolean {
  return LIMITS[language]?.test(dropped) ?? true;
}

const BETWEEN_DASHES = /\s*—[^—]{3,120}—\s*/u;
/** Opens what only tells more of the noun before it: examples of any noun, what the subject is or does. */
const EXAMPLES_OPENER = /^, (?:such as|including|like) /u;
const APPOSITION_OPENER = /^, (?:which|who|whose|along with|together with|as well as|an?|the) /u;
const ASIDE_CHARS_MAX = 140;
const PREDICATE: ReadonlySet<string> = new Set(['VERB', 'AUX']);
const NOMINAL: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);

/** "Inception, a company of Abu Dhabi, has entered …" without what stands between the commas; English alone. */
function withoutAsides(text: string, language: string): string {
  const plain = text.replace(BETWEEN_DASHES, (aside) => (limits(aside, language) ? aside : ' '));
  if (language !== 'en') return plain;
  const tokens = tagEnglish(plain);
  const commas = tokens.flatMap((token, index) => (token.text === ',' ? [index] : []));
  for (const [at, from] of commas.entries()) {
    const start = tokens[from]?.start ?? 0;
    const rest = plain.slice(start);
    const followers = EXAMPLES_OPENER.test(rest)
      ? AUXILIARY
      : APPOSITION_OPENER.test(rest) && isSubject(tokens.slice(0, from))
        ? PREDICATE
        : /^, an? /u.test(rest) && tokens[from - 1]?.tag === 'PROPN'
          ? PREPOSITION
          : NO_TAGS;
    for (const to of commas.slice(at + 1)) {
      const end = tokens[to]?.end ?? 0;
      if (end - start > ASIDE_CHARS_MAX) break;
      if (!followers.has(tokens[to + 1]?.tag ?? '')) continue;
      if (!limits(plain.slice(start, end), language)) return plain.slice(0, start) + plain.slice(end);
    }
  }
  return plain;
}

const AUXILIARY: ReadonlySet<string> = new Set(['AUX']);
const PREPOSITION: ReadonlySet<string> = new Set(['ADP', 'SCONJ']);
const NO_TAGS: ReadonlySet<string> = new Set();

/** A noun with what belongs to it, and no verb or preposition in front that would make a clause or an adverbial of it. */
function isSubject(tokens: readonly TaggedToken[]): boolean {
  const first = tokens[0]?.text.toLowerCase() ?? '';
  return (
    NOMINAL.has(tokens.at(-1)?.tag ?? '') &&
    !SUBORDINATES.has(first) &&
    !tokens.some(({ tag }) => PREDICATE.has(tag))
  );
}

/** What grants something, tells why or sets the scene. What tells when, or on which condition, stays. */
const LEAD =
  /^(?:Although|Though|Even though|Despite|Whether|Because|In light of|In (?:today|our|this|the modern)|With (?:rising|growing|increasing|so many|the (?:rise|growth|explosion|advent|popularity))|As(?! (?:an? |long|soon|of|such|well|to)))(?![\p{L}])[^,]{4,140}, (?=(?:an?|the|our|your|their|its|I|we|you|many|most|some|now|there|\p{Lu}[\p{Ll}-]+|[\p{Ll}-]+s)\b)/u;

function withoutLead(text: string, language: string): string {
  const lead = LEAD.exec(text)?.[0];
  if (lead === undefined || limits(lead, language)) return text;
  const rest = text.slice(lead.length);
  // What leans on the clause that is gone cannot stand without it.
  return /^(?:it|they|he|she|this|these|those|that|its|their|his|her)\b/u.test(rest)
    ? text
    : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Without the clause that it ends with. */
function withoutEnd(bare: string, charsMax: number, language: string): string | null {
  const cuts = [
    ...[...bare.matchAll(ADDED_CLAUSE[language] ?? /;/gu), ...bare.matchAll(SECOND_HALF)].map(
      ({ index }) => index,
    ),
    ...(language === 'en' ? [...joinedClauses(bare), ...purposes(bare)] : []),
  ].sort((a, b) => a - b);
  for (const cut of cuts.reverse()) {
    const kept = bare.slice(0, cut).trimEnd();
    if (kept.length + 1 > charsMax || kept.split(' ').length < KEPT_WORDS_MIN) continue;
    // With a comma before it the cut may fall inside of an aside or a list, and leave half of it.
    const isHalf = SECOND_HALF_AT.test(bare.slice(cut));
    if (
      limits(bare.slice(cut), language) ||
      endsOpen(kept, language) ||
      !isBalanced(kept) ||
      !hasOneClause(kept, language) ||
      (isHalf && kept.includes(',')) ||
      (language === 'en' && (goesOnAfterAside(bare, cut) || waitsForSubject(kept)))
    )
      continue;
    return `${kept}.`;
  }
  return null;
}

/** Words between "and" and the verb of a second clause. */
const SUBJECT_WORDS_MAX = 5;

/** Where "and" goes on with a second predicate or clause: who does one thing and another does the one. */
function joinedClauses(text: string): number[] {
  const tokens = tagEnglish(text);
  return tokens.flatMap(({ text: word, start }, index) => {
    if (word !== 'and' || !NOMINAL.has(tokens[index - 1]?.tag ?? '')) return [];
    if (!tokens.slice(1, index).some(({ tag }) => PREDICATE.has(tag))) return [];
    const [next, ...rest] = tokens.slice(index + 1, index + 2 + SUBJECT_WORDS_MAX);
    const isPredicate = next !== undefined && isFinite(next);
    const verb = rest.findIndex(({ tag }) => PREDICATE.has(tag));
    const isClause =
      next?.tag === 'DET' &&
      verb > 0 &&
      rest.slice(verb, verb + 1).every(isFinite) &&
      rest.slice(0, verb).every(({ tag }) => NOMINAL.has(tag) || tag === 'ADJ');
    return isPredicate || isClause ? [start - 1] : [];
  });
}

/** What takes "to …" as its object, or makes a condition of it: cut off after them, another sentence is left. */
const TAKES_INFINITIVE =
  /\b(?:want|need|like|lov|tr(?:y|ie)|help|allow|enabl|ask|advis|encourag|requir|forc|tell|told|expect|plan|aim|hop(?:e|ing)|decid|choos|chose|agree|beg[aiu]n|start|continu|seem|appear|tend|fail|refus|manag|learn|get|got|ha(?:ve|s|d)|able|unable|ready|willing|likely|eas|hard|difficult|important|necessary|essential|possible|way|abilit|opportunit|chance|right|time|effort|desire|decision|attempt|potential|reason|how|what|where|when|whether|set|used|using|going|design|meant|intend|eligible|free|permi|licen|tak|took|cost|too|enough|only|must|if|unless|warn|urg|invit|persuad|convinc|teach|taught|train|empower|inspir|motivat|remind|challeng|call|order|instruct|direct|command|compel|caus|prompt|claim|offer|promis|threat|propos|seek|sought|strugg|strive|pressur|tool|step|thing|tip|guide|place|money|budget|pay|save|sav(?:e|ing)|spend)\p{L}*\b/iu;
const WORDS_BEFORE_PURPOSE = 14;
const PURPOSE_KEPT_CHARS_MIN = 70;

/** " to" of what somebody does something for: that it is done is true without it. */
function purposes(text: string): number[] {
  const tokens = tagEnglish(text);
  return tokens.flatMap(({ text: word, start }, index) => {
    if (word !== 'to' || start < PURPOSE_KEPT_CHARS_MIN || tokens[index + 1]?.tag !== 'VERB') return [];
    if (!NOMINAL.has(tokens[index - 1]?.tag ?? '')) return [];
    const before = tokens.slice(Math.max(0, index - WORDS_BEFORE_PURPOSE), index);
    const clause = before.map((token) => token.text).join(' ');
    // Numbers are promises: "save 20 % to try it out".
    // And "for students to learn" says who is to do it.
    return TAKES_INFINITIVE.test(clause) || /\b(?!(?:19|20)\d\d\b)\d|\bfor\b/u.test(clause)
      ? []
      : [start - 1];
  });
}

/** "With the explosion of technology", "Obviously inspired by …": what they belong to comes later, if at all. */
function waitsForSubject(kept: string): boolean {
  const tokens = tagEnglish(kept);
  const opensSubordinate = SUBORDINATES.has(tokens[0]?.text.toLowerCase() ?? '');
  return (
    (opensSubordinate && !tokens.slice(1).some(({ tag }) => PREDICATE.has(tag))) ||
    tokens.slice(0, 2).some(({ tag, text }) => tag === 'VERB' && text.endsWith('ed')) ||
    (/ing$/u.test(tokens[0]?.text ?? '') && !tokens.slice(1).some(isFinite))
  );
}

/** A form that only a predicate has: "can", "offers"; "offered" and "insulated" may be none. */
function isFinite({ tag, text }: TaggedToken): boolean {
  return tag === 'AUX' || (tag === 'VERB' && /[a-z]s$/u.test(text));
}

/** "… how quantum phenomena, such as entanglement, can make …": what follows the aside belongs to what stands before it. */
function goesOnAfterAside(text: string, cut: number): boolean {
  const tokens = tagEnglish(text);
  return tokens.some(({ text: mark, start }, index) => {
    const next = tokens[index + 1];
    return mark === ',' && start > cut && next !== undefined && isFinite(next);
  });
}

/** What stands for the members of a list that are left out. */
export const AND_MORE: Readonly<Record<string, string>> = {
  en: ', and more',
  de: ' und mehr',
  fr: ' et plus encore',
  es: ' y más',
  pt: ' e mais',
  it: ' e altro',
  nl: ' en meer',
  pl: ' i nie tylko',
  ru: ' и не только',
};
const LIST_AT_END =
  /^(.+?)((?:, (?!and |or |und |et |y |e |en |i |и )[^,;:()—]{2,36}){2,}),? (?:and|und|et|y|e|en|i|и) [^,;:()—]{2,48}[.]$/u;
const MEMBERS_MIN = 2;

/** "… in piano, violin, viola, and more.": as many members of the list that it ends with as there is room for. */
function withShorterList(text: string, charsMax: number, language: string): string | null {
  const [, first, rest] = LIST_AT_END.exec(text) ?? [];
  const more = AND_MORE[language];
  if (first === undefined || rest === undefined || more === undefined) return null;
  const members = rest.split(/, /u).filter((member) => member !== '');
  for (let kept = members.length; kept >= MEMBERS_MIN; kept--) {
    const shorter = `${[first, ...members.slice(0, kept)].join(', ')}${more}.`;
    const dropped = members.slice(kept).join(', ');
    if (language === 'en' && listsActions(text, first.length)) return null;
    if (shorter.length <= charsMax) return limits(dropped, language) || !isBalanced(shorter) ? null : shorter;
  }
  return null;
}

/** "Grab attention, spark curiosity": one more of these is not "more". */
function listsActions(text: string, from: number): boolean {
  const tokens = tagEnglish(text);
  return tokens.some(
    ({ text: mark, start }, index) =>
      mark === ',' &&
      start >= from &&
      tokens[index + 1]?.tag === 'VERB' &&
      !/^(?:,|and|or)$/u.test(tokens[index + 2]?.text ?? ''),
  );
}

/** "… a fan — which": the small word belongs to what was cut off. */
function endsOpen(kept: string, language: string): boolean {
  const last = /\p{L}+$/u.exec(kept)?.[0].toLowerCase() ?? '';
  return stopWordsOf(language).has(last);
}

/** "Today, …", "In the last years, …": words before the first comma that make no clause. */
const INTRODUCTION = /^\p{Lu}[^\s,]*(?: [^\s,]+){0,3},/u;

/** No comma, or the one after an introduction: "In winter, …", "When it rains, …". */
function hasOneClause(kept: string, language: string): boolean {
  // An aside between hyphens ("-por quinto día-") may be cut in the middle.
  if (/\s-\p{L}/u.test(kept)) return false;
  const commas = kept.match(/,(?=\s)/gu)?.length ?? 0;
  const first = /^\p{L}+/u.exec(kept)?.[0].toLowerCase() ?? '';
  if (commas === 0) return !CONJUNCTIONS.has(first);
  if (commas === 1 && !ARTICLES.has(first) && (stopWordsOf(language).has(first) || INTRODUCTION.test(kept)))
    return true;
  return language === 'en' && saysItFirst(kept);
}

/** The predicate stands before the first comma: what follows are lists and asides behind it, which may end anywhere. */
function saysItFirst(kept: string): boolean {
  const tokens = tagEnglish(kept);
  const comma = tokens.findIndex(({ text }) => text === ',');
  const opener = tokens[0]?.text.toLowerCase() ?? '';
  return !SUBORDINATES.has(opener) && tokens.slice(1, comma).some(({ tag }) => PREDICATE.has(tag));
}

/** A sentence that begins with one of them has its main clause after a comma. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(
  'if when while because as since although though once after before unless until whether whereas given despite wenn weil obwohl während falls quand parce puisque cuando aunque quando perché sebbene omdat hoewel wanneer gdy kiedy ponieważ если когда хотя'.split(
    ' ',
  ),
);
const SUBORDINATES: ReadonlySet<string> = new Set(
  'if when while because as since although though once after before unless until whether where even by in to for with without besides despite from'.split(
    ' ',
  ),
);

const ARTICLES: ReadonlySet<string> = new Set(
  'the a an der die das ein eine le la les un une el los las una o os as um uma il lo gli i de het een'.split(
    ' ',
  ),
);
