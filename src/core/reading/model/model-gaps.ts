import type { EntityGap } from '../../schema/entity.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import { PAGE_NAMES } from '../gaps/facet-gaps.ts';
import type { ModelReading } from './model-reading.ts';

/** Between an unanswered given query and an inferred one; in the model's order. */
const IMPORTANCE = { first: 0.9, step: 0.05, least: 0.5 } as const;

/** What the model misses on the page; null where it gave no list that the page confirms. */
export function modelGaps(reading: ModelReading | null, pageType: PageType): readonly EntityGap[] | null {
  if (reading === null || reading.missing === null) return null;
  return reading.missing.map(({ name, why }, index) => ({
    entity: name,
    type: /[?？؟]$/u.test(name) ? 'question' : 'concept',
    importance: importanceAt(index),
    source: 'model',
    reason:
      why === null
        ? `Readers of ${PAGE_NAMES[pageType]} look for it, and the page does not give it.`
        : asSentence(why),
    suggested_section: withCapital(name),
  }));
}

function importanceAt(index: number): number {
  return Math.round(100 * Math.max(IMPORTANCE.least, IMPORTANCE.first - index * IMPORTANCE.step)) / 100;
}

function asSentence(text: string): string {
  return `${withCapital(text)}${/[.!?。]$/u.test(text) ? '' : '.'}`;
}

function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
