import { packOf } from '../../languages/index.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { wordsOf } from '../../text/words.ts';
import { contentStems } from '../../signals/terms.ts';
import type { Subject } from '../subject/subject.ts';
import { askedNameOf } from './asked-name.ts';
import type { QuestionCandidate, QuestionContext } from './candidate.ts';
import {
  askedByOpening,
  askedByTitle,
  askedOfSubject,
  askedOfType,
  searchedByTitle,
  whatIs,
} from './head-questions.ts';
import type { FoundEntity } from '../entities/found-entity.ts';
import { askedOfTerms } from './definition-questions.ts';
import { askedByTasks, withTool } from './task-questions.ts';
import { askedOfCompared } from './compared-questions.ts';
import { naturalCase, withCapital } from './natural-case.ts';
import { askedInText, askedOnPage } from './page-questions.ts';
import { ownerOf } from './owner.ts';
import { runningTextOf, type RunningText } from './running-text.ts';
import { askedByHeadings, askedByLabels } from './side-questions.ts';

const QUERIES_MAX = 6;
/** Two questions that share this much of what they ask of the subject are one. */
const SAME_SHARE = 0.6;

/** The questions that people would put to an assistant and that the page is about, the first one first. */
export function inferQuestions(
  page: PageDocument,
  read: Subject,
  pageType: PageType,
  found: () => readonly FoundEntity[],
): readonly QuestionCandidate[] {
  const pack = packOf(page.language);
  const text = runningTextOf(page);
  const entities = found();
  const subject = explained(read, entities);
  const name = askedNameOf(subject, pageType, ownerOf(page, pageType, subject), text, pack);
  const plain: QuestionCandidate = { text: name.bare, kind: null, source: 'subject', isHeading: false };
  if (pack.questions === null) return [plain];
  const context: QuestionContext = { subject, name, pageType, blocks: page.blocks, text, pack };
  const asked = askedByTitle(context, page) ?? askedByOpening(context);
  const ofSubject = askedOfSubject(context);
  // "Fig bars recipe" asks for fig bars already.
  const isAsked = asked?.source === 'text' || (pageType === 'recipe' && ofSubject !== null);
  const heads = [
    asked,
    ofSubject,
    isSearch(name.bare) && !isAsked ? plain : null,
    searchedByTitle(context, page),
  ];
  const candidates = [
    ...heads.filter((head) => head !== null).map((head) => withTool(head, context, page)),
    ...askedOfType(context),
    ...askedOnPage(context, entities),
    ...askedOfCompared(entities, context),
    ...askedByHeadings(context),
    ...askedByTasks(context, page),
    ...askedOfTerms(entities, context),
    ...askedByLabels(context),
    ...askedInText(context),
  ];
  const chosen = distinct(candidates, context);
  return chosen.length === 0
    ? [whatIs(context) ?? plain]
    : chosen.map((candidate) => written(candidate, text, page.language));
}

/** A topic that the page defines is a concept: people ask what it is. */
function explained(subject: Subject, entities: readonly FoundEntity[]): Subject {
  const name = subject.name.toLowerCase();
  const isDefined =
    subject.type === 'topic' &&
    entities.some((entity) => entity.definition !== null && entity.name.toLowerCase() === name);
  return isDefined ? { ...subject, type: 'concept' } : subject;
}

/** A single word is no search, unless it is all that is known. */
function isSearch(name: string): boolean {
  return name.includes(' ');
}

function written(candidate: QuestionCandidate, text: RunningText, language: string): QuestionCandidate {
  if (!candidate.isHeading) return candidate;
  const opening = /^¿/u.exec(candidate.text)?.[0] ?? '';
  const words = opening + naturalCase(candidate.text.slice(opening.length), text, language);
  return { ...candidate, text: /[?？]$/u.test(words) ? withCapital(words) : words };
}

/** Questions that ask different things: what they say besides the subject differs. */
function distinct(
  candidates: readonly QuestionCandidate[],
  { subject, name, pack }: QuestionContext,
): QuestionCandidate[] {
  const kept: { readonly candidate: QuestionCandidate; readonly asked: ReadonlySet<string> }[] = [];
  const stemsOf = (text: string): ReadonlySet<string> => contentStems(wordsOf(text, pack.code));
  const own = new Set([...subject.stems, ...stemsOf(name.bare)]);
  for (const candidate of candidates) {
    if (kept.length >= QUERIES_MAX) break;
    const asked = new Set([...stemsOf(candidate.text)].filter((stem) => !own.has(stem)));
    const isAsked = kept.some(
      (other) =>
        overlap(asked, other.asked) >= SAME_SHARE ||
        // "cost" and "price" are one question.
        (candidate.kind === 'price' && other.candidate.kind === 'price'),
    );
    if (!isAsked) kept.push({ candidate, asked });
  }
  return kept.map(({ candidate }) => candidate);
}

/** 0-1: shared words of all words; 1 when neither has any. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}
