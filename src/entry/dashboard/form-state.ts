import type { FieldProblems } from './answers.ts';

/** A form as sent, to be shown again with its problems; empty when a page is shown for the first time. */
export interface FormState {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly problems: FieldProblems;
  readonly problem?: string | undefined;
}

export const emptyForm: FormState = { values: {}, problems: {} };

/** The sent value of a field, or `initial`. */
export function valueOf(form: FormState, name: string, initial = ''): string {
  return form.values[name]?.[0] ?? initial;
}

/** The sent values of a field; `initial` when the form was not sent yet. */
export function valuesOf(form: FormState, name: string, initial: readonly string[] = []): readonly string[] {
  return Object.keys(form.values).length === 0 ? initial : (form.values[name] ?? []);
}
