import type { CitationReceipt, CitationTest } from '../citation-test.ts';
import type { CitationTestRequest } from '../citation-test-request.ts';
import type { CitationTestSummary } from '../citation-test-summary.ts';

const questions = ['how efficient is a heat pump in winter'];
const rivals = ['https://rival.example/heat-pump-guide'];

export const citationTestRequestExample: CitationTestRequest = {
  url: 'https://example.com/heat-pumps',
  questions,
  rivals,
  runs: 5,
};

export const queuedCitationTestExample: CitationTest = {
  id: 'cit_01jd7r2k8mvb4c9x0q3n5t6w7y',
  object: 'citation_test',
  environment: 'live',
  status: 'queued',
  url: 'https://example.com/heat-pumps',
  ...{ questions, rivals },
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
  expires_at: '2027-02-19T09:30:00.000Z',
};

const ownWords = {
  text: 'A heat pump works in winter too, because there is heat in the air at minus twenty degrees.',
  start: 214,
  end: 304,
};
const winnerWords = {
  text: 'At minus seven degrees an air-source heat pump still reaches a COP of 2.5.',
  start: 96,
  end: 170,
};
const rate = { cited: 1, runs: 5, value: 0.2, low: 0.0362, high: 0.6245 };

export const completedCitationTestExample: CitationTest = {
  ...queuedCitationTestExample,
  status: 'completed',
  assistant: 'openai/gpt-5-mini',
  pages: [
    {
      page: 0,
      role: 'own',
      url: 'https://example.com/heat-pumps',
      title: 'Heat pumps in winter',
      status: 'read',
      reason: null,
      overall_score: 61.8,
    },
    {
      page: 1,
      role: 'rival',
      url: 'https://rival.example/heat-pump-guide',
      title: 'The heat pump guide',
      status: 'read',
      reason: null,
      overall_score: 58.4,
    },
  ],
  results: [
    {
      question: 'how efficient is a heat pump in winter',
      sources: [
        { source: 1, page: 1, headings: ['Efficiency'], ...winnerWords, score: 7.41 },
        { source: 2, page: 0, headings: ['In winter'], ...ownWords, score: 6.02 },
      ],
      nearest: { own: { ...ownWords, rank: 2 }, winner: { page: 1, ...winnerWords } },
      verdicts: [
        { page: 0, answered: 'partial', confidence: 0.71, answer: ownWords },
        { page: 1, answered: 'full', confidence: 0.83, answer: winnerWords },
      ],
      runs: { asked: 5, answered: 5, failed: 0 },
      citations: [
        { page: 0, cited: 1, rate, share: 0.12, first_cited: 0, unsupported: 1 },
        {
          page: 1,
          cited: 5,
          rate: { cited: 5, runs: 5, value: 1, low: 0.5655, high: 1 },
          share: 0.88,
          first_cited: 5,
          unsupported: 0,
        },
      ],
      cause: {
        code: 'vague',
        explanation: 'The cited page gives a figure where this page gives none.',
        rule: null,
        own: ownWords,
        winner: { page: 1, ...winnerWords },
      },
      actions: [
        {
          check: 'vague',
          weakness: 'vague_no_facts',
          text: 'Give the efficiency as a figure with its temperature, in the sentence about winter.',
          why: 'Assistants cite the page that gives the figure.',
          where: ownWords,
          example: null,
          block: null,
          brief: 0,
          expected_gain: null,
        },
      ],
      briefs: [
        {
          question: 'How efficient is a heat pump in winter?',
          answer_kind: 'number',
          facts_needed: ['the coefficient of performance and the outdoor temperature'],
          place: 'In winter',
        },
      ],
    },
  ],
  rate,
  comparison: null,
  power: {
    runs: 5,
    runs_needed: 93,
    message: 'A difference of 20 points needs about 93 runs of each version; this test has 5.',
  },
  started_at: '2026-11-21T09:30:00.112Z',
  completed_at: '2026-11-21T09:30:41.000Z',
};

export const canceledCitationTestExample: CitationTest = {
  ...queuedCitationTestExample,
  status: 'failed',
  error: { code: 'canceled', message: 'The citation test was canceled.', retryable: false },
  completed_at: '2026-11-21T09:30:01.000Z',
};

export const citationTestSummaryExample: CitationTestSummary = {
  ...(({ pages: _pages, results: _results, power: _power, ...rest }) => rest)(completedCitationTestExample),
  causes: ['vague'],
};

export const citationReceiptExample: CitationReceipt = {
  object: 'citation_receipt',
  question: 'how efficient is a heat pump in winter',
  version: 'own',
  run: 1,
  assistant: 'openai/gpt-5-mini',
  prompt_version: '1',
  asked_at: '2026-11-21T09:30:09.118Z',
  sources: [
    { source: 1, page: 0, text: ownWords.text },
    { source: 2, page: 1, text: winnerWords.text },
  ],
  answer: 'An air-source heat pump still reaches a COP of 2.5 at minus seven degrees [2].',
  sentences: [
    {
      text: 'An air-source heat pump still reaches a COP of 2.5 at minus seven degrees.',
      cites: [2],
      supported: [2],
    },
  ],
};
