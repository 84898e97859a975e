import type { Stats } from 'node:fs';

/** Permissions of the group and of all other users. */
const othersBits = 0o077;

/** Why other users could read or change a file, with the command that fixes it; undefined when only this user can. */
export function privacyProblem(path: string, { mode, uid }: Pick<Stats, 'mode' | 'uid'>): string | undefined {
  // Windows has neither owners nor modes of this kind.
  const own = process.getuid?.();
  if (own === undefined) return undefined;
  if (uid !== own) {
    return `${path} belongs to the user ${String(uid)}, and this process runs as ${String(own)}. Run: chown ${String(own)} ${path} && chmod 600 ${path}`;
  }
  if ((mode & othersBits) === 0) return undefined;
  return `${path} can be opened by other users (mode ${octal(mode)}). Run: chmod 600 ${path}`;
}

export const octal = (mode: number): string => (mode & 0o777).toString(8).padStart(4, '0');
