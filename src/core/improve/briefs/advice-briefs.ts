import type { Advice } from '../../advice/advice.ts';
import { askings } from '../../advice/texts/en-briefs.ts';
import { shorten } from '../../evidence/evidence.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { askedBrief, placeAt, type AskedBrief } from './asked-brief.ts';

const QUOTED_CHARS_MAX = 110;

/**
 * What the author must supply before praise can be replaced; null for advice that an editor can follow alone. An article
 * praises in passing, and the words for a product are its maker's.
 */
export function adviceBrief({ kind, where }: Advice, signals: Signals): AskedBrief | null {
  if (kind !== 'replace-praise' || where === null || signals.pageType !== 'service') return null;
  const quoted = shorten(where.text.replace(/\s+/gu, ' ').trim(), QUOTED_CHARS_MAX);
  return askedBrief(askings['behind-praise'](quoted), placeAt(signals, where.start));
}
