import { describe, expect, it } from 'vitest';
import { createBodyRoom } from './body-room.ts';

const limits = { ofAccountBytesMax: 100, bytesMax: 250 };
const refused = expect.objectContaining({ code: 'rate_limited' }) as Error;

describe('bodies of unanswered requests', () => {
  it('are never kept beyond the limit of their account, and leave room for another', () => {
    const room = createBodyRoom(limits);
    room.enter('one').grow(80);
    expect(() => room.enter('one').grow(21)).toThrow(refused);
    expect(() => room.enter('two').grow(100)).not.toThrow();
  });

  it('are never kept beyond the limit of all accounts', () => {
    const room = createBodyRoom(limits);
    for (const account of ['one', 'two']) room.enter(account).grow(100);
    const third = room.enter('three');
    third.grow(50);
    expect(() => third.grow(51)).toThrow(refused);
  });

  it('make room when they are answered, also those that were refused', () => {
    const room = createBodyRoom(limits);
    const bodies = [room.enter('one'), room.enter('one')];
    bodies[0]?.grow(60);
    expect(() => bodies[1]?.grow(60)).toThrow(refused);
    for (const body of bodies) body.release();
    expect(() => room.enter('one').grow(100)).not.toThrow();
  });
});
