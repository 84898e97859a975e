import type { PageDocument } from '../../document/page-document.ts';
import { isQuestion } from '../../signals/prose.ts';
import type { Section } from '../../signals/sections.ts';
import { wordsOf } from '../../text/words.ts';
import { contentStems, type TermStatistics } from '../../signals/terms.ts';
import type { Query } from '../queries/query.ts';
import { closeness } from './similarity.ts';

/** The heading that covers most of a query. */
export interface HeadingMatch {
  readonly text: string;
  /** 0-1. */
  readonly closeness: number;
  /** True when it contains every content word of the query. */
  readonly hasAllWords: boolean;
  /** Null for the page's title heading. */
  readonly start: number | null;
  readonly end: number | null;
}

export interface HeadingSignals {
  readonly page: PageDocument;
  readonly sections: readonly Section[];
  readonly terms: TermStatistics;
}

/** The heading closest to the query. */
export function bestHeading(query: Query, { page, sections, terms }: HeadingSignals): HeadingMatch | null {
  const match = (text: string, stems: ReadonlySet<string>, start: number | null): HeadingMatch => ({
    text,
    closeness: closeness(query, { text, stems }, terms),
    hasAllWords: [...query.stems].every((stem) => stems.has(stem)),
    start,
    end: start === null ? null : start + text.length,
  });
  const { titleHeading, language } = page;
  let best =
    titleHeading === null ? null : match(titleHeading, contentStems(wordsOf(titleHeading, language)), null);
  for (const section of sections) {
    const { heading } = section;
    if (heading === null || onlyAsks(section)) continue;
    const candidate = match(heading.block.text, contentStems(heading.words), heading.block.start);
    if (best === null || candidate.closeness > best.closeness) best = candidate;
  }
  return best;
}

/** True where only questions follow the heading: it leads to no answer. */
function onlyAsks({ sentences, units }: Section): boolean {
  return (
    sentences.length > 0 && sentences.every(isQuestion) && units.every((unit) => unit.sentences.length > 0)
  );
}
