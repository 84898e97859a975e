import { createHash } from 'node:crypto';
import { citationPower, unreachableSource } from '../../../core/citations/index.ts';
import type { AnalysisError } from '../../../core/schema/analysis-error.ts';
import type { CitationReceipt } from '../../../core/schema/citation-test.ts';
import type { AnalysisPool } from '../../../service/processes/analysis-pool.ts';
import type { SourceTexts, StoredCitationResult } from '../../../service/processes/citation-tasks.ts';
import type { PageReader } from '../read-page.ts';
import { writeLines, type Terminal } from '../terminal.ts';
import { askAssistant, openAssistant, type AssistantSettings } from './ask-assistant.ts';
import type { CompareRequest } from './compare-request.ts';

export type ComparedPages =
  | {
      readonly status: 'completed';
      /** The address of the own page; null without one. */
      readonly url: string | null;
      readonly result: StoredCitationResult;
      readonly receipts: readonly CitationReceipt[];
    }
  | { readonly status: 'failed'; readonly error: AnalysisError };

export interface ComparingParts {
  readonly config: AssistantSettings;
  readonly pool: AnalysisPool;
  readonly reader: PageReader;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** Reads the pages, ranks their passages, asks the model, if any, and judges its answers. */
export async function comparePages(parts: ComparingParts, request: CompareRequest): Promise<ComparedPages> {
  const { pool, config, terminal } = parts;
  const { questions, runs } = request;
  const own = await readSource(parts, request, request.own);
  const before = request.before === undefined ? null : await readSource(parts, request, request.before);
  const rivals: ReadSource[] = [];
  for (const rival of request.rivals) rivals.push(await readSource(parts, request, rival));
  const all = [own, ...(before === null ? [] : [before]), ...rivals];
  if (own.error !== null && all.every(({ error }) => error !== null)) {
    return { status: 'failed', error: own.error };
  }
  const pages: SourceTexts = {
    own: own.json,
    before: before?.json ?? null,
    rivals: rivals.map(({ json }) => json),
  };
  const assistant = request.asksModel ? await openAssistant(config, terminal.now) : null;
  try {
    const seed = createHash('sha256').update(JSON.stringify(questions)).digest('hex');
    const plan = { pages, questions, runs, seed, assistant: assistant?.generator ?? null };
    const planned = await pool.planCitations({ plan });
    if (planned.status === 'failed') return planned;
    const { planJson, prompts } = planned;
    if (!request.isQuiet) await announce(terminal, request, prompts.length);
    const { answers, warnings } =
      assistant === null
        ? { answers: [], warnings: [] }
        : await askAssistant(assistant, prompts, { config, now: terminal.now, signal: parts.signal });
    const judged = await pool.judgeCitations({ judged: { pages, planJson, answers, warnings } });
    if (judged.status === 'failed') return judged;
    // Written by a process of this program.
    const result = JSON.parse(judged.resultJson) as StoredCitationResult;
    const receipts = judged.receipts.map(({ receiptJson }) => JSON.parse(receiptJson) as CitationReceipt);
    return { status: 'completed', url: own.url, result, receipts };
  } finally {
    await assistant?.close();
  }
}

/** What the runs can show, before they are spent. */
function announce(
  terminal: Terminal,
  { questions, runs }: Pick<CompareRequest, 'questions' | 'runs'>,
  prompts: number,
): Promise<void> {
  const lines =
    prompts === 0
      ? ['No language model is asked: passages are ranked, and rules compare the answers of the pages.']
      : [
          `Asking the language model ${String(prompts)} ${prompts === 1 ? 'question' : 'questions'}.`,
          citationPower(questions.length * runs).message,
        ];
  return writeLines(terminal.stderr, lines);
}

interface ReadSource {
  readonly url: string | null;
  /** A `SourcePage`. */
  readonly json: string;
  readonly error: AnalysisError | null;
}

async function readSource(
  { pool, reader }: ComparingParts,
  { own, url, questions, asOf }: CompareRequest,
  source: string,
): Promise<ReadSource> {
  const page = await reader.read(source, source === own ? (url ?? null) : null);
  if (!page.ok) return unreadable(page.url, page.error);
  const { finalUrl, httpStatus = null, contentType = null, robotsTags = [] } = page.facts;
  const outcome = await pool.readSource({
    html: page.html,
    read: { as: 'declared', contentType },
    robots: page.robots,
    source: {
      url: page.url,
      ...(finalUrl === undefined ? {} : { finalUrl }),
      ...{ questions, asOf, httpStatus, robotsTags },
    },
  });
  if (outcome.status === 'failed') return unreadable(page.url, outcome.error);
  return { url: page.url, json: outcome.sourceJson, error: null };
}

function unreadable(url: string | null, error: AnalysisError): ReadSource {
  return { url, json: JSON.stringify(unreachableSource(url, error)), error };
}
