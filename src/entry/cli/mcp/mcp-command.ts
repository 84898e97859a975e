import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readConfigPart } from '../../../service/config/config.ts';
import { createMcpServer } from '../../mcp/create-mcp-server.ts';
import { apiBodyBytesMax } from '../../server/body-limits.ts';
import { messageOf } from '../error-facts.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import { exitCodes, writeLines, writeProblems } from '../terminal.ts';
import { droppedMessageAnswer } from './dropped-message.ts';
import { localApi, type LocalApi } from './local-api.ts';
import { serviceApi } from './service-api.ts';
import { WholeLines } from './whole-lines.ts';

export interface McpFlags {
  readonly baseUrl?: string;
}

/** Serves MCP on standard input and output until the input ends. Everything else goes to standard error. */
export async function mcpCommand(flags: McpFlags, terminal: Terminal): Promise<ExitCode> {
  const opened = openApi(flags, terminal);
  if (!opened.ok) {
    await writeProblems(terminal, ...opened.problems);
    return exitCodes.notAnalysed;
  }
  const { api } = opened;
  const server = createMcpServer(api);
  server.onerror = reporter(terminal);
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
    // Calls still running would answer to a client that is gone.
    for (const event of ['end', 'close']) terminal.stdin.once(event, resolve);
  });
  const lines = new WholeLines(messageBytesMax, (line) => {
    const answer = droppedMessageAnswer(line, messageBytesMax);
    writeLines(terminal.stdout, [answer]).catch(() => undefined);
    server.onerror?.(new Error(`a message of more than ${String(messageBytesMax)} bytes was not read`));
  });
  await server.connect(
    // The transport ends the server at a longer line; it gets none.
    new StdioServerTransport(terminal.stdin.pipe(lines), terminal.stdout, {
      maxBufferSize: messageBytesMax + 1,
    }),
  );
  await closed;
  await server.close();
  await api.close?.();
  return exitCodes.done;
}

/** Reports an error to the client's log; a closed standard error does not end the process. */
function reporter(terminal: Pick<Terminal, 'stderr'>): (error: unknown) => void {
  return (error) => {
    writeProblems(terminal, `mcp: ${messageOf(error)}`).catch(() => undefined);
  };
}

/** A message with the largest body of the API, within its envelope. */
const messageBytesMax = apiBodyBytesMax + 64 * 1024;

type Opening =
  | { readonly ok: true; readonly api: ReturnType<typeof serviceApi> & Partial<Pick<LocalApi, 'close'>> }
  | { readonly ok: false; readonly problems: readonly string[] };

function openApi({ baseUrl }: McpFlags, terminal: Terminal): Opening {
  const apiKey = terminal.env['CITEWORTHY_API_KEY'];
  if (baseUrl !== undefined) {
    if (apiKey === undefined || apiKey === '') {
      return { ok: false, problems: ['--base-url needs an API key of that service in CITEWORTHY_API_KEY.'] };
    }
    if (!/^[\x21-\x7e]+$/.test(apiKey)) {
      return {
        ok: false,
        problems: ['CITEWORTHY_API_KEY is no API key: it has characters that no key has.'],
      };
    }
    return { ok: true, api: serviceApi({ baseUrl: new URL(baseUrl), apiKey }) };
  }
  const reading = readConfigPart(terminal.env, [
    'fetchAllowNetworks',
    'fetchTimeoutMs',
    'fetchBytesMax',
    'publicUrl',
    'workerConcurrency',
    'analysisTimeoutMs',
    'analysisHeapMbMax',
  ]);
  if (!reading.ok) return reading;
  return {
    ok: true,
    api: localApi({ settings: reading.config, now: terminal.now, report: reporter(terminal) }),
  };
}
