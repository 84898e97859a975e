import { InvalidArgumentError, Option, type Command } from 'commander';
import { webhookEventTypes } from '../../core/schema/events/index.ts';
import { environments } from '../../core/schema/vocabulary.ts';
import type { ControlAnswers, ControlCommandName } from '../process/control-commands.ts';
import { runControlCommand } from '../process/run-control-command.ts';
import type { EndpointWithSecret } from '../../features/webhooks/add-endpoint.ts';
import type { EndpointChangeInput, NewEndpointInput } from '../../features/webhooks/endpoint-input.ts';
import { deliveriesPageMax, type DeliveryRecord } from '../../features/webhooks/list-deliveries.ts';
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
    .description('Register webhook endpoints, list and resend deliveries');
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
    .description('Add an endpoint; its secret is shown once')
    .requiredOption('--url <url>', 'receiver URL: https, or http within FETCH_ALLOW_NETWORKS')
    .addOption(
      new Option('--environment <environment>', 'environment whose events are sent')
        .choices(environments)
        .makeOptionMandatory(),
    )
    .addOption(eventsOption('all'))
    .option('--description <text>', 'a short description')
    .option('--disabled', 'add it disabled')
    .addOption(json())
    .action((options: AddOptions) => add(deps, options));
  webhooks
    .command('list')
    .description('List the endpoints, newest first')
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
    .description('Change the URL, events or description of an endpoint')
    .option('--url <url>', 'receiver URL')
    .addOption(eventsOption('unchanged'))
    .option('--description <text>', 'a short description')
    .addOption(json())
    .action((id: string, { json: asJson, events, ...rest }: UpdateOptions) =>
      update(deps, { id, ...rest, ...(events === undefined ? {} : { events: [...events] }) }, asJson),
    );
  for (const [name, description] of [
    ['enable', 'Enable an endpoint; "replay" sends the events that it missed'],
    ['disable', 'Disable an endpoint'],
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
    .description('Remove an endpoint and its deliveries')
    .addOption(json())
    .action(async (id: string, options: FormatOptions) => {
      if (!(await run(deps, 'webhooks.remove', { id }))) deps.out.fail(`There is no endpoint ${id}.`);
      else deps.out.print(options.json === true ? JSON.stringify({ id, removed: true }) : `Removed ${id}.`);
    });
  webhooks
    .command('rotate-secret')
    .argument('<id>', 'the id of the endpoint, whe_…')
    .description('Create a new secret; the old one keeps signing for 24 hours')
    .addOption(json())
    .action(async (id: string, options: FormatOptions) => {
      const endpoint = await run(deps, 'webhooks.rotate', { id });
      if (endpoint === null) deps.out.fail(`There is no endpoint ${id}.`);
      else
        printSecret(
          deps,
          endpoint,
          options,
          `used together with the old one until ${endpoint.previous_secret_until ?? ''}`,
        );
    });
}

function registerDeliveryCommands(webhooks: Command, deps: Deps): void {
  webhooks
    .command('deliveries')
    .argument('[id]', 'the id of an endpoint, whe_… (default: all endpoints)')
    .description('List deliveries with their attempts, newest first')
    .option('--limit <n>', `maximum number, up to ${String(deliveriesMax)}`, limitOf, deliveriesDefault)
    .option('--after <id>', 'only deliveries older than this one, dlv_…')
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
    .description('Resend a delivery: the same bytes, as a new delivery')
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
    .description(
      'Resend every event since a time to an endpoint, including events from while it was disabled',
    )
    .requiredOption('--since <time>', 'RFC 3339 time or a date', timeOf)
    .addOption(json())
    .action(async (id: string, { since, json: asJson }: FormatOptions & { readonly since: string }) => {
      const outcome = await run(deps, 'webhooks.replay', { id, since });
      if (!outcome.ok) deps.out.fail(outcome.problem);
      else if (asJson === true)
        deps.out.print(JSON.stringify({ endpoint_id: id, deliveries: outcome.deliveries }));
      else deps.out.print(`${String(outcome.deliveries)} events queued for resending to ${id}.`);
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
  if (outcome.ok) printSecret(deps, outcome.endpoint, options, 'for verifying signatures');
  else deps.out.fail(['The endpoint was not added:', ...indented(outcome.problems)].join('\n'));
}

async function update(deps: Deps, input: EndpointChangeInput, asJson: true | undefined): Promise<void> {
  const outcome = await run(deps, 'webhooks.update', input);
  if (!outcome.ok) deps.out.fail(['The endpoint was not changed:', ...indented(outcome.problems)].join('\n'));
  else deps.out.print(asJson === true ? JSON.stringify(outcome.endpoint) : endpointLine(outcome.endpoint));
}

/** Reads page by page, because the running server limits each response. */
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
      `${outcome.eventId} queued as ${outcome.deliveryId}. Follow it with: npx citeworthy webhooks deliveries`,
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
  const lines = [endpointLine(endpoint), '', `Secret, ${use}; shown only once:`, '', endpoint.secret, ''];
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
  throw new InvalidArgumentError(`Must be a whole number from 1 to ${String(deliveriesMax)}.`);
}

/** Dates mean midnight UTC; times need a zone. */
function timeOf(text: string): string {
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text);
  if (!isTime || Number.isNaN(Date.parse(text))) {
    throw new InvalidArgumentError('Must be a date or a time with a zone, e.g. 2027-01-31T00:00:00Z.');
  }
  return new Date(text).toISOString();
}
