import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { ControlAnswers, ControlCommandName } from '../process/control-commands.ts';
import { runControlCommand } from '../process/run-control-command.ts';
import type { Plan } from '../../features/usage/plan.ts';
import type { KeysCommandDeps } from './keys.ts';

/** Adds `billing plans`, `billing save-plan`, `billing use-plan` and `billing rebuild-usage`. */
export function registerBillingCommand(program: Command, deps: KeysCommandDeps): void {
  const billing = program.command('billing').description('Edit plans, assign a plan, rebuild usage totals');
  billing
    .command('plans')
    .description('List the plans; the current one is marked')
    .option('--json', 'print JSON in the format that save-plan reads')
    .action((options: { readonly json?: true }) => listAll(deps, options.json === true));
  billing
    .command('save-plan')
    .argument('<file>', 'a JSON file with one plan, in the format of "plans --json"')
    .description('Add a plan, or replace the plan with the same id; closed periods do not change')
    .action((file: string) => save(deps, file));
  billing
    .command('use-plan')
    .argument('<id>', 'the id of the plan')
    .description('Assign a plan to the account, effective for the whole current month')
    .action((id: string) => choose(deps, id));
  billing
    .command('rebuild-usage')
    .description('Rebuild the daily usage totals from the ledger; no reported figure changes')
    .action(async () => {
      await run(deps, 'usage.rebuild', null);
      deps.out.print('Rebuilt the daily usage totals from the ledger.');
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
    deps.out.print(`Saved plan ${outcome.plan.id}.`);
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
  if (await run(deps, 'plans.choose', { id })) deps.out.print(`The account now uses plan ${id}.`);
  else deps.out.fail(`There is no plan ${id}. "citeworthy billing plans" lists them.`);
}

function line({ id, name, currency, quota_policy: policy, prices }: Plan, isCurrent: boolean): string {
  const metrics = Object.keys(prices).join(', ');
  const columns = [isCurrent ? '*' : ' ', id.padEnd(16), name.padEnd(24), currency, `quotas: ${policy}`];
  return [...columns, metrics === '' ? 'no prices' : metrics].join('  ');
}

function run<Name extends ControlCommandName>(
  deps: KeysCommandDeps,
  name: Name,
  input: unknown,
): Promise<ControlAnswers[Name]> {
  return runControlCommand(deps.config, deps.log, name, input);
}
