import { recordAudit } from '../members/audit.ts';
import type { App } from '../platform/app.ts';

type Command = (input: unknown) => Promise<unknown>;

/**
 * The same commands; those with a name in `deeds` are written to the audit log when they have changed something. Nobody
 * is named: whoever may run the command line has the database.
 */
export function auditedCommands<Commands extends Readonly<Record<string, Command>>>(
  { database: { db }, now }: Pick<App, 'database' | 'now'>,
  account: () => Promise<string>,
  deeds: Readonly<Record<string, string | undefined>>,
  commands: Commands,
): Commands {
  const audited = Object.entries(commands).map(([name, run]): [string, Command] => {
    const action = deeds[name];
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
  // Each command has its own name still.
  return Object.fromEntries(audited) as Commands;
}

function isRefusal(result: unknown): boolean {
  if (result === null || result === false) return true;
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
}

/** The id of what a command was about: in the answer itself, or in what was made. */
function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && typeof value.id === 'string') return value.id;
  for (const part of ['created', 'endpoint', 'plan']) {
    const made: unknown = Reflect.get(value, part);
    if (made !== undefined) return idOf(made);
  }
  return undefined;
}
