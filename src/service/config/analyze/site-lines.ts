/** The options of `site`: the source of its help and of docs/command-line.md. */
import { pagesDefault, type OptionLine } from './option-lines.ts';
import { reportFormats } from './report-formats.ts';

/** Pages further from the start have hardly a reader. */
export const depthDefault = 10;
export const depthMax = 100;

export const siteOptions = [
  { flags: '--limit <pages>', description: `maximum number of pages (default: ${String(pagesDefault)})` },
  {
    flags: '--depth <links>',
    description: `maximum number of links between the start and a page (default: ${String(depthDefault)})`,
  },
  {
    flags: '--include <pattern>',
    description: 'only pages whose path matches, such as "/guide/**"; may be repeated',
  },
  { flags: '--exclude <pattern>', description: 'no page whose path matches; may be repeated' },
  { flags: '--query-strings', description: 'pages that differ in their query string are different pages' },
  { flags: '--no-sitemap', description: 'follow links only' },
  { flags: '-q, --query <text>', description: 'a question that the site should answer; up to 10 times' },
  { flags: '--as-of <date>', description: 'reference date for ages, YYYY-MM-DD (default: today, in UTC)' },
  {
    flags: '--format <format>',
    description: 'what to print (default: terminal, also called text)',
    choices: [...reportFormats, 'text'],
  },
  {
    flags: '--output <[format=]file>',
    description:
      'write what --format names to a file and not to standard output; format=file writes one more format; may be repeated',
  },
  { flags: '--fail-under <score>', description: 'exit with 1 when a page scores below this, 0 to 100' },
  { flags: '--quiet', description: 'write only problems to standard error' },
] as const satisfies readonly OptionLine[];
