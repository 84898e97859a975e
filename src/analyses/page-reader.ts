import { PROMPT_VERSION } from '../analysis/reading/model/prompt-version.ts';
import type { Config } from '../config/config.ts';
import { generatorName } from '../llm/generator-name.ts';

type ModelConfig = Pick<Config, 'llmBaseUrl' | 'llmModel' | 'llmUses'>;

/**
 * The language model that reads pages, as `<provider>/<model>`; null when the rules do. `model` is the request's own wish:
 * it can only narrow.
 */
export function pageReader(
  { llmBaseUrl, llmModel, llmUses }: ModelConfig,
  model: boolean | undefined,
): string | null {
  if (model === false || llmBaseUrl === undefined || llmModel === undefined) return null;
  return llmUses.includes('reading') ? generatorName(llmBaseUrl, llmModel) : null;
}

/** The reader with the version of its question: results of different ones are not served for each other. */
export function readerVersion(config: ModelConfig, model: boolean | undefined): string | null {
  const reader = pageReader(config, model);
  return reader === null ? null : `${reader} ${PROMPT_VERSION}`;
}
