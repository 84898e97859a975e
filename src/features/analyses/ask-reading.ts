/**
 * Has a language model read a page: once for all analyses, injections and citation tests of an account, in any process, that
 * need it.
 */
import type { ProposedReading, WrittenAnswer } from '../../core/reading/model/proposed-reading.ts';
import type { KeyedQuestion } from '../../core/improve/build-reading-question.ts';
import { unasked, type LanguageModel, type ModelAnswer } from '../../service/llm/language-model.ts';
import type { App } from '../../service/platform/app.ts';
import { announce } from '../../service/platform/announcements.ts';
import { judgesPages } from '../../service/platform/model-settings.ts';
import { reportModelAnswer } from '../../service/platform/report-model-answer.ts';
import { untilAnnounced } from '../../service/platform/until-announced.ts';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { PageReading } from '../../service/processes/page-reading.ts';
import { pageReader, readerVersion } from './page-reader.ts';
import { readingFailure } from './reading-failure.ts';
import {
  claimReading,
  releaseReading,
  saveReading,
  type ReadingAsker,
  type ReadingUser,
} from './statements/model-readings.ts';

/** The payload is the key of the reading. */
export const readingsChannel = 'page_read_by_model';

export type ReadingOutcome =
  /** Null: the rules are to read, or there is nothing to read. */
  | { readonly status: 'completed'; readonly reading: ProposedReading | null }
  /** The page exceeds the limits of an analysis. */
  | { readonly status: 'failed'; readonly error: AnalysisError };

export interface ReadingInput {
  readonly accountId: string;
  readonly user: ReadingUser;
  readonly requestId: string;
  readonly html: Uint8Array;
  readonly read: PageReading;
  readonly page: { readonly url: string; readonly finalUrl?: string; readonly queries: readonly string[] };
  /** The wish of the request: false never asks. */
  readonly model: boolean | undefined;
  /** The time that a client waits for an answer; unlimited by default. */
  readonly timeLeftMs?: () => number;
  readonly signal: AbortSignal;
}

/** Margin beyond the time limit of a question, for saving its answer. */
const leaseMarginMs = 15_000;
/** With less time left the model is not asked: no model answers sooner. */
const answerMsMin = 250;
/** The name of a user's id in log lines. */
const loggedAs = {
  analyses: 'analysis_id',
  injections: 'injection_id',
  citation_test_pages: 'citation_test_page_id',
} as const;
/** A larger answer is none: it would not be parsed. */
const answerCharsMax = 256 * 1024;

/**
 * The reading of a page by the language model, if one is to read. A failing model fails nothing: the rules read then, with
 * a warning. Rejects with the reason of an aborted signal, and for internal errors.
 */
export async function askReading(app: App, input: ReadingInput): Promise<ReadingOutcome> {
  const { settings, model } = app.languageModel.current();
  const reader = pageReader(settings, input.model);
  if (reader === null || model === null) return { status: 'completed', reading: null };
  const { html, read, page, signal } = input;
  const { llmInputCharsMax: charsMax, llmRatingOffset: offset } = app.config;
  const { samples } = settings;
  const version = readerVersion(settings, offset, input.model);
  const asOf = app.now().toISOString().slice(0, 10);
  const outcome = await app.analysisPool.readingQuestion(
    { html, read, reading: { ...page, asOf, reader, charsMax, isJudging: judgesPages(settings), samples } },
    signal,
  );
  if (outcome.status === 'failed') return outcome;
  if (outcome.asked === null) return { status: 'completed', reading: null };
  return {
    status: 'completed',
    reading: await readShared(
      app,
      {
        ...input,
        asked: model,
        answer: { reader, samples, offset, ...(version === null ? {} : { version }) },
      },
      outcome.asked,
    ),
  };
}

/** With the model that is asked: a change of the settings in between must not mix two of them. */
type AskingInput = ReadingInput & {
  readonly asked: LanguageModel;
  readonly answer: Pick<WrittenAnswer, 'reader' | 'offset' | 'version'> & { readonly samples: number };
};

