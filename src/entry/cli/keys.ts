import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Logger } from 'pino';
import type { ApiKeyRecord } from '../../features/keys/api-key-record.ts';
import type { CreateApiKeyInput } from '../../features/keys/create-api-key.ts';
import { environments, keyTypes, scopes } from '../../core/schema/vocabulary.ts';
import type { ControlAnswers, ControlCommandName } from '../process/control-commands.ts';
import { listOf } from './list-of.ts';
import { runControlCommand, type CommandConfig } from '../process/run-control-command.ts';

/** Output of a command. */
export interface CommandOutput {
  /** Prints a result to standard output, with a newline. */
  print(text: string): void;
  /** Prints an error to standard error; the process then exits with a nonzero status. */
  fail(text: string): void;
}

export interface KeysCommandDeps {
  readonly config: CommandConfig;
  readonly out: CommandOutput;
  /** Progress messages for a person, such as the reason for a wait. */
  readonly log: Logger;
}

interface CreateOptions {
  readonly type: CreateApiKeyInput['type'];
  readonly environment: CreateApiKeyInput['environment'];
  readonly name?: string;
  readonly scopes?: readonly string[];
  readonly rateLimit?: number;
  readonly origins?: readonly string[];
  readonly expiresAt?: string;
  readonly json?: true;
}

interface FormatOptions {
  readonly json?: true;
}

/**
 * Adds `keys create`, `keys list`, `keys rotate`, `keys revoke` and `keys limit`. They work with and without a running
 * server.
 */
export function registerKeysCommand(program: Command, deps: KeysCommandDeps): void {
  const keys = program.command('keys').description('Create, list, rotate and revoke API keys');
  keys
    .command('create')
    .description('Create an API key; it is shown once')
    .addOption(
      new Option('--type <type>', 'secret for servers, publishable for browsers')
        .choices(keyTypes)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--environment <environment>', 'environment of the key')
        .choices(environments)
        .makeOptionMandatory(),
    )
    .option('--name <name>', 'a descriptive name')
    .option(
      '--scopes <scopes>',
      `comma-separated: ${scopes.join(', ')} (default: all that this type allows)`,
      listOf,
    )
    .option('--rate-limit <per-minute>', 'requests a minute', wholeNumber)
    .option(
      '--origins <origins>',
      'comma-separated origins allowed to use a publishable key (default: all)',
      listOf,
    )
    .option('--expires-at <time>', 'expiry: RFC 3339 time or a date', timeOf)
    .option('--json', 'print JSON')
    .action((options: CreateOptions) => create(deps, options));
  keys
    .command('list')
    .description('List the API keys, newest first')
    .option('--json', 'print JSON')
    .action((options: FormatOptions) => list(deps, options));
  keys
    .command('rotate')
    .argument('<id>', 'the id of the key to replace, key_…')
    .description('Create a replacement key with the same settings; both work until you revoke the old one')
    .option('--json', 'print JSON')
    .action((id: string, options: FormatOptions) => rotate(deps, id, options));
  keys
    .command('revoke')
    .argument('<id>', 'the id of the key, key_…')
    .description('Revoke an API key; it stops working at once')
    .option('--json', 'print JSON')
    .action((id: string, options: FormatOptions) => revoke(deps, id, options));
  keys
    .command('limit')
    .argument('<per-minute>', 'requests a minute, or "none"', wholeNumberOrNone)
    .description(
      'Limit the requests of all keys of the account together, in addition to the limit of each key',
    )
    .option('--json', 'print JSON')
    .action((perMinute: number | null, options: FormatOptions) => limit(deps, perMinute, options));
}

async function limit(deps: KeysCommandDeps, perMinute: number | null, options: FormatOptions): Promise<void> {
  await run(deps, 'keys.limit', { per_minute: perMinute });
  if (options.json === true) {
    deps.out.print(JSON.stringify({ per_minute: perMinute }));
    return;
  }
  deps.out.print(
    perMinute === null
      ? 'Removed the account limit; each key keeps its own.'
      : `Account limit: ${String(perMinute)} requests a minute for all keys together.`,
  );
}

async function create(deps: KeysCommandDeps, options: CreateOptions): Promise<void> {
  const { rateLimit, expiresAt, json, ...rest } = options;
  const input: CreateApiKeyInput = {
    type: rest.type,
    environment: rest.environment,
    ...(rest.name === undefined ? {} : { name: rest.name }),
    ...(rest.scopes === undefined ? {} : { scopes: [...rest.scopes] }),
    ...(rest.origins === undefined ? {} : { origins: [...rest.origins] }),
    ...(rateLimit === undefined ? {} : { rate_limit: rateLimit }),
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
  };
  const outcome = await run(deps, 'keys.create', input);
  if (!outcome.ok) {
    deps.out.fail(
      ['The key was not created:', ...outcome.problems.map((problem) => `  ${problem}`)].join('\n'),
    );
    return;
  }
  const { created } = outcome;
  if (json === true) {
    deps.out.print(JSON.stringify(created));
    return;
  }
  deps.out.print(
    [`Created ${created.id}, ${describe(created)}. The key is shown only once:`, '', created.key, ''].join(
      '\n',
    ),
  );
}

