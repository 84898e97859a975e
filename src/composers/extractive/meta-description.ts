import { weightedRecall } from '../../analysis/reading/intent/similarity.ts';
import type { Sentence } from '../../analysis/signals/prose.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { escapeHtml } from '../block-html.ts';
import type { Grounding } from '../../schema/content-block.ts';
import { cleanSentence } from './clean-sentence.ts';
import { leansOnContext } from './leaning-sentences.ts';
import { blockFacts, type Draft, type DraftInput } from './draft.ts';
import {
  isWholeSentence,
  LINK_SHARE_MAX,
  linkShare,
  type PageMaterial,
  type Passage,
} from './page-material.ts';
import { isLoose, isOwnVoice, isPersonal, pointsElsewhere } from './loose-openers.ts';
import { namedContents } from './named-contents.ts';
import { shortenSentence } from './shorten-text.ts';

/** Bounds of the contract, in characters. */
export const DESCRIPTION_CHARS = { min: 70, max: 160 } as const;
/** A description is filled up while it is shorter than this. */
const FULL_CHARS = 135;
/** Sentences that a page's opening is sought among; further down stand details. */
const OPENING_SENTENCES = 40;
/** Whoever writes of himself does so from the first sentences on; later it is an aside. */
const OWN_SENTENCES = 10;
/** A shorter line is a slogan. */
const OPENING_WORDS_MIN = 3;
/** What the place, the title's words, the query, a definition and the entities of a sentence weigh. */
const WEIGHTS = {
  place: 4,
  placeBesideQuery: 0.8,
  title: 0.4,
  inferred: 0.25,
  given: 2,
  definition: 0.35,
  salience: 0.15,
  full: 0.3,
} as const;
const PLACE_HALF_LIFE = 1.5;

interface Description {
  readonly text: string;
  readonly grounding: readonly Grounding[];
  readonly score: number;
}

/** One or two whole sentences that say what the page says: its opening or its definition, in 70-160 characters. */
export function draftMetaDescription({ material, isGrounded }: DraftInput): Draft {
  const opening = openingSentences(material);
  const answers = material.signals.alignments
    .filter(({ query }) => query.isHead)
    .flatMap(({ answer }) => material.passages.filter(({ sentence }) => sentence === answer?.sentence));
  const definition = material.passages.filter(({ sentence }) => sentence === definitionOf(material));
  const known = new Set(opening.map(({ sentence }) => sentence));
  const others = [...new Set([...answers, ...definition])].filter(({ sentence }) => !known.has(sentence));
  const said = [...opening, ...others]
    .flatMap((passage) => describe(passage, material))
    .sort((one, other) => other.score - one.score)
    .find(({ grounding }) => grounding.every(({ text }) => isGrounded(text)));
  const best = said ?? named(material, isGrounded);
  if (best === undefined) {
    return {
      type: 'meta_description',
      reason: `No sentence of the page can stand alone in ${String(DESCRIPTION_CHARS.min)} to ${String(DESCRIPTION_CHARS.max)} characters.`,
    };
  }
  return {
    type: 'meta_description',
    ...blockFacts('meta_description', best.text),
    text: best.text,
    html: `<meta name="description" content="${escapeHtml(best.text)}">`,
    grounding: best.grounding,
    placement: { selector: 'head > meta[name="description"]', operation: 'replace' },
  };
}

/** A page of names and no sentences says what it is by what it lists. */
function named(
  material: PageMaterial,
  isGrounded: DraftInput['isGrounded'],
): Pick<Description, 'text' | 'grounding'> | undefined {
  const contents = namedContents(material, DESCRIPTION_CHARS);
  return contents !== null && isGrounded(contents.text) ? contents : undefined;
}

interface Opening extends Pick<Passage, 'sentence' | 'text' | 'index' | 'salience' | 'stems'> {
  /** It asks; the description must go on with what answers. */
  readonly asks?: boolean;
}

