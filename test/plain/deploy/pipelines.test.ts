import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readText, readYaml, type Tree } from '../../support/deploy-files.ts';
import { commandProblem } from '../../support/parse-command.ts';
import { makeTempDirectory } from '../../support/temp-directory.ts';

const directory = makeTempDirectory();
afterAll(() => directory.remove());

/** Stands for npx: writes its arguments, prints a report and ends with the status of a page that fails. */
const npx = join(directory.path, 'npx');
writeFileSync(npx, `#!/bin/sh\nprintf '%s\\n' "$@" > '${directory.path}/asked'\necho '# Report'\nexit 1\n`);
chmodSync(npx, 0o755);

function run(
  shell: string,
  script: string,
  variables: Readonly<Record<string, string>>,
): { status: number | null; asked: string[] } {
  const env = { PATH: `${directory.path}:${process.env['PATH'] ?? ''}`, ...variables };
  const { status } = spawnSync(shell, ['-ec', script], { env, cwd: directory.path });
  const asked = readFileSync(join(directory.path, 'asked'), 'utf8').trimEnd().split('\n');
  return { status, asked };
}

/** The words after the package's name, without the sources: the parser reads those as they are. */
async function expectAccepted(asked: readonly string[]): Promise<void> {
  expect(asked.slice(0, 2)).toEqual(['--yes', 'citeworthy@1.2.3']);
  const args = asked.slice(2, asked.indexOf('--'));
  expect([args, await commandProblem(args)]).toEqual([args, undefined]);
}

const hostile = `x"; touch owned; echo "$(touch owned)`;

describe('the GitHub action', () => {
  const [action] = readYaml('deploy/github-action/action.yml') as [Tree];
  const steps = action.trees('runs.steps');
  const script = steps.map((step) => step.get('run')).find((each) => typeof each === 'string') ?? '';
  const summary = join(directory.path, 'summary');
  const given = (part: Readonly<Record<string, string>>): Record<string, string> => ({
    ...{ SOURCES: '', BASE_URL: '', CONFIG: '', FAIL_UNDER: '', BASELINE: '', VERSION: '1.2.3' },
    ...{ SARIF: 'o.sarif', JUNIT: 'o.xml', HTML: 'o.html', GITHUB_STEP_SUMMARY: summary, ...part },
  });

  test('passes every input as a variable, never as text of the script', () => {
    expect(action.text('runs.using')).toBe('composite');
    expect(script).not.toContain('${{');
    const used = [...readText('deploy/github-action/action.yml').matchAll(/inputs\.([\w-]+)/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(used)].sort()).toEqual([...action.names('inputs')].sort());
  });

  test('runs a command that the parser accepts, and ends with its status after the summary', async () => {
    const { status, asked } = run(
      'bash',
      script,
      given({
        ...{ SOURCES: `public\n\n${hostile}\n`, BASE_URL: 'https://example.com/', FAIL_UNDER: '60' },
        ...{ BASELINE: 'base.json', CONFIG: 'c.json' },
      }),
    );
    expect(status).toBe(1);
    expect(readFileSync(summary, 'utf8')).toBe('# Report\n');
    expect(asked.slice(asked.indexOf('--') + 1)).toEqual(['public', hostile]);
    expect(existsSync(join(directory.path, 'owned'))).toBe(false);
    await expectAccepted(asked);
  });

  test('leaves out what is not given', async () => {
    const { asked } = run('bash', script, given({}));
    expect(asked.at(-1)).toBe('--');
    expect(asked.join(' ')).not.toMatch(/--(?:base-url|config|fail-under|baseline)/);
    await expectAccepted(asked);
  });
});

describe('the GitLab template', () => {
  const [template] = readYaml('deploy/gitlab/citeworthy.yml') as [Tree];
  const script = template.texts('citeworthy.script').join('\n');

  test('runs a command that the parser accepts, with variables that are data', async () => {
    const { status, asked } = run('sh', script, {
      ...{ CITEWORTHY_VERSION: '1.2.3', CITEWORTHY_SOURCES: 'public *.html', CITEWORTHY_BASE_URL: hostile },
      ...{ CITEWORTHY_FAIL_UNDER: '60', CITEWORTHY_BASELINE: 'base.json' },
    });
    expect(status).toBe(1);
    // The program reads the pattern, not the shell.
    expect(asked.slice(asked.indexOf('--') + 1)).toEqual(['public', '*.html']);
    expect(asked).toContain(hostile);
    expect(existsSync(join(directory.path, 'owned'))).toBe(false);
    await expectAccepted(asked.map((word) => (word === hostile ? 'https://example.com/' : word)));
  });

  test('keeps the files that the command writes', () => {
    for (const file of [
      ...template.texts('citeworthy.artifacts.paths'),
      template.text('citeworthy.artifacts.reports.junit'),
    ])
      expect(script).toContain(`=${file}`);
  });
});

test('every command in the manual is one that the parser accepts', async () => {
  const commands = [...readText('docs/pipelines.md').matchAll(/^npx .*?citeworthy(?:@[\d.]+)? (.*)$/gm)];
  expect(commands.length).toBeGreaterThan(1);
  for (const [, words = ''] of commands)
    expect([words, await commandProblem(words.split(' '))]).toEqual([words, undefined]);
});
