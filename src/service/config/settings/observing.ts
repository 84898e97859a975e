import { oneOf, textOfAtLeast } from '../config-values.ts';
import { defineOptionalSetting, defineSetting } from './setting.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Logs and metrics of the process. */
export const observingSettings = {
  logLevel: defineSetting({
    name: 'LOG_LEVEL',
    unit: 'level',
    defaultValue: 'info',
    reason: `Least severe level that is logged: ${logLevels.join(', ')} (silent logs nothing).`,
    help: logLevels.join(', '),
    parse: oneOf(...logLevels),
  }),
  metricsToken: defineOptionalSetting({
    name: 'METRICS_TOKEN',
    unit: 'text',
    defaultText: 'unset: /metrics serves only this machine',
    reason:
      'When set, /metrics requires it as Authorization: Bearer and serves any address. Without it, /metrics serves direct requests from loopback to a loopback name, and none when TRUST_PROXY is set or PUBLIC_URL is a public name of a loopback HOST: a proxy on this machine then serves strangers. Set it, or do not forward /metrics, where a proxy on this machine serves others under a loopback PUBLIC_URL: such requests can look like your own. Metrics are not public by default, because they show load and faults. At least 16 characters, which cannot be guessed over a network.',
    parse: textOfAtLeast(16),
    isSecret: true,
  }),
};
