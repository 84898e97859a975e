import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { citationTestSchema } from '../../../src/core/schema/citation-test.ts';
import { answeringPage, answeringSentence, citationQuestion, vaguePage } from '../../support/rival-pages.ts';
import { fails, startModelEndpoint, type ModelEndpoint } from '../../support/model-endpoint.ts';
import { runCli } from '../../support/run-cli.ts';
import { asksForCitations, cites } from '../../support/scripted-assistant.ts';
import { makeTempDirectory, type TempDirectory } from '../../support/temp-directory.ts';

let folder: TempDirectory;
let endpoint: ModelEndpoint;
const file = (name: string): string => join(folder.path, name);

beforeAll(async () => {
  folder = makeTempDirectory();
  mkdirSync(folder.path, { recursive: true });
  writeFileSync(file('vague.html'), vaguePage);
  writeFileSync(file('answer.html'), answeringPage);
  endpoint = await startModelEndpoint();
});
afterAll(async () => {
  await endpoint.close();
  folder.remove();
});

const compare = (own: string, rival: string, more: readonly string[] = [], settings = {}) =>
  runCli(['compare', file(own), '--rival', file(rival), '--question', citationQuestion, ...more], {
    settings,
  });
const model = () => ({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'scribe-1', LLM_CALLS_MAX: '1' });

describe('citeworthy compare', () => {
  it('retrieves and compares without a server and without a language model', async () => {
    const { exitCode, stdout, stderr } = await compare('vague.html', 'answer.html', ['--json']);
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('No language model is asked')]);
    const test = citationTestSchema.parse(JSON.parse(stdout));
    expect(test).toMatchObject({ status: 'completed', assistant: null, rate: null, environment: 'test' });
    expect(test.pages.map(({ role, status }) => [role, status])).toEqual([
      ['own', 'read'],
      ['rival', 'read'],
    ]);
    expect(test.results[0]?.sources.length).toBeGreaterThan(1);
  });

  it('asks the model of the environment, and counts its citations', async () => {
    endpoint.answer(cites(answeringSentence));
    const { exitCode, stdout } = await compare(
      'vague.html',
      'answer.html',
      ['--runs', '3', '--json'],
      model(),
    );
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ assistant: 'local/scribe-1', rate: { cited: 0, runs: 3 } });
    expect(endpoint.asked.filter(asksForCitations)).toHaveLength(3);
  });

  it('compares two versions against the same rivals', async () => {
    endpoint.answer(cites(answeringSentence));
    const more = ['--before', file('vague.html'), '--runs', '4', '--json'];
    const { stdout } = await compare('answer.html', 'vague.html', more, model());
    expect(JSON.parse(stdout).comparison).toMatchObject({ before: { cited: 0 }, after: { cited: 4 } });
  });

  it('asks nothing with --no-model, and says what a dead model left out', async () => {
    endpoint.answer(fails(500));
    const silent = await compare('vague.html', 'answer.html', ['--no-model', '--quiet', '--json'], model());
    expect([silent.exitCode, silent.stderr]).toEqual([0, '']);
    expect(endpoint.asked).toHaveLength(0);
    const { exitCode, stdout } = await compare('vague.html', 'answer.html', ['--runs', '1'], model());
    expect(exitCode).toBe(0);
    expect(stdout).toContain('! The language model answered with status 500');
  });

  it('prints pages, verdicts and the cause for a person', async () => {
    const { stdout } = await compare('vague.html', 'answer.html');
    expect(stdout).toMatch(/^ {2}Your page {9}\d of \d passages, no answer found$/m);
    expect(stdout).toContain(citationQuestion);
    expect(stdout).toMatch(/^ {2}Answer missing: \w+/m);
    expect(stdout).toContain('No model was asked: retrieval and verdicts only.');
  });

  it('writes the report with every answer as HTML and Markdown', async () => {
    endpoint.answer(cites(answeringSentence));
    const [html, markdown] = [file('report.html'), file('report.md')];
    const flags = ['--runs', '2', '--html', html, '--markdown', markdown, '--quiet'];
    const { exitCode, stderr } = await compare('vague.html', 'answer.html', flags, model());
    expect([exitCode, stderr]).toEqual([0, '']);
    for (const report of [html, markdown]) {
      const text = readFileSync(report, 'utf8');
      expect(text.replaceAll('\u00a0', ' ')).toContain('2 of 2 answers (100 %, 95 % interval 34 to 100 %)');
      expect(text).toContain('2 receipts');
    }
  });

  it('refuses a file that it could not write, or that is an input, before anything is read', async () => {
    const missing = await compare('vague.html', 'answer.html', ['--html', file('none/report.html')]);
    expect([missing.exitCode, missing.stderr]).toEqual([2, expect.stringContaining('is not writable')]);
    const input = await compare('vague.html', 'answer.html', ['--markdown', file('answer.html')]);
    expect([input.exitCode, input.stderr]).toEqual([2, expect.stringContaining('would overwrite an input')]);
  });

  it.each([
    [['--rival', 'x.html'], 'at least one question'],
    [['--question', 'q'], 'at least one page with --rival'],
    [['--rival', 'x.html', '--question', 'q', '--question', 'q'], 'given twice'],
    [['--rival', 'x.html', '--question', 'q', '--runs', '21'], 'from 1 to 20'],
    [
      ['--rival', 'x.html', ...'abcdef'.split('').flatMap((text) => ['--question', text])],
      'At most 5 questions',
    ],
    [['--question', 'q', ...'abcdefgh'.split('').flatMap((text) => ['--rival', text])], 'At most 7 rivals'],
  ])('refuses %j with exit status 2', async (args, words) => {
    const { exitCode, stderr, stdout } = await runCli(['compare', file('vague.html'), ...args]);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
  });

  it('exits with 2 when no page can be read, and reports one that cannot beside others', async () => {
    const none = await compare('gone.html', 'gone-too.html');
    expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining('No such file')]);
    const one = await compare('gone.html', 'answer.html', ['--json']);
    expect(one.exitCode).toBe(0);
    expect(JSON.parse(one.stdout).pages[0]).toMatchObject({ role: 'own', status: 'unreachable' });
  });
});
