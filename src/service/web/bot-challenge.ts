/**
 * Recognises the page that a bot wall shows instead of the content. A false positive would refuse to score a real page,
 * so one mark is never enough: articles about bot walls and forms with a captcha contain some of them. Marks count where
 * only a wall has them (scripts, attributes, the title), on pages with little visible text.
 */
import { challengeVendors, type ChallengeVendor } from './challenge-vendors.ts';
import { splitHtml, type SplitHtml } from './split-html.ts';

export interface ChallengeInput {
  readonly html: string;
  readonly status: number;
  /** The value of a response header, by its name in lower case; null when absent. */
  readonly headers: (name: string) => string | null;
}

/** The longest known wall (Cloudflare's block page) has about 1,100 characters. */
const textLengthMax = 2_000;
/** Walls without scripts are recognised by their words alone, only on a page with hardly any other text. */
const wordsOnlyLengthMax = 800;
const wordsOnlyMarksMin = 3;

/** Returns the vendor of the bot wall; null for an ordinary page. Ignores the status: walls use many, 200 included. */
export function recogniseChallenge(input: ChallengeInput): { vendor: string } | null {
  const announced = challengeVendors.find((vendor) => vendor.isAnnounced?.(input.headers) === true);
  if (announced !== undefined) return { vendor: announced.name };
  const page = splitHtml(input.html, textLengthMax);
  if (page === null || page.title.length > textLengthMax) return null;
  const vendor = challengeVendors.find((candidate) => isWallOf(candidate, page));
  return vendor === undefined ? null : { vendor: vendor.name };
}

function isWallOf(vendor: ChallengeVendor, page: SplitHtml): boolean {
  const inMarkup = vendor.markup.filter((mark) => mark.test(page.markup)).length;
  const inTitle = vendor.title?.test(page.title) === true ? 1 : 0;
  const inText = vendor.text.filter((mark) => mark.test(page.text)).length;
  const marks = inMarkup + inTitle + inText;
  if (vendor.unless?.test(page.markup) === true) return false;
  if (inMarkup > 0) return marks >= vendor.marksMin;
  return marks >= wordsOnlyMarksMin && page.text.length <= wordsOnlyLengthMax;
}
