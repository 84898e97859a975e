import { PROMPT_VERSION } from '../../core/reading/model/prompt-version.ts';
import { generatorName } from '../../service/llm/generator-name.ts';
import { judgesPages, readsPages, type ModelSettings } from '../../service/platform/model-settings.ts';

type ReaderSettings = Pick<ModelSettings, 'endpoint' | 'uses'>;

/**
 * The language model that reads pages, as `<provider>/<model>`; null when the rules do. `model` is the request's own wish:
 * it can only narrow.
 */
export function pageReader(settings: ReaderSettings, model: boolean | undefined): string | null {
  const { endpoint } = settings;
  if (model === false || endpoint === null || !readsPages(settings)) return null;
  return generatorName(endpoint.baseUrl, endpoint.model);
}

/**
 * The reader with all that changes what it says: the version of its question, whether it judges, how many of its answers
 * are combined, and the offset of its ratings (1-5). Results of different ones are not served for each other.
 */
export function readerVersion(
  settings: ReaderSettings & Pick<ModelSettings, 'samples'>,
  ratingOffset: number,
  model: boolean | undefined,
): string | null {
  const reader = pageReader(settings, model);
  if (reader === null) return null;
  const { samples } = settings;
  return [
    reader,
    PROMPT_VERSION,
    ...(judgesPages(settings) ? ['judging'] : []),
    ...(samples === 1 ? [] : [`samples ${String(samples)}`]),
    ...(judgesPages(settings) && ratingOffset !== 0 ? [`offset ${String(ratingOffset)}`] : []),
  ].join(' ');
}
