import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseAnalyzeFile } from '../../../src/service/config/analyze/analyze-file.ts';
import type { Asker } from '../../../src/entry/cli/init/asker.ts';
import type { InitFlags } from '../../../src/entry/cli/init/init-answers.ts';
import { initCommand } from '../../../src/entry/cli/init/init-command.ts';
import { withSettingsFile } from '../../../src/entry/cli/settings-file.ts';
import type { Terminal } from '../../../src/entry/cli/terminal.ts';
import { readConfig } from '../../../src/service/config/config.ts';
import { startModelEndpoint, type ModelEndpoint } from '../../support/model-endpoint.ts';
import { runCli } from '../../support/run-cli.ts';
import { makeTempDirectory, type TempDirectory } from '../../support/temp-directory.ts';
import { Readable, Writable } from 'node:stream';

const key = 'sk-test-4711';
let directory: TempDirectory;
let ollama: ModelEndpoint;

beforeAll(async () => {
  ollama = await startModelEndpoint();
});
afterAll(() => ollama.close());
beforeEach(() => {
  directory = makeTempDirectory();
  ollama.answer((response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ models: [{ name: 'reader:8b' }, { name: 'writer:3b' }] }));
  });
});
afterEach(() => directory.remove());

const at = (name: string): string => path.join(directory.path, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const files = (): readonly string[] =>
  readdirSync(directory.path, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(at(name)).isFile())
    .sort();

/** Answers in order; a confirmation only by what is given. */
function person(lines: readonly string[], consent: boolean): Asker {
  const left = [...lines];
  return {
    line: (_, initial = '') => {
      const next = left.shift() ?? '';
      return Promise.resolve(next === '' ? initial : next);
    },
    secret: () => Promise.resolve(left.shift() ?? ''),
    confirm: () => Promise.resolve(consent),
    close: () => undefined,
  };
}

async function init(flags: InitFlags, asker: Asker | null = null, env: Record<string, string> = {}) {
  let stdout = '';
  let stderr = '';
  const sink = (add: (text: string) => void): Writable =>
    new Writable({ write: (chunk: Buffer, _, end) => (add(chunk.toString()), end()) });
  const terminal: Terminal = {
    env,
    stdin: Readable.from([]),
    stdout: sink((text) => (stdout += text)),
    stderr: sink((text) => (stderr += text)),
    now: () => new Date(),
  };
  const { origin } = new URL(ollama.baseUrl);
  const options = { folder: directory.path, ollamaOrigin: origin, asker };
  const exitCode = await initCommand(flags, terminal, options);
  return { exitCode, stdout, stderr };
}

const everything: InitFlags = {
  yes: true,
  provider: 'openai',
  model: 'gpt-x',
  keyFrom: 'MY_KEY',
  site: 'https://example.com/',
  agents: ['claude', 'cursor', 'vscode'],
  ci: 'github',
};
const env = { MY_KEY: key };

describe('citeworthy init --yes', () => {
  it('writes what the options name, says what it wrote, and shows no key', async () => {
    mkdirSync(at('.git'));
    const { exitCode, stdout } = await init(everything, null, env);
    expect(exitCode).toBe(0);
    const written = [
      '.claude/skills/citeworthy/SKILL.md',
      '.cursor/mcp.json',
      '.github/workflows/citeworthy.yml',
      '.gitignore',
      '.mcp.json',
      '.vscode/mcp.json',
      'citeworthy.config.json',
      'citeworthy.env',
    ];
    expect(files()).toEqual(written);
    for (const name of written) expect(stdout).toContain(`Wrote ${name}`);
    expect(stdout).not.toContain(key);
    expect(statSync(at('citeworthy.env')).mode & 0o777).toBe(0o600);
    expect(read('.gitignore')).toBe('citeworthy.env\n');
    expect(JSON.parse(read('.mcp.json'))).toEqual({
      mcpServers: { citeworthy: { command: 'npx', args: ['-y', 'citeworthy', 'mcp'] } },
    });
    expect(JSON.parse(read('.vscode/mcp.json')).servers.citeworthy).toMatchObject({ type: 'stdio' });
    expect(parseAnalyzeFile(JSON.parse(read('citeworthy.config.json')))).toMatchObject({
      ok: true,
      value: { sources: ['https://example.com/'] },
    });
    expect(read('.claude/skills/citeworthy/SKILL.md')).toMatch(
      /^---\nname: citeworthy\ndescription: .+\n---\n/,
    );
  });

  it('changes nothing the second time', async () => {
    await init(everything, null, env);
    const before = Object.fromEntries(
      files().map((name) => [name, [read(name), statSync(at(name)).mtimeMs]]),
    );
    const { exitCode, stdout } = await init(everything, null, env);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('Nothing to change.')]);
    expect(stdout).not.toContain('Wrote');
    const after = Object.fromEntries(files().map((name) => [name, [read(name), statSync(at(name)).mtimeMs]]));
    expect(after).toEqual(before);
  });

  it('keeps what files contain, and shows each line that it changes before it writes', async () => {
    writeFileSync(at('citeworthy.env'), '# mine\nPORT=9090\nLLM_MODEL=old\nSECRET_KEY=do-not-show-this\n', {
      mode: 0o600,
    });
    writeFileSync(
      at('.mcp.json'),
      '{\n    "mcpServers": { "other": { "command": "x" } },\n    "more": 1\n}\n',
    );
    const { stdout } = await init(everything, null, env);
    expect(read('citeworthy.env')).toBe(
      `# mine\nPORT=9090\nLLM_MODEL=gpt-x\nSECRET_KEY=do-not-show-this\nLLM_BASE_URL=https://api.openai.com/v1\nLLM_API_KEY=${key}\n`,
    );
    expect(stdout).toContain('- LLM_MODEL=old');
    expect(stdout).toContain('+ LLM_MODEL=gpt-x');
    expect(stdout.indexOf('- LLM_MODEL=old')).toBeLessThan(stdout.indexOf('Wrote citeworthy.env'));
    expect(stdout).not.toMatch(/do-not-show-this|sk-test/);
    expect(JSON.parse(read('.mcp.json'))).toMatchObject({
      mcpServers: { other: { command: 'x' }, citeworthy: { command: 'npx' } },
      more: 1,
    });
  });

  it('leaves alone what only its author can change', async () => {
    mkdirSync(at('.vscode'));
    writeFileSync(at('.vscode/mcp.json'), '{ // mine\n "servers": {} }');
    writeFileSync(at('elsewhere.json'), '{}');
    symlinkSync(at('elsewhere.json'), at('.mcp.json'));
    const own =
      '{"mcpServers":{"citeworthy":{"command":"npx","args":["citeworthy","mcp","--base-url","https://c.example"]}}}';
    mkdirSync(at('.cursor'));
    writeFileSync(at('.cursor/mcp.json'), own);
    writeFileSync(at('.citeworthyrc'), '{"sources":["public"]}');
    const { stdout } = await init(everything, null, env);
    expect(stdout).toContain('.vscode/mcp.json is left alone');
    expect(stdout).toContain('.mcp.json is left alone');
    expect([read('elsewhere.json'), read('.cursor/mcp.json')]).toEqual(['{}', own]);
    expect(files()).not.toContain('citeworthy.config.json');
  });

  it.each([
    [{ provider: 'nobody' }, /--provider must be one of openai/],
    [{ provider: 'other', baseUrl: 'ftp://x', model: 'm' }, /--base-url must be an absolute http/],
    [{ provider: 'openai', model: 'a\nSECRET_KEY=b' }, /--model must be/],
    [{ provider: 'openai', model: 'm', keyFrom: 'NOT_SET' }, /NOT_SET, which is not set/],
    [{ provider: 'openai', model: 'm', keyFrom: 'BAD' }, /characters that keys of providers do not have/],
    [{ agents: ['emacs'] }, /--agents must be some of/],
    [{ site: 'example.com' }, /--site must be an absolute/],
  ] as const)('refuses %j with a reason, and writes nothing', async (flags, words) => {
    const given = { ...flags, yes: true } as InitFlags;
    await expect(init(given, null, { BAD: 'a\nSECRET_KEY=b' })).rejects.toThrow(words);
    expect(files()).toEqual([]);
  });

  it('writes nothing that no option names', async () => {
    const { stdout, exitCode } = await init({ yes: true });
    expect([exitCode, files()]).toEqual([0, []]);
    expect(stdout).toContain('Nothing to write.');
    expect(ollama.asked).toHaveLength(0);
  });
});

