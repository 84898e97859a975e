import type { EndpointRecord } from './endpoint-record.ts';

/** The audit log's details of an endpoint. Only the host of its address: receivers put tokens into the rest. */
export function endpointAuditDetail(
  { url, environment }: Pick<EndpointRecord, 'url' | 'environment'>,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return { host: new URL(url).host, environment, ...more };
}
