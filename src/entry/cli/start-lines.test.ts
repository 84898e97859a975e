import { describe, expect, it } from 'vitest';
import { curlLine, keysHint, signupHint } from './start-lines.ts';

describe('the line of the first start', () => {
  it.each([
    [{ host: '127.0.0.1', port: 8080, tlsCertFile: undefined }, 'http://127.0.0.1:8080/v1/analysis'],
    [{ host: '::1', port: 9000, tlsCertFile: undefined }, 'http://[::1]:9000/v1/analysis'],
    [{ host: 'localhost', port: 8443, tlsCertFile: 'cert.pem' }, 'https://localhost:8443/v1/analysis'],
  ])('calls the address that the server listens on: %o', (config, address) => {
    expect(curlLine(config, 'cw_sk_live_x')).toBe(
      `curl -s ${address} -H 'Authorization: Bearer cw_sk_live_x' -H 'Content-Type: application/json' -d '{"url":"https://example.com/"}'`,
    );
  });
});

describe('the hint of later starts', () => {
  it('names the data directory when it is not the default, safe to paste', () => {
    expect(keysHint({})).toBe(
      'Create an API key: npx citeworthy keys create --type secret --environment live',
    );
    expect(keysHint({ DATA_DIR: '/srv/cw' })).toContain(': DATA_DIR=/srv/cw npx');
    expect(keysHint({ DATA_DIR: "it's $HOME" })).toContain(`DATA_DIR='it'\\''s $HOME' npx`);
  });
});

describe('the hint that replaces the sign-up link outside a terminal', () => {
  it('names the command and never repeats a secret setting', () => {
    expect(signupHint({ DATA_DIR: '/srv/cw' })).toBe(
      "Print the first owner's sign-up link to the dashboard: DATA_DIR=/srv/cw npx citeworthy dashboard signup-link",
    );
    const hint = signupHint({ DATABASE_URL: 'postgres://me:hunter2@db/cw', SECRET_KEY: 'k'.repeat(32) });
    expect(hint).toContain('with the same DATABASE_URL and SECRET_KEY: npx citeworthy dashboard signup-link');
    expect(hint).not.toMatch(/hunter2|kkk/);
  });
});
