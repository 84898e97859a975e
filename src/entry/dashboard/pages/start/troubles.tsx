import type { VNode } from 'preact';
import type { Overview } from '../../../../features/overview/read-overview.ts';
import { countedMax } from '../../../../features/overview/index.ts';
import { disabledByOwner } from '../../../../features/webhooks/endpoint-record.ts';
import type { EndpointHealth } from '../../../../features/webhooks/read-endpoint.ts';
import { Badge } from '../../components/badge.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Ago } from '../../components/moment.tsx';
import { metricLabels, units } from '../usage/usage-parts.tsx';

/** All failures, the worst first, each with a link to its page. */
export function troubles(overview: Overview, now: Date): VNode {
  const rows = [
    ...overview.endpoints.flatMap((endpoint) => endpointTrouble(endpoint, now)),
    ...quotaTroubles(overview),
    ...deliveryTroubles(overview),
    ...analysisTroubles(overview),
    ...(overview.failedInjections === 0
      ? []
      : [
          row(
            'bad',
            'Injections',
            <>
              <a href="/injections">{counted(overview.failedInjections)} failed</a> in the last 7 days.
            </>,
          ),
        ]),
    ...keyTroubles(overview),
  ];
  if (rows.length === 0) {
    return (
      <section class="card" aria-labelledby="failing">
        <h2 id="failing">Status</h2>
        <p>
          <Badge tone="good">OK</Badge> All systems normal
        </p>
      </section>
    );
  }
  return (
    <section class="card troubled" aria-labelledby="failing">
      <h2 id="failing">Problems</h2>
      <ul class="things">{rows}</ul>
    </section>
  );
}

const row = (tone: 'bad' | 'warn', what: string, words: VNode): VNode => (
  <li>
    <Badge tone={tone}>{what}</Badge> <span>{words}</span>
  </li>
);

const counted = (count: number): string =>
  count >= countedMax ? `${units(countedMax)} or more` : units(count);

function endpointTrouble(endpoint: EndpointHealth, now: Date): readonly VNode[] {
  const link = (
    <a href={`/webhooks/${endpoint.id}`}>
      <HostileText text={endpoint.url} max={60} />
    </a>
  );
  if (!endpoint.enabled) {
    const { disabled_reason: reason, disabled_at: at } = endpoint;
    if (reason === disabledByOwner) return [];
    return [
      row(
        'bad',
        'Endpoint',
        <>
          {link} was disabled <Ago at={at} now={now} />: <HostileText text={reason} max={120} />
        </>,
      ),
    ];
  }
  if (endpoint.failures === 0) return [];
  return [
    row(
      'warn',
      'Endpoint',
      <>
        {link} has failed {units(endpoint.failures)}{' '}
        {endpoint.failures === 1 ? 'attempt' : 'attempts in a row'}, since{' '}
        <Ago at={endpoint.failing_since} now={now} />.
      </>,
    ),
  ];
}

function deliveryTroubles({ endpoints }: Overview): readonly VNode[] {
  const failed = endpoints.reduce((sum, { recentFailures }) => sum + recentFailures, 0);
  if (failed === 0) return [];
  return [
    row(
      'bad',
      'Deliveries',
      <>
        <a href="/webhooks/deliveries?status=failed">{counted(failed)} given up</a> in the last 7 days.
      </>,
    ),
  ];
}

function analysisTroubles({ failedAnalyses }: Overview): readonly VNode[] {
  // A canceled analysis did not fail.
  const failed = failedAnalyses.filter(({ code }) => code !== 'canceled');
  const total = failed.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  const codes = failed.slice(0, 3).map(({ code, count }) => (
    <>
      <code>{code}</code> {units(count)}{' '}
    </>
  ));
  return [
    row(
      'bad',
      'Analyses',
      <>
        <a href="/analyses?status=failed">{counted(total)} failed</a> in the last 7 days: {codes}
      </>,
    ),
  ];
}

function keyTroubles({ activeKeys }: Overview): readonly VNode[] {
  const old = activeKeys.filter((key) => key.older_than_90_days);
  if (old.length === 0) return [];
  const words = old.length === 1 ? 'One key is' : `${units(old.length)} keys are`;
  return [
    row(
      'warn',
      'Keys',
      <>
        <a href="/keys">{words} older than 90 days</a>: rotate.
      </>,
    ),
  ];
}

function quotaTroubles({ nearQuotas }: Overview): readonly VNode[] {
  return nearQuotas.map(({ metric, used, quota }) =>
    row(
      used >= quota ? 'bad' : 'warn',
      'Quota',
      <>
        <a href="/usage/bill">{metricLabels[metric]}</a>: {units(used)} of {units(quota)} used.
      </>,
    ),
  );
}
