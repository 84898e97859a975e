import { expressionOf, joinLists } from '../languages/compile.ts';
import { packs } from '../languages/index.ts';
import { quote } from '../evidence/evidence.ts';
import type { Prose, ProseUnit } from '../signals/prose.ts';
import { factor, flag, type Sign } from './flag.ts';

/**
 * Share of headings that repeat one phrase: guides repeat their subject, query farms the whole question. Headings without a
 * sentence below them are product names, which share words within a range.
 */
const ECHOES = { tolerated: 0.65, worst: 0.9, multiplier: 0.5 } as const;
/** Headings of the page. Decision: a few that name the subject are ordinary. */
const HEADINGS_MIN = 6;
/** Content words of the phrase: one or two are the page's subject. */
const PHRASE_WORDS = 3;

/** One or more "Re:" before a subject; threads mix the marks of several languages. */
const REPLIES = expressionOf('^(?:@marks )+', {
  marks: joinLists(packs.map(({ document }) => document?.replyMarks ?? null)),
});

export const echoedHeadings: Sign = ({ prose }) => {
  const headings = distinctHeadings(prose);
  if (headings.length < HEADINGS_MIN) return null;
  const counts = new Map<string, number>();
  const phrases = headings.map(({ words }) => {
    const stems = words.filter((word) => !word.isStop).map((word) => word.stem);
    const own = new Set<string>();
    for (let i = 0; i + PHRASE_WORDS <= stems.length; i++)
      own.add(stems.slice(i, i + PHRASE_WORDS).join(' '));
    for (const phrase of own) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    return own;
  });
  const [phrase, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return flag(
    'echoed_headings',
    factor(count / headings.length, ECHOES),
    `${String(count)} of ${String(headings.length)} headings repeat the same phrase.`,
    headings
      .filter((_, index) => phrases[index]?.has(phrase) === true)
      .map(({ block }) => quote(block.text, block.start)),
  );
};

/** Threads repeat their subject above each post: equal headings count once, "Re:" ignored. */
function distinctHeadings({ units }: Prose): ProseUnit[] {
  const distinct = new Map<string, ProseUnit>();
  for (const [index, unit] of units.entries()) {
    if (unit.block.kind !== 'heading' || unit.words.length === 0 || !hasText(units, index)) continue;
    const key = unit.words.map(({ lower }) => lower).join(' ');
    distinct.set(key.replace(REPLIES, ''), unit);
  }
  return [...distinct.values()];
}

/** True when a sentence follows before the next heading. */
function hasText(units: Prose['units'], heading: number): boolean {
  for (let at = heading + 1; at < units.length; at++) {
    const unit = units[at];
    if (unit === undefined || unit.block.kind === 'heading') return false;
    if (unit.isProse && unit.sentences.some(({ isComplete }) => isComplete)) return true;
  }
  return false;
}
