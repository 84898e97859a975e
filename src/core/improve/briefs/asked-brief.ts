import { wordsOf } from '../../text/words.ts';
import type { Asking } from '../../advice/texts/en-briefs.ts';
import type { StemList } from '../../reading/gaps/facet-page.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Brief } from '../../schema/action.ts';

/** A brief before facts of the caller may answer it. */
export interface AskedBrief extends Brief {
  /** Words of the page's language of which an answer has one; null where the words of the question say what it needs. */
  readonly answeredWith: StemList | null;
}

export function askedBrief(
  { question, kind, facts }: Asking,
  place: string,
  answeredWith: StemList | null = null,
): AskedBrief {
  return { question, answer_kind: kind, facts_needed: facts, place, answeredWith };
}

/** The heading above an offset of the text; the title of the page above all headings, and for what is not in the text. */
export function placeAt(
  signals: Pick<Signals, 'sections' | 'page' | 'subject'>,
  start: number | null,
): string {
  const { sections, page, subject } = signals;
  const above = sections.findLast(
    ({ heading }) => start !== null && heading !== null && heading.block.start <= start,
  );
  const title = namesSubject(signals) ? page.titleHeading : null;
  const names = [above?.heading?.block.text, title, subject?.name, page.titleHeading, page.metadata.title];
  const shown = names.map((name) => (name ?? '').replace(/\s+/gu, ' ').trim());
  return shown.find((name) => name !== '') ?? 'Title';
}

/** A heading may name the site or a menu rather than the page. */
function namesSubject({ page, subject }: Pick<Signals, 'page' | 'subject'>): boolean {
  const words = wordsOf(page.titleHeading ?? '', page.language);
  return words.some(({ stem }) => subject?.stems.has(stem) === true);
}

/** The brief as the API returns it. */
export function shownBrief({ question, answer_kind, facts_needed, place }: AskedBrief): Brief {
  return { question, answer_kind, facts_needed, place };
}
