import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { TITLE_JOINT } from '../../page-facts/title-joints.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { SubjectSurfaces } from './subject-surfaces.ts';

const threadWordsOf = perPack(({ subjects, grammar: { isUnspaced } }) => ({
  opener: matcherOf(subjects?.threadOpeners ?? null, { at: 'start', isUnspaced }),
  closer: matcherOf(subjects?.threadClosers ?? null, { at: 'end', isUnspaced }),
}));

/** Marks of a moderator before a title: "[Official thread]", "(Solved)". */
const TAG = /^\s*(?:\[[^[\]]{1,40}\]|\([^()]{1,40}\))\s*[-–—:]?\s*/u;
const CHARS_MAX = 300;

/**
 * The surfaces without what names no thing: the namespace of a wiki, which the address repeats, and on a thread the words
 * that tell of its author ("my take on …").
 */
export function bareSurfaces(
  surfaces: SubjectSurfaces,
  url: string,
  { pageType, pack }: { readonly pageType: PageType; readonly pack: LanguagePack },
): SubjectSurfaces {
  const namespace = namespaceOf(url);
  const isThread = pageType === 'forum';
  if (namespace === null && !isThread) return surfaces;
  const bare = (text: string): string => {
    const name = withoutNamespace(text, namespace);
    return isThread ? withoutThreadWords(name, pack) : name;
  };
  const orNull = (text: string | null): string | null => (text === null ? null : bare(text));
  return {
    ...surfaces,
    title: orNull(surfaces.title),
    openGraphTitle: orNull(surfaces.openGraphTitle),
    heading: orNull(surfaces.heading),
    declaredName: orNull(surfaces.declaredName),
    declaredHeadline: orNull(surfaces.declaredHeadline),
    breadcrumb: orNull(surfaces.breadcrumb),
    slug: bare(surfaces.slug),
  };
}

/** "Cookbook" of "/wiki/Cookbook:Pumpkin_Pie". */
function namespaceOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const last = new URL(url).pathname.slice(0, CHARS_MAX).split('/').at(-1) ?? '';
  try {
    return /^(\p{L}[\p{L}_]{2,24}):[^\s_]/u.exec(decodeURIComponent(last))?.[1]?.replaceAll('_', ' ') ?? null;
  } catch {
    return null;
  }
}

function withoutNamespace(text: string, namespace: string | null): string {
  if (namespace === null || !text.toLowerCase().startsWith(`${namespace.toLowerCase()}:`)) return text;
  const rest = text.slice(namespace.length + 1).trim();
  return rest === '' ? text : rest;
}

/** Parts of a title are divided by bars and dashes; the thread's own title is the first. */
function withoutThreadWords(text: string, pack: LanguagePack): string {
  const { opener, closer } = threadWordsOf(pack);
  const end = TITLE_JOINT.exec(text)?.index ?? text.length;
  const own = text.slice(0, end);
  const untagged = own.replace(TAG, '');
  const opened = untagged.replace(opener, '').trim();
  const closed = opened.replace(closer, '').trim();
  const name = [closed, opened, untagged].find((one) => /\p{L}{3}/u.test(one)) ?? own;
  return name.trim() + text.slice(end);
}
