/**
 * Exits with 0 when the server of this container answers /healthz, else with 1: the image has no curl. Reads the settings
 * of the server: its port, its address and whether it serves TLS.
 */
import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';

const { HOST: host = '', PORT: port = '', TLS_CERT_FILE: certificate = '' } = process.env;
const isWildcard = host.trim() === '' || /^(?:0\.0\.0\.0|\[?[0:]+\]?)$/.test(host.trim());

const get = certificate.trim() === '' ? getHttp : getHttps;
const request = get({
  host: isWildcard ? '127.0.0.1' : host.trim().replace(/^\[(.+)\]$/, '$1'),
  port: port.trim() || 8080,
  path: '/healthz',
  // The certificate names the public host, not this address.
  rejectUnauthorized: false,
  timeout: 4_000,
});
request.on('response', (response) => process.exit(response.statusCode === 200 ? 0 : 1));
request.on('timeout', () => process.exit(1));
request.on('error', () => process.exit(1));
