import { isLocalhostName, loopbacks, type Guard } from './guard.ts';

/** Restricts a guard to the operator's networks, for requests that must not cross the internet. */
export function createOperatorGuard(guard: Guard): Guard {
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
