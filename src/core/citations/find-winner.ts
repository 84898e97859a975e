import type { AnsweredVerdict } from '../schema/vocabulary.ts';
import type { Winner } from './causes/cause-case.ts';
import { placedSentences, sharedStems, statedFacts } from './causes/compared-words.ts';
import type { Retrieval, RetrievedPassage } from './citation-plan.ts';
import type { ReadRun } from './read-runs.ts';
import type { SourceAnswer, SourceSpan } from './source-page.ts';
import type { NumberedPage } from './test-pages.ts';

const RANKS: Readonly<Record<AnsweredVerdict, number>> = { no: 0, partial: 1, full: 2 };

/** The rival that most runs cite, with those of its words on which most of the answers rest. Null when none is cited. */
export function winnerOfRuns(
  runs: readonly ReadRun[],
  rivals: readonly NumberedPage[],
  question: number,
): Winner | null {
  const counted = rivals
    .map((rival) => ({ rival, cited: runs.filter(({ cited }) => cited.has(rival.page)).length }))
    .filter(({ cited }) => cited > 0)
    .sort((one, other) => other.cited - one.cited || one.rival.page - other.rival.page);
  const [best] = counted;
  if (best === undefined) return null;
  const { page, source } = best.rival;
  const span = wordsOfRuns(runs, page, source.language);
  return span === null ? null : { page, source, answer: source.answers[question] ?? null, span };
}

/** The sentence of the cited passages that the citing sentences repeat most. */
function wordsOfRuns(runs: readonly ReadRun[], page: number, language: string): SourceSpan | null {
  const spans = new Map<number, { readonly span: SourceSpan; likeness: number }>();
  for (const { sentences, sources } of runs)
    for (const { text, supported } of sentences)
      for (const label of supported) {
        const source = sources[label - 1];
        if (source?.page !== page) continue;
        const { span, likeness } = nearestSentence(text, source, language);
        const known = spans.get(span.start);
        if (known === undefined) spans.set(span.start, { span, likeness });
        else known.likeness += likeness;
      }
  const [best] = [...spans.values()].sort((one, other) => other.likeness - one.likeness);
  return best?.span ?? null;
}

function nearestSentence(
  claim: string,
  passage: RetrievedPassage,
  language: string,
): { readonly span: SourceSpan & { readonly start: number }; readonly likeness: number } {
  const said = statedFacts(claim, language, new Set());
  let best = { span: passage, likeness: 0 };
  for (const { text, start, end } of placedSentences(passage.text, language)) {
    const facts = statedFacts(text, language, new Set());
    const likeness = sharedStems(said.stems, facts.stems) + sharedStems(said.figures, facts.figures);
    if (likeness > best.likeness)
      best = { span: { ...passage, text, start: passage.start + start, end: passage.start + end }, likeness };
  }
  return best;
}

/** The rival that answers better than the own page by the verdicts, with its words. Null when none does. */
export function winnerOfVerdicts({
  rivals,
  question,
  retrieval,
  own,
}: {
  readonly rivals: readonly NumberedPage[];
  readonly question: number;
  readonly retrieval: Retrieval;
  readonly own: SourceAnswer | null;
}): Winner | null {
  const rankOf = (answer: SourceAnswer | null | undefined): number => RANKS[answer?.answered ?? 'no'];
  const placeOf = (page: number): number => {
    const place = retrieval.sources.findIndex((source) => source.page === page);
    return place < 0 ? retrieval.sources.length : place;
  };
  const better = rivals
    .filter(
      ({ page, source }) =>
        rankOf(source.answers[question]) > rankOf(own) && placeOf(page) < retrieval.sources.length,
    )
    .sort(
      (one, other) =>
        rankOf(other.source.answers[question]) - rankOf(one.source.answers[question]) ||
        placeOf(one.page) - placeOf(other.page),
    );
  const [best] = better;
  const answer = best?.source.answers[question];
  const span = answer?.answers[0];
  if (best === undefined || answer === undefined || span === undefined) return null;
  return { page: best.page, source: best.source, answer, span };
}
