import { isLocalhostName, loopbacks, type Guard } from './guard.ts';

/** The guard for what must not cross the internet: of the addresses that it allows only those in the owner's networks. */
export function ownersGuard(guard: Guard): Guard {
  const isAllowedAddress = (ip: string): boolean => guard.isExemptFromPoliteness(ip);
  return {
    ...guard,
    isAllowedAddress,
    literalVerdict(hostname) {
      if (guard.literalVerdict(hostname) === 'name') return 'name';
      const addresses = isLocalhostName(hostname) ? loopbacks : [hostname];
      return addresses.some(isAllowedAddress) ? 'allowed' : 'blocked';
    },
  };
}
