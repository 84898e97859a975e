/** robots.txt files of the largest size that is read, each made to cost an evaluator as much as possible. */

/** RFC 9309 § 2.5 requires crawlers to read this much. */
const fileBytes = 500 * 1024;

/** As long as a redirect to this site's longest path once was. */
export const hostilePath = `/${'a'.repeat(60_000)}`;
/** As long as an address in a request may be. */
export const longestPath = `/${'a'.repeat(2_000)}`;

/** `line` again and again, in a group for every crawler. */
export function fileOf(line: string): string {
  const head = 'User-agent: *\n';
  return head + `${line}\n`.repeat(Math.floor((fileBytes - head.length) / (Buffer.byteLength(line) + 1)));
}

/** Each with the weakness that it looks for. */
export const hostileRobots: Readonly<Record<string, string>> = {
  'many wildcards that nearly match': fileOf(`allow:*${'a'.repeat(16)}b`),
  'short wildcards that nearly match': fileOf('allow:*ab'),
  'few long wildcards that nearly match': fileOf(`allow:*${'a'.repeat(16_000)}b`),
  'wildcards nested as deep as a line is long': fileOf(`allow:${'*a'.repeat(8_000)}b`),
  'as many rules as fit': fileOf('allow:/'),
  'as many lines as fit': fileOf(''),
  'lines that are nearly rules': fileOf('allow'),
  'as many groups as fit': fileOf('User-agent:*\nallow:/'),
  'as many agents as fit': fileOf('User-agent:a'),
  'escapes in every rule': fileOf('allow:/%aa%aa'),
  'characters outside ASCII in every rule': fileOf('allow:/éaéa'),
  'one line of blanks': `User-agent: *\n${' '.repeat(fileBytes)}`,
  'one line of words': `User-agent: *\nallow${' a'.repeat(fileBytes / 2)}`,
};
