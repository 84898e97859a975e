import { describe, expect, it } from 'vitest';
import { knownPaths } from './known-paths.ts';

const paths = knownPaths([
  { method: 'GET', path: '/' },
  { method: 'POST', path: '/v1/things' },
  { method: 'GET', path: '/v1/things' },
  { method: 'GET', path: '/v1/things/{id}' },
  { method: 'DELETE', path: '/v1/things/{id}' },
  { method: 'POST', path: '/v1/things/preview' },
]);

describe('the methods of a path', () => {
  it.each([
    ['/', 'GET, HEAD, OPTIONS'],
    ['/v1/things', 'GET, HEAD, OPTIONS, POST'],
    ['/v1/things?a=/b#c', 'GET, HEAD, OPTIONS, POST'],
    ['/v1/things/x', 'DELETE, GET, HEAD, OPTIONS'],
    ['/v1/things/%zz', 'DELETE, GET, HEAD, OPTIONS'],
    ['http://host:1/v1/things', 'GET, HEAD, OPTIONS, POST'],
    // The fixed path and the parameter both match: what either allows is allowed.
    ['/v1/things/preview', 'DELETE, GET, HEAD, OPTIONS, POST'],
  ])('%s are %s', (target, allow) => {
    expect(paths.allowedMethods(target)).toBe(allow);
  });

  it.each([
    '',
    '*',
    '/v1',
    '/v1/',
    '/v1/things/',
    '/v1/things/x/',
    '/v1/things/x/y',
    '//v1/things',
    '/V1/things',
  ])('of %j are none: it does not exist', (target) => {
    expect(paths.allowedMethods(target)).toBeUndefined();
  });
});
