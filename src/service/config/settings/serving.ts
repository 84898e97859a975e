import { anyText, baseUrl, hostName, networks, oneOf, wholeNumber, yesOrNo } from '../config-values.ts';
import { defineOptionalSetting, defineSetting } from './setting.ts';

/** `api` serves requests and runs no analyses, `worker` runs analyses and serves no requests. */
export const serveRoles = ['all', 'api', 'worker'] as const;
export type ServeRole = (typeof serveRoles)[number];

/** Address, role and TLS of the server. */
export const servingSettings = {
  host: defineSetting({
    name: 'HOST',
    unit: 'address',
    defaultValue: '127.0.0.1',
    reason:
      'Address to listen on. Loopback by default, so that a first try is reachable from this machine alone.',
    help: 'address to listen on',
    parse: hostName,
  }),
  port: defineSetting({
    name: 'PORT',
    unit: 'TCP port',
    defaultValue: 8080,
    reason: 'Port to listen on.',
    help: 'port to listen on',
    parse: wholeNumber(1, 65_535),
  }),
  publicUrl: defineSetting({
    name: 'PUBLIC_URL',
    unit: 'URL',
    defaultText: 'http://HOST:PORT',
    defaultValue: 'http://127.0.0.1:8080',
    reason: 'URL of the service for callers, in links, in the docs and in the User-Agent of page requests.',
    parse: baseUrl,
  }),
  role: defineSetting({
    name: 'SERVE_ROLE',
    unit: 'role',
    defaultValue: 'all',
    reason:
      'Role of the process: api serves requests, worker runs analyses, all does both. `serve --role` sets it, too. With DATABASE_URL each role scales on its own.',
    parse: oneOf(...serveRoles),
  }),
  tlsCertFile: defineOptionalSetting({
    name: 'TLS_CERT_FILE',
    unit: 'PEM file',
    reason: 'The certificate chain for built-in HTTPS; set it together with TLS_KEY_FILE.',
    parse: anyText,
  }),
  tlsKeyFile: defineOptionalSetting({
    name: 'TLS_KEY_FILE',
    unit: 'PEM file',
    reason: 'The private key for built-in HTTPS; set it together with TLS_CERT_FILE.',
    parse: anyText,
  }),
  trustProxy: defineSetting({
    name: 'TRUST_PROXY',
    unit: 'CIDRs',
    defaultText: 'none',
    defaultValue: [],
    reason:
      'Networks of the proxy that terminates TLS. X-Forwarded-* headers are accepted only from there: any other client can forge them.',
    parse: networks,
  }),
  allowPlainHttp: defineSetting({
    name: 'ALLOW_PLAIN_HTTP',
    unit: '1 or 0',
    defaultText: '0',
    defaultValue: false,
    reason:
      'Serves plain HTTP on a non-loopback address. Off by default, because API keys would cross the network in clear text.',
    parse: yesOrNo,
  }),
  stopDelayMs: defineSetting({
    name: 'STOP_DELAY_MS',
    unit: 'ms',
    defaultValue: 0,
    reason:
      'Time for which a process that was asked to stop still answers requests, with 503 from /readyz and with Connection: close, so that load balancers and clients move to others first. 5000 behind a load balancer; supervisors must wait 10 s longer than this. Workers ignore it.',
    parse: wholeNumber(0, 300_000),
  }),
  connectionsMax: defineSetting({
    name: 'CONNECTIONS_MAX',
    unit: 'connections',
    defaultValue: 2_000,
    reason:
      'Open connections of the process. A new one beyond it ends the one that has been idle or has been sending its request for the longest time, so that slow or idle callers keep nobody out. 2,000 that each send 16 KiB of headers hold 32 MiB.',
    parse: wholeNumber(10, 1_000_000),
  }),
};
