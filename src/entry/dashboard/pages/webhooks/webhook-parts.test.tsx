import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import type { EndpointRecord } from '../../../../features/webhooks/endpoint-record.ts';
import { endpointBadge } from './webhook-parts.tsx';

const endpoint: EndpointRecord = {
  id: 'whe_1',
  url: 'https://example.com/hook',
  environment: 'live',
  events: [],
  description: null,
  enabled: true,
  disabled_reason: null,
  disabled_at: null,
  failures: 0,
  failing_since: null,
  previous_secret_until: null,
  created_at: '2026-11-21T09:00:00.000Z',
};
const badge = (failures: number): string =>
  render(endpointBadge({ ...endpoint, failures })).replace(/<[^>]*>/g, '');

it('a failing endpoint says that attempts failed: none of its deliveries may have been given up', () => {
  expect(badge(0)).toBe('enabled');
  expect(badge(1)).toBe('failing: 1 attempt');
  expect(badge(1_200)).toBe('failing: 1,200 attempts');
});