/** The first sentences of the page that say something: nothing stands before them that they could lean on, but the title. */
function openingSentences(material: PageMaterial): Opening[] {
  const { signals, passages } = material;
  const { prose } = signals;
  const known = new Map(passages.map((passage) => [passage.sentence, passage]));
  // Before the first of all stand titles and labels alone, and those it may lean on.
  const first = prose.sentences.findIndex(({ isComplete }) => isComplete);
  return prose.sentences.slice(0, OPENING_SENTENCES).flatMap((sentence, index): Opening[] => {
    const passage = known.get(sentence);
    if (passage !== undefined) return [passage];
    const text = cleanSentence(sentence.text);
    const asks = index <= Math.max(0, first) && QUESTION.test(text);
    const canOpen =
      isRunningText(sentence, material) &&
      says(text, asks) &&
      (describesPage(text) || index === first || speaksAlone(text, index, material));
    return canOpen ? [{ sentence, text, index, stems: contentStems(sentence.words), salience: 0, asks }] : [];
  });
}

/** A sentence of a paragraph that is not made of links. */
function isRunningText(sentence: Sentence, { signals: { prose, language } }: PageMaterial): boolean {
  const block = prose.units[sentence.unit]?.block;
  return (
    block?.kind === 'paragraph' &&
    linkShare(block) <= LINK_SHARE_MAX &&
    sentence.isComplete &&
    (language.grammar.isUnspaced || sentence.words.length >= OPENING_WORDS_MIN)
  );
}

function says(text: string, asks: boolean): boolean {
  const statement = asks ? text.replace(QUESTION, '.$1') : text;
  return isWholeSentence(statement) && !/[?？؟]/u.test(statement) && !SENDS_AWAY.test(text);
}

/** "See also …", "Visit our … page": leads elsewhere and says nothing of this page. */
const SENDS_AWAY =
  /^(?:see|visit|click|tap|check out|find out|learn more|read more|watch|listen|subscribe|sign up|follow)\b/iu;
