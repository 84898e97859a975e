/** The receipts of a citation test: each answer word for word, and how its citations were read. */
import type { CitationQuestionResult, CitationReceipt } from '../../../core/schema/citation-test.ts';
import type { CitationVersion } from '../../../core/schema/citation-vocabulary.ts';

/** A passage that the model was given. */
export interface ReportPassage {
  /** From 1, over all passages of the question. */
  readonly number: number;
  readonly page: number;
  readonly label: string;
  /** Empty where only a receipt has the passage. */
  readonly headings: readonly string[];
  readonly text: string;
}

export interface ReportReceipt {
  readonly version: CitationVersion;
  readonly run: number;
  readonly askedAt: string;
  readonly assistant: string;
  readonly answer: string;
  /** The passages of this run in their order: the first is [1]. */
  readonly sources: readonly ReceiptSource[];
  /** Sentences with a citation that they do not rest on. */
  readonly unsupported: readonly { readonly text: string; readonly labels: readonly number[] }[];
}

interface ReceiptSource {
  /** The label [n] in this answer. */
  readonly label: number;
  readonly pageLabel: string;
  /** Number of the passage; null for one that is not listed. */
  readonly passage: number | null;
  /** Sentences that cite it, and those of them that rest on it. */
  readonly cited: number;
  readonly supported: number;
}

/** The name of a page of the test: "Rival 1". */
type LabelOf = (page: number) => string;

/** Each passage once: those of the result by rank, then those that only the version before had. */
export function passagesOf(
  { sources }: CitationQuestionResult,
  receipts: readonly CitationReceipt[],
  labelOf: LabelOf,
): readonly ReportPassage[] {
  const found = new Map<string, Omit<ReportPassage, 'number' | 'label'>>();
  for (const { page, headings, text } of sources) found.set(keyOf({ page, text }), { page, headings, text });
  for (const { page, text } of receipts.flatMap((receipt) => receipt.sources)) {
    const key = keyOf({ page, text });
    if (!found.has(key)) found.set(key, { page, headings: [], text });
  }
  return [...found.values()].map((passage, index) => ({
    ...passage,
    number: index + 1,
    label: labelOf(passage.page),
  }));
}

export function receiptsOf(
  receipts: readonly CitationReceipt[],
  passages: readonly ReportPassage[],
  labelOf: LabelOf,
): readonly ReportReceipt[] {
  const numbers = new Map(passages.map((passage) => [keyOf(passage), passage.number]));
  return receipts.map(({ version, run, asked_at: askedAt, assistant, answer, sources, sentences }) => ({
    ...{ version, run, askedAt, assistant, answer },
    sources: [...sources]
      .sort((one, other) => one.source - other.source)
      .map((source) => ({
        label: source.source,
        pageLabel: labelOf(source.page),
        passage: numbers.get(keyOf(source)) ?? null,
        cited: sentences.filter(({ cites }) => cites.includes(source.source)).length,
        supported: sentences.filter(({ supported }) => supported.includes(source.source)).length,
      })),
    unsupported: sentences.flatMap(({ text, cites, supported }) => {
      const labels = cites.filter((label) => !supported.includes(label));
      return labels.length === 0 ? [] : [{ text, labels }];
    }),
  }));
}

const keyOf = ({ page, text }: { readonly page: number; readonly text: string }): string =>
  `${String(page)} ${text}`;
