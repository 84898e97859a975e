import { CATEGORY_WEIGHTS } from '../analysis/checks/rubric.ts';
import { shorten } from '../analysis/checks/check.ts';
import type { ContentBlock } from '../schema/content-block.ts';
import type { Access } from '../schema/access.ts';
import type { CheckResult } from '../schema/check.ts';
import type { Integrity } from '../schema/integrity.ts';
import type { MeasuredFix } from './measure-gains.ts';

/** A smaller loss needs no advice. */
const LOSS_MIN = 0.15;

/** One sentence each, by effect: caps of the page first, then integrity flags, then checks. */
export function recommend(
  checks: readonly CheckResult[],
  access: Access,
  integrity: Integrity,
  fixes: ReadonlyMap<string, MeasuredFix> = new Map(),
): string[] {
  // An unreadable page has one thing to fix; advice on its few words would be noise.
  const isUnreadable = access.reasons.some(({ code }) => code === 'script_shell' || code === 'thin');
  if (isUnreadable) return accessAdvice(access);
  return [...accessAdvice(access), ...integrityAdvice(integrity), ...checkAdvice(checks, fixes)];
}

function accessAdvice(access: Access): string[] {
  const reasons = [...access.reasons].sort((a, b) => a.cap - b.cap);
  return reasons.map(({ code, message, quote }) => {
    const basis = quote === null ? '' : ` (“${quote}”)`;
    switch (code) {
      case 'script_shell':
        return `${message} Render the text on the server.`;
      case 'thin':
        return `${message} Write more content on the topic.`;
      case 'noindex':
        return `${message} Remove noindex${basis} if the page should be found.`;
      case 'nosnippet':
        return `${message} Remove the directive${basis} if the page should be quoted.`;
      case 'crawlers_blocked':
      case 'some_crawlers_blocked':
        return `${message} Allow them if assistants should cite the page${basis}.`;
    }
  });
}

function integrityAdvice(integrity: Integrity): string[] {
  return integrity.flags.map((flag) => {
    const first = flag.evidence[0]?.text;
    return `${flag.message}${first === undefined ? '' : ` For example “${first.slice(0, 120)}”.`} Remove it: the score is multiplied by ${String(flag.multiplier)}.`;
  });
}

/** Checks with a measured fix first, by gain; then the others, by weighted points lost. */
function checkAdvice(checks: readonly CheckResult[], fixes: ReadonlyMap<string, MeasuredFix>): string[] {
  const rows = checks
    .filter((check) => check.recommendation !== null && check.points !== null && !isMinorLoss(check))
    .map((check) => ({ check, fix: fixes.get(check.id) ?? null, loss: lossOf(check, checks) }))
    .sort((a, b) => (b.fix?.gain ?? 0) - (a.fix?.gain ?? 0) || b.loss - a.loss);
  const shown = new Set<ContentBlock>();
  return rows.flatMap(({ check, fix }) => {
    const advice = check.recommendation ?? '';
    if (fix === null || !fix.settlesAdvice) return [advice];
    // A block that settles both needs to be inserted only once.
    if (shown.has(fix.block)) return [];
    shown.add(fix.block);
    return [`${advice} ${exampleOf(fix.block)}`];
  });
}

function isMinorLoss({ points, max_points, expected_gain }: CheckResult): boolean {
  return expected_gain === null && (points ?? 0) >= max_points * (1 - LOSS_MIN);
}

/** Points of the overall score lost by the check, other checks unchanged. */
function lossOf({ category, points, max_points }: CheckResult, checks: readonly CheckResult[]): number {
  const total = checks
    .filter((check) => check.category === category && check.points !== null)
    .reduce((sum, check) => sum + check.max_points, 0);
  return (CATEGORY_WEIGHTS[category] * (max_points - (points ?? 0))) / total;
}

const EXAMPLE_CHARS_MAX = 160;

/** The block's own words, with their place. */
function exampleOf(block: ContentBlock): string {
  const quoted = (text: string): string => `“${shorten(text, EXAMPLE_CHARS_MAX)}”`;
  switch (block.type) {
    case 'title':
    case 'meta_description':
      return `For example ${quoted(block.text)}.`;
    case 'faq':
      return `For example, at the end of the text, ${block.items
        .slice(0, 2)
        .map(({ question }) => quoted(question))
        .join(' and ')}.`;
    case 'headings':
      return `For example ${block.items
        .slice(0, 2)
        .map(({ text, anchor }) => `${quoted(text)} above the words “${shorten(anchor, 60)}”`)
        .join(', and ')}.`;
    case 'supporting_paragraphs': {
      const first = block.items[0];
      return first === undefined
        ? ''
        : `For example, under “${shorten(first.heading)}”: ${quoted(first.text)}.`;
    }
  }
}
