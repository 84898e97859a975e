import { quoted } from '../evidence/quoted.ts';
import { attribute, elementsOf, isElement, textOf, type Element } from '../document/tree.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { hostOf } from '../page-facts/host-name.ts';
import { identifiesDocument } from '../signals/document-identifiers.ts';
import { namesSource, type AttributionPatterns } from './named-source.ts';
import type { ProseUnit } from '../signals/prose.ts';
import { referencesOf } from '../signals/references.ts';
import type { Topic } from './topic.ts';

/** What a claim gives as its source. */
export interface ClaimSource {
  readonly kind: 'link' | 'identified document' | 'named source' | 'citation mark' | 'cited quotation';
  /** True when a reader can find the source: by a link or an identifier, here or in the list that a mark refers to. */
  readonly isCheckable: boolean;
}

export interface SourceSignals {
  readonly topic: Topic;
  readonly language: LanguagePack;
  /** The host of the page. */
  readonly host: string;
}

/** [12], (Lee et al., 2021) */
const CITATION =
  /\[\p{N}{1,3}(?:\s?[,–-]\s?\p{N}{1,3})*\]|\(\s?(?:\p{L}+\.?,?\s){0,3}\p{Lu}[^()]{1,60}(?:19|20)\p{N}{2}[a-z]?\)/u;
const NOTE_TARGET = /^#.*(?:cite|ref|fn|note|bib|source|quelle)/i;
const HTTP = /^https?:\/\//i;
const TITLES: ReadonlySet<string> = new Set(['cite', 'em', 'i']);
/** Elements of a passage that are read. Decision: bounds the work. */
const ELEMENTS_MAX = 300;

/** The best source in the block; a source in another block is not quoted with the claim. */
export function sourceOf(
  { block, sentences }: ProseUnit,
  cues: AttributionPatterns,
  { topic, language, host }: SourceSignals,
): ClaimSource | null {
  const { element, text } = block;
  const inner = elementsOf(element, ELEMENTS_MAX);
  if (cites(element, host) || inner.some((one) => cites(one, host)))
    return { kind: 'cited quotation', isCheckable: true };
  // A block may be a part of a larger element with links of its neighbours: require the link's words in the block.
  if (inner.some((one) => leadsAway(one, host) && text.includes(linkText(one))))
    return { kind: 'link', isCheckable: true };
  if (identifiesDocument(withMarkedTitles(inner, text)))
    return { kind: 'identified document', isCheckable: true };
  const notes = inner.filter((one) => isNote(one)).map((one) => attribute(one, 'href') ?? '');
  const mark = CITATION.exec(text)?.[0] ?? null;
  if (notes.length > 0 || mark !== null) {
    const entries = referencesOf(element, { notes, mark });
    return { kind: 'citation mark', isCheckable: entries.some((entry) => isFindable(entry, host)) };
  }
  if (inner.some(({ tagName }) => tagName === 'cite')) return { kind: 'cited quotation', isCheckable: false };
  return sentences.some((sentence) => namesSource(sentence, cues, language, topic))
    ? { kind: 'named source', isCheckable: false }
    : null;
}

/** An entry of a bibliography counts with a link or an identifier. */
function isFindable(entry: Element, host: string): boolean {
  const inner = elementsOf(entry, ELEMENTS_MAX);
  return (
    inner.some((one) => leadsAway(one, host)) || identifiesDocument(withMarkedTitles(inner, textOf(entry)))
  );
}

function cites(element: Element, host: string): boolean {
  return isForeign(attribute(element, 'cite') ?? '', host);
}

function leadsAway(element: Element, host: string): boolean {
  return element.tagName === 'a' && isForeign(attribute(element, 'href') ?? '', host);
}

function isForeign(address: string, own: string): boolean {
  if (!HTTP.test(address)) return false;
  const host = hostOf(address);
  return host !== '' && host !== own && !host.endsWith(`.${own}`) && !own.endsWith(`.${host}`);
}

/** Emphasised titles in quotation marks, as they are written in plain text. */
function withMarkedTitles(inner: readonly Element[], text: string): string {
  return inner
    .filter(({ tagName }) => TITLES.has(tagName))
    .map((one) => textOf(one, 200))
    .filter((title) => title !== '')
    .reduce((marked, title) => marked.replace(title, () => quoted(title)), text);
}

function linkText(link: Element): string {
  const first = link.childNodes.find((node) => node.nodeName === '#text');
  return first !== undefined && 'value' in first ? (first.value.trim().split(/\s{2,}|\n/u)[0] ?? '') : '';
}

function isNote(link: Element): boolean {
  if (link.tagName !== 'a') return false;
  const href = attribute(link, 'href') ?? '';
  return NOTE_TARGET.test(href) || (href.startsWith('#') && isSuperscript(link));
}

function isSuperscript(link: Element): boolean {
  const parent = link.parentNode;
  return (
    (parent !== null && isElement(parent) && parent.tagName === 'sup') ||
    link.childNodes.some((node) => isElement(node) && node.tagName === 'sup')
  );
}