const QUESTION = /[?？؟](["'”’»)\]]*)$/u;

/** True for what can be read without the sentences before it; it may lean on the title. */
function speaksAlone(text: string, index: number, { signals, titleStems }: PageMaterial): boolean {
  const { language } = signals.page;
  if (index >= OWN_SENTENCES && isPersonal(text, language)) return false;
  return !isLoose(text, language) && !leansOnContext(text, language, (stem) => titleStems.has(stem));
}

/** "This guide covers …", "In this article, …": what a description says, though an answer may not. */
function describesPage(text: string): boolean {
  return ABOUT_PAGE.test(text);
}

const ABOUT_PAGE = new RegExp(
  [
    '^(?:In )?this (?:\\p{L}+ )?(?:page|guide|article|post|tutorial|paper|report|study|chapter|section|document|handout|topic|lesson|course|module|book|recipe|review|list|video|episode|series),? \\p{L}',
    '^Here (?:is|are) (?:the|a|an|our|\\p{N})',
    '^(?:(?:In )?diese[rm]? (?:Seite|Artikel|Beitrag|Leitfaden|Ratgeber|Anleitung)|(?:Dans )?(?:cet article|ce guide|cette page)|(?:En )?(?:este artículo|esta guía|esta página)|(?:Este artigo|Esta página|Este guia|Neste artigo|Nesta página|Neste guia)|(?:In )?(?:questo articolo|questa guida|questa pagina)|(?:In )?(?:dit artikel|deze gids)|(?:W )?(?:tym artykule|tym poradniku)|В этой статье),? ',
  ].join('|'),
  'iu',
);

function definitionOf({ signals }: PageMaterial): Sentence | null {
  return signals.primaryEntity?.definition ?? null;
}

function describe(passage: Opening, material: PageMaterial): Description[] {
  const { page } = material.signals;
  const text = shortenSentence(passage.text, DESCRIPTION_CHARS.max, page.language);
  if (text === null) return [];
  const parts = fillUp({ text, sentence: passage.sentence }, passage, material);
  const joined = parts.map((part) => part.text).join(material.language.grammar.isUnspaced ? '' : ' ');
  // A question alone teases, but for a thread, which is about it; with what the page says next it answers.
  const teases = passage.asks === true && parts.length === 1 && material.signals.pageType !== 'forum';
  if (joined.length < DESCRIPTION_CHARS.min || teases) return [];
  const grounding = parts.map((part) => ({
    text: part.text,
    source: part.sentence.text,
    start: part.sentence.start,
    end: part.sentence.end,
  }));
  return [{ text: joined, grounding, score: scoreOf(passage, joined, material) }];
}

function scoreOf(passage: Opening, text: string, { signals, headQuery, titleStems }: PageMaterial): number {
  const recall = (stems: ReadonlySet<string> | undefined): number =>
    stems === undefined || stems.size === 0 ? 0 : weightedRecall(stems, passage.stems, signals.terms);
  return (
    (headQuery?.source === 'given' ? WEIGHTS.placeBesideQuery : WEIGHTS.place) *
      2 ** (-passage.index / PLACE_HALF_LIFE) +
    WEIGHTS.title * recall(titleStems) +
    (headQuery?.source === 'given' ? WEIGHTS.given : WEIGHTS.inferred) * recall(headQuery?.stems) +
    WEIGHTS.salience * passage.salience +
    (passage.sentence === signals.primaryEntity?.definition ? WEIGHTS.definition : 0) +
    WEIGHTS.full * Math.min(1, text.length / FULL_CHARS)
  );
}

interface Part {
  readonly text: string;
  readonly sentence: Sentence;
}

/** Goes on with the sentences that follow on the page as long as they fit, else with one that can stand anywhere. */
function fillUp(first: Part, passage: Opening, material: PageMaterial): readonly Part[] {
  const parts: Part[] = [first];
  const gap = material.language.grammar.isUnspaced ? 0 : 1;
  let length = first.text.length;
  const { sentences } = material.signals.prose;
  for (let index = passage.index + 1; length < FULL_CHARS; index++) {
    const next = sentences[index];
    if (next === undefined || !follows(next, parts, material)) break;
    const left = DESCRIPTION_CHARS.max - length - gap;
    const text = shortenSentence(cleanSentence(next.text), left, material.signals.page.language) ?? '';
    if (!isWholeSentence(text) || length + gap + text.length > DESCRIPTION_CHARS.max) break;
    parts.push({ text, sentence: next });
    length += gap + text.length;
  }
  if (length >= DESCRIPTION_CHARS.min) return parts;
  const other = material.passages
    .filter(
      ({ sentence, text }) =>
        parts.every((part) => part.sentence !== sentence && part.text !== text) &&
        length + gap + text.length >= DESCRIPTION_CHARS.min &&
        length + gap + text.length <= DESCRIPTION_CHARS.max,
    )
    .sort((a, b) => b.salience - a.salience || a.index - b.index)[0];
  return other === undefined ? parts : [...parts, other];
}

function speaksForItself(text: string, language: string): boolean {
  return isPersonal(text, language) || isOwnVoice(text, language);
}

/** The sentence that comes next in the same block, or opens the next one, and states something. */
function follows(next: Sentence, parts: readonly Part[], { signals }: PageMaterial): boolean {
  const last = parts.at(-1)?.sentence;
  const unit = signals.prose.units[next.unit];
  const { language } = signals.page;
  return (
    last !== undefined &&
    unit?.isProse === true &&
    next.unit <= last.unit + 1 &&
    unit.block.kind === signals.prose.units[last.unit]?.block.kind &&
    next.isComplete &&
    !/[?？؟:：]["'”’»)\]]*$/u.test(next.text) &&
    !pointsElsewhere(next.text, language) &&
    (!isPersonal(next.text, language) || parts.some((part) => speaksForItself(part.text, language)))
  );
}
