import type { AnalysisError, AnalysisResult } from '../analysis/result.ts';
import type { Environment } from './app.ts';

export type AnalysisStatus = 'queued' | 'processing' | 'completed' | 'failed';

/**
 * The analysis object of the API. Result fields are null until `completed`, but for the lists, which are empty arrays.
 */
export type AnalysisRecord = {
  readonly id: string;
  readonly object: 'analysis';
  readonly environment: Environment;
  readonly status: AnalysisStatus;
  readonly url: string;
  readonly cached: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly error: AnalysisError | null;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly expires_at: string;
} & { readonly [Field in keyof AnalysisResult]: AnalysisResult[Field] | (AnalysisResult[Field] extends readonly unknown[] ? never : null) };
