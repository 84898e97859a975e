import { describe, expect, it } from 'vitest';
import { judgeOrigin } from './judge-origin.ts';

const local = { host: '127.0.0.1', publicUrl: 'https://api.example.com' };
const everywhere = { ...local, host: '0.0.0.0' };

describe('the origin of a request to /mcp', () => {
  it.each([
    [local, { host: '127.0.0.1:8080' }],
    [local, { host: 'localhost' }],
    [local, { host: '[::1]:8080' }],
    [local, { host: 'API.example.com' }],
    [local, { host: 'api.example.com', origin: 'https://api.example.com' }],
    [everywhere, { host: 'citeworthy-api:8080' }],
  ])('%j allows %j', (config, headers) => {
    expect(() => judgeOrigin(headers, config)).not.toThrow();
  });

  it.each([
    [local, { host: 'evil.example:8080' }],
    [local, { host: 'localhost.evil.example' }],
    [local, { host: '127.0.0.1@evil.example' }],
    [local, { host: '' }],
    [local, { host: 'localhost', origin: 'http://localhost' }],
    [everywhere, { host: 'evil.example', origin: 'http://evil.example' }],
    [everywhere, { host: 'api.example.com', origin: 'null' }],
    [everywhere, { host: 'api.example.com', origin: 'https://api.example.com.evil.example' }],
  ])('%j refuses %j', (config, headers) => {
    expect(() => judgeOrigin(headers, config)).toThrow(
      expect.objectContaining({ code: 'origin_not_allowed' }),
    );
  });
});
