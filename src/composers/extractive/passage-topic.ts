import { tagEnglish, type TaggedToken } from '../../analysis/language/english/part-of-speech.ts';
import type { Word } from '../../analysis/language/words.ts';
import type { ProseUnit, Sentence } from '../../analysis/signals/prose.ts';
import type { FoundEntity } from '../../analysis/reading/entities/found-entity.ts';
import { cleanHeading } from './clean-sentence.ts';
import type { Grounding } from '../../schema/content-block.ts';
import type { PageMaterial } from './page-material.ts';

/** A phrase that names what a stretch of text is about. */
export interface Topic {
  readonly text: string;
  readonly grounding: readonly Grounding[];
}

const CHARS = { min: 4, max: 60 } as const;
/** A phrase belongs to a part of the text when it is used there at least so often more than elsewhere. */
const LIFT_MIN = 1.3;

interface Phrase {
  readonly text: string;
  readonly sentence: Sentence;
  readonly score: number;
}

/** The phrase that stands out most in the units, against the whole page, and passes the test. Null: none does. */
export function passageTopic(
  units: readonly ProseUnit[],
  material: PageMaterial,
  isFree: (text: string) => boolean,
): Topic | null {
  const phrases =
    material.signals.page.language === 'en'
      ? englishPhrases(units, material)
      : entityPhrases(units, material);
  const best = phrases
    .filter(({ text }) => text.length >= CHARS.min && text.length <= CHARS.max && isFree(text))
    .sort((a, b) => b.score - a.score || a.sentence.start - b.sentence.start)[0];
  if (best === undefined) return null;
  const { sentence } = best;
  return {
    text: best.text,
    grounding: [{ text: best.text, source: sentence.text, start: sentence.start, end: sentence.end }],
  };
}

