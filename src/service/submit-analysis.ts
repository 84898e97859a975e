import type { Caller } from '../keys/authenticate.ts';
import { insertAnalysis } from '../storage/analyses.ts';
import { transact } from '../storage/transact.ts';
import { analysisDocument, type AnalysisDocument } from './analysis-record.ts';
import type { App } from './app.ts';
import { newId } from './ids.ts';

export interface SubmitInput {
  /** Absolute http(s) URL, checked by the caller. */
  readonly url: string;
  /** What people will ask an assistant, at most 10. */
  readonly queries?: readonly string[];
  /** The page itself: nothing is fetched then. At most 5 MiB in UTF-8. */
  readonly html?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

const dayMs = 86_400_000;

/** Accepts an analysis and answers it as queued. Its row, its job and the worker's wake-up commit together or not at all. */
export async function submitAnalysis(
  app: App,
  caller: Caller,
  input: SubmitInput,
  requestId: string,
): Promise<AnalysisDocument> {
  const createdAt = app.now();
  const id = newId('analysis', createdAt);
  const metadata = JSON.stringify(input.metadata ?? {});
  const expiresAt = new Date(createdAt.getTime() + app.config.retentionDays * dayMs);
  await transact(app.database.db, async (trx) => {
    await insertAnalysis(trx, {
      id,
      account_id: caller.accountId,
      environment: caller.environment,
      status: 'queued',
      url: input.url,
      input: JSON.stringify({ queries: input.queries ?? [] }),
      html: input.html === undefined ? null : Buffer.from(input.html, 'utf8'),
      request_id: requestId,
      metadata,
      created_at: createdAt,
      expires_at: expiresAt,
    });
    await app.queue.enqueue(trx, 'analysis', id, { analysisId: id, requestId });
  });
  return analysisDocument({
    id,
    environment: caller.environment,
    status: 'queued',
    url: input.url,
    result: null,
    error: null,
    metadata,
    created_at: createdAt,
    started_at: null,
    completed_at: null,
    expires_at: expiresAt,
  });
}
