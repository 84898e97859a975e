/** Which endpoints get the free delivery slots of a process. Pure: the same state gives the same slots. */

/**
 * What an endpoint's latest attempts promise. `prompt`: the latest success came at once. `slow`: it did not, or the endpoint
 * has just begun to fail. `new`: it has not answered yet. `failing`: it fails.
 */
export type Standing = 'prompt' | 'slow' | 'new' | 'failing';

/** An enabled endpoint with pending deliveries. */
export interface WaitingEndpoint {
  readonly id: string;
  readonly accountId: string;
  readonly standing: Standing;
  /** Due deliveries, counted up to `endpointSlots`. */
  readonly due: number;
  /** Until the earliest of them is due; 0 or less when it is. */
  readonly dueInMs: number;
}

export interface RunningAttempt {
  readonly endpointId: string;
  readonly accountId: string;
  /** When the attempt started. */
  readonly standing: Standing;
  /** It has already taken longer than an attempt of a prompt endpoint. */
  readonly isSlow: boolean;
}

/** Attempts at once for an endpoint in one process; fewer while it fails, because most of those wait for a timeout. */
export const endpointSlots = 8;
const failingEndpointSlots = 2;

/**
 * Attempts at once in one process, of endpoints with this standing or a worse one: the difference is reserved for the
 * better ones. Each attempt needs up to 20 kB and a socket, of usually 1,024 file descriptors.
 */
const slotLimits: Readonly<Record<Standing, number>> = { prompt: 256, slow: 192, new: 128, failing: 64 };
/** The best first. */
const standings: readonly Standing[] = ['prompt', 'slow', 'new', 'failing'];

/** A further slot for the same endpoint needs so many free ones for each that it has; they are for endpoints without any. */
const freeSlotsForEachHeld = 16;

/**
 * Grants slots one by one, always to the account with the fewest, there to the endpoint with the fewest, then to the one
 * that was served longest ago. An account never takes more slots than it leaves free for others, so with `n` accounts that
 * fill theirs, each has one of `n + 1` parts and one part stays free.
 */
export function shareSlots(
  waiting: readonly WaitingEndpoint[],
  running: readonly RunningAttempt[],
  /** Sequence numbers of the latest grants of this process, by endpoint. */
  servedAt: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const all = new Usage();
  const accounts = new Map<string, Account>();
  const accountOf = (id: string): Account => entry(accounts, id, () => new Account());
  for (const attempt of running) {
    all.add(attempt.standing);
    accountOf(attempt.accountId).add(attempt);
  }
  for (const endpoint of waiting)
    if (endpoint.due > 0) accountOf(endpoint.accountId).enqueue(endpoint, servedAt.get(endpoint.id) ?? 0);

  const granted = new Map<string, number>();
  let open = [...accounts.values()];
  for (;;) {
    open = open.filter((account) => account.next(all) !== undefined);
    const [first, ...others] = open;
    if (first === undefined) return granted;
    const account = others.reduce((best, one) => (comesBefore(one, best) ? one : best), first);
    const { id, standing } = account.take();
    all.add(standing);
    granted.set(id, (granted.get(id) ?? 0) + 1);
  }
}

/** Between accounts: the fewest attempts, then served longest ago. */
const comesBefore = (a: Account, b: Account): boolean =>
  (a.usage.of('prompt') - b.usage.of('prompt') || a.servedAt - b.servedAt) < 0;

/** Attempts by the limits that they count against: their own and every wider one. */
class Usage {
  readonly #counts = standings.map(() => 0);

  add(standing: Standing): void {
    for (let index = 0; index <= standings.indexOf(standing); index += 1)
      this.#counts[index] = this.of(standings[index] ?? standing) + 1;
  }

  of(limit: Standing): number {
    return this.#counts[standings.indexOf(limit)] ?? 0;
  }
}

interface Candidate {
  readonly id: string;
  readonly standing: Standing;
  /** Due deliveries without a slot. */
  readonly due: number;
  /** Slots that it has. */
  readonly own: number;
  readonly servedAt: number;
  readonly dueInMs: number;
}

class Account {
  readonly usage = new Usage();
  /** When one of the waiting endpoints was served last. */
  servedAt = 0;
  readonly #own = new Map<string, number>();
  readonly #slow = new Set<string>();
  /** Candidates with the fewest slots so far, the next one last, and those that come after all of these. */
  #turn: Candidate[] = [];
  #later: Candidate[] = [];

  add({ endpointId, standing, isSlow }: RunningAttempt): void {
    this.usage.add(standing);
    this.#own.set(endpointId, (this.#own.get(endpointId) ?? 0) + 1);
    if (isSlow) this.#slow.add(endpointId);
  }

  enqueue({ id, standing, due, dueInMs }: WaitingEndpoint, servedAt: number): void {
    const own = this.#own.get(id) ?? 0;
    const now = standing === 'prompt' && this.#slow.has(id) ? 'slow' : standing;
    this.#later.push({ id, standing: now, due, own, servedAt, dueInMs });
    this.servedAt = Math.max(this.servedAt, servedAt);
  }

  /** The endpoint that gets this account's next slot. One that may not take a slot now will not in this round either. */
  next(all: Usage): Candidate | undefined {
    for (;;) {
      if (this.#turn.length === 0) this.#beginTurn();
      const candidate = this.#turn.at(-1);
      if (candidate === undefined || this.#mayTake(candidate, all)) return candidate;
      this.#turn.pop();
    }
  }

  take(): Candidate {
    const candidate = this.#turn.pop();
    if (candidate === undefined) throw new Error('No endpoint waits for a slot.');
    this.usage.add(candidate.standing);
    const { due, own } = candidate;
    if (due > 1) this.#later.push({ ...candidate, due: due - 1, own: own + 1 });
    return candidate;
  }

  #beginTurn(): void {
    const fewest = this.#later.reduce((least, { own }) => Math.min(least, own), Infinity);
    this.#turn = this.#later
      .filter(({ own }) => own === fewest)
      .sort(
        (a, b) =>
          standings.indexOf(a.standing) - standings.indexOf(b.standing) ||
          a.servedAt - b.servedAt ||
          a.dueInMs - b.dueInMs,
      )
      .reverse();
    this.#later = this.#later.filter(({ own }) => own !== fewest);
  }

  #mayTake({ standing, own }: Candidate, all: Usage): boolean {
    if (own >= (standing === 'failing' ? failingEndpointSlots : endpointSlots)) return false;
    return standings.slice(0, standings.indexOf(standing) + 1).every((limit) => {
      const room = slotLimits[limit] - all.of(limit) - this.usage.of(limit);
      return room > own * freeSlotsForEachHeld;
    });
  }
}

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
