import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export interface PackedPackage {
  /** The file that `npm pack` wrote. */
  readonly archive: string;
  /** What it contains, relative to the package. */
  readonly files: readonly string[];
  /** Of its files. */
  readonly bytes: number;
}

/** Runs a program with no more of the developer's environment than it needs. */
export function runProgram(
  command: string,
  args: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>> = {},
): SpawnSyncReturns<string> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings };
  return spawnSync(command, args, { cwd, env, encoding: 'utf8' });
}

/** Packs a package as npm does. `runsScripts`: false leaves out its build, for a package whose `dist` other suites use. */
export function packPackage(folder: string, destination: string, { runsScripts = true } = {}): PackedPackage {
  const scripts = runsScripts ? [] : ['--ignore-scripts'];
  const args = ['pack', '--json', ...scripts, '--pack-destination', destination];
  const { stdout, stderr } = runProgram('npm', args, folder);
  // Scripts print before the list, which newer versions of npm write as an object by name.
  const listed = /^[[{]\n[^]*/m.exec(stdout)?.[0];
  if (listed === undefined) throw new Error(`npm pack printed no list: ${stderr}`);
  const [made] = Object.values(
    JSON.parse(listed) as Record<
      string,
      {
        readonly filename: string;
        readonly unpackedSize: number;
        readonly files: readonly { readonly path: string }[];
      }
    >,
  );
  if (made === undefined) throw new Error(`npm pack made nothing: ${stderr}`);
  return {
    archive: join(destination, made.filename),
    files: made.files.map(({ path }) => path),
    bytes: made.unpackedSize,
  };
}

/** Unpacks an archive of npm into a new folder. */
export function unpackPackage(archive: string, target: string): void {
  mkdirSync(target, { recursive: true });
  const { status, stderr } = runProgram(
    'tar',
    ['-xzf', archive, '--strip-components=1', '-C', target],
    target,
  );
  if (status !== 0) throw new Error(`${archive} cannot be unpacked: ${stderr}`);
}
