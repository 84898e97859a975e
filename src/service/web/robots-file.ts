/** The bytes of robots.txt; null when no rules are known. */
export type RobotsFile = Uint8Array | null;

/** RFC 9309 § 2.5 requires at least this much; Google parses no more. */
export const robotsBytesMax = 500 * 1024;
