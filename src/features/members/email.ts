/** The canonical form in which addresses are stored and looked up. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * True for text that may be an email address: one `@` with text on both sides, at most 254 characters. RFC 5321 allows
 * more than any stricter pattern.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"',;]+@[^\s@<>"',;]+$/.test(text);
}
