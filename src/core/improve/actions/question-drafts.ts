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
export interface QuestionDraft extends Draft {
  readonly brief: AskedBrief;
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

/** The place of an answer without a heading: one that says the question. */
function placeOf({ text }: Query, suggested: string | null): string {
  return suggested ?? text;
}

function headingFor(heading: HeadingMatch | null): Evidence | null {
  if (heading === null || heading.closeness < CLOSENESS_MIN) return null;
  return heading.start === null ? quoteElsewhere(heading.text) : quote(heading.text, heading.start);
}
