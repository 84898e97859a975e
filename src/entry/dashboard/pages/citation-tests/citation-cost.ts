/** What a citation test asks a language model, estimated before anything is asked. */
import type { CitationTestRequest } from '../../../../core/schema/citation-test-request.ts';
import { pageReader } from '../../../../features/analyses/page-reader.ts';
import { readModelTokens } from '../../../../features/usage/read-model-tokens.ts';
import type { Visit } from '../../dashboard-page.ts';

/**
 * decision: 12 passages of at most 120 words are about 2,000 tokens of English; the instructions and an answer of 120 words
 * take about 1,000.
 */
const tokensPerAnswer = 3_000;

/** English has about four characters to a token; a reading answers with about 2,000 tokens (docs/configuration.md). */
const charsPerToken = 4;
const tokensOfReading = 2_000;

export interface CitationCost {
  /** Questions × answers to each × versions. */
  readonly answers: number;
  /** Pages that the model reads, at most: those that it read before are not asked about again. */
  readonly readings: number;
  /** At most about. */
  readonly tokens: number;
}

/** Null when no model is asked. */
export function citationCost(
  { app }: Pick<Visit, 'app'>,
  request: Pick<CitationTestRequest, 'questions' | 'rivals' | 'runs' | 'model' | 'injection_id'>,
): CitationCost | null {
  if (pageReader(app.languageModel.current().settings, request.model) === null) return null;
  const versions = request.injection_id === undefined ? 1 : 2;
  const answers = request.questions.length * request.runs * versions;
  const readings = versions + request.rivals.length;
  const tokensPerReading = app.config.llmInputCharsMax / charsPerToken + tokensOfReading;
  return { answers, readings, tokens: answers * tokensPerAnswer + readings * tokensPerReading };
}

/** Tokens that the account may still use today. */
export async function tokensLeft({ app }: Pick<Visit, 'app'>, accountId: string): Promise<number> {
  const now = app.now();
  const { total } = await readModelTokens(app.database.db, { accountId, from: now, to: now });
  const used = total.input_tokens + total.output_tokens + total.estimated_tokens;
  return Math.max(0, app.languageModel.current().settings.tokensPerDay - used);
}