async function rotate(deps: KeysCommandDeps, id: string, options: FormatOptions): Promise<void> {
  const outcome = await run(deps, 'keys.rotate', { id });
  if (!outcome.ok) {
    deps.out.fail(outcome.problems.join('\n'));
    return;
  }
  const { created } = outcome;
  if (options.json === true) {
    deps.out.print(JSON.stringify(created));
    return;
  }
  const lines = [
    `Created ${created.id}, ${describe(created)}, to replace ${id}. The key is shown only once:`,
    '',
    created.key,
    '',
    'Replace the old key with it. Once "citeworthy keys list" shows it as verified, it has been used;',
    `then revoke the old key: citeworthy keys revoke ${id}`,
  ];
  deps.out.print(lines.join('\n'));
}

async function list(deps: KeysCommandDeps, options: FormatOptions): Promise<void> {
  const records = await run(deps, 'keys.list', null);
  if (options.json === true) {
    deps.out.print(JSON.stringify({ data: records }));
    return;
  }
  deps.out.print(records.length === 0 ? 'There are no keys.' : records.map(line).join('\n'));
}

async function revoke(deps: KeysCommandDeps, id: string, options: FormatOptions): Promise<void> {
  const record = await run(deps, 'keys.revoke', { id });
  if (record === null) {
    deps.out.fail(`There is no key ${id}.`);
    return;
  }
  deps.out.print(
    options.json === true
      ? JSON.stringify(record)
      : `Revoked ${record.id}, ${describe(record)}. It stopped working at ${record.revoked_at ?? ''}.`,
  );
}

function run<Name extends ControlCommandName>(
  deps: KeysCommandDeps,
  name: Name,
  input: unknown,
): Promise<ControlAnswers[Name]> {
  return runControlCommand(deps.config, deps.log, name, input);
}

function describe(record: ApiKeyRecord): string {
  const name = record.name === null ? '' : ` "${record.name}"`;
  return `a ${record.type} key${name} of the ${record.environment} environment (${record.hint})`;
}

function line(record: ApiKeyRecord): string {
  const columns = [
    record.id,
    record.hint.padEnd(16),
    state(record).padEnd(28),
    `last used ${minuteOf(record.last_used_at) ?? 'never'}`.padEnd(31),
    rotation(record),
    record.name ?? '',
  ];
  return columns
    .filter((column) => column !== '')
    .join('  ')
    .trimEnd();
}

/** A rotation waits for a use after the deployment, which may be of the same day. */
function minuteOf(time: string): string;
function minuteOf(time: string | null): string | null;
function minuteOf(time: string | null): string | null {
  return time === null ? null : `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}

function state(record: ApiKeyRecord): string {
  if (record.revoked_at !== null) return `revoked ${minuteOf(record.revoked_at)}`;
  if (record.expires_at !== null && Date.parse(record.expires_at) <= Date.now()) {
    return `expired ${minuteOf(record.expires_at)}`;
  }
  return record.older_than_90_days ? 'active, older than 90 days' : 'active';
}

/** Rotation state, shown on the lines of both keys. */
function rotation(record: ApiKeyRecord): string {
  if (record.replaces !== null) {
    const proof =
      record.first_used_at === null ? 'not used yet' : `verified ${minuteOf(record.first_used_at)}`;
    return `replaces ${record.replaces}, ${proof}`;
  }
  return record.replaced_by === null ? '' : `replaced by ${record.replaced_by}`;
}

function wholeNumber(text: string): number {
  if (!/^[1-9][0-9]{0,6}$/.test(text)) throw new InvalidArgumentError('Must be a whole number above 0.');
  return Number(text);
}

function wholeNumberOrNone(text: string): number | null {
  return text === 'none' ? null : wholeNumber(text);
}

/** Dates mean midnight UTC. Times need a zone: a guess would let a key expire hours early or late. */
function timeOf(text: string): string {
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text);
  if (!isTime || Number.isNaN(Date.parse(text))) {
    throw new InvalidArgumentError('Must be a date or a time with a zone, e.g. 2027-01-31T00:00:00Z.');
  }
  return new Date(text).toISOString();
}
