import { attribute, elementsOf, isTextNode, type Element, type HtmlDocument } from './tree.ts';

/** JSON-LD of a page, flattened: every object with a type, at any depth. */

export interface StructuredItem {
  /** Schema.org types without the prefix, e.g. `Article`. */
  readonly types: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
  /** 0 at the top level and in @graph; 1 and more inside another item. */
  readonly depth: number;
}

export interface StructuredData {
  readonly items: readonly StructuredItem[];
  /** Scripts that are not valid JSON, with the first words of each. */
  readonly invalid: readonly { readonly quote: string; readonly reason: string }[];
  readonly scriptCount: number;
}

const SCRIPTS_MAX = 50;
const SCRIPT_CHARS_MAX = 500_000;
const ITEMS_MAX = 2_000;
const NESTING_MAX = 32;
const VALUE_NESTING_MAX = 4;
const VALUES_MAX = 100;
const QUOTE_CHARS = 120;

export function readStructuredData(root: HtmlDocument): StructuredData {
  const items: StructuredItem[] = [];
  const invalid: { quote: string; reason: string }[] = [];
  let scriptCount = 0;
  for (const element of elementsOf(root)) {
    if (
      element.tagName !== 'script' ||
      !/^application\/ld\+json/i.test(attribute(element, 'type')?.trim() ?? '')
    )
      continue;
    if (++scriptCount > SCRIPTS_MAX) break;
    const source = scriptText(element);
    const parsed = parseJson(source);
    if (parsed.ok) flatten(parsed.value, 0, items);
    else invalid.push({ quote: source.trim().slice(0, QUOTE_CHARS), reason: parsed.reason });
  }
  return { items, invalid, scriptCount };
}

/** The page's structured data with one more script. */
export function withScript(data: StructuredData, source: string): StructuredData {
  const items = [...data.items];
  const parsed = parseJson(source);
  if (parsed.ok) flatten(parsed.value, 0, items);
  return { ...data, items, scriptCount: data.scriptCount + 1 };
}

function scriptText(script: Element): string {
  return script.childNodes
    .map((node) => (isTextNode(node) ? node.value : ''))
    .join('')
    .slice(0, SCRIPT_CHARS_MAX);
}

type Parsed =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

function parseJson(source: string): Parsed {
  // XHTML left comment and CDATA wrappers behind; search engines accept them.
  const bare = source
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/, '');
  if (bare.trim() === '') return { ok: false, reason: 'it is empty' };
  try {
    return { ok: true, value: JSON.parse(bare) };
  } catch (error) {
    return {
      ok: false,
      reason: error instanceof SyntaxError ? error.message.slice(0, QUOTE_CHARS) : 'not JSON',
    };
  }
}

/** `nesting` counts every level, arrays and @graph too, so that no markup overflows the stack; `depth` counts items. */
function flatten(value: unknown, depth: number, items: StructuredItem[], nesting = 0): void {
  if (nesting > NESTING_MAX || items.length >= ITEMS_MAX || typeof value !== 'object' || value === null)
    return;
  if (Array.isArray(value)) {
    for (const element of value) flatten(element, depth, items, nesting + 1);
    return;
  }
  const properties = value as Readonly<Record<string, unknown>>;
  const types = stringsOf(properties['@type']).map((type) =>
    type.replace(/^(?:https?:\/\/)?schema\.org\/|^schema:/, ''),
  );
  if (types.length > 0) items.push({ types, properties, depth });
  for (const [name, nested] of Object.entries(properties)) {
    if (typeof nested === 'object')
      flatten(nested, name === '@graph' ? depth : depth + 1, items, nesting + 1);
  }
}

/** The strings of a JSON-LD value: a string, an array of them, or objects with `name` or `@value`. */
export function stringsOf(value: unknown, nesting = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || nesting > VALUE_NESTING_MAX) return [];
  if (Array.isArray(value))
    return value.slice(0, VALUES_MAX).flatMap((element) => stringsOf(element, nesting + 1));
  const object = value as Readonly<Record<string, unknown>>;
  return stringsOf(object['name'] ?? object['@value'] ?? null, nesting + 1);
}

/** The first item with one of the types, top-level items first. */
export function findItem(data: StructuredData, types: readonly string[]): StructuredItem | null {
  const matches = data.items.filter((item) => item.types.some((type) => types.includes(type)));
  return matches.sort((a, b) => a.depth - b.depth)[0] ?? null;
}
