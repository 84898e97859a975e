import type { AnalysisRecord } from '../analysis.ts';
import { emptyResult } from '../empty-result.ts';
import type { AnalysisRequest } from '../analysis-request.ts';
import { summaryOfResult, type AnalysisSummaryRecord } from '../analysis-summary.ts';

export const analysisRequestExample: AnalysisRequest = {
  url: 'https://example.com/heat-pumps',
  queries: ['how efficient is a heat pump in winter'],
  metadata: { team: 'content' },
};

const identity = {
  id: 'an_01jd7r2k8mvb4c9x0q3n5t6w7y',
  object: 'analysis',
  environment: 'live',
  url: 'https://example.com/heat-pumps',
  metadata: { team: 'content' },
  created_at: '2026-11-21T09:30:00.000Z',
  expires_at: '2027-02-19T09:30:00.000Z',
} as const;

export const queuedAnalysisExample: AnalysisRecord = {
  ...identity,
  cached: false,
  status: 'queued',
  ...emptyResult,
  error: null,
  started_at: null,
  completed_at: null,
};

export const canceledAnalysisExample: AnalysisRecord = {
  ...queuedAnalysisExample,
  status: 'failed',
  error: { code: 'canceled', message: 'The analysis was canceled.', retryable: false },
  completed_at: '2026-11-21T09:30:00.412Z',
};

const passage = {
  text: 'At 2 °C outside, a modern heat pump delivers 3.4 units of heat for each unit of electricity.',
  start: 1204,
  end: 1296,
};

const action = {
  check: 'answered-queries',
  weakness: 'no_direct_answer',
  text: 'Answer “how much electricity does a heat pump use in winter” under “Efficiency in winter”: give the figure with its unit.',
  why: 'An assistant that is asked this finds nothing on the page to quote.',
  where: { text: 'Efficiency in winter', start: 1180, end: 1200 },
  example: null,
  block: null,
  brief: 0,
  expected_gain: null,
} as const;

/** Shortened: a real answer has every check and query. */
export const completedAnalysisExample: AnalysisRecord = {
  ...identity,
  cached: false,
  status: 'completed',
  overall_score: 71.4,
  score_band: 'good',
  category_scores: { entity_coverage: 64, intent_alignment: 76.8, structure_quality: 70.5 },
  entity_gaps: [
    {
      entity: 'coefficient of performance',
      type: 'measure',
      importance: 0.82,
      source: 'query',
      reason: 'The query asks about efficiency; the page never names its measure.',
      suggested_section: 'What is the coefficient of performance?',
    },
  ],
  recommendations: [action.text],
  actions: [action],
  briefs: [
    {
      question: 'how much electricity does a heat pump use in winter',
      answer_kind: 'number',
      facts_needed: ['the figure and its unit', 'the conditions under which it holds'],
      place: 'Efficiency in winter',
    },
  ],
  content_blocks: [
    {
      id: 'blk_3f0a9c41d7e85b26',
      type: 'supporting_paragraphs',
      html: '<p>At 2 °C outside, a modern heat pump delivers 3.4 units of heat …</p>',
      fixes: ['answered-queries'],
      generator: 'extractive',
      review: null,
      grounding: [{ text: passage.text, source: passage.text, start: passage.start, end: passage.end }],
      placement: { selector: 'main', operation: 'insert_after' },
      items: [{ text: `${passage.text} …`, heading: 'Efficiency in winter', entity: 'heat pump' }],
    },
  ],
  access: {
    cap: 100,
    reasons: [],
    crawlers: [{ name: 'OAI-SearchBot', role: 'search', allowed: true, rule: null }],
  },
  integrity: { multiplier: 1, flags: [] },
  queries: [
    {
      query: 'how efficient is a heat pump in winter',
      source: 'given',
      asks: 'other',
      score: 78,
      answered: 'full',
      confidence: 0.77,
      answers: [{ form: 'sentence', ...passage }],
      best_heading: 'Efficiency in winter',
      best_passage: passage,
    },
  ],
  entities: [{ name: 'heat pump', type: 'concept', salience: 0.9, mentions: 17, defined: true }],
  checks: [
    {
      id: 'answered-queries',
      category: 'intent_alignment',
      outcome: 'partial',
      points: 14,
      max_points: 20,
      title: 'The page answers what is asked',
      explanation: 'The page answers 1 of 2 queries in full; 1 stays without an answer.',
      evidence: [passage],
      evidence_class: 'B',
      weakness: 'no_direct_answer',
      recommendation: action.text,
      expected_gain: null,
    },
  ],
  competitors: [],
  page: {
    final_url: 'https://example.com/heat-pumps',
    http_status: 200,
    title: 'Heat pumps in winter',
    subject: { name: 'heat pumps in winter', type: 'topic', read_from: 'title' },
    author: null,
    published_at: '2026-10-02',
    modified_at: null,
    language: 'en',
    type: 'article',
    word_count: 1180,
    fetched_at: '2026-11-21T09:30:00.412Z',
    content_hash: 'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  judgement: null,
  engine: { version: '0.1.0', rubric_version: '1', as_of: '2026-11-21', reader: 'rules' },
  warnings: [],
  error: null,
  started_at: '2026-11-21T09:30:00.021Z',
  completed_at: '2026-11-21T09:30:01.118Z',
};

export const analysisSummaryExample: AnalysisSummaryRecord = {
  ...identity,
  status: 'completed',
  ...summaryOfResult(completedAnalysisExample),
  error: null,
  started_at: completedAnalysisExample.started_at,
  completed_at: completedAnalysisExample.completed_at,
};

export const analysisContentExample = {
  object: 'analysis_content',
  title: 'Heat pumps in winter',
  text: 'Efficiency in winter\nAt 2 °C outside, a modern heat pump delivers 3.4 units of heat …',
  markdown: '## Efficiency in winter\n\nAt 2 °C outside, a modern heat pump delivers 3.4 units of heat …',
  outline: [{ level: 2, text: 'Efficiency in winter', start: 0 }],
} as const;
