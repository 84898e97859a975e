/** Writes the generated pages of `docs/`, and examples into others; with `--check` writes nothing and fails if a page is stale. */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { checksMarkdown } from './checks-markdown.ts';
import { commandLineMarkdown } from './command-line-markdown.ts';
import { composersMarkdown } from './composers-markdown.ts';
import { configurationMarkdown } from './configuration-markdown.ts';
import { errorsMarkdown } from './errors-markdown.ts';
import { readingMarkdown } from './reading-markdown.ts';
import { embedExamples } from './embed-examples.ts';
import { webhookEventsMarkdown } from './webhook-events-markdown.ts';

/** Found from both src/ and dist/. */
const root = new URL('../../../', import.meta.url);

const pages: Readonly<Record<string, () => string>> = {
  'docs/checks.md': checksMarkdown,
  'docs/command-line.md': commandLineMarkdown,
  'docs/composers.md': composersMarkdown,
  'docs/configuration.md': configurationMarkdown,
  'docs/errors.md': errorsMarkdown,
  'docs/reading.md': readingMarkdown,
  'docs/webhook-events.md': webhookEventsMarkdown,
  'docs/webhooks.md': () => embedExamples(readIfThere('docs/webhooks.md') ?? ''),
  'README.md': () => embedExamples(readIfThere('README.md') ?? ''),
};

/** Names of pages that differ from their file. */
export function stalePages(): readonly string[] {
  return Object.entries(pages)
    .filter(([name, make]) => readIfThere(name) !== make())
    .map(([name]) => name);
}

/** Writes the stale pages and returns their names. */
export function writePages(): readonly string[] {
  const stale = stalePages();
  for (const name of stale) writeFileSync(new URL(name, root), pages[name]?.() ?? '');
  return stale;
}

function readIfThere(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, root), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function run(isCheck: boolean): void {
  const stale = isCheck ? stalePages() : writePages();
  if (stale.length === 0) return;
  const list = stale.join(', ');
  process.stderr.write(isCheck ? `Stale: ${list}. Run "npm run docs".\n` : `Written: ${list}\n`);
  if (isCheck) process.exitCode = 1;
}

const [, script] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(realpathSync(script)).href)
  run(process.argv.includes('--check'));
