import { quoted } from '../../evidence/quoted.ts';
import { DESCRIPTION_CHARS } from '../../document/metadata-lengths.ts';
import { definingVerbsOf } from '../../text/definition-words.ts';
import { matcherOf, perPack } from '../../languages/compile.ts';
import type { ProseUnit, Sentence } from '../../signals/prose.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems } from '../../signals/terms.ts';
import { defineComposer, type Doubt, type HeadText } from '../composer.ts';
import { clauseEnds } from '../quoting/clause-ends.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { groundingOf } from '../quoting/grounding-places.ts';
import type { DoubtSign } from '../draft-signs.ts';
import { quotingDoubts } from '../quoting/quoting-doubts.ts';
import { opensWithVerdict } from '../quoting/scope.ts';
import { turnedUnits } from '../quoting/turned-units.ts';
import { isWholeSentence, LINK_SHARE_MAX, linkShare } from '../quoting/whole-sentence.ts';
import { isOfOthers } from '../quoting/words-of-others.ts';
import { descriptionFault } from './own-fault.ts';

/** What describes a whole page stands early, or answers what is asked first. */
const SENTENCES_READ = 40;
const PROPOSED_MAX = 3;
const QUOTED_CHARS = 70;
/** What depends on other words of the page, or is one person’s, describes nothing among search results. */
const UNUSABLE: ReadonlySet<DoubtSign> = new Set(['tied', 'elsewhere', 'personal', 'turned', 'scope']);

type Needed = Pick<
  Signals,
  'page' | 'pageType' | 'prose' | 'language' | 'subject' | 'terms' | 'answers' | 'primaryEntity'
>;

const definersOf = perPack((pack) => {
  const verbs = definingVerbsOf(pack);
  return verbs === null ? null : matcherOf(verbs.join('|'), { isUnspaced: pack.grammar.isUnspaced });
});

/** The definition, the answer or the first words of the page, cut to what a search result shows. */
export const openingWords = defineComposer({
  id: 'opening-words',
  type: 'meta_description',
  isDraft: true,
  idea: 'The definition of the subject, the best answer or the first sentences of the page, whole or cut at a clause.',
  needs: ['page', 'pageType', 'prose', 'language', 'subject', 'terms', 'answers', 'primaryEntity'],
  compose(signals) {
    const isAboutPage = aboutPage(signals);
    const rated = openings(signals)
      .flatMap((sentence) => describingFrom(sentence, signals) ?? [])
      .filter((passage) => isAboutPage(passage))
      .map((passage) => ({ passage, worth: worthOf(passage, signals) }))
      .sort((one, other) => other.worth - one.worth);
    return rated.slice(0, PROPOSED_MAX).map(({ passage, worth }) => asDraft(passage, worth, signals));
  },
});

/**
 * Sentences that may open a description, each once. Beside a description of the page's own without a fault only the definition
 * and the leading answer are worth an editor's time.
 */
function openings(signals: Needed): readonly Sentence[] {
  const { prose, answers, primaryEntity } = signals;
  const head = answers.find(({ query }) => query.isHead)?.answers[0];
  const answering = prose.sentences.find(
    ({ start, end }) => head !== undefined && start <= head.start && end > head.start,
  );
  const chosen = [primaryEntity?.definition ?? null, answering ?? null].filter((each) => each !== null);
  const early = descriptionFault(signals) === null ? [] : prose.sentences.slice(0, SENTENCES_READ);
  return [...new Set([...chosen, ...early])];
}

/**
 * False for what the page denies, for an answer without its question, and for what may be about another thing: below a
 * heading of its own a sentence names the whole subject, in the opening of the page a part of it.
 */
function aboutPage({ page, prose, subject }: Needed): (description: Description) => boolean {
  const turned = turnedUnits(prose.units, page.language);
  const opening = prose.units.findIndex(
    ({ block: { kind, text } }) => kind === 'heading' && text !== page.titleHeading,
  );
  const known = [...(subject?.stems ?? [])];
  return ({ text, sentences, doubts }) => {
    const [first] = sentences;
    const unit = first === undefined ? undefined : prose.units[first.unit];
    if (first === undefined || unit === undefined || turned.has(unit)) return false;
    if (opensWithVerdict(text, page.language) || doubts.some(({ sign }) => UNUSABLE.has(sign))) return false;
    const stems = contentStems(first.words);
    return opening < 0 || first.unit < opening
      ? known.length === 0 || known.some((stem) => stems.has(stem))
      : known.length > 0 && known.every((stem) => stems.has(stem));
  };
}

interface Description {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** What the sentence goes on with; null where it is whole. */
  readonly rest: string | null;
  readonly doubts: readonly Doubt[];
}

