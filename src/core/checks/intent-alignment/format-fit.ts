import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import type { Intent } from '../../reading/intent/intent.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Evidence } from '../../schema/evidence.ts';
import { contentStems } from '../../signals/terms.ts';
import { wordsOf } from '../../text/words.ts';
import { defineCheck, notApplicable, ramp } from '../check.ts';
import { quote, quoteElsewhere } from '../../evidence/evidence.ts';

const HEAD_QUERY_WEIGHT = 2;
/** Steps: this many items or numbered headings, of this many words each, are a procedure. */
const STEPS_MIN = 3;
const STEP_WORDS_MIN = 3;
const NUMBERED = /^\p{L}*\s?\(?\p{N}{1,2}[.):：]?(?:\s|$)/u;
const TABLE_ROWS_MIN = 3;
const PROPERTIES_FULL = 4;
/** Share of the query's words in the page's name for a navigational query. */
const NAMED_FULL = 0.6;
/** Credit for the second-best form of each kind: D. */
const CREDIT = {
  codeSteps: 0.8,
  bullets: 0.7,
  prose: 0.35,
  bareTable: 0.8,
  proseComparison: 0.4,
} as const;

type FormatSignals = Pick<
  Signals,
  | 'alignments'
  | 'forms'
  | 'offer'
  | 'sections'
  | 'topic'
  | 'page'
  | 'titleText'
  | 'enumerations'
  | 'wordOrder'
>;

/** A fact or a reason can be told in any form. */
type FormedIntent = Exclude<Intent, 'informational'>;

/** The form of a page compared with the form that an intent needs. */
interface Fit {
  readonly credit: number;
  readonly found: Evidence | null;
}

export const formatFit = defineCheck({
  id: 'format-fit',
  category: 'intent_alignment',
  weakness: 'no_direct_answer',
  title: 'The answer has the form that the question needs',
  why: 'Who asks “how to” is answered from steps, who compares from a table, who buys from a price and properties: an assistant takes the page that has its answer in that form.',
  source: {
    class: 'B',
    claim:
      'Structure alone, with the meaning held, brought 17 % more citations over six engines (GEO-SFE 2026).',
  },
  needs: [
    'intents',
    'pageType',
    'alignments',
    'forms',
    'offer',
    'sections',
    'topic',
    'page',
    'titleText',
    'enumerations',
    'wordOrder',
  ],
  evaluate(signals) {
    const { intents, page, pageType, wordOrder } = signals;
    if (pageTypeIs(pageType, 'gathering'))
      return notApplicable(`A ${pageType} page gathers posts, goods or links; no one form is needed.`);
    if (intents === null)
      return notApplicable(`What a question wants cannot be told in this language (${page.language}).`);
    if (intents.length === 0)
      return notApplicable('No query was given and none could be inferred from the text.');
    const rows = intents.flatMap(({ query, intent }, index) =>
      intent === 'informational'
        ? []
        : [
            {
              query,
              intent,
              weight: query.isHead ? HEAD_QUERY_WEIGHT : 1,
              fit: FITS[intent](signals, index),
            },
          ],
    );
    if (rows.length === 0)
      return notApplicable('The queries ask for facts and reasons, which need no form but a sentence.');
    const weight = rows.reduce((sum, row) => sum + row.weight, 0);
    const share = rows.reduce((sum, row) => sum + row.fit.credit * row.weight, 0) / weight;
    return {
      kind: 'judged',
      share: share * (wordOrder.plausibility ?? 1),
      explanation: `The queries are ${[...new Set(rows.map(({ intent }) => intent))].join(', ')}; ${String(rows.filter(({ fit }) => fit.credit >= 0.7).length)} of ${String(rows.length)} find the form that they need.`,
      evidence: rows.flatMap(({ fit }) => (fit.found === null ? [] : [fit.found])),
    };
  },
});

