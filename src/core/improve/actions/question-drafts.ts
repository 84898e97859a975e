import { adviseTo } from '../../advice/advice.ts';
import { factsNeeded, PRICE_QUESTION } from '../../advice/texts/en-words.ts';
import { answeredQueries } from '../../checks/intent-alignment/answered-queries.ts';
import { quote, quoteElsewhere, shorten } from '../../evidence/evidence.ts';
import { askedKindOf } from '../../reading/answers/answer-kind.ts';
import { openQuestions } from '../../reading/gaps/question-gaps.ts';
import type { HeadingMatch } from '../../reading/intent/heading-match.ts';
import type { Query } from '../../reading/queries/query.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Evidence } from '../../schema/evidence.ts';
import type { AskedBrief } from '../briefs/asked-brief.ts';
import { answersAsRead } from '../shown-reading.ts';
import type { Draft } from './draft.ts';

/** A heading with less in common with the question announces something else. */
const CLOSENESS_MIN = 0.4;
/** Entries of a listing, as headings. */
const ENTRIES_MIN = 4;
const HEADLINE_WORDS_MIN = 4;
/** A longer entry is a text of its own. */
const TEASER_WORDS_MAX = 120;
/** A listing with a larger share of specific statements answers by itself. */
const STATED_SHARE_MIN = 0.3;

export interface QuestionDraft extends Draft {
  readonly brief: AskedBrief;
  /** What is missing, as in `EntityGap.entity`. */
  readonly missing: string;
}

/** A draft and a brief for each question that the page leaves open. Takes the page as it was read and as it was scored. */
export function questionDrafts(read: Signals, scored: Signals): QuestionDraft[] {
  const { page, pageType, language, subject, prose, terms } = scored;
  const answers = answersAsRead(read, scored);
  return openQuestions({ page, pageType, language, subject, prose, terms, answers }).map(({ query, gap }) => {
    const at = answers.findIndex((one) => one.query === query);
    const heading = headingFor(scored.alignments[at]?.heading ?? null);
    const kind = query.kind ?? askedKindOf(query.text, page.language) ?? 'explanation';
    // The name of a page may be that of a person or a role, which has no price.
    const question = query.source === 'inferred' && kind === 'price' ? PRICE_QUESTION : query.text;
    return {
      missing: gap.entity,
      check: answeredQueries.id,
      weakness: answeredQueries.weakness,
      advice: adviseTo(
        'answer-question',
        { asked: shorten(question, 120), kind, place: heading?.text ?? null },
        { where: heading },
      ),
      brief: {
        question,
        answer_kind: kind,
        facts_needed: factsNeeded[kind],
        place: heading?.text ?? placeOf(query, gap.suggested_section),
        answeredWith: null,
      },
    };
  });
}

/** What a listing lacks whose entries state next to nothing; null for any other page. */
export function teaserDraft({ pageType, sections, statements }: Signals): Draft | null {
  const entries = sections.filter(
    ({ heading }) => heading !== null && heading.words.length >= HEADLINE_WORDS_MIN,
  );
  const isEssay = entries.some(({ wordCount }) => wordCount > TEASER_WORDS_MAX);
  const block = entries[0]?.heading?.block;
  const specific = statements.filter((one) => one.isSpecific).length;
  const states = specific >= statements.length * STATED_SHARE_MIN;
  if (pageType !== 'listing' || block === undefined || entries.length < ENTRIES_MIN || isEssay || states)
    return null;
  return {
    check: answeredQueries.id,
    weakness: answeredQueries.weakness,
    advice: adviseTo('state-main-facts', {}, { where: quote(block.text, block.start) }),
    brief: null,
  };
}

/** The place of an answer without a heading: one that says the question. */
function placeOf({ text }: Query, suggested: string | null): string {
  return suggested ?? text;
}

function headingFor(heading: HeadingMatch | null): Evidence | null {
  if (heading === null || heading.closeness < CLOSENESS_MIN) return null;
  return heading.start === null ? quoteElsewhere(heading.text) : quote(heading.text, heading.start);
}
