import {
  ANSWER_WORDS_MAX,
  ANSWER_WORDS_MIN,
  EARLY_SHARE,
  OPENING_WORDS,
  placeCredit,
} from '../../reading/intent/answer.ts';
import { defineCheck, notApplicable, quote, ramp, shorten } from '../check.ts';

/** Weighted share of the query's words in the answer: no credit at the first, full credit at the second. */
const COVERAGE_ZERO = 0.2;
const COVERAGE_FULL = 0.7;
const HEAD_QUERY_WEIGHT = 2;

export const answerFirst = defineCheck({
  id: 'answer-first',
  category: 'intent_alignment',
  title: 'The answer comes early',
  why: 'Assistants quote what they find first: a complete sentence near the top that can stand alone as the answer.',
  source: { class: 'C', claim: '44 % of citations come from the first 30 % of a page.' },
  needs: ['queries', 'alignments'],
  fix: ['supporting_paragraphs', 'faq'],
  evaluate({ queries, alignments }) {
    if (queries.length === 0)
      return notApplicable('No query was given and none could be inferred from the text.');
    const rows = alignments.map(({ query, answer, passage }) => ({
      query,
      answer,
      passage,
      weight: query.isHead ? HEAD_QUERY_WEIGHT : 1,
      credit:
        answer === null
          ? 0
          : ramp(answer.coverage, COVERAGE_ZERO, COVERAGE_FULL) *
            placeCredit(answer.wordsBefore, answer.position) *
            answer.plausibility,
    }));
    const share =
      rows.reduce((sum, row) => sum + row.credit * row.weight, 0) /
      rows.reduce((sum, row) => sum + row.weight, 0);
    const worst = [...rows].sort((a, b) => a.credit - b.credit || b.weight - a.weight)[0];
    const early = rows.filter(
      (row) =>
        row.answer !== null && (row.answer.wordsBefore < OPENING_WORDS || row.answer.position <= EARLY_SHARE),
    ).length;
    return {
      kind: 'judged',
      share,
      explanation: `${String(early)} of ${String(rows.length)} queries are answered by a quotable passage in the first ${String(Math.round(EARLY_SHARE * 100))} % of the text.`,
      evidence: rows.flatMap(({ answer }) => (answer === null ? [] : [quote(answer.text, answer.start)])),
      advice: worst === undefined || worst.credit >= 0.9 ? null : adviceFor(worst),
    };
  },
});

type Row = {
  readonly query: { readonly text: string };
  readonly answer: { readonly text: string; readonly position: number; readonly wordsBefore: number } | null;
  readonly passage: { readonly text: string } | null;
};

function adviceFor({ query, answer, passage }: Row): string {
  const asked = shorten(query.text);
  if (answer !== null && answer.wordsBefore < OPENING_WORDS)
    return `The passage “${shorten(answer.text, 110)}” answers “${asked}” in part. Say in it, or beside it, the rest of what is asked.`;
  if (answer !== null) {
    return `The answer to “${asked}” stands ${String(Math.round(answer.position * 100))} % into the text: “${shorten(answer.text, 110)}”. Move it, or a passage like it, into the first ${String(OPENING_WORDS)} words.`;
  }
  const nearest = passage === null ? '' : ` The nearest passage is “${shorten(passage.text, 110)}”.`;
  return `No sentence of ${String(ANSWER_WORDS_MIN)}-${String(ANSWER_WORDS_MAX)} words answers “${asked}” on its own.${nearest} Open the text with one that names the topic and says it.`;
}
