import type { CitationReceipt, CitationTest } from '../citation-test.ts';
import type { CitationTestRequest } from '../citation-test-request.ts';

export const citationTestRequestExample: CitationTestRequest = {
  url: 'https://example.com/heat-pumps',
  questions: ['how efficient is a heat pump in winter'],
  rivals: ['https://rival.example/heat-pump-efficiency'],
  runs: 5,
};

const question = 'how efficient is a heat pump in winter';
const WINNING = 'At minus 7 degrees a heat pump delivers 2.5 kWh of heat from 1 kWh of electricity.';
const OWN = 'A heat pump is efficient in winter, too.';

export const queuedCitationTestExample: CitationTest = {
  id: 'cit_01jd7r2k8mvb4c9x0q3n5t6w7y',
  object: 'citation_test',
  environment: 'live',
  status: 'queued',
  url: 'https://example.com/heat-pumps',
  questions: [question],
  rivals: ['https://rival.example/heat-pump-efficiency'],
  runs: 5,
  model: true,
  assistant: null,
  injection_id: null,
  analysis_id: null,
  pages: [],
  results: [],
  rate: null,
  comparison: null,
  power: null,
  warnings: [],
  metadata: {},
  error: null,
  created_at: '2026-11-21T09:30:00.000Z',
  started_at: null,
  completed_at: null,
  expires_at: '2027-12-26T09:30:00.000Z',
};

export const citationTestExample: CitationTest = {
  ...queuedCitationTestExample,
  status: 'completed',
  assistant: 'openai/gpt-4.1-mini',
  pages: [
    {
      page: 0,
      role: 'own',
      url: 'https://example.com/heat-pumps',
      title: 'Heat pumps',
      status: 'read',
      reason: null,
      overall_score: 61.8,
    },
    {
      page: 1,
      role: 'rival',
      url: 'https://rival.example/heat-pump-efficiency',
      title: 'How efficient is a heat pump?',
      status: 'read',
      reason: null,
      overall_score: 72.3,
    },
  ],
  results: [
    {
      question,
      sources: [
        {
          source: 1,
          page: 1,
          headings: ['How efficient is a heat pump?'],
          text: WINNING,
          start: 120,
          end: 203,
          score: 8.412,
        },
        { source: 2, page: 0, headings: ['Heat pumps'], text: OWN, start: 44, end: 84, score: 6.037 },
      ],
      nearest: {
        own: { text: OWN, start: 44, end: 84, rank: 2 },
        winner: { page: 1, text: WINNING, start: 120, end: 203 },
      },
      verdicts: [
        { page: 0, answered: 'partial', confidence: 0.71, answer: { text: OWN, start: 44, end: 84 } },
        { page: 1, answered: 'full', confidence: 0.83, answer: { text: WINNING, start: 120, end: 203 } },
      ],
      runs: { asked: 5, answered: 5, failed: 0 },
      citations: [
        {
          page: 0,
          cited: 1,
          rate: { cited: 1, runs: 5, value: 0.2, low: 0.036, high: 0.624 },
          share: 0.08,
          first_cited: 0,
          unsupported: 1,
        },
        {
          page: 1,
          cited: 5,
          rate: { cited: 5, runs: 5, value: 1, low: 0.566, high: 1 },
          share: 0.92,
          first_cited: 5,
          unsupported: 0,
        },
      ],
      cause: {
        code: 'vague',
        explanation: 'The cited page gives a number where this page gives none.',
        rule: null,
        own: { text: OWN, start: 44, end: 84 },
        winner: { page: 1, text: WINNING, start: 120, end: 203 },
      },
      actions: [
        {
          check: 'vague',
          weakness: 'vague_no_facts',
          text: 'State the number itself in the sentence that answers the question.',
          why: 'The page that is cited gives a number.',
          where: { text: OWN, start: 44, end: 84 },
          example: null,
          block: null,
          brief: 0,
          expected_gain: null,
        },
      ],
      briefs: [
        {
          question,
          answer_kind: 'number',
          facts_needed: ['the number with its unit'],
          place: 'Heat pumps',
        },
      ],
    },
  ],
  rate: { cited: 1, runs: 5, value: 0.2, low: 0.036, high: 0.624 },
  power: {
    runs: 5,
    runs_needed: 97,
    message: '5 runs show only large differences; 97 runs of each version would show one of 20 points.',
  },
  started_at: '2026-11-21T09:30:00.120Z',
  completed_at: '2026-11-21T09:30:31.417Z',
};

export const citationReceiptExample: CitationReceipt = {
  object: 'citation_receipt',
  question,
  version: 'own',
  run: 1,
  assistant: 'openai/gpt-4.1-mini',
  prompt_version: '1',
  asked_at: '2026-11-21T09:30:02.000Z',
  sources: [
    { source: 1, page: 0, text: OWN },
    { source: 2, page: 1, text: WINNING },
  ],
  answer: 'At minus 7 degrees a heat pump delivers 2.5 kWh of heat from 1 kWh of electricity [2].',
  sentences: [
    {
      text: 'At minus 7 degrees a heat pump delivers 2.5 kWh of heat from 1 kWh of electricity.',
      cites: [2],
      supported: [2],
    },
  ],
};
