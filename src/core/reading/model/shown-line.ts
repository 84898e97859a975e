import type { Block } from '../../document/page-document.ts';
import { attribute } from '../../document/tree.ts';
import type { ProseUnit } from '../../signals/prose.ts';
import { modelAddressIn } from '../../text/model-address.ts';

/** Longer blocks are cut. */
export const BLOCK_CHARS_MAX = 2_000;
/** Decision: more link marks tell a reader nothing new about one block. */
const LINK_MARKS_MAX = 6;
/** Share of a block's characters from which it is one link, and one mark at its end is enough. */
const ONE_LINK_SHARE = 0.9;
const CODE_KINDS: ReadonlySet<Block['kind']> = new Set(['code']);

/**
 * A block as a language model sees it: its words after the sign of its kind, with a mark after each link. Sentences that
 * are addressed to a language model are left out; empty when nothing else is left.
 */
export function shownLine(unit: ProseUnit, address: URL | null): string {
  const { block } = unit;
  if (modelAddressIn(block.text.slice(0, BLOCK_CHARS_MAX)) === 'open')
    return withSign(block, honestSentences(unit));
  const text = CODE_KINDS.has(block.kind) ? block.text : withLinks(block, address);
  return withSign(block, text.slice(0, BLOCK_CHARS_MAX).trim());
}

function honestSentences({ isProse, sentences }: ProseUnit): string {
  if (!isProse || sentences.length < 2) return '';
  return sentences
    .filter(({ text }) => modelAddressIn(text) !== 'open')
    .map(({ text }) => text)
    .join(' ')
    .slice(0, BLOCK_CHARS_MAX)
    .trim();
}

function withSign({ kind, level, quote }: Block, text: string): string {
  if (text === '') return '';
  if (kind === 'heading') return `${'#'.repeat(Math.max(1, level))} ${text}`;
  if (kind === 'list_item') return `- ${text}`;
  if (kind === 'table_row') return `| ${text}`;
  return kind === 'quote' || quote !== null ? `> ${text}` : text;
}

function withLinks({ text, spans, linkChars }: Block, address: URL | null): string {
  const links = spans.filter(({ kind }) => kind === 'link').sort((one, other) => one.end - other.end);
  const [first] = links;
  if (first === undefined) return text;
  const marked = linkChars >= ONE_LINK_SHARE * text.length ? [{ ...first, end: text.length }] : links;
  let shown = '';
  let at = 0;
  for (const { end, element } of marked.slice(0, LINK_MARKS_MAX)) {
    const mark = linkMark(attribute(element, 'href'), address);
    if (mark === '' || end < at) continue;
    shown += `${text.slice(at, end)} ${mark}`;
    at = end;
  }
  return shown + text.slice(at);
}

/** A link to a part of the page itself leads nowhere else. */
function linkMark(href: string | null, address: URL | null): string {
  if (href === null || href.startsWith('#')) return '';
  const base = address ?? undefined;
  if (!URL.canParse(href, base)) return '';
  const { protocol, hostname } = new URL(href, base);
  if (protocol !== 'http:' && protocol !== 'https:') return '';
  const host = hostname.replace(/^www\./u, '');
  return host === address?.hostname.replace(/^www\./u, '') ? '[→]' : `[→ ${host}]`;
}

const LINE_SIGNS = /(^|\n)[ \t]*(?:#{1,6}|[-|>])[ \t]+/gu;
const LINK_MARKS = /\s?\[→[^\]]{0,253}\]/gu;

/** The page's words of what a model copied with the signs of its line. */
export function withoutSigns(quotation: string): string {
  return quotation.replace(LINK_MARKS, '').replace(LINE_SIGNS, '$1');
}
