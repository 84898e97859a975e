import { anyText, baseUrl, decimal, someOf, wholeNumber } from '../config-values.ts';
import { defineOptionalSetting, defineSetting } from './setting.ts';

/** What a language model may do; `judging` includes reading. */
export const modelUses = ['reading', 'judging', 'blocks'] as const;
export type ModelUse = (typeof modelUses)[number];

/** Where neither the environment nor the dashboard says otherwise. */
export const defaultTokensPerDay = 1_000_000;
export const tokensPerDayMax = 1_000_000_000_000;
export const samplesMax = 9;

/** The optional language model that reads pages and writes content blocks. */
export const languageModelSettings = {
  llmBaseUrl: defineOptionalSetting({
    name: 'LLM_BASE_URL',
    unit: 'URL',
    defaultText:
      'unset: the model of the dashboard’s page Language model; without one, rules read pages, and blocks are generated from the page’s own text',
    reason:
      'An OpenAI-compatible endpoint, hosted or your own, that reads pages and writes content blocks; /chat/completions is appended. Set it together with LLM_MODEL. It receives page text and queries, and the facts and brand_voice of injections. Takes precedence over what the dashboard stores.',
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
  llmUses: defineOptionalSetting<readonly ModelUse[]>({
    name: 'LLM_USES',
    unit: 'list',
    defaultText: modelUses.join(','),
    reason:
      'What the model does, separated by commas: reading (subject, questions, answers and gaps of each analysed page, from which it is scored, and the answers of citation tests), judging (reading, and rating the page as a reader does) and blocks (content blocks of injections). A request narrows it with "model": false. Changing it changes scores: see `engine.reader`. Takes precedence over what the dashboard stores.',
    parse: someOf(...modelUses),
  }),
  llmSamples: defineOptionalSetting({
    name: 'LLM_SAMPLES',
    unit: 'answers',
    defaultText: '1',
    reason:
      'Answers of the model about a page that are combined by their median: each more costs the tokens of a question and makes the ratings steadier. Takes precedence over what the dashboard stores.',
    parse: wholeNumber(1, samplesMax),
  }),
  llmRatingOffset: defineSetting({
    name: 'LLM_RATING_OFFSET',
    unit: 'points of 1 to 5',
    defaultValue: 0,
    reason:
      'Added to every rating of the model. Models differ by an offset more than by the order of pages; `citeworthy doctor --judge` measures it on labelled pages and prints the value. Changing it changes scores.',
    parse: decimal(-1, 1),
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
      'Longest prompt to the model; for a longer page it contains its headings, the passages nearest to each query and the beginning of each section. About 8,000 tokens of English; limits the cost of a page. The instructions take 8,000 characters of it.',
    parse: wholeNumber(20_000, 1_000_000),
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
  llmTokensPerDay: defineOptionalSetting({
    name: 'LLM_TOKENS_PER_DAY',
    unit: 'tokens',
    defaultText: String(defaultTokensPerDay),
    reason:
      'Tokens, input and output together, of an account in one UTC day, shared by all processes; beyond it rules replace the model, with a warning. About 100 pages of the default length: bounds the cost of a mistake or of a busy caller. Takes precedence over what the dashboard stores.',
    parse: wholeNumber(1, tokensPerDayMax),
  }),
};
