import type { Command } from 'commander';
import { siteOptions } from '../../../service/config/analyze/site-lines.ts';
import { parsePageUrl } from '../option-values.ts';
import { addOptions } from '../register-analyze.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import type { SiteFlags } from './site-command.ts';

export function registerSiteCommand(
  program: Command,
  terminal: Terminal,
  setExitCode: (code: ExitCode) => void,
): void {
  const command = program
    .command('site')
    .description('Crawl a site and report what its pages show together; needs no server')
    .argument('<url>', 'where to start, such as https://example.com/', parsePageUrl);
  addOptions(command, siteOptions)
    .addHelpText('after', siteNotes)
    .action(async (url: string, flags: SiteFlags) => {
      const { siteCommand } = await import('./site-command.ts');
      setExitCode(await siteCommand(url, flags, terminal));
    });
}

const siteNotes = `
Examples:
  citeworthy site https://example.com/ --limit 100
  citeworthy site https://example.com/ --include "/guide/**" --output html=site.html --output json=site.json

Follows the links of the site's own host and the pages of its sitemap, obeys its robots.txt for the crawler Citeworthy,
and sends at most four requests at once. Pages are read as by analyze, with the same settings.

Exit status: 0 the site was reported, 1 a page scored below --fail-under, 2 no page could be analysed or the command line
is invalid, 130 interrupted: the report has the pages that were done.`;
