import { lettersOf } from '../../page-facts/letters-of.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { BlockReview } from '../../schema/content-block.ts';
import { quoted } from '../../evidence/quoted.ts';
import { blockBounds } from '../block-words.ts';
import { namesTheSite, titleParts } from '../title/title-parts.ts';

/** A title with the site's name, where the page's own has it and it fits; else with what an editor has to check. */
export function titleWithSite(
  text: string,
  signals: Pick<Signals, 'page' | 'options'>,
): { readonly text: string; readonly review: BlockReview | null } {
  const site = titleParts(signals).find(namesTheSite)?.text;
  if (site === undefined || lettersOf(text).includes(lettersOf(site))) return { text, review: null };
  const named = `${text} | ${site}`;
  if (named.length <= blockBounds.title.max) return { text: named, review: null };
  const reason = `It leaves out ${quoted(site)} of the page’s own title: check that readers do not need it.`;
  return { text, review: { level: 'check', reasons: [reason] } };
}
