import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { fileURLToPath } from 'node:url';
import { cliEnv } from './run-cli.ts';
import { started } from './started.ts';

export interface McpClient {
  readonly client: Client;
  /** Calls a tool; the SDK's client judges the answer by the schema that the server listed. */
  call(
    name: string,
    args: Record<string, unknown>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<McpAnswer>;
  /** What the client could not read: lines of a process that are no messages. */
  unreadable(): readonly string[];
  close(): Promise<void>;
}

export interface McpAnswer {
  readonly isError: boolean;
  /** The first text, which a model reads. */
  readonly text: string;
  // Tests look at it field by field.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly structured: any;
  /** The error body of the API. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly error: any;
}

/** The SDK's own client, with a service at `baseUrl`. */
export async function connectMcp(baseUrl: string, key: string): Promise<McpClient> {
  const headers = { authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', baseUrl), { requestInit: { headers } });
  return await connected(transport);
}

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The SDK's own client, with `citeworthy mcp` in a process of its own. */
export async function spawnMcp(
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<McpClient & { readonly stderr: () => string }> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main, 'mcp', ...args],
    env: cliEnv(settings),
    stderr: 'pipe',
  });
  let stderr = '';
  transport.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const client = await connected(transport);
  return { ...client, stderr: () => stderr };
}

async function connected(transport: Parameters<Client['connect']>[0]): Promise<McpClient> {
  const client = new Client({ name: 'test', version: '1' });
  const unreadable: string[] = [];
  client.onerror = (error) => unreadable.push(error.message);
  const close = async (): Promise<void> => {
    ended();
    await client.close();
  };
  const ended = started('an MCP client', close);
  try {
    await client.connect(transport);
  } catch (error) {
    await close();
    throw error;
  }
  await client.listTools();
  return {
    client,
    call: async (name, args, options) => {
      const result = await client.callTool({ name, arguments: args }, undefined, options);
      return answerOf(result as CallToolResult);
    },
    unreadable: () => unreadable,
    close,
  };
}

function answerOf({ isError, content, structuredContent }: CallToolResult): McpAnswer {
  const texts = content.map((part) => (part.type === 'text' ? part.text : ''));
  const error = isError === true ? JSON.parse(texts[1] ?? '{}').error : undefined;
  return { isError: isError === true, text: texts[0] ?? '', structured: structuredContent, error };
}
