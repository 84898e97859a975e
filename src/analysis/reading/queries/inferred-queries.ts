import { packOf } from '../../../languages/index.ts';
import type { PageType } from '../../../schema/vocabulary.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { wordsOf } from '../../language/words.ts';
import { contentStems } from '../../signals/terms.ts';
import type { Subject } from '../subject/subject.ts';
import { askedNameOf } from './asked-name.ts';
import type { QuestionCandidate } from './candidate.ts';
import { askedByTitle, askedOfSubject } from './head-questions.ts';
import { askedByHeadings, askedByLabels, askedOnPage, type QuestionContext } from './page-questions.ts';
import { runningTextOf } from './running-text.ts';

const QUERIES_MAX = 6;
/** Two questions that share more of their content words are one. */
const SAME_SHARE = 0.75;

/** The questions that people would put to an assistant and that the page is about, the first one first. */
export function inferQuestions(
  page: PageDocument,
  subject: Subject,
  pageType: PageType,
): readonly QuestionCandidate[] {
  const pack = packOf(page.language);
  const text = runningTextOf(page);
  const name = askedNameOf(subject, text, pack);
  const plain: QuestionCandidate = { text: name.bare, kind: null, source: 'subject' };
  if (pack.questions === null) return [plain];
  const context: QuestionContext = { subject, name, pageType, blocks: page.blocks, text, pack };
  const head = askedByTitle(context, page) ?? askedOfSubject(context);
  const further = [...askedOnPage(context), ...askedByHeadings(context), ...askedByLabels(context)];
  return distinct(
    [...(head === null ? [] : [head]), ...(isSearch(name.bare) ? [plain] : []), ...further],
    page.language,
  ).slice(0, QUERIES_MAX);
}

/** A single word is no search, unless it is all that is known. */
function isSearch(name: string): boolean {
  return name.includes(' ');
}

function distinct(candidates: readonly QuestionCandidate[], language: string): QuestionCandidate[] {
  const kept: { readonly candidate: QuestionCandidate; readonly stems: ReadonlySet<string> }[] = [];
  for (const candidate of candidates) {
    if (kept.length >= QUERIES_MAX) break;
    const stems = contentStems(wordsOf(candidate.text, language));
    if (!kept.some((other) => overlap(stems, other.stems) >= SAME_SHARE)) kept.push({ candidate, stems });
  }
  return kept.map(({ candidate }) => candidate);
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}
