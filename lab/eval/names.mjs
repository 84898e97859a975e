/** The forms that an entity's name may be written in: "World Health Organization (WHO)" is written in two. */
export function formsOf(name) {
  const both = /^(.+?)\s*\(([^)]+)\)$/.exec(name);
  return both === null ? [name] : [both[1], both[2]];
}
