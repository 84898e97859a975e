/**
 * Providers whose chat completions are OpenAI's, for the dashboard and `citeworthy init`. The addresses are those of their
 * documentation; docs/language-model-providers.md says which settings each needs. No provider is recommended.
 */
import { defaultOllamaOrigin } from './find-ollama.ts';

export interface ModelProvider {
  readonly id: string;
  readonly name: string;
  /** Null: the member names it. */
  readonly baseUrl: string | null;
  readonly needsKey: boolean;
  /** What to enter. */
  readonly modelHint: string;
}

export const modelProviders = [
  {
    id: 'openai',
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    needsKey: true,
    modelHint: 'A chat model with structured outputs.',
  },
  {
    id: 'anthropic',
    name: 'Anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    needsKey: true,
    modelHint: 'claude-…; through Anthropic’s OpenAI-compatible endpoint.',
  },
  {
    id: 'gemini',
    name: 'Google Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    needsKey: true,
    modelHint: 'gemini-…; with a key of Google AI Studio.',
  },
  {
    id: 'mistral',
    name: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    needsKey: true,
    modelHint: 'mistral-…',
  },
  {
    id: 'openrouter',
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    needsKey: true,
    modelHint: 'provider/model; one that supports structured outputs.',
  },
  {
    id: 'ollama',
    name: 'Ollama on this machine',
    baseUrl: `${defaultOllamaOrigin}/v1`,
    needsKey: false,
    modelHint: 'As in `ollama list`.',
  },
  {
    id: 'other',
    name: 'Another endpoint',
    baseUrl: null,
    needsKey: false,
    modelHint: 'The endpoint’s name for it.',
  },
] as const satisfies readonly ModelProvider[];

export const providerOf = (id: string): ModelProvider | undefined =>
  modelProviders.find((provider) => provider.id === id);

/** The provider of an address; the last one, which has none, for any other. */
export function providerAt(baseUrl: string): ModelProvider {
  const { origin } = new URL(baseUrl);
  const known = modelProviders.find(
    (provider) => provider.baseUrl !== null && new URL(provider.baseUrl).origin === origin,
  );
  return known ?? modelProviders[modelProviders.length - 1] ?? modelProviders[0];
}
