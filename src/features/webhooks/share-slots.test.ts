import { expect, test } from 'vitest';
import { endpointSlots, shareSlots, type RunningAttempt, type WaitingEndpoint } from './share-slots.ts';

const never: ReadonlyMap<string, number> = new Map();

function waiting(id: string, part: Partial<WaitingEndpoint> = {}): WaitingEndpoint {
  return { id, accountId: 'acc_own', standing: 'prompt', due: endpointSlots, dueInMs: 0, ...part };
}

/** Endpoints with more due deliveries than slots. */
function crowd(count: number, part: Partial<WaitingEndpoint> = {}): WaitingEndpoint[] {
  const name = `${part.accountId ?? 'acc_own'} ${part.standing ?? 'prompt'}`;
  return Array.from({ length: count }, (_, index) => waiting(`${name} ${String(index)}`, part));
}

/** The slots granted as attempts that do not end. */
function hanging(
  endpoints: readonly WaitingEndpoint[],
  slots: ReadonlyMap<string, number>,
  isSlow = true,
): RunningAttempt[] {
  return endpoints.flatMap(({ id, accountId, standing }) =>
    Array.from({ length: slots.get(id) ?? 0 }, () => ({ endpointId: id, accountId, standing, isSlow })),
  );
}

/** Attempts of these endpoints, none of which ever ends, as claims one after the other start them. */
function filledBy(endpoints: readonly WaitingEndpoint[]): RunningAttempt[] {
  const running: RunningAttempt[] = [];
  for (;;) {
    const more = hanging(endpoints, shareSlots(endpoints, running, never));
    if (more.length === 0) return running;
    running.push(...more);
  }
}

const total = (slots: ReadonlyMap<string, number>): number => [...slots.values()].reduce((a, b) => a + b, 0);

test('an endpoint alone gets eight slots, a failing one two', () => {
  for (const [standing, slots] of [
    ['prompt', 8],
    ['slow', 8],
    ['new', 8],
    ['failing', 2],
  ] as const)
    expect(shareSlots([waiting('one', { standing })], [], never), standing).toEqual(
      new Map([['one', slots]]),
    );
});

test('no endpoint gets more slots than it has due deliveries', () => {
  const endpoints = [waiting('two', { due: 2 }), waiting('none', { due: 0, dueInMs: 5 })];
  expect(shareSlots(endpoints, [], never)).toEqual(new Map([['two', 2]]));
});

test.each([1, 40, 200, 1_000])(
  'never lets %i hanging endpoints take the slot of a prompt one of their own account',
  (count) => {
    for (const standing of ['slow', 'new', 'failing'] as const) {
      const running = filledBy(crowd(count, { standing }));
      expect(shareSlots([waiting('bystander', { due: 1 })], running, never), standing).toEqual(
        new Map([['bystander', 1]]),
      );
    }
  },
);

test.each([1, 40, 200, 1_000])(
  'never lets %i hanging endpoints of one account take the slot of a new one of another',
  (count) => {
    for (const standing of ['prompt', 'slow', 'new', 'failing'] as const) {
      const running = filledBy(crowd(count, { standing, accountId: 'acc_other' }));
      for (const own of ['prompt', 'slow', 'new', 'failing'] as const)
        expect(
          shareSlots([waiting('bystander', { due: 1, standing: own })], running, never),
          `${standing}, ${own}`,
        ).toEqual(new Map([['bystander', 1]]));
    }
  },
);

test('never lets fifty accounts of hanging endpoints leave no slot to another account', () => {
  const endpoints = Array.from({ length: 50 }, (_, index) => `acc_${String(index)}`).flatMap((accountId) => [
    ...crowd(10, { accountId }),
    ...crowd(10, { accountId, standing: 'slow' }),
    ...crowd(10, { accountId, standing: 'new' }),
    ...crowd(10, { accountId, standing: 'failing' }),
  ]);
  const running = filledBy(endpoints);
  expect(running.length).toBeLessThan(256);
  for (const standing of ['prompt', 'slow', 'new', 'failing'] as const)
    expect(total(shareSlots([waiting('bystander', { standing, due: 1 })], running, never)), standing).toBe(1);
});

test('accounts share alike, however many endpoints and deliveries each has', () => {
  const many = crowd(100, { accountId: 'acc_many' });
  const few = crowd(5, { accountId: 'acc_few' });
  const slots = shareSlots([...many, ...few], [], never);
  const of = (endpoints: readonly WaitingEndpoint[]): number => hanging(endpoints, slots).length;
  // What few endpoints can use at most, and no more than as much again for the many.
  expect(of(few)).toBeGreaterThanOrEqual(20);
  expect(of(many)).toBeLessThanOrEqual(128);
});

test('endpoints of an account come in turn, the one that was served longest ago first', () => {
  const endpoints = crowd(100, { standing: 'failing' });
  const order = endpoints.map(({ id }) => id);
  const servedAt = new Map<string, number>();
  const served: string[] = [];
  while (served.length < 2 * order.length) {
    // One after the other has one attempt that fails at once.
    const ids = [
      ...shareSlots(
        endpoints.map((one) => ({ ...one, due: 1 })),
        [],
        servedAt,
      ).keys(),
    ];
    for (const id of ids) {
      served.push(id);
      servedAt.set(id, served.length);
    }
  }
  expect(served.slice(0, 200)).toEqual([...order, ...order]);
});

test('an endpoint whose attempts have become slow gets no reserved slot', () => {
  const endpoint = waiting('once prompt');
  const running = [
    ...filledBy(crowd(200, { standing: 'slow' })),
    { endpointId: endpoint.id, accountId: endpoint.accountId, standing: 'prompt', isSlow: true } as const,
  ];
  expect(shareSlots([endpoint], running, never).size).toBe(0);
});

test('an endpoint that answered slowly keeps a slot beside any number that never answered', () => {
  const running = filledBy([...crowd(200, { standing: 'new' }), ...crowd(200, { standing: 'failing' })]);
  const slots = shareSlots([waiting('slow', { due: 1, standing: 'slow' })], running, never);
  expect(slots.get('slow')).toBe(1);
});

test('a hundred prompt endpoints that all begin to hang leave a slot to another of their account', () => {
  const running = filledBy(crowd(100));
  expect(shareSlots([waiting('bystander', { due: 1 })], running, never).get('bystander')).toBe(1);
});
