import { modelAddressIn } from '../../text/model-address.ts';
import type { ContentType } from '../../schema/vocabulary.ts';
import type { ScoredPage } from '../../score/score-page.ts';
import type { ProseUnit } from '../../signals/prose.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { partsToHead } from '../headings/parts-to-head.ts';
import { pageLacks, pageWeaknesses, type PageLack, type PageWeakness } from './page-lacks.ts';

/** Description of a page for a language model: never its HTML or text that readers do not see. */
export interface PageBrief {
  readonly language: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly heading: string | null;
  readonly lacks: readonly PageLack[];
  readonly weaknesses: readonly PageWeakness[];
  readonly queries: readonly string[];
  /** The main text with its sections (`[S1]`) and the places that lack a heading (`[P1]`) numbered. */
  readonly text: string;
}

const HEAD_CHARS_MAX = 300;

/** `textCharsMax` limits the main text; a longer page is cut to the start of each section. Linear in the page's size. */
export function briefPage(
  { signals, checks }: Pick<ScoredPage, 'signals' | 'checks'>,
  types: readonly ContentType[],
  textCharsMax: number,
): PageBrief {
  const { page } = signals;
  const own = (text: string | null): string | null =>
    text === null || modelAddressIn(text) === 'open' ? null : text.slice(0, HEAD_CHARS_MAX);
  return {
    language: page.language,
    title: own(page.metadata.title),
    description: own(page.metadata.description),
    heading: own(page.titleHeading),
    lacks: pageLacks(signals),
    weaknesses: pageWeaknesses(signals, checks, types),
    queries: signals.queries.map(({ text }) => text),
    text: numberedText(signals, types.includes('headings'), textCharsMax),
  };
}

function numberedText(signals: Signals, hasPlaces: boolean, charsMax: number): string {
  const places = new Map(
    (hasPlaces ? partsToHead(signals) : []).map(({ units }, index) => [units[0], `[P${String(index + 1)}] `]),
  );
  const lines: string[] = [];
  let left = charsMax;
  for (const [index, { level, title, units }] of signals.sections.entries()) {
    // Short sections leave their share to later ones.
    let share = Math.floor(left / (signals.sections.length - index));
    const add = (line: string): boolean => {
      if (line.length + 1 > share) return false;
      share -= line.length + 1;
      left -= line.length + 1;
      lines.push(line);
      return true;
    };
    const heading = title === null || modelAddressIn(title) === 'open' ? '' : title.slice(0, HEAD_CHARS_MAX);
    if (!add(`[S${String(index + 1)}] ${'#'.repeat(level)} ${heading}`)) continue;
    for (const unit of units) {
      const text = `${places.get(unit) ?? ''}${readerText(unit)}`;
      if (add(text)) continue;
      if (share > CUT_CHARS_MIN) add(`${text.slice(0, share - 2)}…`);
      break;
    }
  }
  return lines.join('\n');
}

/** A shorter start of a block is useless. */
const CUT_CHARS_MIN = 80;

/** The text without sentences addressed to language models. */
function readerText({ isProse, sentences, block }: ProseUnit): string {
  if (!isProse) return modelAddressIn(block.text) === 'open' ? '' : block.text;
  const kept = sentences.filter(({ text }) => modelAddressIn(text) !== 'open');
  return kept.length === sentences.length ? block.text : kept.map(({ text }) => text).join(' ');
}
