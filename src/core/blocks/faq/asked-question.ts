import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { naturalCase, withCapital } from '../../reading/queries/natural-case.ts';
import { questionIn, standsAlone } from '../../reading/queries/question-text.ts';
import type { RunningText } from '../../reading/queries/running-text.ts';
import { packOf } from '../../languages/index.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import { isClearQuestion, questionFromHeading } from './question-forms.ts';

/** A query as a full question: "how to size a pump" asks "How do you size a pump?". Null for mere keywords. */
export function askedAs(query: string, language: string): string | null {
  const trimmed = query.trim();
  const question = withCapital(trimmed);
  if (isClearQuestion(question, language)) return question;
  const marked = questionIn(trimmed, packOf(language));
  if (marked !== null && isClearQuestion(withCapital(marked), language)) return withCapital(marked);
  return questionFromHeading(question, language);
}

/** The question that a heading asks, in the capitals of running text. Null unless it is clear without the page. */
export function headingQuestion(
  heading: string,
  {
    text,
    language,
    pageType,
  }: { readonly text: RunningText; readonly language: string; readonly pageType: PageType },
): string | null {
  const pack = packOf(language);
  const asked = questionIn(heading, pack);
  if (asked === null || !standsAlone(asked, pack, pageTypeIs(pageType, 'informing'))) return null;
  const opening = /^¿/u.exec(asked)?.[0] ?? '';
  const written = opening + naturalCase(asked.slice(opening.length), text, language);
  return askedAs(written, language);
}
