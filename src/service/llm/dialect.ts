/** The variant of the API that an endpoint accepts. */
export interface Dialect {
  /** `text`: the prompt alone asks for JSON. */
  readonly format: 'json_schema' | 'json_object' | 'text';
  readonly tokensField: 'max_tokens' | 'max_completion_tokens';
}

export const firstDialect: Dialect = { format: 'json_schema', tokensField: 'max_tokens' };

/** Some endpoints do not support JSON Schema, and some models require the newer name of the token limit. */
export function inDialect(
  { max_tokens: tokensMax, response_format: schema, ...rest }: Readonly<Record<string, unknown>>,
  { format, tokensField }: Dialect,
): Record<string, unknown> {
  const limited = { ...rest, [tokensField]: tokensMax };
  if (format === 'text') return limited;
  return { ...limited, response_format: format === 'json_schema' ? schema : { type: 'json_object' } };
}

/** The dialect to try after a refusal, given the response's body; null when none is left. */
export function otherDialect({ format, tokensField }: Dialect, refusal: string): Dialect | null {
  if (tokensField === 'max_tokens' && refusal.includes('max_completion_tokens')) {
    return { format, tokensField: 'max_completion_tokens' };
  }
  if (format === 'text') return null;
  return { format: format === 'json_schema' ? 'json_object' : 'text', tokensField };
}
