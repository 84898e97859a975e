/** The addresses of this machine: its own services must not be reached through them, public ones included. */
import { networkInterfaces } from 'node:os';

/** Short, because an interface may get an address at any time; not zero, because a name may have thousands. */
const freshMs = 1_000;

/** Returns a function that reads the addresses of all network interfaces, at most once a second. */
export function createOwnAddresses(): () => readonly string[] {
  let addresses: readonly string[] = [];
  let staleAtMs = -Infinity;
  return () => {
    if (performance.now() < staleAtMs) return addresses;
    addresses = Object.values(networkInterfaces()).flatMap((all) =>
      (all ?? []).map(({ address }) => address),
    );
    staleAtMs = performance.now() + freshMs;
    return addresses;
  };
}
