import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/*
 * Sends commands to the process that has an embedded database open: HTTP over a unix socket that only this user can
 * open. It needs no other authentication: a user who can open the socket can also read the data directory.
 */

/** Commands by name. Their input comes from another process: parse it. Results are sent as JSON. */
export type ControlCommands = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;

export interface ControlServer {
  close(): Promise<void>;
}

export type ControlAnswer =
  | { readonly ok: true; readonly result: unknown }
  /** No server listens; one may be starting or stopping. */
  | { readonly ok: false; readonly reason: 'no_server' };

/** sockaddr_un has 104 bytes on macOS and 108 on Linux, including the NUL. Node truncates longer paths silently. */
const socketPathBytesMax = 103;

const inputBytesMax = 1_000_000;
/** 200 webhook deliveries with ten attempts each, whose response bodies are control characters (escaped in JSON). */
const responseBytesMax = 32_000_000;
const responseTimeoutMs = 30_000;

/** `<dataDir>/control.sock`, or a path in the temporary directory when that is too long for a socket. */
export function controlSocketPath(dataDir: string): string {
  const path = join(resolve(dataDir), 'control.sock');
  if (Buffer.byteLength(path) <= socketPathBytesMax) return path;
  const name = createHash('sha256').update(path).digest('hex').slice(0, 24);
  return join(tmpdir(), `citeworthy-${process.getuid?.() ?? 0}`, `${name}.sock`);
}

/** Starts to serve commands. Requires the data directory's lock, because it replaces the socket file. */
export async function serveControl(
  dataDir: string,
  commands: ControlCommands,
  onError: (error: unknown, command: string) => void,
): Promise<ControlServer> {
  const path = controlSocketPath(dataDir);
  const folder = join(path, '..');
  if (folder !== resolve(dataDir)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    refuseForeignFolder(folder);
  }
  rmSync(path, { force: true });
  const server = createServer((message, response) => {
    const command = (message.url ?? '/').slice(1);
    runCommand(message, command, commands).then(
      (result) => response.end(JSON.stringify({ result })),
      (error: unknown) => {
        onError(error, command);
        response
          .writeHead(500)
          .end(JSON.stringify({ message: error instanceof Error ? error.message : 'failed' }));
      },
    );
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    // `listen` creates the file before it returns: it is never open to others, not even for a moment.
    const umask = process.umask(0o177);
    try {
      server.listen(path, done);
    } finally {
      process.umask(umask);
    }
  });
  return { close: () => closeServer(server) };
}

/** Another user may have created the folder in the shared temporary directory to intercept commands. */
function refuseForeignFolder(folder: string): void {
  const stats = lstatSync(folder);
  const isPrivate = stats.isDirectory() && (stats.mode & 0o077) === 0;
  if (!isPrivate || (process.getuid !== undefined && stats.uid !== process.getuid())) {
    throw new Error(`The folder ${folder} must be a directory that only its owner, this user, can open.`);
  }
}

/** Where others can write to the folder, they could have put a socket there that answers in the server's place. */
function refuseForeignSocket(path: string): void {
  // Throws ENOENT for a link to nothing, which no server listens on.
  const stats = statSync(path);
  const own = process.getuid?.();
  // Root may command the server of any user.
  if (lstatSync(path).isSymbolicLink() || (own !== undefined && own !== 0 && stats.uid !== own)) {
    throw new Error(`${path} is not a socket of this user. Remove it, then try again.`);
  }
}

async function runCommand(
  message: IncomingMessage,
  name: string,
  commands: ControlCommands,
): Promise<unknown> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Error(`The running server does not know the command ${name}.`);
  const text = await readText(message, inputBytesMax);
  return await command(JSON.parse(text));
}

async function readText(message: IncomingMessage, bytesMax: number): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > bytesMax) throw new Error('The input or the result of the command is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    // Removes the socket file too.
    server.close(() => done());
    server.closeIdleConnections();
  });
}

/** Runs a command in the process that has the data directory open. Throws that process's message when it fails. */
export async function callControl(dataDir: string, command: string, input: unknown): Promise<ControlAnswer> {
  const path = controlSocketPath(dataDir);
  const folder = join(path, '..');
  try {
    if (folder !== resolve(dataDir)) refuseForeignFolder(folder);
    refuseForeignSocket(path);
    const { status, text } = await post(path, command, JSON.stringify(input));
    const parsed = JSON.parse(text) as { result?: unknown; message?: string };
    if (status !== 200) throw new Error(parsed.message ?? 'The running server failed to run the command.');
    return { ok: true, result: parsed.result };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return { ok: false, reason: 'no_server' };
    throw error;
  }
}

function post(socketPath: string, command: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const outgoing = request(
      { socketPath, path: `/${command}`, method: 'POST', timeout: responseTimeoutMs, agent: false },
      (incoming) => {
        readText(incoming, responseBytesMax).then(
          (text) => done({ status: incoming.statusCode ?? 500, text }),
          failed,
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('The running server did not respond in time.')));
    outgoing.on('error', failed);
    outgoing.end(body);
  });
}