describe('without consent', () => {
  it('writes nothing where nobody can be asked, and names --yes', async () => {
    const { exitCode, stderr } = await init({ site: 'https://example.com/' });
    expect([exitCode, files()]).toEqual([1, []]);
    expect(stderr).toContain('Pass --yes');
  });

  it('writes nothing after "no", and nothing with --dry-run', async () => {
    const asker = person(['none', 'https://example.com/', 'claude', 'none'], false);
    expect((await init({}, asker)).exitCode).toBe(1);
    const dry = await init({ ...everything, dryRun: true }, null, env);
    expect(dry.stdout).toContain('+ LLM_API_KEY=(set, not shown)');
    expect([dry.exitCode, files()]).toEqual([0, []]);
  });
});

describe('a person', () => {
  it('is asked for the model, its key, the site, the agents and the CI, and then for consent', async () => {
    mkdirSync(at('.cursor'));
    mkdirSync(at('.github'));
    // Provider, model, key, site; then the detected agents and CI.
    const asker = person(['mistral', 'mistral-large', key, 'https://example.com', '', ''], true);
    const { exitCode } = await init({}, asker, { HOME: at('home') });
    expect(exitCode).toBe(0);
    expect(read('citeworthy.env')).toContain(
      `LLM_BASE_URL=https://api.mistral.ai/v1\nLLM_MODEL=mistral-large\nLLM_API_KEY=${key}\n`,
    );
    expect(files()).toContain('.cursor/mcp.json');
    expect(files()).toContain('.github/workflows/citeworthy.yml');
    expect(files()).not.toContain('.mcp.json');
  });
});

