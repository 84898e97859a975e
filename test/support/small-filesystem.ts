import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { makeTempDirectory } from './temp-directory.ts';
import { startedProcess } from './started.ts';

/** A file system of a few megabytes in memory, which only processes started through `inside` see. It ends with its holder. */
export interface SmallFilesystem {
  readonly directory: string;
  /** The command that runs another one where the file system is. */
  inside(command: readonly string[]): readonly string[];
  /** Leaves only so many bytes free. */
  fill(freeBytes: number): Promise<void>;
  /** Gives the space back. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** Root mounts in a namespace of its own; others need one of users besides, which some systems forbid. */
const namespaces = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--user', '--map-root-user'];

/** Why no small file system can be made on this system; undefined when one can. */
export function smallFilesystemProblem(): string | undefined {
  if (process.platform !== 'linux') return `a small file system needs the namespaces of Linux`;
  const { status, stderr } = spawnSync(
    'unshare',
    [...namespaces, 'sh', '-c', 'mount -t tmpfs -o size=1m tmpfs /mnt'],
    { encoding: 'utf8' },
  );
  return status === 0 ? undefined : `this user cannot mount a small file system (${String(stderr).trim()})`;
}

/** Fills to the last block: a shell that writes has no share for root alone. */
const script = `
  mount -t tmpfs -o size="$2",mode=0755 tmpfs "$1" && echo ready
  while read -r command bytes; do
    rm -f "$1/ballast"
    if [ "$command" = fill ]; then
      free=$(( $(df -k --output=avail "$1" | tail -1) * 1024 - bytes ))
      head -c "$free" /dev/zero > "$1/ballast" 2>/dev/null
    fi
    echo done
  done`;

export async function makeSmallFilesystem(sizeMb: number): Promise<SmallFilesystem> {
  const mountPoint = makeTempDirectory();
  const { path: directory } = mountPoint;
  const holder = startedProcess(
    'a small file system',
    spawn('unshare', [...namespaces, 'sh', '-c', script, 'sh', directory, `${String(sizeMb)}m`], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  await once(holder.stdout, 'data');
  const tell = async (line: string): Promise<void> => {
    const answered = once(holder.stdout, 'data');
    holder.stdin.write(`${line}\n`);
    await answered;
  };
  const users = namespaces.includes('--user') ? ['--user', '--preserve-credentials'] : [];
  return {
    directory,
    inside: (command) => ['nsenter', '--target', String(holder.pid), '--mount', ...users, '--', ...command],
    fill: (freeBytes) => tell(`fill ${String(freeBytes)}`),
    empty: () => tell('empty'),
    async remove() {
      const ended = once(holder, 'exit');
      holder.stdin.end();
      await ended;
      mountPoint.remove();
    },
  };
}
