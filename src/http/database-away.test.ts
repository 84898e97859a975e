import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const withFields = (fields: object, message = 'x'): Error => Object.assign(new Error(message), fields);

describe('a database that is away', () => {
  it.each([
    ['a lost connection', withFields({ code: '08006' })],
    ['a shutdown', withFields({ code: '57P01' })],
    ['a start', withFields({ code: '57P03' })],
    ['too many connections', withFields({ code: '53300' })],
    ['a refused connection', withFields({ code: 'ECONNREFUSED', syscall: 'connect' })],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['any of these as a cause', new Error('query failed', { cause: withFields({ code: '57P01' }) })],
  ])('is told by %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    ['a constraint', withFields({ code: '23505' })],
    ['a wrong statement', withFields({ code: '42601' })],
    ['a cancelled statement', withFields({ code: '57014' })],
    ['a fault of the program', new TypeError('x is not a function')],
    ['what is no error', '08006'],
    ['nothing', undefined],
  ])('is not told by %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});