describe('a local Ollama', () => {
  it('is found with --ollama alone, and its first model or the named one is taken', async () => {
    await init({ yes: true, provider: 'openai', model: 'm' });
    expect(ollama.asked).toHaveLength(0);
    const { stdout } = await init({ yes: true, ollama: true });
    expect(ollama.asked.map(({ path: asked }) => asked)).toEqual(['GET /api/tags']);
    expect(stdout).toContain('Ollama has: reader:8b, writer:3b');
    expect(read('citeworthy.env')).toContain(`LLM_BASE_URL=${ollama.baseUrl}\nLLM_MODEL=reader:8b\n`);
    expect(read('citeworthy.env')).toContain('LLM_CONCURRENCY=1');
    await init({ yes: true, ollama: true, model: 'writer:3b' });
    expect(read('citeworthy.env')).toContain('LLM_MODEL=writer:3b\n');
    await expect(init({ yes: true, ollama: true, model: 'none' })).rejects.toThrow('It has: reader:8b');
  });

  it('that does not answer is reported, and the rest is written', async () => {
    ollama.answer((response) => void response.end('<html>another service</html>'));
    const { stdout } = await init({ yes: true, ollama: true, agents: ['claude'] });
    expect(stdout).toContain('No Ollama answers');
    expect(files()).toEqual(['.claude/skills/citeworthy/SKILL.md', '.mcp.json']);
  });
});

describe('the settings file', () => {
  const terminal = (given: Record<string, string> = {}): Terminal => ({
    env: given,
    stdin: Readable.from([]),
    stdout: new Writable(),
    stderr: new Writable(),
    now: () => new Date(),
  });

  it('is what the server reads, below the environment', async () => {
    await init(everything, null, env);
    const { env: merged } = await withSettingsFile(terminal({ LLM_MODEL: 'mine' }), directory.path);
    const reading = readConfig(merged);
    expect(reading.ok && reading.config).toMatchObject({
      llmBaseUrl: 'https://api.openai.com/v1',
      llmModel: 'mine',
      llmApiKey: key,
    });
  });

  it.each([
    ['that others can open', 'PORT=9090\n', 0o644, /can be opened by other users.*chmod 600/],
    ['with what is no setting', 'NODE_OPTIONS=--require=./x.js\n', 0o600, /not a setting: NODE_OPTIONS/],
  ])('%s is refused', async (_, text, mode, words) => {
    writeFileSync(at('citeworthy.env'), text);
    chmodSync(at('citeworthy.env'), mode);
    await expect(withSettingsFile(terminal(), directory.path)).rejects.toThrow(words);
  });

  it('is read by doctor, and not by analyze, which runs in folders of others', async () => {
    writeFileSync(at('citeworthy.env'), 'FETCH_TIMEOUT_MS=never\n', { mode: 0o600 });
    const doctor = await runCli(['doctor'], { cwd: directory.path });
    expect(doctor.stdout).toContain('FETCH_TIMEOUT_MS must be');
    writeFileSync(
      at('page.html'),
      '<html lang="en"><title>Windlass</title><p>A windlass lifts an anchor.</p>',
    );
    const analyze = await runCli(['analyze', 'page.html', '--url', 'https://example.com/'], {
      cwd: directory.path,
    });
    expect(analyze.stderr).not.toContain('FETCH_TIMEOUT_MS');
  });
});
