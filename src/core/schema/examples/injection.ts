import type { InjectionRecord, PreviewRecord } from '../injection.ts';
import type { InjectionRequestBody } from '../injection-request.ts';

export const injectionRequestExample: InjectionRequestBody = {
  url: 'https://example.com/heat-pumps',
  mode: 'manual',
  content_types: ['title'],
  brand_voice: 'Short sentences, no contractions, avoid the word “cheap”.',
  queries: ['how efficient is a heat pump in winter'],
};

const metadata = {
  id: 'inj_01jd7r2k8mvb4c9x0q3n5t6w7y',
  object: 'injection',
  environment: 'live',
  url: 'https://example.com/heat-pumps',
  mode: 'manual',
  content_types: ['title'],
  created_at: '2026-11-21T09:30:00.000Z',
} as const;

const asked = {
  brand_voice: 'Short sentences, no contractions, avoid the word “cheap”.',
  analysis_id: null,
  queries: [{ query: 'how efficient is a heat pump in winter', source: 'given' }],
  metadata: {},
} as const;

export const queuedInjectionExample: InjectionRecord = {
  ...metadata,
  ...asked,
  status: 'queued',
  publication: null,
  content_blocks: [],
  omitted: [],
  briefs: [],
  score_before: null,
  score_after: null,
  warnings: [],
  error: null,
  completed_at: null,
  published_at: null,
};

export const draftInjectionExample: InjectionRecord = {
  ...queuedInjectionExample,
  status: 'completed',
  publication: 'draft',
  content_blocks: [
    {
      type: 'title',
      id: 'blk_4k8wq2m6z1x9c3v7',
      text: 'How efficient is a heat pump in winter?',
      html: '<title>How efficient is a heat pump in winter?</title>',
      fixes: ['title'],
      generator: 'extractive',
      review: null,
      grounding: [
        {
          text: 'How efficient is a heat pump in winter?',
          source: 'How efficient is a heat pump in winter?',
          start: null,
          end: null,
        },
      ],
      placement: { selector: 'head > title', operation: 'replace' },
    },
  ],
  briefs: [
    {
      question: 'What does it cost?',
      answer_kind: 'price',
      facts_needed: ['the price or its range, with the currency', 'what the price includes'],
      place: 'Prices',
    },
  ],
  score_before: 61.8,
  score_after: 64.2,
  completed_at: '2026-11-21T09:30:02.417Z',
};

export const publishedInjectionExample: InjectionRecord = {
  ...draftInjectionExample,
  publication: 'published',
  published_at: '2026-11-21T09:31:00.000Z',
};

export const withdrawnInjectionExample: InjectionRecord = {
  ...publishedInjectionExample,
  publication: 'withdrawn',
};

export const injectionPreviewExample: PreviewRecord = {
  ...draftInjectionExample,
  id: null,
  diff: {
    before: [{ kind: 'title', level: 0, text: 'Heat pumps', changed: true }],
    after: [{ kind: 'title', level: 0, text: 'How efficient is a heat pump in winter?', changed: true }],
  },
};