async function readShared(
  app: App,
  input: AskingInput,
  { question, key }: KeyedQuestion,
): Promise<ProposedReading | null> {
  const { accountId, user, signal } = input;
  const claim: ReadingAsker = { accountId, key, asker: app.heartbeat.newHolder() };
  const written = (text: string): ProposedReading => ({
    kind: 'written',
    ...input.answer,
    text,
    isCut: question.isCut,
    hasAnswers: question.hasAnswers,
  });
  for (;;) {
    signal.throwIfAborted();
    const subscription = app.readingsSaved.subscribe(key);
    try {
      const claimed = await app.database.db
        .transaction()
        .execute((trx) => claimReading(trx, claim, user, app.config.llmTimeoutMs + leaseMarginMs));
      if (claimed.kind === 'known') return written(claimed.answer);
      if (claimed.kind === 'gone') return null;
      if (claimed.kind === 'claimed') {
        const answer = await askAndShare(app, input, claim, question);
        return answer.kind === 'answered' ? written(answer.text) : readingFailure(answer);
      }
      const waitMs = Math.min(claimed.leftMs, timeLeftMs(input));
      if (waitMs < 0) return readingFailure({ reason: 'timeout' });
      await untilAnnounced(subscription.announced, waitMs, signal);
    } finally {
      subscription.cancel();
    }
  }
}

function timeLeftMs({ timeLeftMs: left }: ReadingInput): number {
  return left === undefined ? Number.POSITIVE_INFINITY : left();
}

async function askAndShare(
  app: App,
  input: AskingInput,
  claim: ReadingAsker,
  question: KeyedQuestion['question'],
): Promise<ModelAnswer> {
  let saved = false;
  try {
    const answer = storable(await askSamples(app, input, question));
    if (answer.kind === 'answered') {
      await app.database.db.transaction().execute(async (trx) => {
        await saveReading(trx, claim, answer.text);
        await announce(trx, readingsChannel, claim.key);
      });
      saved = true;
    }
    return answer;
  } finally {
    // Those that wait must not have to wait until the lease ends.
    if (!saved) {
      await app.database.db.transaction().execute(async (trx) => {
        await releaseReading(trx, claim);
        await announce(trx, readingsChannel, claim.key);
      });
    }
  }
}

/** The answers at once, as one: those that failed are left out while one is left. */
async function askSamples(
  app: App,
  input: AskingInput,
  question: KeyedQuestion['question'],
): Promise<ModelAnswer> {
  const { samples } = input.answer;
  const answers = await Promise.all(Array.from({ length: samples }, () => ask(app, input, question)));
  const [first = unasked('timeout')] = answers;
  if (samples === 1) return first;
  const spent = {
    calls: sumOf(answers.map(({ calls }) => calls)),
    inputTokens: sumOf(answers.map(({ inputTokens }) => inputTokens)),
    outputTokens: sumOf(answers.map(({ outputTokens }) => outputTokens)),
    durationMs: Math.max(...answers.map(({ durationMs }) => durationMs)),
  };
  const texts = answers.flatMap((answer) => (answer.kind === 'answered' ? [answer.text] : []));
  return texts.length === 0 ? first : { kind: 'answered', text: JSON.stringify(texts), ...spent };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

async function ask(app: App, input: AskingInput, question: KeyedQuestion['question']): Promise<ModelAnswer> {
  const deadlineMs = Math.min(app.config.llmTimeoutMs, timeLeftMs(input));
  if (deadlineMs < answerMsMin) return unasked('timeout');
  const { system, prompt, schema } = question;
  const { accountId, signal } = input;
  const options = { accountId, deadlineMs, signal };
  const answer = await input.asked.ask({ system, prompt, schema }, options);
  const { user, requestId } = input;
  reportModelAnswer(app, { request_id: requestId, [loggedAs[user.table]]: user.id, use: 'reading' }, answer);
  return answer;
}

/** The answer as the database keeps it, so that the first use and later ones read the same bytes. */
function storable(answer: ModelAnswer): ModelAnswer {
  if (answer.kind === 'failed') return answer;
  if (answer.text.length > answerCharsMax) return { ...unasked('unreadable'), ...spentOn(answer) };
  // PostgreSQL's text contains neither U+0000 nor half characters.
  const text = Buffer.from(answer.text, 'utf8').toString('utf8').replaceAll('\0', '\uFFFD');
  return { ...answer, text };
}

function spentOn({ calls, durationMs, inputTokens, outputTokens }: ModelAnswer) {
  return { calls, durationMs, inputTokens, outputTokens };
}
