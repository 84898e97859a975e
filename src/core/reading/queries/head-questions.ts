import type { Template } from '../../languages/notation.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { bareTitle } from '../subject/page-title.ts';
import { askAbout, searchWith } from './asked-name.ts';
import { sharedStems, type QuestionCandidate, type QuestionContext } from './candidate.ts';
import { askedInText } from './page-questions.ts';
import { bareHeading, questionIn, standsAlone } from './question-text.ts';
import { askSide } from './side-questions.ts';
import { taskOf } from './task-questions.ts';

/** A longer name is a description. */
const NAME_WORDS_MAX = 6;
const TITLE_WORDS = { min: 3, max: 6 } as const;

/** The question that the title asks; null for other titles. */
export function askedByTitle(context: QuestionContext, page: PageDocument): QuestionCandidate | null {
  const { pack, pageType } = context;
  if (pageType === 'home' || pageType === 'listing') return null;
  for (const title of [context.subject.name, page.titleHeading ?? '', bareTitle(page)]) {
    const question = questionIn(title, pack);
    if (question !== null && standsAlone(question, pack, true) && sharedStems(question, context).shared > 0)
      return { text: question, kind: null, source: 'title', isHeading: true };
  }
  return null;
}

/** Blocks of an opening post, or before the first section of an article. */
const OPENING_BLOCKS = 12;
/** A longer name is a headline, and so is one with the marks of a sentence. */
const HEADLINE_WORDS_MIN = 9;
const SENTENCE_MARKS = /[.!…]\s|["“”„»]/u;

/** The question of the opening post, or under a headline: what a thread or the news calls itself, nobody asks. */
export function askedByOpening(context: QuestionContext): QuestionCandidate | null {
  const { pageType, blocks, subject } = context;
  const isHeadline =
    pageType === 'article' &&
    (subject.name.split(' ').length >= HEADLINE_WORDS_MIN || SENTENCE_MARKS.test(subject.name));
  if (pageType !== 'forum' && !isHeadline) return null;
  return askedInText({ ...context, blocks: blocks.slice(0, OPENING_BLOCKS) })[0] ?? null;
}

/** The first question about a subject of this type on a page of this type; null where only its name can be searched for. */
export function askedOfSubject(context: QuestionContext): QuestionCandidate | null {
  const { subject, pageType, name, pack } = context;
  const heads = pack.questions?.heads;
  if (heads === undefined) return null;
  const make = (text: string | null, kind: QuestionCandidate['kind']): QuestionCandidate | null =>
    text === null ? null : { text, kind, source: 'subject', isHeading: false };
  if (pageType === 'recipe') return make(searchWith(heads.recipe, name), 'steps');
  // The page of a command or a function is named by one word, which nobody asks alone.
  if (pageType === 'documentation' && !/\s/.test(name.bare))
    return make(askAbout(heads.what, name, pack), 'definition');
  if (subject.type === 'topic') return make(taskOf(name.bare, context), 'steps');
  if (subject.type === 'person') return make(askAbout(heads.who, name, pack), 'person');
  return isDefined(context) ? make(askAbout(heads.what, name, pack), 'definition') : null;
}

/** What the subject is, where nothing else is known to ask of it. */
export function whatIs({ name, pack }: QuestionContext): QuestionCandidate | null {
  const form = pack.questions?.heads.what;
  const text = form === undefined ? null : askAbout(form, name, pack);
  return text === null ? null : { text, kind: 'definition', source: 'subject', isHeading: false };
}

/** People ask what a concept or a provider is; of goods, places and events they ask something else first. */
function isDefined({ subject: { type }, pageType, name, pack }: QuestionContext): boolean {
  if (type === 'concept' || type === 'health') return true;
  if (pageType === 'product' || pageType === 'collection' || pageType === 'listing' || pageType === 'forum')
    return false;
  if (type !== 'organization' && type !== 'product') return false;
  // "What is Zendesk for customer service?" asks about no name.
  const words = name.bare.split(' ');
  const stops = stopWordsOf(pack.code);
  return (
    words.length <= NAME_WORDS_MAX && words.every((word) => /[\p{Lu}\p{N}]/u.test(word) || stops.has(word))
  );
}

/** Questions that people ask of every page of a type, whatever it says. */
export function askedOfType(context: QuestionContext): QuestionCandidate[] {
  const { subject, pageType, name, pack } = context;
  const heads = pack.questions?.heads;
  const asked: (QuestionCandidate | null)[] = [];
  const make = (template: Template | null, kind: QuestionCandidate['kind']): void => {
    const text = template === null ? null : searchWith(template, name);
    if (text !== null) asked.push({ text, kind, source: 'type', isHeading: false });
  };
  if (pageType === 'recipe') make(heads?.making ?? null, 'steps');
  asked.push(costOf(context));
  if (pageType === 'collection' && subject.type === 'product' && name.isPlural)
    make(heads?.best ?? null, 'list');
  return asked.filter((one) => one !== null);
}

/** Buyers ask for the price even where a page does not name it. */
function costOf(context: QuestionContext): QuestionCandidate | null {
  const { pageType, subject, name, pack } = context;
  const form = pack.questions?.heads.cost;
  if (form === undefined) return null;
  if (pageType === 'product') return askSide('price', 'type', context);
  if (pageType === 'collection' && !name.isPlural) return null;
  const isSold = pageType === 'service' || pageType === 'home' || pageType === 'collection';
  // What an organization offers has its price, not the organization.
  const isPriced =
    subject.type === 'product' ||
    (subject.type === 'organization' && pageType === 'service' && name.full !== null);
  const text = isSold && isPriced ? askAbout(form, name, pack) : null;
  return text === null ? null : { text, kind: 'price', source: 'type', isHeading: false };
}

/** The offer in the words of the title, without the owner's name: "machine learning recruiters". */
export function searchedByTitle(context: QuestionContext, page: PageDocument): QuestionCandidate | null {
  const { pageType, pack } = context;
  if (pageType !== 'service' && pageType !== 'collection' && pageType !== 'product') return null;
  const title = bareHeading(bareTitle(page));
  const words = title.split(' ').length;
  if (words < TITLE_WORDS.min || words > TITLE_WORDS.max || /[?!:;,“”"|&+…$]|\.\s|\s[-–—]\s/u.test(title))
    return null;
  const { shared } = sharedStems(title, context);
  if (!standsAlone(title, pack, false) || shared === 0) return null;
  // Of goods the title usually is the name, with details.
  if (pageType === 'product' && shared * 2 >= context.subject.stems.size) return null;
  return { text: title, kind: null, source: 'title', isHeading: true };
}
