import type { Command } from 'commander';
import { runControlCommand } from '../service/run-control-command.ts';
import type { KeysCommandDeps } from './keys.ts';

/** Adds `dashboard signup-link`, which works with and without a running server. */
export function registerDashboardCommand(program: Command, { config, out, log }: KeysCommandDeps): void {
  program
    .command('dashboard')
    .description('Create a sign-up link for a dashboard owner')
    .command('signup-link')
    .description('Print a link that makes one person an owner; valid once, for seven days')
    .option('--json', 'print JSON')
    .action(async (options: { readonly json?: true }) => {
      const answer = await runControlCommand(config, log, 'dashboard.signupLink', null);
      out.print(options.json === true ? JSON.stringify(answer) : answer.url);
    });
}
