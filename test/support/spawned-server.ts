import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startedProcess } from './started.ts';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface SpawnedServer {
  readonly baseUrl: string;
  readonly process: ChildProcess;
  /** All that it has printed so far. */
  output(): string;
  /** Ends it like a power cut of the process: no handler of its own runs. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to the exit code. */
  terminate(): Promise<number | null>;
}

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A data directory, or the settings that name a database. */
export type Storage = string | Readonly<Record<string, string>>;

/** Settings of a spawned process: where its data are, and nothing of the machine's own. */
function environment(storage: Storage, port?: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    FETCH_ALLOW_NETWORKS: '127.0.0.0/8',
    WORKER_CONCURRENCY: '1',
    LOG_LEVEL: 'warn',
    ...(typeof storage === 'string' ? { DATA_DIR: storage } : storage),
    ...(port === undefined ? {} : { PORT: String(port) }),
  };
}

/** Starts `citeworthy serve` as a process of its own, without waiting for it. */
export async function launchServer(storage: Storage, ...args: readonly string[]): Promise<SpawnedServer> {
  return await launchCommand([process.execPath, program, 'serve', ...args], storage);
}

/** Starts a command that runs a server with these settings, without waiting for it. */
export async function launchCommand(
  [file = '', ...args]: readonly string[],
  storage: Storage,
): Promise<SpawnedServer> {
  const port = await freePort();
  const env = environment(storage, port);
  const child = startedProcess(
    'citeworthy serve',
    spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exited = once(child, 'exit');
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    process: child,
    output: () => text,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async terminate() {
      child.kill('SIGTERM');
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

/** Starts a server and waits until it has printed what a start prints last. */
export async function startServer(storage: Storage, ...args: readonly string[]): Promise<SpawnedServer> {
  return await untilReady(await launchServer(storage, ...args));
}

/** Waits until a server has printed what a start prints last. */
export async function untilReady(server: SpawnedServer): Promise<SpawnedServer> {
  await new Promise<void>((done, failed) => {
    const look = (): void => {
      if (/^(?:curl|Create an API key|Worker started)/m.test(server.output())) done();
    };
    server.process.stdout?.on('data', look);
    server.process.once('exit', (code) => failed(new Error(`serve ended with ${code}: ${server.output()}`)));
  });
  return server;
}

/** Runs one command of the command line to its end. */
export function runCommand(storage: Storage, ...args: readonly string[]): Promise<CommandResult> {
  return new Promise((done) => {
    const env = environment(storage);
    const child = execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, stdout, stderr });
    });
    startedProcess(`citeworthy ${args.join(' ')}`, child);
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return address.port;
}
