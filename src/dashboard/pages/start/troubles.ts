import { html, type Html } from '../../../html/html.ts';
import type { Overview } from '../../../overview/read-overview.ts';
import { countedMax } from '../../../overview/statements/overview.ts';
import { disabledByOwner } from '../../../webhooks/endpoint-record.ts';
import type { WatchedEndpoint } from '../../../webhooks/read-endpoint.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { ago, badge } from '../../components/parts.ts';
import { metricLabels, units } from '../usage/usage-parts.ts';

/** What fails, the worst first, each with the way to it; nothing when nothing does. */
export function troubles(overview: Overview, now: Date): Html {
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
            html`<a href="/injections">${counted(overview.failedInjections)} failed</a> in the last 7 days.`,
          ),
        ]),
    ...keyTroubles(overview),
  ];
  if (rows.length === 0) {
    return html`<section class="card" aria-labelledby="failing">
      <h2 id="failing">What is failing</h2>
      <p>${badge('nothing', 'good')} Deliveries, analyses, keys and quotas are in order.</p>
    </section>`;
  }
  return html`<section class="card troubled" aria-labelledby="failing">
    <h2 id="failing">What is failing</h2>
    <ul class="things">
      ${rows}
    </ul>
  </section>`;
}

const row = (tone: 'bad' | 'warn', what: string, words: Html): Html =>
  html`<li>${badge(what, tone)} <span>${words}</span></li>`;

const counted = (count: number): string =>
  count >= countedMax ? `${units(countedMax)} or more` : units(count);

function endpointTrouble(endpoint: WatchedEndpoint, now: Date): readonly Html[] {
  const link = html`<a href="/webhooks/${endpoint.id}">${hostileText(endpoint.url, 60)}</a>`;
  if (!endpoint.enabled) {
    const { disabled_reason: reason, disabled_at: at } = endpoint;
    if (reason === disabledByOwner) return [];
    return [row('bad', 'Endpoint', html`${link} was disabled ${ago(at, now)}: ${hostileText(reason, 120)}`)];
  }
  if (endpoint.failures === 0) return [];
  return [
    row(
      'warn',
      'Endpoint',
      html`${link} has failed ${units(endpoint.failures)}
      ${endpoint.failures === 1 ? 'attempt' : 'attempts in a row'}, since ${ago(endpoint.failing_since, now)}.`,
    ),
  ];
}

function deliveryTroubles({ endpoints }: Overview): readonly Html[] {
  const failed = endpoints.reduce((sum, { failedLately }) => sum + failedLately, 0);
  if (failed === 0) return [];
  return [
    row(
      'bad',
      'Deliveries',
      html`<a href="/webhooks/deliveries?status=failed">${counted(failed)} given up</a> in the last 7 days.`,
    ),
  ];
}

function analysisTroubles({ failedAnalyses }: Overview): readonly Html[] {
  // What somebody stopped did not fail.
  const failed = failedAnalyses.filter(({ code }) => code !== 'canceled');
  const total = failed.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  const codes = failed.slice(0, 3).map(({ code, count }) => html`<code>${code}</code> ${units(count)} `);
  return [
    row(
      'bad',
      'Analyses',
      html`<a href="/analyses?status=failed">${counted(total)} failed</a> in the last 7 days: ${codes}`,
    ),
  ];
}

function keyTroubles({ activeKeys }: Overview): readonly Html[] {
  const old = activeKeys.filter((key) => key.older_than_90_days);
  if (old.length === 0) return [];
  const words = old.length === 1 ? 'One key is' : `${units(old.length)} keys are`;
  return [row('warn', 'Keys', html`<a href="/keys">${words} older than 90 days</a>: rotate.`)];
}

function quotaTroubles({ nearQuotas }: Overview): readonly Html[] {
  return nearQuotas.map(({ metric, used, quota }) =>
    row(
      used >= quota ? 'bad' : 'warn',
      'Quota',
      html`<a href="/usage/bill">${metricLabels[metric]}</a>: ${units(used)} of ${units(quota)} used.`,
    ),
  );
}
