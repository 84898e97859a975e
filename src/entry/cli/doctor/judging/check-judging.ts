import type { Config } from '../../../../service/config/config.ts';
import { buildReadingQuestion } from '../../../../core/improve/build-reading-question.ts';
import { generatorName } from '../../../../service/llm/generator-name.ts';
import type { ModelAnswer } from '../../../../service/llm/language-model.ts';
import { failed, ok, skipped, warning, type Finding } from '../finding.ts';
import {
  judgingAgreement,
  LABELS_AS_OF,
  type JudgingAgreement,
  type LabelledAnswer,
} from './judging-agreement.ts';
import { labelledPages } from './labelled-pages.ts';

const check = 'judging';
/** Below, the model's ratings say less about a page than its length does (`docs/evaluation.md`). */
const CORRELATION_MIN = 0.5;
/** A smaller offset is within the noise of a single answer. */
const OFFSET_MIN = 0.25;

/** Has the configured model judge labelled pages of ours, and says how well it agrees with the labels and what it costs. */
export async function checkJudging(config: Config, now: () => Date): Promise<Finding> {
  const { llmBaseUrl: baseUrl, llmModel: model, llmApiKey: apiKey } = config;
  if (baseUrl === undefined || model === undefined)
    return skipped(check, 'No language model is configured: rules judge.', null);
  // The libraries take 0.1 s to load.
  const { openLanguageModel } = await import('../../../../service/llm/open-language-model.ts');
  const { llmOutputTokensMax: outputTokensMax, llmCallsMax: callsMax } = config;
  const opened = openLanguageModel({ baseUrl, apiKey, model, outputTokensMax, callsMax, now });
  const reader = generatorName(baseUrl, model);
  try {
    const asked: { readonly labelled: LabelledAnswer; readonly answer: ModelAnswer }[] = [];
    for (const page of labelledPages) {
      const question = buildReadingQuestion(page.html, {
        url: page.url,
        queries: Object.keys(page.verdicts),
        asOf: LABELS_AS_OF,
        reader,
        isJudging: true,
        charsMax: config.llmInputCharsMax,
      })?.question;
      if (question === undefined) continue;
      const answer = await opened.ask(question, {
        accountId: 'doctor',
        deadlineMs: config.llmTimeoutMs,
        signal: new AbortController().signal,
      });
      const text = answer.kind === 'answered' ? answer.text : null;
      asked.push({ labelled: { page, text }, answer });
    }
    const agreement = judgingAgreement(
      asked.map(({ labelled }) => labelled),
      reader,
    );
    return findingOf(
      agreement,
      asked.map(({ answer }) => answer),
      config,
    );
  } finally {
    await opened.close();
  }
}

function findingOf(agreement: JudgingAgreement, answers: readonly ModelAnswer[], config: Config): Finding {
  const { correlation, offset, verdicts, pages } = agreement;
  const failures = answers.flatMap((answer) => (answer.kind === 'failed' ? [answer.reason] : []));
  const rated = pages.filter((page) => page.rated !== null).length;
  const input = sumOf(answers.map(({ inputTokens }) => inputTokens));
  const output = sumOf(answers.map(({ outputTokens }) => outputTokens));
  const details = {
    correlation,
    offset,
    verdicts_right: verdicts.right,
    verdicts: verdicts.all,
    input_tokens: input,
    output_tokens: output,
    pages,
  };
  if (rated < 2)
    return {
      ...failed(
        check,
        `${String(config.llmModel)} judged ${String(rated)} of ${String(pages.length)} labelled pages${failures[0] === undefined ? ': the pages do not contain what it quotes' : ` (${failures[0]})`}.`,
        'Leave judging out of LLM_USES, or use a larger model.',
      ),
      details,
    };
  const seconds = (sumOf(answers.map(({ durationMs }) => durationMs)) / answers.length / 1000).toFixed(1);
  const cost =
    input === 0
      ? 'tokens not reported'
      : `${perPage(input, answers)} tokens in and ${perPage(output, answers)} out a page`;
  const message = `${String(config.llmModel)} judged ${String(rated)} of ${String(pages.length)} labelled pages: agreement with a careful reader ${(correlation ?? 0).toFixed(2)} (1 is full agreement), ${String(verdicts.right)} of ${String(verdicts.all)} verdicts equal; ${cost}, ${seconds} s a page.`;
  if ((correlation ?? 0) < CORRELATION_MIN)
    return {
      ...warning(
        check,
        message,
        'Do not trust its scores: leave judging out of LLM_USES, or use a larger model.',
      ),
      details,
    };
  if (Math.abs(offset - config.llmRatingOffset) >= OFFSET_MIN)
    return {
      ...warning(
        check,
        `${message} Its ratings are ${Math.abs(offset).toFixed(1)} points too ${offset > 0 ? 'low' : 'high'}.`,
        `Set LLM_RATING_OFFSET=${String(offset)}, which corrects every rating of this model.`,
      ),
      details,
    };
  return ok(check, message, details);
}

const perPage = (tokens: number, answers: readonly ModelAnswer[]): string =>
  Math.round(tokens / answers.length).toLocaleString('en');

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
