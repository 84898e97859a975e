import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { ControlAnswers, ControlCommandName } from '../service/control-commands.ts';
import { runControlCommand } from '../service/run-control-command.ts';
import type { Plan } from '../usage/plan.ts';
import type { KeysCommandDeps } from './keys.ts';

/** Adds `billing plans`, `billing save-plan`, `billing use-plan` and `billing rebuild-usage`. */
export function registerBillingCommand(program: Command, deps: KeysCommandDeps): void {
  const billing = program
    .command('billing')
    .description('Edit plans, put the account on one, rebuild the sums of usage');
  billing
    .command('plans')
    .description('List the plans; the one of the account is marked')
    .option('--json', 'print JSON, in the form that save-plan takes')
    .action((options: { readonly json?: true }) => listAll(deps, options.json === true));
  billing
    .command('save-plan')
    .argument('<file>', 'a JSON file with one plan, as "plans --json" prints them')
    .description('Add a plan, or replace the one of its id; closed periods stay as they are')
    .action((file: string) => save(deps, file));
  billing
    .command('use-plan')
    .argument('<id>', 'the id of the plan')
    .description('Put the account on a plan, for the whole of the current month')
    .action((id: string) => choose(deps, id));
  billing
    .command('rebuild-usage')
    .description('Make the daily sums of usage again from the ledger; nothing that is shown changes')
    .action(async () => {
      await run(deps, 'usage.rebuild', null);
      deps.out.print('The daily sums of usage were made again from the ledger.');
    });
}

async function listAll(deps: KeysCommandDeps, asJson: boolean): Promise<void> {
  const { plans, current } = await run(deps, 'plans.list', null);
  if (asJson) {
    deps.out.print(JSON.stringify({ data: plans, current }));
    return;
  }
  deps.out.print(plans.map((plan) => line(plan, plan.id === current)).join('\n'));
}

async function save(deps: KeysCommandDeps, file: string): Promise<void> {
  const outcome = await run(deps, 'plans.save', await readPlan(file));
  if (outcome.ok) {
    deps.out.print(`Saved the plan ${outcome.plan.id}.`);
    return;
  }
  deps.out.fail(['The plan was not saved:', ...outcome.problems.map((problem) => `  ${problem}`)].join('\n'));
}

async function readPlan(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is not JSON.`, { cause: error });
  }
}

async function choose(deps: KeysCommandDeps, id: string): Promise<void> {
  if (await run(deps, 'plans.choose', { id })) deps.out.print(`The account is on the plan ${id}.`);
  else deps.out.fail(`There is no plan ${id}. "citeworthy billing plans" lists them.`);
}

function line({ id, name, currency, quota_policy: policy, prices }: Plan, isCurrent: boolean): string {
  const metrics = Object.keys(prices).join(', ');
  const columns = [isCurrent ? '*' : ' ', id.padEnd(16), name.padEnd(24), currency, `quotas: ${policy}`];
  return [...columns, metrics === '' ? 'everything is free' : metrics].join('  ');
}

function run<Name extends ControlCommandName>(
  deps: KeysCommandDeps,
  name: Name,
  input: unknown,
): Promise<ControlAnswers[Name]> {
  return runControlCommand(deps.config, deps.log, name, input);
}
