import { expressionOf, joinLists } from '../languages/compile.ts';
import { packs } from '../languages/index.ts';
import { collapseWhiteSpace } from './tree.ts';

/** The name of a person or an organization in what pages write as their author; null where it is none. */

const NAME_CHARS_MAX = 100;
const NAME_WORDS_MAX = 12;
const NAMES_MAX = 5;
/** Names of accounts, and what templates leave when there is no author; the same in every language. */
const ACCOUNT =
  /^(?:(?:site|web|wp|blog|super)[\s-]?)?(?:admin(?:istrator)?|root|users?|webmaster|editor|author|guest|null|undefined|none|unknown|anonymous|n\/a|by|test|wordpress)[\s\d]*$/i;
const ADDRESS = /:\/\/|www\.|^@|\S@\S|\/\S*\/|\.(?:html?|php)\b/i;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&quot;', '"'],
  ['&#39;', '’'],
  ['&#039;', '’'],
  ['&apos;', '’'],
  ['&nbsp;', ' '],
]);

const bylines = joinLists(packs.map(({ document }) => document?.bylines ?? null));
const BYLINE_WORD = expressionOf(String.raw`^@bylines\s*(?:[:：]|\s)\s*`, { bylines });
/** Where the name ends and its office, a date or another part of the line begins. */
const AFTER_NAME = /\s*[|·•–—;,(\p{N}]|\s[-/]\s|\s(?:on|in|for|am|le|el)\s/u;
/** "Ann Bell", "Ludwig van der Rohe", "Ann and Ben Bell", "Ann Bell & Ben Cole". */
const NAME_WORDS = /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|\p{Ll}{1,3}|&))*(?:\s\p{Lu}[\p{L}.'’-]*)$/u;
const BYLINE_WORDS_MAX = 8;
const HAN_NAME = /^\p{sc=Han}[\p{sc=Han}·\s]{1,11}$/u;

/** The names, cleaned and without repetition, as one line. */
export function authorNames(written: readonly string[]): string | null {
  const names = new Set(written.map(authorName).filter((name) => name !== null));
  return names.size === 0 ? null : [...names].slice(0, NAMES_MAX).join(', ');
}

/** A name in a field for one. */
function authorName(written: string): string | null {
  const text = collapseWhiteSpace(
    written
      .slice(0, 1_000)
      .replace(/&(?:amp|quot|apos|nbsp|#0?39);/g, (entity) => ENTITIES.get(entity) ?? entity),
  ).replace(/^(?:written\s+)?by(?:\s*:\s*|\s+)/i, '');
  if (text.length < 2 || text.length > NAME_CHARS_MAX || text.split(' ').length > NAME_WORDS_MAX) return null;
  return /\p{L}/u.test(text) && !ACCOUNT.test(text) && !ADDRESS.test(text) ? text : null;
}

/** The name in a line above a text: "By Ann Bell, Editor | 3 March". Null when the line is not surely one. */
export function nameInByline(line: string): string | null {
  const bare = collapseWhiteSpace(line.slice(0, 1_000)).replace(BYLINE_WORD, '');
  const han =
    bare
      .split(/[:：/／|]/u)
      .at(-1)
      ?.trim() ?? '';
  if (HAN_NAME.test(han)) return han;
  const [name = ''] = bare.split(AFTER_NAME, 1);
  // "Sun Dec 17" is a date.
  if (/^\s*\p{N}/u.test(bare.slice(name.length))) return null;
  if (name.split(' ').length > BYLINE_WORDS_MAX || !NAME_WORDS.test(name)) return null;
  return authorName(name);
}
