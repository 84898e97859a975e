import type { BatchRequest, BatchRecord } from '../batch.ts';

const metadata = { team: 'content' };

export const batchRequestExample: BatchRequest = {
  urls: ['https://example.com/heat-pumps', 'https://example.com/boilers', 'https://example.com/gone'],
  queries: ['how efficient is a heat pump in winter'],
  metadata,
};

const identity = {
  id: 'bat_01jd7r2k8mvb4c9x0q3n5t6w7y',
  object: 'analysis_batch',
  environment: 'live',
  metadata,
  created_at: '2026-11-21T09:30:00.000Z',
  expires_at: '2027-02-19T09:30:00.000Z',
} as const;

const pages = [
  { id: 'an_01jd7r2k8mvb4c9x0q3n5t6w7y', url: 'https://example.com/heat-pumps' },
  { id: 'an_01jd7r2k8mvb4c9x0q3n5t6w7z', url: 'https://example.com/boilers' },
  { id: 'an_01jd7r2k8mvb4c9x0q3n5t6w80', url: 'https://example.com/gone' },
] as const;

export const queuedBatchExample: BatchRecord = {
  ...identity,
  status: 'queued',
  counts: { queued: 3, processing: 0, completed: 0, failed: 0 },
  analyses: pages.map((page) => ({ ...page, status: 'queued', overall_score: null, error: null, metadata })),
  completed_at: null,
};

export const completedBatchExample: BatchRecord = {
  ...identity,
  status: 'completed',
  counts: { queued: 0, processing: 0, completed: 2, failed: 1 },
  analyses: [
    { ...pages[0], status: 'completed', overall_score: 71.4, error: null, metadata },
    { ...pages[1], status: 'completed', overall_score: 58.2, error: null, metadata },
    {
      ...{ ...pages[2], status: 'failed', overall_score: null, metadata },
      error: { code: 'http_status', message: 'The server answered 404.', retryable: false },
    },
  ],
  completed_at: '2026-11-21T09:30:04.512Z',
};

const canceled = { code: 'canceled', message: 'The analysis was canceled.', retryable: false } as const;

export const canceledBatchExample: BatchRecord = {
  ...completedBatchExample,
  counts: { queued: 0, processing: 0, completed: 1, failed: 2 },
  analyses: [
    { ...pages[0], status: 'completed', overall_score: 71.4, error: null, metadata },
    { ...pages[1], status: 'failed', overall_score: null, error: canceled, metadata },
    { ...pages[2], status: 'failed', overall_score: null, error: canceled, metadata },
  ],
};
