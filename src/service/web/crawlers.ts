/** The crawlers of assistants and of the search engines that they use, by the names that their vendors document. */
import type { CrawlerRole } from '../../core/schema/vocabulary.ts';

export interface Crawler {
  readonly name: string;
  /** Purpose of its visits: a search index, one person's question, or training of a model. */
  readonly role: CrawlerRole;
  /** The product token that robots.txt groups name (RFC 9309 § 2.2.1). */
  readonly token: string;
}

/** In display order. A crawler with several purposes has the role that costs most when blocked. */
export const crawlers: readonly Crawler[] = [
  // https://platform.openai.com/docs/bots
  { name: 'OAI-SearchBot', role: 'search', token: 'OAI-SearchBot' },
  { name: 'ChatGPT-User', role: 'user', token: 'ChatGPT-User' },
  { name: 'GPTBot', role: 'training', token: 'GPTBot' },
  // https://support.claude.com/en/articles/8896518
  { name: 'Claude-SearchBot', role: 'search', token: 'Claude-SearchBot' },
  { name: 'Claude-User', role: 'user', token: 'Claude-User' },
  { name: 'ClaudeBot', role: 'training', token: 'ClaudeBot' },
  // https://docs.perplexity.ai/guides/bots
  { name: 'PerplexityBot', role: 'search', token: 'PerplexityBot' },
  { name: 'Perplexity-User', role: 'user', token: 'Perplexity-User' },
  // https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
  // Google-Extended sends no requests of its own; the token only opts out of Gemini's training and grounding.
  { name: 'Googlebot', role: 'search', token: 'Googlebot' },
  { name: 'Google-Extended', role: 'training', token: 'Google-Extended' },
  // https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0
  { name: 'Bingbot', role: 'search', token: 'bingbot' },
  // https://support.apple.com/en-us/119829 — Applebot-Extended, too, only opts out.
  { name: 'Applebot', role: 'search', token: 'Applebot' },
  { name: 'Applebot-Extended', role: 'training', token: 'Applebot-Extended' },
  // https://developers.facebook.com/docs/sharing/webmasters/web-crawlers
  { name: 'Meta-ExternalFetcher', role: 'user', token: 'meta-externalfetcher' },
  { name: 'Meta-ExternalAgent', role: 'training', token: 'meta-externalagent' },
  // https://developer.amazon.com/amazonbot
  { name: 'Amzn-SearchBot', role: 'search', token: 'Amzn-SearchBot' },
  { name: 'Amzn-User', role: 'user', token: 'Amzn-User' },
  { name: 'Amazonbot', role: 'training', token: 'Amazonbot' },
  // https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot
  { name: 'DuckAssistBot', role: 'user', token: 'DuckAssistBot' },
  // https://docs.mistral.ai/robots
  { name: 'MistralAI-User', role: 'user', token: 'MistralAI-User' },
  // https://commoncrawl.org/ccbot — the source of most open training sets.
  { name: 'CCBot', role: 'training', token: 'CCBot' },
  // ByteDance does not document it; the token is from its requests.
  { name: 'Bytespider', role: 'training', token: 'Bytespider' },
];
