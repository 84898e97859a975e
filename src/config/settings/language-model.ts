import { anyText, baseUrl, someOf, wholeNumber } from '../config-values.ts';
import { defineOptionalSetting, defineSetting } from './setting.ts';

/** What a language model may do. */
const uses = ['reading', 'blocks'] as const;
export type ModelUse = (typeof uses)[number];

/** The optional language model that reads pages and writes content blocks. */
export const languageModelSettings = {
  llmBaseUrl: defineOptionalSetting({
    name: 'LLM_BASE_URL',
    unit: 'URL',
    defaultText: 'unset: rules read pages, and blocks are generated from the page’s own text',
    reason:
      'An OpenAI-compatible endpoint, hosted or your own, that reads pages and writes content blocks; /chat/completions is appended. Set it together with LLM_MODEL. It receives page text and queries, and the facts and brand_voice of injections.',
    parse: baseUrl,
  }),
  llmApiKey: defineOptionalSetting({
    name: 'LLM_API_KEY',
    unit: 'text',
    reason: 'Sent to LLM_BASE_URL as Authorization: Bearer. Endpoints of your own may need none.',
    parse: anyText,
    isSecret: true,
  }),
  llmModel: defineOptionalSetting({
    name: 'LLM_MODEL',
    unit: 'text',
    reason: 'Name of the model at the endpoint.',
    parse: anyText,
  }),
  llmUses: defineSetting<readonly ModelUse[]>({
    name: 'LLM_USES',
    unit: 'list',
    defaultValue: uses,
    reason:
      'What the model does, separated by commas: reading (subject, questions, answers and gaps of each analysed page, from which it is scored) and blocks (content blocks of injections). A request narrows it with "model": false. Changing it changes scores: see `engine.reader`.',
    parse: someOf(...uses),
  }),
  llmTimeoutMs: defineSetting({
    name: 'LLM_TIMEOUT_MS',
    unit: 'milliseconds',
    defaultValue: 60_000,
    reason:
      'Time limit of the model for one question, including retries; after it rules read the page, and blocks are generated from its own text. A preview gives the model at most three fifths of its wait.',
    parse: wholeNumber(250, 600_000),
  }),
  llmInputCharsMax: defineSetting({
    name: 'LLM_INPUT_CHARS_MAX',
    unit: 'characters',
    defaultValue: 32_000,
    reason:
      'Longest prompt to the model; for a longer page it contains its headings, the passages nearest to each query and the beginning of each section. About 8,000 tokens of English; limits the cost of a page.',
    parse: wholeNumber(16_000, 1_000_000),
  }),
  llmOutputTokensMax: defineSetting({
    name: 'LLM_OUTPUT_TOKENS_MAX',
    unit: 'tokens',
    defaultValue: 4_000,
    reason:
      'Longest answer of the model. A reading and five blocks take about 2,000 each; reasoning models need more.',
    parse: wholeNumber(256, 100_000),
  }),
  llmCallsMax: defineSetting({
    name: 'LLM_CALLS_MAX',
    unit: 'requests',
    defaultValue: 3,
    reason:
      'Requests to the model for one question: the first, and retries after 429, 5xx, a lost connection or an answer that is not JSON.',
    parse: wholeNumber(1, 10),
  }),
  llmConcurrency: defineSetting({
    name: 'LLM_CONCURRENCY',
    unit: 'questions',
    defaultValue: 4,
    reason:
      'Questions to the model at once from one process; others wait, within LLM_TIMEOUT_MS. More meet the rate limits of hosted endpoints, and wait in the queue of a local one.',
    parse: wholeNumber(1, 1_000),
  }),
  llmFailuresMax: defineSetting({
    name: 'LLM_FAILURES_MAX',
    unit: 'questions',
    defaultValue: 3,
    reason:
      'Consecutive failed questions after which a process asks the model nothing for 30 s, doubling to 5 min while single trials fail, so that a dead endpoint delays no page. Three, each with its own retries, are no accident.',
    parse: wholeNumber(1, 1_000),
  }),
  llmTokensPerDay: defineSetting({
    name: 'LLM_TOKENS_PER_DAY',
    unit: 'tokens',
    defaultValue: 1_000_000,
    reason:
      'Tokens, input and output together, of an account in one UTC day, shared by all processes; beyond it rules replace the model, with a warning. About 100 pages of the default length: bounds the cost of a mistake or of a busy caller.',
    parse: wholeNumber(1, 1_000_000_000_000),
  }),
};
