/** Something that whoever reads an injection should know. Codes are part of the API. */
export const INJECTION_WARNING_CODES = [
  'access_capped',
  'brand_voice',
  'check_error',
  'content_block_error',
  'edit_failed',
  'input_truncated',
  'low_confidence',
  'model_unavailable',
  'model_words_refused',
  'not_published',
] as const;

export type InjectionWarningCode = (typeof INJECTION_WARNING_CODES)[number];

export interface InjectionWarning {
  readonly code: InjectionWarningCode;
  readonly message: string;
}
