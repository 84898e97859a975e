import type { AnsweredVerdict, AnswerForm, PageType } from '../../schema/vocabulary.ts';
import { ANSWERED } from './answered-weights.ts';
import type { Query } from '../queries/query.ts';
import { spanFinderOf, type AnswerSources, type Candidates } from './ranked-spans.ts';
import { rankSpans } from './ranking.ts';
import { boundByValue } from './value-bound.ts';
import { verdictFeatures } from './verdict-features.ts';
import { confidenceIn, creditIn, placeIn, verdictOf } from './verdict.ts';

/** Words of the page that answer a query. `start` and `end` are UTF-16 offsets into the page's text. */
export interface Answer {
  readonly form: AnswerForm;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** 0-1: probability that they hold the words that a careful reader would take. */
  readonly confidence: number;
}

/** What the page says to one query. */
export interface QueryAnswers {
  readonly query: Query;
  readonly answered: AnsweredVerdict;
  /** 0-1: probability that the page answers the query. */
  readonly probability: number;
  /** Best first, at most three; empty when `answered` is `no`. */
  readonly answers: readonly Answer[];
  /** Words of the title, the heading or the description that answer, before all others; absent without any. */
  readonly inHead?: string;
  /** 0-1: probability that the verdict is right. */
  readonly confidence: number;
  /** 0-1: how near the page comes to the next verdict, from which the score follows; absent where a language model judged. */
  readonly place?: number;
  /** 0-1: what the verdict is worth where queries are counted; absent where a language model judged. */
  readonly credit?: number;
  /** True when a language model gave the verdict. */
  readonly isModels?: boolean;
}

export interface AnswerSignals extends AnswerSources {
  readonly pageType: PageType;
}

export function answersOf(signals: AnswerSignals): readonly QueryAnswers[] {
  if (signals.queries.length === 0) return [];
  const find = spanFinderOf(signals);
  return signals.queries.map((query) => answersTo(find(query), signals.pageType));
}

function answersTo(candidates: Candidates, pageType: PageType): QueryAnswers {
  const { asked, statements } = candidates;
  const ranking = rankSpans(candidates.spans);
  const { best } = ranking;
  const { answered, probability } = verdictOf(ANSWERED, verdictFeatures(candidates, ranking, pageType));
  const verdict =
    best.length === 0 || asked.isForeign ? 'no' : boundByValue(answered, candidates, best, pageType);
  const answers = best.map(({ span: { form, start, end }, confidence }): Answer => ({
    form,
    text: statements.text.slice(start, end),
    start,
    end,
    confidence,
  }));
  const chance = asked.isForeign ? 0 : probability;
  const judged = { answered: verdict, probability: chance };
  return {
    query: asked.query,
    answered: verdict,
    probability: chance,
    confidence: confidenceIn(ANSWERED, judged),
    place: placeIn(ANSWERED, judged),
    credit: asked.isForeign ? 0 : creditIn(ANSWERED, judged),
    answers: verdict === 'no' ? [] : answers,
  };
}
