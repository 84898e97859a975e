/** Which language model reads and writes, and how: of the environment, or as an owner stored it in the dashboard. */
import type { Config } from '../config/config.ts';
import { defaultTokensPerDay, modelUses, type ModelUse } from '../config/settings/language-model.ts';

/** An OpenAI-compatible endpoint and its model. */
export interface ModelEndpoint {
  /** Without a final slash; `/chat/completions` is appended. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /**
   * `environment`: the operator named it, so it may have any address. `dashboard`: a member did, so that the network guard
   * applies.
   */
  readonly origin: 'environment' | 'dashboard';
}

export interface ModelSettings {
  /** Null without a model: rules read, and blocks are made from the page's own words. */
  readonly endpoint: ModelEndpoint | null;
  readonly uses: readonly ModelUse[];
  /** Answers about one page that are combined. */
  readonly samples: number;
  /** The budget of an account for a UTC day. */
  readonly tokensPerDay: number;
}

/** What the dashboard stores. */
export interface StoredModel {
  readonly endpoint: Omit<ModelEndpoint, 'origin'>;
  readonly uses: readonly ModelUse[];
  readonly samples: number;
  readonly tokensPerDay: number;
}

type ModelConfig = Pick<
  Config,
  'llmBaseUrl' | 'llmApiKey' | 'llmModel' | 'llmUses' | 'llmSamples' | 'llmTokensPerDay'
>;

/** The settings that count: those of the environment before stored ones, and these before the defaults. */
export function modelSettings(config: ModelConfig, stored: StoredModel | null = null): ModelSettings {
  const { llmBaseUrl: baseUrl, llmModel: model, llmApiKey: apiKey } = config;
  const isOfEnvironment = baseUrl !== undefined && model !== undefined;
  const kept = isOfEnvironment ? null : stored;
  return {
    endpoint: isOfEnvironment
      ? { baseUrl, model, apiKey, origin: 'environment' }
      : kept === null
        ? null
        : { ...kept.endpoint, origin: 'dashboard' },
    uses: config.llmUses ?? kept?.uses ?? modelUses,
    samples: config.llmSamples ?? kept?.samples ?? 1,
    tokensPerDay: config.llmTokensPerDay ?? kept?.tokensPerDay ?? defaultTokensPerDay,
  };
}

/** True when the model reads pages; a model that judges reads, too. */
export const readsPages = ({ uses }: Pick<ModelSettings, 'uses'>): boolean =>
  uses.includes('reading') || uses.includes('judging');

/** True when the model rates the pages that it reads. */
export const judgesPages = ({ uses }: Pick<ModelSettings, 'uses'>): boolean => uses.includes('judging');
