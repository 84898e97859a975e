/** Of a response and of the JSON in it: a completion nests about 8 deep, an answer in any of our schemas 5. */
export const answerDepthMax = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * True when arrays and objects of a JSON text nest deeper than `depthMax`. One pass without recursion, so that no parser,
 * validator or error message has to handle such a text: most of them recurse. Text around the JSON is accepted.
 */
export function nestsDeeperThan(text: string, depthMax: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) {
      isInString = true;
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > depthMax) return true;
    } else if (code === 0x5d || code === 0x7d) {
      depth = Math.max(0, depth - 1);
    }
  }
  return false;
}
