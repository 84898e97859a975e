import { randomBytes, scryptSync } from 'node:crypto';

/**
 * A stored password whose check costs a hundredth of a real one's: a check takes its cost from the stored text. For
 * members that a test does not sign up; real ones cost 0.4 s of a processor at each check.
 */
export function cheapPasswordHash(password: string): string {
  const cost = { N: 2 ** 10, r: 8, p: 1 };
  const salt = randomBytes(16);
  const key = scryptSync(password.normalize('NFC'), salt, 32, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}
