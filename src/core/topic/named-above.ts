/**
 * Follows the headings of a page in order. Returns whether a heading, or one that its section is a part of, names the topic:
 * a section that is divided stays as near to the topic as it was. Below an H1 is the whole page, so it lends its name to none.
 */
export function namedAbove(): (level: number, isNamed: boolean) => boolean {
  const above: { readonly level: number; readonly isNamed: boolean }[] = [];
  return (level, isNamed) => {
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    const isInherited = above.some((outer) => outer.isNamed && outer.level > 1);
    above.push({ level, isNamed });
    return isNamed || isInherited;
  };
}
