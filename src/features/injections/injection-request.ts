import type { InjectionRequestBody } from '../../core/schema/injection-request.ts';
import type { InjectionRequest } from './accept-injection.ts';

/** Maps the body to a request; absent fields stay absent, as `exactOptionalPropertyTypes` requires. */
export function injectionRequestOf(body: InjectionRequestBody): InjectionRequest {
  const { url, html, queries, facts, metadata, mode, model } = body;
  const { analysis_id: analysisId, content_types: contentTypes, brand_voice: brandVoice } = body;
  return {
    mode,
    ...(url === undefined ? {} : { url }),
    ...(html === undefined ? {} : { html }),
    ...(analysisId === undefined ? {} : { analysisId }),
    ...(contentTypes === undefined ? {} : { contentTypes }),
    ...(brandVoice === undefined ? {} : { brandVoice }),
    ...(facts === undefined ? {} : { facts }),
    ...(queries === undefined ? {} : { queries }),
    ...(model === undefined ? {} : { model }),
    ...(metadata === undefined ? {} : { metadata }),
  };
}