/** How much more often a stem stands in the units than chance would have it, damped by how often at all. */
function localWeights(units: readonly ProseUnit[], { signals }: PageMaterial): Map<string, number> {
  const counts = new Map<string, number>();
  let sentences = 0;
  for (const sentence of units.flatMap((unit) => unit.sentences)) {
    sentences++;
    for (const stem of new Set(sentence.words.filter((word) => !word.isStop).map((word) => word.stem)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const all = Math.max(1, signals.terms.sentenceCount);
  return new Map(
    [...counts].map(([stem, count]) => {
      const share = (signals.terms.frequency.get(stem) ?? count) / all;
      const lift = count / Math.max(1, sentences) / share;
      return [stem, lift < LIFT_MIN ? 0 : Math.log2(1 + count) * Math.log2(1 + lift)];
    }),
  );
}

/** Entities that stand in the units, by how much they belong there. */
function entityPhrases(units: readonly ProseUnit[], material: PageMaterial): Phrase[] {
  const weights = localWeights(units, material);
  const sentences = units.flatMap((unit) => unit.sentences);
  const recurring = recurringStems(sentences);
  return material.signals.entities.all.flatMap((entity): Phrase[] => {
    const stems = entity.key.split(' ');
    if (stems.length < 2 && !material.language.grammar.capitalisesNouns) return [];
    if (!isNamable(entity, stems, material) || stems.filter((stem) => recurring.has(stem)).length === 0)
      return [];
    const sentence = sentences.find((each) => {
      const own = new Set(each.words.map((word) => word.stem));
      return stems.every((stem) => own.has(stem));
    });
    if (sentence === undefined) return [];
    const weight = stems.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0) / Math.sqrt(stems.length);
    const text = capitalise(cleanHeading(entity.name));
    return weight <= 0 ? [] : [{ text, sentence, score: weight * (0.5 + entity.salience) }];
  });
}

const ENTITY = { salience: 0.2, mentions: 3 } as const;

/** Where words are not tagged: an entity that comes back, that is no person, and that is not what the whole page is about. */
function isNamable(entity: FoundEntity, stems: readonly string[], material: PageMaterial): boolean {
  if (material.language.sentences.danglingOpeners === null && !material.language.grammar.isUnspaced)
    return false;
  if (entity.salience < ENTITY.salience || entity.mentions < ENTITY.mentions) return false;
  if (
    /['’]|\p{N}|\s(?:of|the|and|de|du|des|la|le|les|del|di|von|van)$/iu.test(entity.name) ||
    (entity.isName && entity.name.includes(' '))
  )
    return false;
  return !stems.every((stem) => material.titleStems.has(stem));
}

const PHRASE_WORDS = { min: 2, max: 8 } as const;
const SENTENCES_TAGGED = 6;

/** Noun phrases of the first sentences, with what is joined to them by "of", "for", "in" and the like. */
function englishPhrases(units: readonly ProseUnit[], material: PageMaterial): Phrase[] {
  const weights = localWeights(units, material);
  const all = units.flatMap((unit) => unit.sentences);
  const recurring = recurringStems(all);
  const sentences = all.slice(0, SENTENCES_TAGGED);
  return sentences.flatMap((sentence, index) => {
    const stemAt = new Map(sentence.words.map((word) => [word.start - sentence.start, word]));
    return nounPhrases(sentence.text).flatMap(({ start, end }): Phrase[] => {
      const words = [...stemAt].filter(([at]) => at >= start && at < end).map(([, word]) => word);
      const content = words.filter((word) => !word.isStop);
      if (!isTopical(sentence.text.slice(start, end), content, recurring)) return [];
      if (words.length < PHRASE_WORDS.min || words.length > PHRASE_WORDS.max || content.length < 2) return [];
      const sum = content.reduce((total, word) => total + (weights.get(word.stem) ?? 0), 0);
      const weight = sum / Math.sqrt(content.length);
      // The first sentence says what the part is about.
      const place = index === 0 ? 1.5 : index === 1 ? 1.15 : 1;
      const text = capitalise(cleanHeading(sentence.text.slice(start, end)));
      return weight <= 0 ? [] : [{ text, sentence, score: weight * place }];
    });
  });
}

/** Stems of more than one sentence: what a part comes back to is what it is about. */
function recurringStems(sentences: readonly Sentence[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const recurring = new Set<string>();
  for (const { words } of sentences) {
    for (const stem of new Set(words.filter((word) => !word.isStop).map((word) => word.stem)))
      if (seen.has(stem)) recurring.add(stem);
      else seen.add(stem);
  }
  return recurring;
}

/** Words that count, rank or praise: no heading begins with one. */
const EMPTY_OPENING =
  /^(?:several|many|some|such|other|various|certain|few|more|most|own|same|significant|recent|further|additional|different|multiple|numerous|hundreds?|thousands?|millions?|lots?|number|kind|type|part|example|way|fact|case|thing|people|years?|months?|weeks?|days?|times?|today|enough|new|good|great|best|next|last|first|second|past|current|whole|entire|particular|important|key|main|major|good|possible|immediate|passing)\b/iu;

const JOINED = / (?:of|for|in|with|to|between|against|on|and)(?: (?:the|an?))? /gu;

function isTopical(phrase: string, content: readonly Word[], recurring: ReadonlySet<string>): boolean {
  if (EMPTY_OPENING.test(phrase) || /[’'"“”(]|\b(?:whilst|whereas)\b/u.test(phrase)) return false;
  // "Datasets command premium prices" is no noun phrase, whatever the tagger says.
  if (/\p{Ll}(?<!s)s \p{Ll}/u.test(phrase.replace(JOINED, ' & '))) return false;
  if (!phrase.includes(' ') || (/\bbetween\b/u.test(phrase) && !/\band\b/u.test(phrase))) return false;
  if (
    /(?<![\p{L}\p{N}])(?:\p{L}|\p{L}\p{N})(?![\p{L}\p{N}])|\b(?:ways?|things?|cases?|lots?|end|side|left|right)$/u.test(
      phrase,
    )
  )
    return false;
  // A name alone is who speaks, not what is spoken about.
  if (content.every((word) => /^\p{Lu}/u.test(word.text))) return false;
  return content.filter((word) => recurring.has(word.stem)).length >= Math.min(2, content.length);
}

const INSIDE: ReadonlySet<string> = new Set(['ADJ', 'NOUN', 'PROPN', 'NUM']);
const JOINS = /^(?:of|for|in|with|to|between|against|on|and)$/iu;

function nounPhrases(text: string): { start: number; end: number }[] {
  const tokens = tagEnglish(text);
  const phrases: { start: number; end: number }[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!opensPhrase(tokens[from], tokens[from - 1])) continue;
    const opensClause = from === 0 || tokens[from - 1]?.tag === 'PUNCT';
    let last = -1;
    for (let end = nounEnd(tokens, from); end >= 0; end = nounEnd(tokens, joinedStart(tokens, end))) {
      last = end;
      // At the start of a clause an imperative looks like a noun; a subject has its verb after it.
      if (opensClause && !/^(?:VERB|AUX)$/u.test(tokens[end + 1]?.tag ?? '')) continue;
      phrases.push({ start: tokens[from]?.start ?? 0, end: tokens[end]?.end ?? 0 });
    }
    if (last >= 0) from = last;
  }
  return phrases;
}

/** Where the phrase goes on after "of", "for" or "and", an article skipped; past the end where it does not. */
function joinedStart(tokens: readonly TaggedToken[], end: number): number {
  const join = tokens[end + 1];
  if (join === undefined || !JOINS.test(join.text)) return tokens.length;
  const next = tokens[end + 2]?.tag === 'DET' ? end + 3 : end + 2;
  return opensPhrase(tokens[next], undefined) ? next : tokens.length;
}

function opensPhrase(token: TaggedToken | undefined, before: TaggedToken | undefined): boolean {
  if (token === undefined || !INSIDE.has(token.tag) || token.tag === 'NUM') return false;
  return before === undefined || !(INSIDE.has(before.tag) || before.text === '-' || before.text === '’');
}

/** Index of the last noun of the run that starts at `from`; -1 when it holds none, or is broken off by a hyphen or apostrophe. */
function nounEnd(tokens: readonly TaggedToken[], from: number): number {
  let end = -1;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const joins = token.text === '-' && tokens[at - 1]?.end === token.start;
    if (!joins && !INSIDE.has(token.tag)) break;
    if (token.tag === 'NOUN' || token.tag === 'PROPN') end = at;
  }
  return end;
}

function capitalise(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
