import { recordAudit } from '../members/audit.ts';
import type { App } from '../platform/app.ts';

type Command = (input: unknown) => Promise<unknown>;

/**
 * Wraps commands: those in `actions` are written to the audit log when they have changed something. Entries have no
 * actor, because the command line has no sign-in.
 */
export function auditCommands<Commands extends Readonly<Record<string, Command>>>(
  { database: { db }, now }: Pick<App, 'database' | 'now'>,
  account: () => Promise<string>,
  actions: Readonly<Record<string, string | undefined>>,
  commands: Commands,
): Commands {
  const audited = Object.entries(commands).map(([name, run]): [string, Command] => {
    const action = actions[name];
    if (action === undefined) return [name, run];
    return [
      name,
      async (input) => {
        const result = await run(input);
        if (!isRefusal(result)) {
          const target = idOf(result) ?? idOf(input);
          await recordAudit(db, { accountId: await account(), actor: null, action, target }, now());
        }
        return result;
      },
    ];
  });
  // Same names as `commands`.
  return Object.fromEntries(audited) as Commands;
}

function isRefusal(result: unknown): boolean {
  if (result === null || result === false) return true;
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
}

/** The id of a command's target: in its result, or in the resource that the result contains. */
function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && typeof value.id === 'string') return value.id;
  for (const part of ['created', 'endpoint', 'plan']) {
    const resource: unknown = Reflect.get(value, part);
    if (resource !== undefined) return idOf(resource);
  }
  return undefined;
}
