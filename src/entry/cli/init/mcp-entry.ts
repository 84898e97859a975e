/** The entry of the MCP server in the settings of agents. */

export const agents = ['claude', 'cursor', 'vscode'] as const;
export type Agent = (typeof agents)[number];

interface AgentFile {
  readonly name: string;
  /** In the folder of the project. */
  readonly path: string;
  readonly key: 'mcpServers' | 'servers';
  readonly entry: Readonly<Record<string, unknown>>;
}

const command = { command: 'npx', args: ['-y', 'citeworthy', 'mcp'] };

/** As docs/guides/assistants.md shows them. */
export const agentFiles: Readonly<Record<Agent, AgentFile>> = {
  claude: { name: 'Claude Code', path: '.mcp.json', key: 'mcpServers', entry: command },
  cursor: { name: 'Cursor', path: '.cursor/mcp.json', key: 'mcpServers', entry: command },
  vscode: {
    name: 'VS Code',
    path: '.vscode/mcp.json',
    key: 'servers',
    entry: { type: 'stdio', ...command },
  },
};

/** The file's text with the entry; null for text other than a plain JSON object, which only its author can change. */
export function withEntry(text: string | null, { key, entry }: AgentFile): string | null {
  const parsed = text === null || text.trim() === '' ? {} : parseObject(text);
  if (parsed === null) return null;
  const servers = parsed[key] ?? {};
  if (!isObject(servers)) return null;
  const own = servers['citeworthy'];
  // An entry with a key or an address of a service was made on purpose.
  if (isObject(own) && runsCiteworthy(own)) return text;
  const changed = { ...parsed, [key]: { ...servers, citeworthy: entry } };
  return `${JSON.stringify(changed, null, indentOf(text ?? ''))}\n`;
}

const runsCiteworthy = ({ args, url }: Readonly<Record<string, unknown>>): boolean =>
  typeof url === 'string' || (Array.isArray(args) && args.includes('citeworthy') && args.includes('mcp'));

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const indentOf = (text: string): string => /^\{\s*?\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
