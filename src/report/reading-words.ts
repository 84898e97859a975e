import type { PageSubject } from '../schema/analysis-result.ts';
import type { AnsweredVerdict } from '../schema/vocabulary.ts';

/** Verdicts on a query, as reports and the dashboard show them. */
export const answeredNames: Readonly<Record<AnsweredVerdict, string>> = {
  full: 'Answered',
  partial: 'Partly answered',
  no: 'Not answered',
};

/** Colours of the verdicts, as class names of the reports' style sheets. */
export const answeredTones: Readonly<Record<AnsweredVerdict, string>> = {
  full: 'good',
  partial: 'mid',
  no: 'bad',
};

/** "Keychron K2 HE (product)". */
export function describeSubject({ name, type }: PageSubject): string {
  return `${name} (${type})`;
}
