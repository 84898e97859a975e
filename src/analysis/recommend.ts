import { CATEGORY_WEIGHTS } from './checks/rubric.ts';
import type { Access, CategoryId, CheckResult, Integrity } from './result.ts';

/** Advice for what is this close to full marks would be pedantry. */
const LOSS_MIN = 0.15;

/** One sentence each, what gains most first: what caps the page, what lowers it as a whole, then checks by weighted points lost. */
export function recommend(checks: readonly CheckResult[], access: Access, integrity: Integrity): string[] {
  // A page that cannot be read has one thing to mend; advice on the words around the hole would be noise.
  const isUnreadable = access.reasons.some(({ code }) => code === 'script_shell' || code === 'thin');
  if (isUnreadable) return accessAdvice(access);
  return [...accessAdvice(access), ...integrityAdvice(integrity), ...checkAdvice(checks)];
}

function accessAdvice(access: Access): string[] {
  const reasons = [...access.reasons].sort((a, b) => a.cap - b.cap);
  return reasons.map(({ code, message, quote }) => {
    const basis = quote === null ? '' : ` (“${quote}”)`;
    switch (code) {
      case 'script_shell':
        return `${message} Send the text in the HTML: render it on the server.`;
      case 'thin':
        return `${message} Write what a reader came for.`;
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
    return `${flag.message}${first === undefined ? '' : ` For example “${first.slice(0, 120)}”.`} Remove it: it lowers the whole score by the factor ${String(flag.multiplier)}.`;
  });
}

function checkAdvice(checks: readonly CheckResult[]): string[] {
  const maxOf = (category: CategoryId): number =>
    checks
      .filter((check) => check.category === category && check.points !== null)
      .reduce((sum, check) => sum + check.max_points, 0);
  const totals: Record<CategoryId, number> = {
    entity_coverage: maxOf('entity_coverage'),
    intent_alignment: maxOf('intent_alignment'),
    structure_quality: maxOf('structure_quality'),
  };
  return checks
    .filter(
      (check) =>
        check.recommendation !== null &&
        check.points !== null &&
        check.points < check.max_points * (1 - LOSS_MIN),
    )
    .map((check) => ({
      advice: check.recommendation ?? '',
      loss:
        (CATEGORY_WEIGHTS[check.category] * (check.max_points - (check.points ?? 0))) /
        totals[check.category],
    }))
    .sort((a, b) => b.loss - a.loss)
    .map(({ advice }) => advice);
}
