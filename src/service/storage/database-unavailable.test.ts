import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const withFields = (fields: object, message = 'x'): Error => Object.assign(new Error(message), fields);

describe('isDatabaseUnavailable', () => {
  it.each([
    ['a lost connection', withFields({ code: '08006' })],
    ['a shutdown', withFields({ code: '57P01' })],
    ['a start', withFields({ code: '57P03' })],
    ['too many connections', withFields({ code: '53300' })],
    ['a refused connection', withFields({ code: 'ECONNREFUSED', syscall: 'connect' })],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a connection that is reset', withFields({ code: 'ECONNRESET', syscall: 'read' })],
    ['a name that cannot be resolved', withFields({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' })],
    ['a host whose addresses all refuse', new AggregateError([withFields({ syscall: 'connect' })])],
    ['no answer on a connection', new Error('Query read timeout')],
    ['a password that was changed', withFields({ code: '28P01' })],
    ['a primary that has become a standby', withFields({ code: '25006' })],
    ['any of these as a cause', new Error('query failed', { cause: withFields({ code: '57P01' }) })],
  ])('is true for %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a constraint', withFields({ code: '23505' })],
    ['a wrong statement', withFields({ code: '42601' })],
    ['a cancelled statement', withFields({ code: '57014' })],
    ["a caller's own connection that breaks", withFields({ code: 'ECONNRESET' }, 'aborted')],
    ['a file that cannot be read', withFields({ code: 'EISDIR', syscall: 'read' })],
    ['a fault of the program', new TypeError('x is not a function')],
    ['what is no error', '08006'],
    ['nothing', undefined],
  ])('is false for %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