const FITS: Readonly<Record<FormedIntent, (signals: FormatSignals, query: number) => Fit>> = {
  procedural: fitProcedural,
  comparative: fitComparative,
  transactional: fitTransactional,
  navigational: fitNavigational,
};

/** Numbered steps, in a list or in headings; else code between text; else bullets; else an answer in running text. */
function fitProcedural(
  { forms, sections, page, enumerations, alignments }: FormatSignals,
  query: number,
): Fit {
  const lists = forms.filter(
    ({ kind, isSound, units, wordsPerItem }) =>
      kind === 'list' && isSound && units.length >= STEPS_MIN && wordsPerItem >= STEP_WORDS_MIN,
  );
  const ordered = lists.find(({ isOrdered }) => isOrdered);
  if (ordered !== undefined) return found(1, ordered.units[0]?.block);
  const numbered = sections.filter(
    ({ heading, wordCount }) => heading !== null && wordCount > 0 && NUMBERED.test(heading.block.text),
  );
  if (numbered.length >= STEPS_MIN) return found(1, numbered[0]?.heading?.block);
  const code = page.blocks.find(({ kind }) => kind === 'code');
  if (code !== undefined && sections.length >= STEPS_MIN) return found(CREDIT.codeSteps, code);
  if (lists[0] !== undefined) return found(CREDIT.bullets, lists[0].units[0]?.block);
  const sequence = enumerations.find(({ kind }) => kind === 'sequence' || kind === 'typed marks');
  const at = sequence?.at ?? alignments[query]?.answer?.sentence;
  return at === undefined
    ? { credit: 0, found: null }
    : { credit: CREDIT.prose, found: quote(at.text, at.start) };
}

/** A comparison table; else a list; else a section that compares. */
function fitComparative({ forms, enumerations }: FormatSignals): Fit {
  const table = forms
    .filter(
      ({ kind, isSound, units, columns }) =>
        kind === 'table' && isSound && units.length >= TABLE_ROWS_MIN && columns > 1,
    )
    .sort((a, b) => Number(b.hasHeader) - Number(a.hasHeader))[0];
  if (table !== undefined) return found(table.hasHeader ? 1 : CREDIT.bareTable, table.units[0]?.block);
  const compared = enumerations.find(({ kind }) => kind === 'comparison');
  if (compared === undefined) return { credit: 0, found: null };
  return {
    credit: compared.form === null ? CREDIT.proseComparison : CREDIT.bullets,
    found: quote(compared.at.text, compared.at.start),
  };
}

/** Half for a price, half for properties as label and value, less for bullets. */
function fitTransactional({ offer, forms }: FormatSignals): Fit {
  const { price, properties } = offer;
  const hasBullets = forms.some(
    ({ kind, isSound, units }) => kind === 'list' && isSound && units.length >= STEPS_MIN,
  );
  const described = Math.max(ramp(properties.length, 0, PROPERTIES_FULL), hasBullets ? CREDIT.bullets : 0);
  return found((price === null ? 0 : 0.5) + 0.5 * described, (price ?? properties[0])?.block);
}

/** Half each for the requested name in title and H1. */
function fitNavigational({ alignments, page, titleText }: FormatSignals, query: number): Fit {
  const asked = [...(alignments[query]?.query.stems ?? [])];
  const credit = (text: string): number => {
    const stems = contentStems(wordsOf(text, page.language));
    return ramp(asked.filter((stem) => stems.has(stem)).length / Math.max(1, asked.length), 0, NAMED_FULL);
  };
  const heading = page.titleHeading ?? '';
  const name = page.metadata.title ?? titleText;
  return {
    credit: (credit(name) + credit(heading)) / 2,
    found: name === '' ? null : quoteElsewhere(name),
  };
}

function found(credit: number, block: { readonly text: string; readonly start: number } | undefined): Fit {
  return { credit, found: block === undefined ? null : quote(block.text, block.start) };
}
