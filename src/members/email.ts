/** An address as it is stored and looked up. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * Whether text can be an address. One `@` with something on both sides is all that can be said without writing to it
 * (RFC 5321 allows more than any pattern); 254 characters are the longest.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"',;]+@[^\s@<>"',;]+$/.test(text);
}
