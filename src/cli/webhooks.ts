import { InvalidArgumentError, Option, type Command } from 'commander';
import { webhookEventTypes } from '../schema/events/index.ts';
import { environments } from '../schema/vocabulary.ts';
import type { ControlAnswers, ControlCommandName } from '../service/control-commands.ts';
import { runControlCommand } from '../service/run-control-command.ts';
import type { EndpointWithSecret } from '../webhooks/add-endpoint.ts';
import type { EndpointChangeInput, NewEndpointInput } from '../webhooks/endpoint-input.ts';
import { deliveriesPageMax, type DeliveryRecord } from '../webhooks/list-deliveries.ts';
import type { KeysCommandDeps } from './keys.ts';
import { listOf } from './list-of.ts';
import { deliveryLines, endpointLine } from './webhook-lines.ts';

type Deps = KeysCommandDeps;

interface FormatOptions {
  readonly json?: true;
}

interface AddOptions extends FormatOptions {
  readonly url: string;
  readonly environment: NewEndpointInput['environment'];
  readonly events?: readonly string[];
  readonly description?: string;
  readonly disabled?: true;
}

interface UpdateOptions extends FormatOptions {
  readonly url?: string;
  readonly events?: readonly string[];
  readonly description?: string;
}

const deliveriesDefault = 20;
const deliveriesMax = 100_000;

/** Adds `webhooks add|list|update|enable|disable|remove|rotate-secret|deliveries|resend|replay|test`. */
export function registerWebhooksCommand(program: Command, deps: Deps): void {
  const webhooks = program
    .command('webhooks')
    .description('Register webhook endpoints, watch deliveries and send them again');
  registerEndpointCommands(webhooks, deps);
  registerDeliveryCommands(webhooks, deps);
}

const json = (): Option => new Option('--json', 'print JSON');

function registerEndpointCommands(webhooks: Command, deps: Deps): void {
  const eventsOption = (absent: string): Option =>
    new Option(
      '--events <types>',
      `comma-separated: ${webhookEventTypes.join(', ')} (default: ${absent})`,
    ).argParser(listOf);
  webhooks
    .command('add')
    .description('Register an endpoint; its secret is shown once')
    .requiredOption('--url <url>', 'where events are sent: https, or http in FETCH_ALLOW_NETWORKS')
    .addOption(
      new Option('--environment <environment>', 'environment whose events are sent')
        .choices(environments)
        .makeOptionMandatory(),
    )
    .addOption(eventsOption('all of them'))
    .option('--description <text>', 'a few words to recognise it by')
    .option('--disabled', 'send nothing to it yet')
    .addOption(json())
    .action((options: AddOptions) => add(deps, options));
  webhooks
    .command('list')
    .description('List the endpoints, the newest first')
    .addOption(json())
    .action(async (options: FormatOptions) => {
      const endpoints = await run(deps, 'webhooks.list', null);
      if (options.json === true) deps.out.print(JSON.stringify({ data: endpoints }));
      else
        deps.out.print(
          endpoints.length === 0 ? 'There are no endpoints.' : endpoints.map(endpointLine).join('\n'),
        );
    });
  webhooks
    .command('update')
    .argument('<id>', 'the id of the endpoint, whe_…')
    .description('Change the address, the events or the description of an endpoint')
    .option('--url <url>', 'where events are sent')
    .addOption(eventsOption('as they are'))
    .option('--description <text>', 'a few words to recognise it by')
    .addOption(json())
    .action((id: string, { json: asJson, events, ...rest }: UpdateOptions) =>
      update(deps, { id, ...rest, ...(events === undefined ? {} : { events: [...events] }) }, asJson),
    );
  for (const [name, description] of [
    ['enable', 'Send events to an endpoint again; "replay" sends what it missed'],
    ['disable', 'Send nothing to an endpoint any more'],
  ] as const) {
    webhooks
      .command(name)
      .argument('<id>', 'the id of the endpoint, whe_…')
      .description(description)
      .addOption(json())
      .action((id: string, options: FormatOptions) =>
        update(deps, { id, enabled: name === 'enable' }, options.json),
      );
  }
  webhooks
    .command('remove')
    .argument('<id>', 'the id of the endpoint, whe_…')
    .description('Remove an endpoint with its deliveries')
    .addOption(json())
    .action(async (id: string, options: FormatOptions) => {
      if (!(await run(deps, 'webhooks.remove', { id }))) deps.out.fail(`There is no endpoint ${id}.`);
      else deps.out.print(options.json === true ? JSON.stringify({ id, removed: true }) : `Removed ${id}.`);
    });
  webhooks
    .command('rotate-secret')
    .argument('<id>', 'the id of the endpoint, whe_…')
    .description('Give an endpoint a new secret; the one before signs beside it for 24 hours')
    .addOption(json())
    .action(async (id: string, options: FormatOptions) => {
      const endpoint = await run(deps, 'webhooks.rotate', { id });
      if (endpoint === null) deps.out.fail(`There is no endpoint ${id}.`);
      else
        printSecret(
          deps,
          endpoint,
          options,
          `until ${endpoint.previous_secret_until ?? ''} beside the old one`,
        );
    });
}

