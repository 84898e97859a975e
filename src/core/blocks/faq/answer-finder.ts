import { askedOf } from '../../reading/answers/asked.ts';
import { matchingOf, matchOf } from '../../reading/answers/match-features.ts';
import { rankSpans } from '../../reading/answers/ranking.ts';
import { largestOf, spanFeatures } from '../../reading/answers/span-features.ts';
import { spansFor, type Span } from '../../reading/answers/spans.ts';
import { readStatements, type Statements } from '../../reading/answers/statements.ts';
import { boundByValue } from '../../reading/answers/value-bound.ts';
import { verdictFeatures } from '../../reading/answers/verdict-features.ts';
import { verdictOf } from '../../reading/answers/verdict.ts';
import { questionIn } from '../../reading/queries/question-text.ts';
import type { Query } from '../../reading/queries/query.ts';
import { scoreOf } from '../../models/linear-model.ts';
import { ANSWER_RANK } from '../../reading/answers/answer-rank-weights.ts';
import { ANSWERED } from '../../reading/answers/answered-weights.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { packOf } from '../../languages/index.ts';
import type { AnsweredVerdict } from '../../schema/vocabulary.ts';
import { comparable } from './own-questions.ts';
import { passageFeatures, type PassageFeatures } from './passage-features.ts';
import { passagesAt, passagesBelow, sentencesFrom, type ReadSentences } from './page-passages.ts';
import type { Passage } from './passage.ts';

/** What the finder reads. */
export type FinderSignals = Pick<Signals, 'page' | 'prose' | 'subject' | 'pageType'>;

/** A passage as an answer to a question. */
export interface JudgedPassage {
  readonly passage: Passage;
  readonly features: PassageFeatures;
}

/** The passages that may answer a question, in page order. */
export interface FoundPassages {
  readonly answered: AnsweredVerdict;
  readonly passages: readonly JudgedPassage[];
}

/** `heading` is the index of the block that asks the question, when the page asks it. */
export type FindPassages = (query: Query, heading: number | null) => FoundPassages;

const known = new WeakMap<FinderSignals['prose'], Statements>();

/** The page is indexed once for all composers. */
function statementsOf({ page, prose }: FinderSignals): Statements {
  let statements = known.get(prose);
  if (statements === undefined)
    known.set(prose, (statements = readStatements(prose, page.text, page.language)));
  return statements;
}

/** `read` takes the sentences of a passage: what can be published unseen, or what an editor can use. */
export function passageFinderOf(signals: FinderSignals, read: ReadSentences = sentencesFrom): FindPassages {
  const statements = statementsOf(signals);
  const names = signals.subject?.stems ?? new Set<string>();
  return (query, heading) => {
    const asked = askedOf(query, names, statements);
    const matching = matchingOf(asked, statements);
    const matched = spansFor(asked, statements).map((span) => ({ span, match: matchOf(span, matching) }));
    const largest = largestOf(matched, asked);
    const spans = matched.map((one) => ({ ...one, features: spanFeatures(one, largest, matching) }));
    const candidates = { asked, statements, spans };
    const ranking = rankSpans(spans);
    const features = verdictFeatures(candidates, ranking, signals.pageType);
    const { answered, probability } = verdictOf(ANSWERED, features);
    const quoted = [
      ...(heading === null ? [] : passagesBelow(heading, signals, read)),
      ...ranking.best.flatMap(({ span }) => passagesAt(span.start, span.end, signals, read)),
    ];
    const distinct = new Map(quoted.map((one) => [`${String(one.start)}-${String(one.end)}`, one]));
    const top = ranking.best[0]?.rank ?? 0;
    const passages = [...distinct.values()].flatMap((passage): JudgedPassage[] => {
      const span = spanOf(passage, statements);
      if (span === null) return [];
      const match = matchOf(span, matching);
      const own = spanFeatures({ span, match }, largest, matching);
      const below = passagesOpening(passage, heading);
      const held = heldIn(passage, ranking.best);
      return [
        {
          passage,
          features: passageFeatures(passage, own, {
            probability,
            held,
            rank: scoreOf(ANSWER_RANK, own) - top,
            isBelowQuestion: below,
            kind: asked.kind,
          }),
        },
      ];
    });
    const verdict = asked.isForeign
      ? 'no'
      : boundByValue(answered, candidates, ranking.best, signals.pageType);
    return { answered: verdict, passages };
  };
}

/** Where the page asks a question itself: the index of the heading, term or line with the same words. */
export function askingBlocks({
  page,
  prose,
}: Pick<FinderSignals, 'page' | 'prose'>): (question: string) => number | null {
  const places = new Map<string, number>();
  prose.units.forEach(({ block: { kind, text } }, index) => {
    if (kind !== 'heading' && kind !== 'term' && !(kind === 'paragraph' && text.length <= QUESTION_CHARS_MAX))
      return;
    const question = questionIn(text, packOf(page.language));
    if (question === null) return;
    const key = comparable(question);
    if (!places.has(key)) places.set(key, index);
  });
  return (question) => places.get(comparable(question)) ?? null;
}

const QUESTION_CHARS_MAX = 140;

function passagesOpening({ units, opensUnit }: Passage, heading: number | null): boolean {
  return heading !== null && opensUnit && units[0] === heading + 1;
}

/** Probability that the passage holds the reader's words: that of the best spans by the part of each inside it. */
function heldIn(
  { start, end }: Passage,
  best: readonly { readonly span: Span; readonly confidence: number }[],
): number {
  let held = 0;
  for (const { span, confidence } of best) {
    const shared = Math.min(end, span.end) - Math.max(start, span.start);
    if (shared > 0) held += (confidence * shared) / (span.end - span.start);
  }
  return Math.min(1, held);
}

/** The statements of a passage; they are in order. */
function spanOf({ start, end }: Passage, { all }: Statements): Span | null {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const from = low;
  let to = from;
  let words = all[from]?.words.length ?? 0;
  while ((all[to + 1]?.end ?? Infinity) <= end) words += all[++to]?.words.length ?? 0;
  return all[from] === undefined ? null : { from, to, form: 'passage', start, end, words };
}
