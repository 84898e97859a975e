/**
 * Recognises the page that a bot wall shows instead of the content. A false alarm would refuse to score a real page, so
 * one mark is never enough: pages that write about bot walls, and pages whose forms embed a captcha, have some of them.
 * Marks count where only a wall has them (scripts, attributes, the title), next to little visible text.
 */
import { challengeVendors, type ChallengeVendor } from './challenge-vendors.ts';
import { splitHtml, type SplitHtml } from './split-html.ts';

export interface ChallengeInput {
  readonly html: string;
  readonly status: number;
  /** The value of a response header, by its name in lower case; null when absent. */
  readonly headers: (name: string) => string | null;
}

/** Walls say little; the wordiest known (Cloudflare's block page in full) has about 1,100 characters. */
const textLengthMax = 2_000;
/** Walls without scripts are recognised by their words alone, and then only when there are hardly any others. */
const wordsOnlyLengthMax = 800;
const wordsOnlyMarksMin = 3;

/** Names the vendor of the bot wall that this response is; null when it is an ordinary page. The status may be any. */
export function recogniseChallenge(input: ChallengeInput): { vendor: string } | null {
  const announced = challengeVendors.find((vendor) => vendor.isAnnounced?.(input.headers) === true);
  if (announced !== undefined) return { vendor: announced.name };
  const page = splitHtml(input.html);
  if (page.text.length > textLengthMax) return null;
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
