import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText, root } from '../../support/deploy-files.ts';
import { commandProblem } from '../../support/parse-command.ts';

const manual = readText('docs/operating.md');

/** Every command line of the program in the manual, in blocks and in sentences, without its options' values. */
function commandsOf(text: string): readonly string[] {
  const inBlocks = [
    ...text.matchAll(
      /(?:citeworthy|\/app\/dist\/main\.js) ((?:serve|keys|webhooks|billing|dashboard|secret-key)\b[^`\n]*)/g,
    ),
  ];
  return [...new Set(inBlocks.map(([, words = '']) => words.trim()))];
}

test('every command in the manual is one that the parser accepts', async () => {
  const commands = commandsOf(manual);
  expect(commands.length).toBeGreaterThan(8);
  for (const command of commands) {
    const args = command.split(/\s+/).filter((word) => word !== '');
    expect([command, await commandProblem(args)]).toEqual([command, undefined]);
  }
});

test('a group of commands and a command that does not exist are noticed', async () => {
  for (const words of ['keys', 'keys burn', 'webhooks rotate <id>', 'keys list --everything']) {
    expect(await commandProblem(words.split(' ')), words).toBeDefined();
  }
});

test('every file that the manual names exists', () => {
  const files = [...manual.matchAll(/\b(?:deploy\/[\w./-]*\w|compose\.yaml)/g)].map(([path]) => path);
  expect(files.length).toBeGreaterThan(6);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every line of the log that the manual quotes is one that the service writes', () => {
  const quoted = [
    ['the database is unavailable', 'src/entry/cli/outage-lines.ts'],
    ['the database is available again', 'src/service/storage/postgres-listener.ts'],
    ['upgrading the database', 'src/service/storage/migrate.ts'],
    ['upgraded the database; earlier versions refuse it from now on', 'src/service/storage/migrate.ts'],
    ['The database was created by a newer version of Citeworthy', 'src/service/storage/migrate.ts'],
    ['cannot be opened: its files are damaged', 'src/service/storage/open-embedded.ts'],
    ['a job was given up', 'src/service/queue/attempt.ts'],
    ['a job failed', 'src/service/queue/attempt.ts'],
    ['language model returned nothing usable', 'src/service/platform/report-model-answer.ts'],
    ['request failed', 'src/entry/http/send-error.ts'],
  ] as const;
  for (const [line, file] of quoted) {
    expect(manual).toContain(line);
    expect(readText(file), file).toContain(line);
  }
});
