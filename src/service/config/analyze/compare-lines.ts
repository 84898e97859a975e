/** The options of `compare`: the source of its help and of docs/command-line.md. */
import type { OptionLine } from './option-lines.ts';

export const questionsMax = 5;
export const rivalsMax = 7;
export const runsDefault = 5;
export const runsMax = 20;

export const compareOptions = [
  {
    flags: '--rival <url|file>',
    description: `a page that answers the same questions; up to ${String(rivalsMax)} times, at least once`,
  },
  {
    flags: '--question <text>',
    description: `what people ask an assistant; up to ${String(questionsMax)} times, at least once`,
  },
  {
    flags: '--before <url|file>',
    description: 'the version of the page before a change: both are tested against the same rivals',
  },
  { flags: '--url <url>', description: 'address of the page, for a file or standard input' },
  {
    flags: '--runs <count>',
    description: `answers of the language model for each question and version, 1 to ${String(runsMax)} (default: ${String(runsDefault)})`,
  },
  { flags: '--no-model', description: 'ask no language model, although one is configured' },
  { flags: '--as-of <date>', description: 'reference date for ages, YYYY-MM-DD (default: today, in UTC)' },
  { flags: '--html <file>', description: 'write the report with every answer as one HTML file' },
  { flags: '--markdown <file>', description: 'write the report with every answer as Markdown' },
  { flags: '--json', description: "print the API's object of the citation test" },
  { flags: '--quiet', description: 'write only problems to standard error' },
] as const satisfies readonly OptionLine[];
