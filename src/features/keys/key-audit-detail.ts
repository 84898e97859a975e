import type { ApiKeyRecord } from './api-key-record.ts';

/** The audit log's details of a key. */
export function keyAuditDetail(
  { name, type, environment, hint }: Pick<ApiKeyRecord, 'name' | 'type' | 'environment' | 'hint'>,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return { ...(name === null ? {} : { name }), type, environment, key: hint, ...more };
}
