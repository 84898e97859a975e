import type { TrackerPage } from '../tracker.ts';
import { completedAnalysisExample } from './analysis.ts';

export const trackerPageExample: TrackerPage = {
  object: 'tracker_page',
  url: 'https://example.com/heat-pumps',
  injection_id: 'inj_01jd7r2k8mvb4c9x0q3n5t6w7y',
  content_types: ['supporting_paragraphs'],
  published_at: '2026-11-21T09:30:00.000Z',
  version: '9f2c61d07be4a853',
  content_blocks: completedAnalysisExample.content_blocks,
};

export const visitsExample = {
  object: 'tracker_visits',
  data: [
    { day: '2026-11-20', views: 184, referrals: 12 },
    { day: '2026-11-21', views: 96, referrals: 9 },
  ],
} as const;
