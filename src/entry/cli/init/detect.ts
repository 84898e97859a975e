/** What this machine and this folder already use. Reads names of files, and the remotes of the repository. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { agents, type Agent } from './mcp-entry.ts';
import type { CiSystem } from './ci-text.ts';

const signs: Readonly<Record<Agent, { readonly folder: readonly string[]; readonly home: string }>> = {
  claude: { folder: ['.mcp.json', '.claude', 'CLAUDE.md'], home: '.claude' },
  cursor: { folder: ['.cursor'], home: '.cursor' },
  vscode: { folder: ['.vscode'], home: '.vscode' },
};

export function detectAgents(folder: string, home: string | undefined): readonly Agent[] {
  return agents.filter((agent) => {
    const { folder: names, home: own } = signs[agent];
    const isInFolder = names.some((name) => existsSync(path.join(folder, name)));
    return isInFolder || (home !== undefined && existsSync(path.join(home, own)));
  });
}

export function detectCi(folder: string): CiSystem | null {
  if (existsSync(path.join(folder, '.gitlab-ci.yml'))) return 'gitlab';
  if (existsSync(path.join(folder, '.github'))) return 'github';
  const config = path.join(folder, '.git', 'config');
  const remotes = existsSync(config) ? readFileSync(config, 'utf8') : '';
  if (/url\s*=.*github\.com/.test(remotes)) return 'github';
  return /url\s*=.*gitlab/.test(remotes) ? 'gitlab' : null;
}
