import { quoted } from '../../evidence/quoted.ts';
import { askedKindOf } from '../../reading/answers/answer-kind.ts';
import { openQuestions } from '../../blocks/faq/open-questions.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Omission } from '../../schema/content-block.ts';
import type { AnswerKind, ContentType } from '../../schema/vocabulary.ts';
import { askedBrief, placeAt, type AskedBrief } from './asked-brief.ts';

interface Wanted {
  readonly question: string;
  readonly kind: AnswerKind;
  readonly facts: readonly string[];
}

/** What the author supplies as `facts` for the types that the page has no material for. */
export function blockBriefs(omitted: readonly Omission[], signals: Signals): AskedBrief[] {
  const about = quoted(signals.subject?.name ?? signals.page.titleHeading ?? 'this page', SUBJECT_CHARS);
  const place = placeAt(signals, null);
  return omitted
    .filter(({ reason }) => !reason.startsWith('needs_review'))
    .flatMap(({ type }) => {
      const wanted = wantedFor(type, about, signals);
      return wanted === null ? [] : [askedBrief(wanted, place)];
    });
}

const SUBJECT_CHARS = 80;

/** Null for types that the page's own words do not lack. */
function wantedFor(type: ContentType, about: string, signals: Signals): Wanted | null {
  const { page, queries } = signals;
  const head = queries.find(({ isHead }) => isHead)?.text;
  const asked = head === undefined ? `What do readers need to know about ${about}?` : head;
  switch (type) {
    case 'title':
      return page.metadata.title === null
        ? { question: `What is ${about} called?`, kind: 'definition', facts: ['its full name'] }
        : null;
    case 'meta_description':
      return page.metadata.description === null
        ? {
            question: `What is ${about}, and for whom?`,
            kind: 'definition',
            facts: ['what it is, in one sentence of 70 to 160 characters'],
          }
        : null;
    case 'faq':
      return faqWanted(about, signals);
    case 'supporting_paragraphs':
      return {
        question: asked,
        kind: 'explanation',
        facts: ['the answer in 40 to 120 words, with figures and names'],
      };
    case 'headings':
      return null;
  }
}

/** A question of the readers that the page answers in part or not at all; without one the author names the questions. */
function faqWanted(about: string, signals: Signals): Wanted {
  const [question] = openQuestions(['partial', 'no'], [], signals);
  return question === undefined
    ? {
        question: `Which answers about ${about} do readers not find on the page?`,
        kind: 'explanation',
        facts: ['two answers, each a full sentence that names what it is about'],
      }
    : {
        question,
        kind: askedKindOf(question, signals.page.language) ?? 'explanation',
        facts: ['the answer in one or two full sentences that name what it is about'],
      };
}
