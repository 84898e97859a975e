import { askings } from '../../advice/texts/en-briefs.ts';
import { wordsOf } from '../../text/words.ts';
import { readThread, type ThreadPost } from '../../signals/thread-posts.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { joinLists, matcherOf } from '../../languages/compile.ts';
import { packs } from '../../languages/index.ts';
import { askedBrief, placeAt, type AskedBrief } from './asked-brief.ts';

/** Posts by others than the opener; of fewer there is nothing to conclude. */
const REPLIES_MIN = 2;
/** A page with more holds one page of a discussion, which comes to no single conclusion. */
const POSTS_MAX = 19;
/** A longer headline is a post. */
const HEADLINE_CHARS_MAX = 160;

/** Words of all languages: posts of a thread need not be in its own. */
const CONCLUDED = matcherOf(joinLists(packs.map(({ document }) => document?.conclusions ?? null)));

/** A thread that asks and that its posts leave open: its owner can say what it comes to. */
export function threadBriefs(signals: Signals): AskedBrief[] {
  const { pageType, prose } = signals;
  const headline = headlineOf(signals);
  if (pageType !== 'forum' || !isConclusionKnown(signals) || headline === null) return [];
  const { posts, isMarkedSolved } = readThread(prose.units);
  const [opener, ...others] = posts;
  if (opener === undefined || posts.length > POSTS_MAX || isMarkedSolved) return [];
  const replies = others.filter(({ author }) => author === null || author !== opener.author);
  const isOpen = replies.length >= REPLIES_MIN && asks(opener, signals) && !isConcluded(headline, signals);
  return isOpen ? [askedBrief(askings.conclusion(headline), placeAt(signals, null))] : [];
}

function isConclusionKnown({ language }: Signals): boolean {
  return (language.document?.conclusions ?? null) !== null;
}

/** News and announcements ask nothing. */
function asks({ text }: ThreadPost, { language }: Signals): boolean {
  return text.includes('?') || matcherOf(language.asking?.silences.wishes ?? null).test(text);
}

function isConcluded(headline: string, { page }: Signals): boolean {
  return (
    page.structuredData.items.some(({ properties }) => properties['acceptedAnswer'] !== undefined) ||
    [page.metadata.title ?? '', headline, page.text].some((text) => CONCLUDED.test(text))
  );
}

/** The heading with which the title opens too: another may name the forum or one post. */
function headlineOf({ page }: Signals): string | null {
  const headline = (page.titleHeading ?? '').replace(/\s+/gu, ' ').trim();
  const [words, title] = [headline, page.metadata.title ?? ''].map((text) =>
    wordsOf(text, page.language).map(({ lower }) => lower),
  );
  const isTitle = words !== undefined && words.length > 0 && words.every((word, at) => word === title?.[at]);
  return isTitle && headline.length <= HEADLINE_CHARS_MAX ? headline : null;
}
