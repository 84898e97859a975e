/**
 * Asks a language model the questions of a citation test: each once for all tests of an account, in any process, that need
 * the answer. Answers are kept as they come, so that an attempt after a crash asks only what has no answer.
 */
import pLimit from 'p-limit';
import { unasked, type LanguageModel, type ModelAnswer } from '../../service/llm/language-model.ts';
import { announce } from '../../service/platform/announcements.ts';
import type { App } from '../../service/platform/app.ts';
import { reportModelAnswer } from '../../service/platform/report-model-answer.ts';
import { untilAnnounced } from '../../service/platform/until-announced.ts';
import type { AskedCitation } from '../../service/processes/citation-tasks.ts';
import { answerIn, answerSchema } from './answer-format.ts';
import {
  claimAnswer,
  releaseAnswer,
  saveAnswer,
  type AnswerAsker,
  type KeptAnswer,
} from './statements/citation-answers.ts';

/** The payload is the key of the answer. */
export const answersChannel = 'citation_answered';

/** Margin beyond the time limit of a question, for saving its answer. */
const leaseMarginMs = 15_000;
/** With less time left the model is not asked: no model answers sooner. */
const answerMsMin = 250;

export interface AskedTest {
  readonly testId: string;
  readonly accountId: string;
  readonly requestId: string;
  readonly model: LanguageModel;
  /** No question is asked after it, by `performance.now`. */
  readonly endMs: number;
  readonly signal: AbortSignal;
}

type FailedAnswer = Extract<ModelAnswer, { readonly kind: 'failed' }>;

export interface RunAnswers {
  readonly answers: ReadonlyMap<string, KeptAnswer>;
  /** The first failure; null when every question was answered. */
  readonly failed: FailedAnswer | null;
}

/** Failures after which no other question would be answered now. */
const isFinal = ({ reason }: FailedAnswer): boolean => reason === 'budget' || reason === 'paused';

/**
 * Asks each question that has no answer yet. A failing model fails nothing: its runs have no answer. Rejects with the reason
 * of an aborted signal, and for internal errors.
 */
export async function askRuns(
  app: App,
  test: AskedTest,
  prompts: readonly AskedCitation[],
): Promise<RunAnswers> {
  const answers = new Map<string, KeptAnswer>();
  let failed: FailedAnswer | null = null;
  let isOver = false;
  // The model has its own limit, but what waits there uses up its time.
  const limit = pLimit(app.config.llmConcurrency);
  const distinct = new Map(prompts.map((prompt) => [prompt.key, prompt]));
  await Promise.all(
    [...distinct.values()].map((prompt) =>
      limit(async () => {
        if (isOver) return;
        test.signal.throwIfAborted();
        const outcome = await answerOf(app, test, prompt);
        if (outcome.kind === 'known') answers.set(prompt.key, outcome);
        else if (outcome.kind === 'failed') {
          failed ??= outcome;
          isOver ||= isFinal(outcome);
        }
      }),
    ),
  );
  return { answers, failed };
}

type RunOutcome = ({ readonly kind: 'known' } & KeptAnswer) | FailedAnswer | { readonly kind: 'gone' };

async function answerOf(app: App, test: AskedTest, prompt: AskedCitation): Promise<RunOutcome> {
  const claim: AnswerAsker = {
    accountId: test.accountId,
    key: prompt.key,
    asker: app.heartbeat.newHolder(),
  };
  const leaseMs = app.config.llmTimeoutMs + leaseMarginMs;
  for (;;) {
    test.signal.throwIfAborted();
    const subscription = app.answersSaved.subscribe(claim.key);
    try {
      const claimed = await app.database.db.transaction().execute((trx) => claimAnswer(trx, claim, leaseMs));
      if (claimed.kind === 'known' || claimed.kind === 'gone') return claimed;
      if (claimed.kind === 'claimed') return await askAndKeep(app, test, claim, prompt);
      const waitMs = Math.min(claimed.leftMs, timeLeftMs(test));
      if (waitMs < 0) return failedAnswer('timeout');
      await untilAnnounced(subscription.announced, waitMs, test.signal);
    } finally {
      subscription.cancel();
    }
  }
}

function timeLeftMs({ endMs }: AskedTest): number {
  return endMs - performance.now();
}

async function askAndKeep(
  app: App,
  test: AskedTest,
  claim: AnswerAsker,
  prompt: AskedCitation,
): Promise<RunOutcome> {
  let isSaved = false;
  try {
    const askedAt = app.now();
    const answer = await ask(app, test, prompt);
    if (answer.kind === 'failed') return answer;
    const text = answerIn(answer.text);
    if (text === null) return failedAnswer('unreadable');
    const kept = { text: storableText(text), askedAt };
    await app.database.db.transaction().execute(async (trx) => {
      await saveAnswer(trx, claim, kept);
      await announce(trx, answersChannel, claim.key);
    });
    isSaved = true;
    return { kind: 'known', ...kept };
  } finally {
    // Those that wait must not have to wait until the lease ends.
    if (!isSaved) {
      await app.database.db.transaction().execute(async (trx) => {
        await releaseAnswer(trx, claim);
        await announce(trx, answersChannel, claim.key);
      });
    }
  }
}

async function ask(app: App, test: AskedTest, prompt: AskedCitation): Promise<ModelAnswer> {
  const deadlineMs = Math.min(app.config.llmTimeoutMs, timeLeftMs(test));
  if (deadlineMs < answerMsMin) return unasked('timeout');
  const { accountId, signal, requestId, testId } = test;
  const question = { system: prompt.system, prompt: prompt.prompt, schema: answerSchema };
  const answer = await test.model.ask(question, { accountId, deadlineMs, signal });
  reportModelAnswer(app, { request_id: requestId, citation_test_id: testId, use: 'citing' }, answer);
  return answer;
}

function failedAnswer(reason: FailedAnswer['reason']): FailedAnswer {
  return { ...unasked(reason), kind: 'failed', reason, httpStatus: null };
}

/** As the database keeps it, so that the first use and later ones read the same bytes. */
function storableText(text: string): string {
  // PostgreSQL's text contains neither U+0000 nor half characters.
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '\uFFFD');
}
