import type { BlockChange } from '../../../../core/blocks/block-change.ts';
import { injectionChangeSchema } from '../../../../core/schema/injection-request.ts';
import { editInjection } from '../../../../features/injections/edit-injection.ts';
import { AppError } from '../../../../service/platform/errors.ts';
import { done, refuse, type Done, type Refusal } from '../../answers.ts';
import type { ActionCall } from '../../dashboard-page.ts';

/** Edits one block, by the same rules as the API; then goes to `next`. Throws AppError `not_found`. */
export async function submitChange(
  { app, caller, requestId }: ActionCall<'developer'>,
  id: string,
  change: BlockChange,
  next: string,
): Promise<Done | Refusal> {
  const parsed = injectionChangeSchema.safeParse({ content_blocks: [change] });
  if (!parsed.success) {
    const field = 'text' in change ? 'text' : 'items';
    const [issue] = parsed.error.issues;
    // A union's error does not say why an item matched none of its types.
    const isVague = issue === undefined || issue.code === 'invalid_union';
    return refuse({
      [field]: isVague ? 'Fill in every field of each item, and keep each within its limit.' : issue.message,
    });
  }
  const outcome = await editInjection(app, caller, { id, changes: [change] }, requestId);
  if (outcome.kind === 'not_found') throw new AppError('not_found');
  if (outcome.kind === 'invalid_state') return refuse({}, outcome.reason);
  if (outcome.kind === 'invalid_changes') {
    const [problem] = outcome.problems;
    if (problem?.field === 'id') throw new AppError('not_found');
    return refuse(problem === undefined ? {} : { [problem.field]: problem.message });
  }
  return done(next, undefined, { target: id, detail: { block: change.id } });
}
