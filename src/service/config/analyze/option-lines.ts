/**
 * The options of `analyze`: the source of its help and of docs/command-line.md. Free of zod, so that `--help` does not load
 * it; `analyze-file.ts` has the schema of the same fields.
 */
import { reportFormats } from './report-formats.ts';

export const queriesMax = 10;
/** Enough for most sites; takes a few minutes. */
export const pagesDefault = 500;
export const pagesMax = 50_000;
export const toleranceDefault = 1;

export interface OptionLine {
  /** As commander reads them. */
  readonly flags: string;
  readonly description: string;
  /** The field of the configuration file; absent where only the command line has it. */
  readonly field?: string;
  readonly choices?: readonly string[];
  readonly conflicts?: readonly string[];
}

export const analyzeOptions = [
  {
    flags: '--sitemap <url|file>',
    field: 'sitemap',
    description: 'analyse the pages of a sitemap or sitemap index',
  },
  {
    flags: '--limit <pages>',
    field: 'limit',
    description: `maximum number of pages from the sitemap (default: ${String(pagesDefault)})`,
  },
  {
    flags: '-q, --query <text>',
    field: 'queries',
    description: `a question that the page should answer; up to ${String(queriesMax)} times`,
  },
  {
    flags: '--as-of <date>',
    field: 'asOf',
    description: 'reference date for ages, YYYY-MM-DD (default: today, in UTC)',
  },
  {
    flags: '--url <url>',
    description: 'address of the page, for one file or standard input',
    conflicts: ['baseUrl'],
  },
  {
    flags: '--base-url <url>',
    field: 'baseUrl',
    description:
      'address of the folder of the files: gives each file its address, index.html that of its folder',
  },
  {
    flags: '--base-dir <folder>',
    field: 'baseDir',
    description:
      'the folder that has the address of --base-url (default: the folder given, else the working directory)',
  },
  {
    flags: '--ignore <pattern>',
    field: 'ignore',
    description: 'skip files and pages that match, in folders, patterns, lists and sitemaps; may be repeated',
  },
  {
    flags: '--format <format>',
    field: 'format',
    description: 'what to print (default: terminal, also called text)',
    choices: [...reportFormats, 'text'],
  },
  {
    flags: '--json',
    field: 'json',
    description: "print the API's analysis object; an array for several pages",
    conflicts: ['format'],
  },
  {
    flags: '--output <[format=]file>',
    field: 'output',
    description:
      'write what --format names to a file and not to standard output; format=file writes one more format; may be repeated',
  },
  {
    flags: '--html <file>',
    field: 'html',
    description: 'the same as --output html=<file>',
  },
  {
    flags: '--fail-under <score>',
    field: 'failUnder',
    description: 'exit with 1 when a page scores below this, 0 to 100',
  },
  {
    flags: '--baseline <file>',
    field: 'baseline',
    description: 'exit with 1 only when a page is worse than in this file, or new and below its budget',
  },
  { flags: '--update-baseline', description: 'write the scores of this run to the file of --baseline' },
  {
    flags: '--baseline-tolerance <points>',
    field: 'baselineTolerance',
    description: `drop of the score that is not a regression (default: ${String(toleranceDefault)})`,
  },
  {
    flags: '--config <file>',
    description: 'read the options from this file (default: the nearest configuration file, see docs)',
  },
  { flags: '--no-config', description: 'read no configuration file' },
  { flags: '--quiet', field: 'quiet', description: 'write only problems to standard error' },
] as const satisfies readonly OptionLine[];
