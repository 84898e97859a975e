import { countWords } from '../../document/visible-text.ts';
import { entityGaps } from '../../reading/gaps/expected-entities.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { blockId } from '../block-id.ts';
import { blockBounds, withHtml } from '../block-words.ts';
import { faqHtml } from '../block-html.ts';
import type { BlockReview, ContentBlock, FaqItem, Grounding, Placement } from '../../schema/content-block.ts';
import type { ContentType } from '../../schema/vocabulary.ts';
import { comparable, ownFaq } from '../faq/own-questions.ts';
import { anchorOf, partsToHead } from '../headings/parts-to-head.ts';
import { faqTitle } from '../faq/question-forms.ts';
import type { GroundingSources } from '../grounding.ts';
import { wordJudge, type SupportedText, type WordJudge } from './judge-words.ts';
import type { RefusedWords } from './proposal.ts';
import { restatesSection } from './restates-section.ts';
import { titleWithSite } from './title-with-site.ts';
import { readWrittenWords, type WrittenWords } from './written-words.ts';

export interface WrittenBlocks {
  /** At most one of each type. */
  readonly blocks: readonly ContentBlock[];
  /** Reasons for rejected text of the requested types. */
  readonly refused: readonly RefusedWords[];
}

export interface WriteOptions {
  readonly generator: string;
  readonly facts: readonly string[];
  readonly sources: GroundingSources;
}

/** The reason where the model wrote nothing for a type. */
export const NONE_WRITTEN = 'none written';

interface Writing {
  readonly words: WrittenWords;
  readonly signals: Signals;
  readonly judge: WordJudge;
  /** Records a rejection; returns null so that callers can return it. */
  readonly refuse: (reason: string) => null;
}

/** A block without the fields common to all blocks. */
type Draft = {
  readonly [Type in ContentType]: Pick<
    Extract<ContentBlock, { readonly type: Type }>,
    Exclude<
      keyof Extract<ContentBlock, { readonly type: Type }>,
      'id' | 'html' | 'fixes' | 'generator' | 'review'
    >
  > & { readonly review?: BlockReview | null };
}[ContentType];

/**
 * Blocks from a language model's text that the page and the facts support and that is within the bounds of its type.
 * Placement, heading levels and HTML are computed here, never taken from the answer. Pure; never throws on any answer.
 */
export function blocksOfModel(
  answer: unknown,
  signals: Signals,
  types: readonly ContentType[],
  { generator, facts, sources }: WriteOptions,
): WrittenBlocks {
  const words = readWrittenWords(answer);
  const judge = wordJudge(signals, sources, facts);
  const refused: RefusedWords[] = [];
  const blocks = types.flatMap((type): ContentBlock[] => {
    const refuse = (reason: string): null => {
      refused.push({ type, reason });
      return null;
    };
    const draft = WRITERS[type]({ words, signals, judge, refuse });
    return draft === null ? [] : [toBlock(draft, generator, signals)];
  });
  return { blocks, refused };
}

const WRITERS: { readonly [Type in ContentType]: (writing: Writing) => Draft | null } = {
  title: (writing) => {
    const placement: Placement = { selector: 'head > title', operation: 'replace' };
    const written = headText('title', writing);
    if (written === null) return null;
    return { type: 'title', ...written, ...titleWithSite(written.text, writing.signals), placement };
  },
  meta_description: (writing) => {
    const placement: Placement = { selector: 'head > meta[name="description"]', operation: 'replace' };
    const written = headText('meta_description', writing);
    return written === null ? null : { type: 'meta_description', ...written, placement };
  },
  faq,
  headings,
  supporting_paragraphs: paragraphs,
};

function headText(
  type: 'title' | 'meta_description',
  { words, judge, refuse }: Writing,
): { readonly text: string; readonly grounding: readonly Grounding[] } | null {
  const text = words[type];
  if (text === null) return refuse(NONE_WRITTEN);
  const { min, max } = blockBounds[type];
  if (text.length < min || text.length > max) {
    return refuse(`${String(text.length)} characters instead of ${String(min)} to ${String(max)}`);
  }
  const problem = judge.problemOf(text);
  if (problem !== null) return refuse(problem);
  if (!judge.namesTopic(text)) return refuse('does not name the topic of the page');
  const supported = judge.supported(text);
  return supported.problem === null ? { text, grounding: supported.grounding } : refuse(supported.problem);
}