/** Whole sentences of one paragraph within the bounds, or the first of them to the end of a clause. */
function describingFrom(first: Sentence, signals: Needed): Description | null {
  const { min } = DESCRIPTION_CHARS;
  const unit = signals.prose.units[first.unit];
  const at = unit?.sentences.indexOf(first) ?? -1;
  if (unit === undefined || at < 0 || !isOwnText(unit)) return null;
  const { count, next } = fittingFrom(unit.sentences.slice(at), signals);
  const sentences = unit.sentences.slice(at, at + count);
  const gap = signals.language.grammar.isUnspaced ? '' : ' ';
  const textOf = (some: readonly Sentence[]): string => some.map(({ text }) => cleanSentence(text)).join(gap);
  const before = unit.sentences[at - 1]?.text;
  const doubtsOf = (some: readonly Sentence[], after: string | undefined): readonly Doubt[] =>
    quotingDoubts(
      { texts: some.map(({ text }) => cleanSentence(text)), before, after },
      signals.page.language,
    );
  const text = textOf(sentences);
  if (text.length >= min) {
    const after = unit.sentences[at + count]?.text;
    return { text, sentences, rest: null, doubts: doubtsOf(sentences, after) };
  }
  if (next === null) return null;
  const longer = [...sentences, next];
  const short = cutAtClause(textOf(longer), signals.page.language);
  return short === null ? null : { ...short, sentences: longer, doubts: doubtsOf(longer, undefined) };
}

function isOwnText(unit: ProseUnit): boolean {
  return unit.block.kind === 'paragraph' && !isOfOthers(unit) && linkShare(unit.block) <= LINK_SHARE_MAX;
}

/** How many of the sentences fit in a row, two where one is enough; `next` is a fit one that is too long. */
function fittingFrom(
  sentences: readonly Sentence[],
  { language }: Needed,
): { readonly count: number; readonly next: Sentence | null } {
  const { min, max } = DESCRIPTION_CHARS;
  const gap = language.grammar.isUnspaced ? 0 : 1;
  let length = -gap;
  for (const [count, sentence] of sentences.entries()) {
    const text = cleanSentence(sentence.text);
    const isFit = sentence.isComplete && isWholeSentence(text) && !/[?？؟:：]["'”’»)]*$/u.test(text);
    if (!isFit || (count > 1 && length >= min)) return { count, next: null };
    if (length + gap + text.length > max) return { count, next: sentence };
    length += gap + text.length;
  }
  return { count: sentences.length, next: null };
}

function cutAtClause(
  text: string,
  language: string,
): { readonly text: string; readonly rest: string } | null {
  const { min, max } = DESCRIPTION_CHARS;
  const end = clauseEnds(text, language).find((at) => at >= min && at < max);
  return end === undefined
    ? null
    : { text: `${text.slice(0, end).trim()}.`, rest: text.slice(end).replace(/^[\s,;–—-]+/u, '') };
}

function worthOf(description: Description, signals: Needed): number {
  const { subject, opens, defines, early } = measuresOf(description, signals);
  const cost = description.doubts.reduce((sum, { level }) => sum + (level === 'rewrite' ? 0.3 : 0.1), 0);
  return (
    0.4 * subject + 0.2 * opens + 0.25 * defines + 0.15 * early - cost - (description.rest === null ? 0 : 0.1)
  );
}

function measuresOf({ text, sentences }: Description, signals: Needed) {
  const { subject, prose, language, page } = signals;
  const stems = contentStems(sentences.flatMap(({ words }) => words));
  const known = [...(subject?.stems ?? [])];
  const first = sentences[0]?.words.find(({ isStop }) => !isStop)?.stem ?? '';
  const opens = known.includes(first);
  const place = sentences[0] === undefined ? 0 : prose.sentences.indexOf(sentences[0]);
  return {
    subject: known.length === 0 ? 0 : known.filter((stem) => stems.has(stem)).length / known.length,
    opens: Number(opens),
    defines: Number(opens && definersOf(language)?.test(text) === true),
    early: Math.max(0, 1 - place / SENTENCES_READ),
    distance: page.text.length === 0 ? 0 : (sentences[0]?.start ?? 0) / page.text.length,
  };
}

function asDraft(description: Description, worth: number, signals: Needed): HeadText {
  const { text, sentences, rest } = description;
  const { subject, opens, defines, distance } = measuresOf(description, signals);
  const doubts: Doubt[] = [ownDoubt(signals)];
  if (rest !== null)
    doubts.push({
      sign: 'cut',
      level: 'check',
      reason: `The sentence goes on ${quoted(rest, QUOTED_CHARS)}: check that it is true without.`,
    });
  if (signals.pageType === 'forum')
    doubts.push({
      sign: 'opinion',
      level: 'rewrite',
      reason: 'A member of the forum says it: describe the thread instead, or say who.',
    });
  return {
    text,
    grounding:
      rest === null
        ? sentences.map((sentence) => groundingOf({ sentence, text: cleanSentence(sentence.text) }))
        : sentences.map((sentence) => groundingOf({ sentence, text })),
    doubts: [...doubts, ...description.doubts],
    measures: { subject, opens, defines, distance, confidence: Math.max(0, Math.min(1, worth)) },
  };
}

function ownDoubt(signals: Needed): Doubt {
  const fault = descriptionFault(signals);
  if (fault === null)
    return {
      sign: 'ownFits',
      level: 'check',
      reason:
        'The page’s own description has no plain fault: use this only if it says better what the page is about.',
    };
  return {
    sign: 'unsure',
    level: 'check',
    reason: 'The words are from one place of the page: check that they describe all of it.',
  };
}
