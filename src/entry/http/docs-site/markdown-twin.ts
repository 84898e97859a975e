import { readSource } from './read-source.ts';
import { resolveLink } from './resolve-link.ts';

/** A file of `docs/` as the site serves it: links out of `docs/` lead to the repository, the others work as they are. */
export function markdownTwin(file: string): string {
  return readSource(file).replaceAll(/\]\((\.\.?\/[^()\s]+)\)/g, (link, href: string) => {
    const target = resolveLink(href, file);
    return target.startsWith('https:') ? `](${target})` : link;
  });
}
