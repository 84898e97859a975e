import { runCommand, startServer, type SpawnedServer } from './spawned-server.ts';
import { makePostgresDatabase, type PostgresDatabase } from './postgres-database.ts';
import { makeTempDirectory } from './temp-database.ts';

type Role = 'api' | 'worker';

/** Processes of their own on one PostgreSQL, as an operator with several machines runs them. */
export interface DistributedService {
  readonly postgres: PostgresDatabase;
  readonly settings: Readonly<Record<string, string>>;
  /** A live secret key that no test brings to its rate limit. */
  readonly key: string;
  /** The processes of a role now; `restart` replaces one. */
  processes(role: Role): readonly SpawnedServer[];
  addresses(): readonly string[];
  /** Runs a command that prints JSON. */
  command(...args: readonly string[]): Promise<Record<string, unknown>>;
  /** SIGTERM, then a new process in its place. Returns the exit code of the old one. */
  restart(role: Role, index: number): Promise<number | null>;
  stop(): Promise<void>;
}

export async function startDistributedService(
  counts: Readonly<Record<Role, number>>,
  extra: Readonly<Record<string, string>> = {},
): Promise<DistributedService> {
  const postgres = await makePostgresDatabase();
  const directory = makeTempDirectory();
  const settings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'the-same-secret-key-in-every-process',
    // Nothing is to be written there.
    DATA_DIR: directory.path,
    ...extra,
  };
  const command = async (...args: readonly string[]): Promise<Record<string, unknown>> => {
    const { code, stdout, stderr } = await runCommand(settings, ...args, '--json');
    if (code !== 0) throw new Error(`citeworthy ${args.join(' ')} ended with ${String(code)}: ${stderr}`);
    return JSON.parse(stdout) as Record<string, unknown>;
  };
  const start = (role: Role): Promise<SpawnedServer> => startServer(settings, '--role', role);
  const startAll = (role: Role): Promise<SpawnedServer[]> =>
    Promise.all(Array.from({ length: counts[role] }, () => start(role)));
  const args = 'keys create --type secret --environment live --rate-limit 100000'.split(' ');
  const [made, api, worker] = await Promise.all([command(...args), startAll('api'), startAll('worker')]);
  const running = { api, worker };
  return {
    postgres,
    settings,
    key: String(made['key']),
    processes: (role) => running[role],
    addresses: () => running.api.map(({ baseUrl }) => baseUrl),
    command,
    async restart(role, index) {
      const old = running[role][index];
      if (old === undefined) throw new Error(`there is no ${role} ${String(index)}`);
      const code = await old.terminate();
      running[role][index] = await start(role);
      return code;
    },
    async stop() {
      for (const server of [...running.api, ...running.worker])
        if (server.process.exitCode === null) await server.kill();
      await postgres.remove();
      directory.remove();
    },
  };
}
