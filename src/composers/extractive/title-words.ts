/** Bounds of the contract, in characters. */
export const TITLE_CHARS = { min: 15, max: 60 } as const;

export function capitalised(text: string): string {
  const first = text.match(/^\p{Ll}/u)?.[0];
  // "iPhone" and "npm" begin small on purpose; a plain word does not.
  return first === undefined || /^\p{Ll}\p{Lu}/u.test(text) ? text : first.toUpperCase() + text.slice(1);
}
