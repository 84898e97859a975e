import type { Command } from 'commander';
import { replaceLostSecretKey } from '../process/replace-lost-secret-key.ts';
import type { KeysCommandDeps } from './keys.ts';

/** Adds `secret-key replace`, which works only while no server has the database open. */
export function registerSecretKeyCommand(program: Command, { config, out, log }: KeysCommandDeps): void {
  program
    .command('secret-key')
    .description('Make a new secret key the one of the database, after the former was lost')
    .command('replace')
    .description(
      'Make SECRET_KEY, or a new DATA_DIR/secret.key, the secret key of the database. Revokes every API key, ends every session and sign-up link, disables every webhook endpoint, and removes the key of the language model',
    )
    .option('--revoke-everything', 'confirm it; cannot be undone')
    .action(async (options: { readonly revokeEverything?: true }) => {
      if (options.revokeEverything !== true) {
        out.fail(warning);
        return;
      }
      const outcome = await replaceLostSecretKey(config, log);
      if (!outcome.ok) {
        out.fail('The secret key is already the one of the database. Nothing was changed.');
        return;
      }
      const { revokedKeys, disabledEndpoints } = outcome;
      out.print(
        [
          `Replaced the secret key. Revoked API keys: ${String(revokedKeys)}. Disabled webhook endpoints: ${String(disabledEndpoints)}. All sessions and sign-up links have ended.`,
          'Start the server, create new API keys, and rotate the secret of each endpoint before you enable it.',
        ].join('\n'),
      );
    });
}

const warning = `Nothing was changed. This replaces a lost secret key, and cannot be undone:
  every API key is revoked, every session and every sign-up link ends,
  every webhook endpoint is disabled until its secret is rotated and it is enabled again,
  and the key of the language model of the dashboard is removed.
Analyses, injections, members with their passwords, usage and invoices stay. A restored key loses nothing: look for a
backup of secret.key first. Stop every server, then confirm: npx citeworthy secret-key replace --revoke-everything`;
