import { readConfig, secretValues, type Config } from '../../../service/config/config.ts';
import { visibleText } from '../../report/visible-text.ts';
import { secretRemover } from '../log-secrets.ts';
import { exitCodes, writeLines, type ExitCode, type Terminal } from '../terminal.ts';
import { checkModel } from './check-model.ts';
import { checkJudging } from './judging/check-judging.ts';
import { checkFetch, checkPort } from './check-network.ts';
import { checkNode } from './check-node.ts';
import { checkDatabase, checkDataDir } from './check-storage.ts';
import { failed, ok, skipped, warning, type Finding, type Verdict } from './finding.ts';

export interface DoctorFlags {
  readonly json?: true;
  /** A page to fetch. */
  readonly fetch?: string;
  /** Asks the model a question of full length, too. */
  readonly long?: true;
  /** Has the model judge labelled pages, too. */
  readonly judge?: true;
}

/** Checks the installation and prints what it found; changes nothing. Fails when a check fails. */
export async function doctorCommand(flags: DoctorFlags, terminal: Terminal): Promise<ExitCode> {
  const reading = readConfig(terminal.env);
  const findings = [checkNode()];
  let clean = secretRemover([]);
  if (reading.ok) {
    const { config, warnings } = reading;
    clean = secretRemover(secretValues(config));
    findings.push(
      ...(warnings.length === 0
        ? [ok('settings', 'Valid.')]
        : warnings.map((text) => warning('settings', text, 'docs/configuration.md lists all settings.'))),
      ...(await checkParts(config, flags, terminal)),
    );
  } else {
    findings.push(
      ...reading.problems.map((text) =>
        failed('settings', text, 'docs/configuration.md lists all settings.'),
      ),
      skipped('everything else', 'Not checked, because it depends on the settings.'),
    );
  }
  const shown = findings.map((finding) => shownFinding(finding, clean));
  const isFailed = shown.some(({ verdict }) => verdict === 'failed');
  const text =
    flags.json === true ? JSON.stringify({ ok: !isFailed, checks: shown }, null, 2) : report(shown);
  await writeLines(terminal.stdout, [text]);
  return isFailed ? exitCodes.failed : exitCodes.done;
}

/** One after the other: the database and the port belong to one process at a time. */
async function checkParts(
  config: Config,
  { fetch: url, long, judge }: DoctorFlags,
  { env, now }: Terminal,
): Promise<readonly Finding[]> {
  const dataDir = checkDataDir(config);
  const database =
    dataDir.verdict === 'failed' && config.databaseUrl === undefined
      ? [skipped('database', 'Not opened, because the data directory cannot be used.')]
      : await checkDatabase(config, now);
  return [
    dataDir,
    ...database,
    await checkPort(config),
    ...(await checkFetch(config, env, url, now)),
    ...(await checkModel(config, now, long === true)),
    ...(judge === true ? [await checkJudging(config, now)] : []),
  ];
}

/** An endpoint or a library may have put anything into the message. */
function shownFinding(finding: Finding, clean: (text: string) => string): Finding {
  const safe = (text: string): string => clean(visibleText(text));
  return {
    ...finding,
    message: safe(finding.message),
    next: finding.next === null ? null : safe(finding.next),
  };
}

const marks: Readonly<Record<Verdict, string>> = {
  ok: 'ok  ',
  warning: 'warn',
  failed: 'FAIL',
  skipped: 'skip',
};

function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, verdict, message, next }) => [
    `${marks[verdict]}  ${check.padEnd(width)}  ${message}`,
    ...(next === null ? [] : [`${' '.repeat(width + 8)}→ ${next}`]),
  ]);
  const count = findings.filter(({ verdict }) => verdict === 'failed').length;
  const end = count === 0 ? 'Nothing keeps the server from starting.' : `Failed checks: ${String(count)}.`;
  return [...lines, '', end].join('\n');
}