function registerDeliveryCommands(webhooks: Command, deps: Deps): void {
  webhooks
    .command('deliveries')
    .argument('[id]', 'the id of an endpoint, whe_…; all endpoints when absent')
    .description('List deliveries with every attempt, the newest first')
    .option('--limit <n>', `how many, at most ${String(deliveriesMax)}`, limitOf, deliveriesDefault)
    .option('--after <id>', 'only those older than this delivery, dlv_…')
    .addOption(json())
    .action(
      async (
        id: string | undefined,
        { limit, after, json: asJson }: FormatOptions & { readonly limit: number; readonly after?: string },
      ) => {
        const deliveries = await listAll(deps, { limit, endpoint_id: id, after });
        if (asJson === true) deps.out.print(JSON.stringify({ data: deliveries }));
        else deps.out.print(deliveries.length === 0 ? 'There are no deliveries.' : deliveryLines(deliveries));
      },
    );
  webhooks
    .command('resend')
    .argument('<id>', 'the id of the delivery, dlv_…')
    .description('Send one delivery again, with the same bytes, as a new delivery')
    .addOption(json())
    .action((id: string, options: FormatOptions) => sendOne(deps, 'webhooks.resend', id, options));
  webhooks
    .command('test')
    .argument('<id>', 'the id of the endpoint, whe_…')
    .description('Send a webhook.test event to an endpoint')
    .addOption(json())
    .action((id: string, options: FormatOptions) => sendOne(deps, 'webhooks.test', id, options));
  webhooks
    .command('replay')
    .argument('<id>', 'the id of the endpoint, whe_…')
    .description('Send an endpoint every event since a time again, also those of while it was disabled')
    .requiredOption('--since <time>', 'RFC 3339 time, or a date', timeOf)
    .addOption(json())
    .action(async (id: string, { since, json: asJson }: FormatOptions & { readonly since: string }) => {
      const outcome = await run(deps, 'webhooks.replay', { id, since });
      if (!outcome.ok) deps.out.fail(outcome.problem);
      else if (asJson === true)
        deps.out.print(JSON.stringify({ endpoint_id: id, deliveries: outcome.deliveries }));
      else deps.out.print(`${String(outcome.deliveries)} events are being sent to ${id} again.`);
    });
}

async function add(deps: Deps, options: AddOptions): Promise<void> {
  const { url, environment, events, description, disabled } = options;
  const input: NewEndpointInput = {
    url,
    environment,
    ...(events === undefined ? {} : { events: [...events] }),
    ...(description === undefined ? {} : { description }),
    ...(disabled === undefined ? {} : { enabled: false }),
  };
  const outcome = await run(deps, 'webhooks.add', input);
  if (outcome.ok) printSecret(deps, outcome.endpoint, options, 'to verify what you receive');
  else deps.out.fail(['The endpoint was not added:', ...indented(outcome.problems)].join('\n'));
}

async function update(deps: Deps, input: EndpointChangeInput, asJson: true | undefined): Promise<void> {
  const outcome = await run(deps, 'webhooks.update', input);
  if (!outcome.ok) deps.out.fail(['The endpoint was not changed:', ...indented(outcome.problems)].join('\n'));
  else deps.out.print(asJson === true ? JSON.stringify(outcome.endpoint) : endpointLine(outcome.endpoint));
}

/** Page by page: the answer of the running server is bounded. */
async function listAll(
  deps: Deps,
  query: {
    readonly limit: number;
    readonly endpoint_id: string | undefined;
    readonly after: string | undefined;
  },
): Promise<DeliveryRecord[]> {
  const found: DeliveryRecord[] = [];
  for (let after = query.after; found.length < query.limit; after = found.at(-1)?.id) {
    const limit = Math.min(deliveriesPageMax, query.limit - found.length);
    const page = await run(deps, 'webhooks.deliveries', { ...query, after, limit });
    found.push(...page);
    if (page.length < limit) break;
  }
  return found;
}

async function sendOne(
  deps: Deps,
  command: 'webhooks.resend' | 'webhooks.test',
  id: string,
  options: FormatOptions,
): Promise<void> {
  const outcome = await run(deps, command, { id });
  if (!outcome.ok) deps.out.fail(outcome.problem);
  else if (options.json === true) {
    deps.out.print(JSON.stringify({ id: outcome.deliveryId, event_id: outcome.eventId }));
  } else {
    deps.out.print(
      `${outcome.eventId} is being sent as ${outcome.deliveryId}. What became of it: citeworthy webhooks deliveries`,
    );
  }
}

function printSecret(
  deps: Deps,
  endpoint: EndpointWithSecret,
  { json: asJson }: FormatOptions,
  use: string,
): void {
  if (asJson === true) {
    deps.out.print(JSON.stringify(endpoint));
    return;
  }
  const lines = [
    endpointLine(endpoint),
    '',
    `Its secret, ${use}, is shown this once:`,
    '',
    endpoint.secret,
    '',
  ];
  deps.out.print(lines.join('\n'));
}

function run<Name extends ControlCommandName>(
  deps: Deps,
  name: Name,
  input: unknown,
): Promise<ControlAnswers[Name]> {
  return runControlCommand(deps.config, deps.log, name, input);
}

function indented(problems: readonly string[]): string[] {
  return problems.map((problem) => `  ${problem}`);
}

function limitOf(text: string): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= deliveriesMax) return limit;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${String(deliveriesMax)}.`);
}

/** Dates are taken at midnight UTC; other times need their zone. */
function timeOf(text: string): string {
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text);
  if (!isTime || Number.isNaN(Date.parse(text))) {
    throw new InvalidArgumentError('It must be a date or a time with its zone, e.g. 2027-01-31T00:00:00Z.');
  }
  return new Date(text).toISOString();
}
