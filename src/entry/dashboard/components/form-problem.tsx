import type { VNode } from 'preact';
import type { FormState } from '../form-state.ts';

/** The problem of a form as a whole, or the number of its fields with one; shown before the fields. */
export function FormProblem({ form }: { readonly form: FormState }): VNode | undefined {
  const count = Object.keys(form.problems).length;
  if (form.problem === undefined && count === 0) return undefined;
  const words = count === 1 ? 'One field needs correcting.' : `${String(count)} fields need correcting.`;
  return (
    <p class="form-problem" role="alert">
      {form.problem ?? words}
    </p>
  );
}
