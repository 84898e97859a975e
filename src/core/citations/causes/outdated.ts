import type { SourcePage } from '../source-page.ts';
import { LIKE_MIN } from './likeness.ts';
import type { CauseRule } from './cause-case.ts';

/** Days. Decision: within a year a newer date is not what decides. */
const NEWER_DAYS = 365;
const DAY_MS = 86_400_000;
const DAY_CHARS = 10;

/** A page with a newer date won: it has the same facts, or another figure in the same statement. */
export const outdated: CauseRule = {
  code: 'outdated',
  find({ compared, winner, own }) {
    if (compared === null || winner === null) return null;
    const { facts, had, likeness, hasOtherFigure, statement } = compared;
    const [day, newer] = [dayOf(own), dayOf(winner.source)];
    if (day === null || newer === null || daysBetween(day, newer) < NEWER_DAYS) return null;
    const isSame = had.length === facts.length;
    if (!isSame && !(hasOtherFigure && likeness >= LIKE_MIN)) return null;
    return { explanation: `The page is of ${day}, the winning page of ${newer}.`, own: statement };
  },
};

function dayOf({ modifiedAt, publishedAt }: SourcePage): string | null {
  const day = [modifiedAt, publishedAt].flatMap((time) => (time === null ? [] : [time.slice(0, DAY_CHARS)]));
  return day.sort().at(-1) ?? null;
}

function daysBetween(one: string, other: string): number {
  return (Date.parse(other) - Date.parse(one)) / DAY_MS;
}
