import type { Command } from 'commander';
import { runControlCommand } from '../service/run-control-command.ts';
import type { KeysCommandDeps } from './keys.ts';

/** Adds `dashboard signup-link`. It works beside a running server and without one. */
export function registerDashboardCommand(program: Command, { config, out, log }: KeysCommandDeps): void {
  program
    .command('dashboard')
    .description('Make a sign-up link for an owner of the dashboard')
    .command('signup-link')
    .description('Print a link by which one person becomes an owner; it works once, for seven days')
    .option('--json', 'print JSON')
    .action(async (options: { readonly json?: true }) => {
      const answer = await runControlCommand(config, log, 'dashboard.signupLink', null);
      out.print(options.json === true ? JSON.stringify(answer) : answer.url);
    });
}
