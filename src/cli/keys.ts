import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Logger } from 'pino';
import type { ApiKeyRecord } from '../keys/api-key-record.ts';
import type { CreateApiKeyInput } from '../keys/create-api-key.ts';
import { environments, keyTypes, scopes } from '../schema/vocabulary.ts';
import type { ControlAnswers, ControlCommandName } from '../service/control-commands.ts';
import { listOf } from './list-of.ts';
import { runControlCommand, type CommandConfig } from '../service/run-control-command.ts';

/** Where the words of a command go. */
export interface CommandOutput {
  /** The answer, to standard output. A newline is added. */
  print(text: string): void;
  /** What went wrong, to standard error; the process will end with a status that is not 0. */
  fail(text: string): void;
}

export interface KeysCommandDeps {
  readonly config: CommandConfig;
  readonly out: CommandOutput;
  /** Why a command takes long, for a person. */
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

/** Adds `keys create`, `keys list`, `keys rotate`, `keys revoke` and `keys limit`. They work beside a running server and without one. */
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
    .option('--name <name>', 'a name to recognise it by')
    .option(
      '--scopes <scopes>',
      `comma-separated: ${scopes.join(', ')} (default: all that this kind of key may have)`,
      listOf,
    )
    .option('--rate-limit <per-minute>', 'requests a minute', wholeNumber)
    .option(
      '--origins <origins>',
      'comma-separated origins that a publishable key serves; all when absent',
      listOf,
    )
    .option('--expires-at <time>', 'RFC 3339 time, or a date, at which it stops working', timeOf)
    .option('--json', 'print JSON')
    .action((options: CreateOptions) => create(deps, options));
  keys
    .command('list')
    .description('List the API keys, the newest first')
    .option('--json', 'print JSON')
    .action((options: FormatOptions) => list(deps, options));
  keys
    .command('rotate')
    .argument('<id>', 'the id of the key to replace, key_…')
    .description(
      'Create the key that is to replace one, with its settings; both work until the old one is revoked',
    )
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
    .description('Limit the requests of all keys of the account together, beside the limit of each')
    .action((perMinute: number | null) => limit(deps, perMinute));
}

async function limit(deps: KeysCommandDeps, perMinute: number | null): Promise<void> {
  await run(deps, 'keys.limit', { per_minute: perMinute });
  deps.out.print(
    perMinute === null
      ? 'The account has no limit of its own; each key keeps its own.'
      : `All keys of the account together may make ${String(perMinute)} requests a minute.`,
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
    [`Created ${created.id}, ${describe(created)}. The key is shown this once:`, '', created.key, ''].join(
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
    `Created ${created.id}, ${describe(created)}, to replace ${id}. The key is shown this once:`,
    '',
    created.key,
    '',
    'Put it in the place of the old one. When "citeworthy keys list" says that it is verified, it has been used, and',
    `the old one can go: citeworthy keys revoke ${id}`,
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
    `last used ${record.last_used_at?.slice(0, 10) ?? 'never'}`.padEnd(20),
    rotation(record),
    record.name ?? '',
  ];
  return columns
    .filter((column) => column !== '')
    .join('  ')
    .trimEnd();
}

function state(record: ApiKeyRecord): string {
  if (record.revoked_at !== null) return `revoked ${record.revoked_at.slice(0, 10)}`;
  if (record.expires_at !== null && Date.parse(record.expires_at) <= Date.now()) {
    return `expired ${record.expires_at.slice(0, 10)}`;
  }
  return record.older_than_90_days ? 'active, older than 90 days' : 'active';
}

/** Where a rotation stands, on the lines of both its keys. */
function rotation(record: ApiKeyRecord): string {
  if (record.replaces !== null) {
    const proof =
      record.first_used_at === null ? 'not used yet' : `verified ${record.first_used_at.slice(0, 10)}`;
    return `replaces ${record.replaces}, ${proof}`;
  }
  return record.replaced_by === null ? '' : `replaced by ${record.replaced_by}`;
}

function wholeNumber(text: string): number {
  if (!/^[1-9][0-9]{0,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number above 0.');
  return Number(text);
}

function wholeNumberOrNone(text: string): number | null {
  return text === 'none' ? null : wholeNumber(text);
}

/** Dates are taken at midnight UTC; other times need their zone, so that nobody's key ends hours from when they meant. */
function timeOf(text: string): string {
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text);
  if (!isTime || Number.isNaN(Date.parse(text))) {
    throw new InvalidArgumentError('It must be a date or a time with its zone, e.g. 2027-01-31T00:00:00Z.');
  }
  return new Date(text).toISOString();
}
