import { defineCheck, notApplicable, ramp } from '../check.ts';
import { quoteElsewhere, quote } from '../../evidence/evidence.ts';

/** Closeness of heading and query (0-1) for the first points and for all points. D: read off graded pairs. */
const CLOSENESS_ZERO = 0.25;
const CLOSENESS_FULL = 0.8;
const HEAD_QUERY_WEIGHT = 2;

export const headingQueryMatch = defineCheck({
  id: 'heading-query-match',
  category: 'structure_quality',
  weakness: 'poor_headings',
  title: 'Headings say what people ask',
  why: 'Assistants find passages by the heading above them: a heading that carries the words of the question is the strongest single cue that its section answers it.',
  source: {
    class: 'C',
    claim:
      'Pages with a heading close to the query were cited in 41 % of cases against 30 % (353,799 pages).',
  },
  needs: ['queries', 'alignments'],
  fix: ['headings', 'faq'],
  evaluate({ queries, alignments }) {
    if (queries.length === 0)
      return notApplicable('No query was given and none could be inferred from the text.');
    const rows = alignments.map(({ query, heading }) => ({
      query,
      heading,
      weight: query.isHead ? HEAD_QUERY_WEIGHT : 1,
      credit: ramp(heading?.closeness ?? 0, CLOSENESS_ZERO, CLOSENESS_FULL),
    }));
    const share =
      rows.reduce((sum, row) => sum + row.credit * row.weight, 0) /
      rows.reduce((sum, row) => sum + row.weight, 0);
    const matched = rows.filter((row) => row.credit >= 0.5).length;
    return {
      kind: 'judged',
      share,
      explanation: `${String(matched)} of ${String(rows.length)} queries have a heading that says them.`,
      evidence: rows.flatMap(({ heading }) =>
        heading === null || heading.closeness < CLOSENESS_ZERO
          ? []
          : [heading.start === null ? quoteElsewhere(heading.text) : quote(heading.text, heading.start)],
      ),
    };
  },
});