const QUESTION_CHARS_MAX = 120;
const ANSWER_WORDS_MAX = 120;
const ASKS = /[?？؟;]["”’»)]*$/u;

function faq({ words, signals, judge, refuse }: Writing): Draft | null {
  const asked = new Set(ownFaq(signals).map(comparable));
  const items: FaqItem[] = [];
  const grounding: Grounding[] = [];
  for (const { question, answer } of words.faq) {
    if (items.length >= blockBounds.faq.max) break;
    const key = comparable(question);
    const problem =
      ASKS.test(question) && question.length <= QUESTION_CHARS_MAX && judge.isAboutPage(question)
        ? judge.problemOf(question)
        : 'a question is not about the page';
    const supported = judge.supportedAnswer(question, answer);
    const flaw = problem ?? (supported.text === '' ? supported.problem : null);
    if (flaw !== null || supported.text === '' || countWords(supported.text) > ANSWER_WORDS_MAX) {
      refuse(flaw ?? 'an answer is too long');
      continue;
    }
    if (asked.has(key)) continue;
    if (supported.problem !== null) refuse(supported.problem);
    asked.add(key);
    items.push({ question, answer: supported.text });
    grounding.push(...supported.grounding);
  }
  if (items.length < blockBounds.faq.min) return refuse('fewer than 2 questions left');
  const placement: Placement = { selector: signals.page.contentSelector, operation: 'append' };
  return { type: 'faq', items, grounding, placement };
}

const HEADING_CHARS = { min: 4, max: 80 } as const;

function headings({ words, signals, judge, refuse }: Writing): Draft | null {
  const { page, sections } = signals;
  const taken = new Set(sections.map(({ title }) => comparable(title ?? '')));
  const parts = partsToHead(signals);
  const written = [...words.headings].sort((one, other) => one.place - other.place);
  const used = new Set<number>();
  const grounding: Grounding[] = [];
  const items = written.flatMap(({ place, text }) => {
    const part = parts[place - 1];
    const anchor = part === undefined || used.has(place) ? null : anchorOf(part, page.text);
    if (part === undefined || anchor === null) return refuse('a heading has no valid place') ?? [];
    const isFitting = text.length >= HEADING_CHARS.min && text.length <= HEADING_CHARS.max;
    const supported = judge.supported(text);
    const problem = !isFitting ? 'a heading is too short or too long' : supported.problem;
    if (problem !== null) return refuse(problem) ?? [];
    if (taken.has(comparable(text))) return refuse('the page already has this heading') ?? [];
    used.add(place);
    taken.add(comparable(text));
    grounding.push(...supported.grounding);
    return [{ level: part.level, text, anchor }];
  });
  if (items.length === 0) return words.headings.length > 0 ? null : refuse(NONE_WRITTEN);
  const placement: Placement = { selector: page.contentSelector, operation: 'insert_before' };
  return { type: 'headings', items, grounding, placement };
}

/** Same limit as for extractive paragraphs: more text does not make a better page. */
const PARAGRAPHS_MAX = 3;

function paragraphs({ words, signals, judge, refuse }: Writing): Draft | null {
  const { min, max } = blockBounds.paragraphWords;
  const entities = [...entityGaps(signals.expected).map(({ entity }) => entity), ...names(signals)];
  const grounding: Grounding[] = [];
  const used = new Set<string>();
  const items = words.supporting_paragraphs.flatMap(({ section, text, entity }) => {
    const title = signals.sections[section - 1]?.title ?? null;
    if (title === null || used.has(title) || used.size >= PARAGRAPHS_MAX) {
      return refuse('a paragraph has no section of its own') ?? [];
    }
    const supported = judge.supported(text);
    const count = countWords(supported.text);
    if (count < min || count > max) {
      return refuse(supported.problem ?? `a paragraph has ${String(count)} words`) ?? [];
    }
    const repeated = repetitionIn(supported, signals, section, count);
    if (repeated !== null) return refuse(repeated) ?? [];
    if (supported.problem !== null) refuse(supported.problem);
    used.add(title);
    grounding.push(...supported.grounding);
    const known = entities.find((name) => name.toLowerCase() === entity?.toLowerCase());
    return [{ text: supported.text, heading: title, ...(known === undefined ? {} : { entity: known }) }];
  });
  if (items.length === 0) return words.supporting_paragraphs.length > 0 ? null : refuse(NONE_WRITTEN);
  const placement: Placement = { selector: signals.page.contentSelector, operation: 'insert_after' };
  return { type: 'supporting_paragraphs', items, grounding, placement };
}

/** Why a paragraph says nothing new where it goes; null when it does. */
function repetitionIn(
  { text, grounding }: Pick<SupportedText, 'text' | 'grounding'>,
  { page, sections }: Signals,
  section: number,
  wordCount: number,
): string | null {
  if (page.text.includes(text)) return 'a paragraph repeats the page verbatim';
  return restatesSection(sections[section - 1], wordCount, grounding)
    ? 'a paragraph says what the page says right below it'
    : null;
}

function names({ entities }: Signals): readonly string[] {
  return entities.all.map(({ name }) => name);
}

function toBlock(draft: Draft, generator: string, { page }: Signals): ContentBlock {
  const words = 'text' in draft ? draft.text : JSON.stringify(draft.items);
  const html = draft.type === 'faq' ? faqHtml(faqTitle(page.language), draft.items) : '';
  return withHtml({
    review: null,
    ...draft,
    id: blockId(draft.type, words),
    html,
    fixes: [],
    generator,
  });
}
