import type { Transaction } from 'kysely';
import type { InjectionResult } from '../../core/schema/injection.ts';
import type { Caller } from '../keys/authenticate.ts';
import { lockInjection, type LockedInjection } from './statements/injections.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { parseInjection } from './stored-injection.ts';

export interface Draft extends Pick<LockedInjection, 'url' | 'input'> {
  readonly kind: 'draft';
  readonly result: InjectionResult;
}

export type NoDraft =
  | { readonly kind: 'not_found' }
  /** `reason` is a sentence for the user. */
  | { readonly kind: 'invalid_state'; readonly reason: string };

/** Locks a completed draft. `action` ends the sentence about an injection that is none: "can be edited". */
export async function lockDraft(
  trx: Transaction<Schema>,
  caller: Caller,
  id: string,
  action: string,
): Promise<Draft | NoDraft> {
  const found = await lockInjection(trx, caller, id);
  if (found === undefined) return { kind: 'not_found' };
  const { status, publication, result, url, input } = found;
  if (publication !== 'draft' || result === null) {
    const state = publication ?? status;
    return {
      kind: 'invalid_state',
      reason: `Only a completed draft ${action}; this injection is ${state}.`,
    };
  }
  return { kind: 'draft', url, input, result: parseInjection(result) };
}
