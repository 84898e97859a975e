import type { Command } from 'commander';
import { runControlCommand } from '../process/run-control-command.ts';
import type { KeysCommandDeps } from './keys.ts';

interface LinkOptions {
  readonly furtherOwner?: true;
  readonly json?: true;
}

/** Adds `dashboard signup-link`, which works with and without a running server. */
export function registerDashboardCommand(program: Command, { config, out, log }: KeysCommandDeps): void {
  program
    .command('dashboard')
    .description('Create a sign-up link for a dashboard owner')
    .command('signup-link')
    .description(
      'Print a link that makes one person an owner; valid once, for seven days. A new link ends the previous one',
    )
    .option('--further-owner', 'when the account has an owner: print a link for one more')
    .option('--json', 'print JSON')
    .action(async (options: LinkOptions) => {
      const input = { is_further: options.furtherOwner === true };
      const { url } = await runControlCommand(config, log, 'dashboard.signupLink', input);
      if (url === null) out.fail(hasOwner(config.publicUrl));
      else out.print(options.json === true ? JSON.stringify({ url }) : url);
    });
}

const hasOwner = (publicUrl: string): string =>
  `The account has an owner, so no link was created. Sign in at ${publicUrl}/signin: owners invite members on ${publicUrl}/members. If no owner can sign in, print a link for one more owner: npx citeworthy dashboard signup-link --further-owner`;
