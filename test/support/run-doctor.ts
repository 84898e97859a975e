import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { runCli, type CliRun } from './run-cli.ts';

interface DoctorReport {
  readonly ok: boolean;
  readonly checks: readonly {
    readonly check: string;
    readonly verdict: string;
    readonly message: string;
    readonly next: string | null;
    readonly details?: Record<string, unknown>;
  }[];
}

export type DoctorRun = CliRun & { readonly report: DoctorReport };

/** Runs `citeworthy doctor --json` with these settings; on a port that no program uses unless they name another. */
export async function runDoctor(
  settings: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<DoctorRun> {
  const run = await runCli(['doctor', '--json', ...args], {
    settings: { PORT: await freePort(), ...settings },
  });
  expect(run.stderr).toBe('');
  return { ...run, report: JSON.parse(run.stdout) as DoctorReport };
}

export const findingOf = ({ report }: DoctorRun, check: string) =>
  report.checks.find((finding) => finding.check === check);

/** A port that was free a moment ago. */
export async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((done) => void server.close(() => done()));
  return String(port);
}
