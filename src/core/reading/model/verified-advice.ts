import { packOf } from '../../languages/index.ts';
import { claimsIn, isPlain, leadsElsewhere } from './claims-nothing.ts';

/** Advice is shown to a person as it is: a longer text is an essay, and a shorter one names no place. */
const CHARS = { least: 25, most: 420 } as const;
/** The report is written in English. */
const REPORT_LANGUAGE = 'en';
/** Terms of the trade, which are neither names nor claims. */
const TERMS =
  /^(?:FAQs?|FAQPage|H[1-6]s?|HTML|JSON|JSON-LD|URLs?|Q&A|API|SEO|CTAs?|PDFs?|TL;DR|I|English|Markdown|CSV|Schema|ItemList|HowTo|OG|PageRank|No|Yes)$/u;
/** Figures that measure the text to write, such as "two sentences of 20 words" or "the first 100 words". */
const TEXT_UNITS =
  /^[\s-]*(?:(?:or|to|and|–|-)\s*\p{N}+[\s-]*)?(?:short |brief |real |direct |clear |more )?(?:sentences?|words?|characters?|chars|questions?|headings?|subheadings?|sections?|paragraphs?|rows?|columns?|items?|steps?|bullets?|lines?|links?|sources?|entries|examples?|facts?|pairs?|points?|FAQs?)/iu;
/** What the owner of a page cannot change: the words of those who posted. */
const REWRITES_POSTS =
  /\b(?:rewrite|reword|rephrase|shorten|edit|trim|correct|expand|replace|remove|delete|cut)\b(?![^.]*\b(?:title|heading|description|menu|navigation|sidebar|boilerplate|banner|advert)\b)/iu;

export interface AdvisedPage {
  /** True for a figure or name that the page or the caller has. */
  readonly isKnown: (name: string) => boolean;
  /** True where visitors wrote the text. */
  readonly isForum: boolean;
}

/** The advice of a model where it may be shown as it is: plain words without facts of its own; null otherwise. */
export function verifiedAdvice(text: string | null, { isKnown, isForum }: AdvisedPage): string | null {
  if (text === null || text.length < CHARS.least || text.length > CHARS.most || !isPlain(text)) return null;
  if (leadsElsewhere(text, isKnown) || (isForum && REWRITES_POSTS.test(text))) return null;
  const { capitalisesNouns } = packOf(REPORT_LANGUAGE).grammar;
  for (const { 0: name, index } of claimsIn(text, capitalisesNouns)) {
    const measuresText = TEXT_UNITS.test(text.slice(index + name.length));
    if (!measuresText && !TERMS.test(name) && !isKnown(name.replace(/['’]s$/u, ''))) return null;
  }
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?”"]$/u.test(sentence) ? sentence : `${sentence}.`;
}
