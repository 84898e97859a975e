/**
 * Ties names to addresses while requests to them are under way, so that a connection goes to the addresses whose slots
 * the request has taken, whatever the DNS returns meanwhile.
 */

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export interface AddressPins {
  /** The addresses to which the name is pinned, checked by the guard; undefined when it is not. */
  pinned(hostname: string): readonly ResolvedAddress[] | undefined;
  /** Pins the name to the addresses that `resolve` returns, which the guard allows, or to those of a recent pin. */
  pin(hostname: string, resolve: () => Promise<readonly ResolvedAddress[]>): Promise<PinnedName>;
}

export interface PinnedName {
  readonly addresses: readonly ResolvedAddress[];
  readonly unpin: () => void;
}

interface Pin {
  readonly addresses: readonly ResolvedAddress[];
  readonly staleAtMs: number;
  users: number;
}

/** A name in constant use must follow the DNS at last, or a machine that is gone would stay its address. */
const freshMs = 60_000;

export function createAddressPins(): AddressPins {
  const pins = new Map<string, Pin>();
  const freshPin = (hostname: string): Pin | undefined => {
    const pin = pins.get(hostname);
    return pin !== undefined && pin.staleAtMs > performance.now() ? pin : undefined;
  };
  return {
    pinned: (hostname) => pins.get(hostname)?.addresses,
    async pin(hostname, resolve) {
      const resolved = freshPin(hostname)?.addresses ?? (await resolve());
      // Another request may have pinned the name meanwhile.
      const staleAtMs = performance.now() + freshMs;
      const pin = freshPin(hostname) ?? { addresses: resolved, staleAtMs, users: 0 };
      pins.set(hostname, pin);
      pin.users += 1;
      return {
        addresses: pin.addresses,
        unpin() {
          pin.users -= 1;
          if (pin.users === 0 && pins.get(hostname) === pin) pins.delete(hostname);
        },
      };
    },
  };
}
