/** The files that the answers ask for. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { configFileNames } from '../config-file/find-config-file.ts';
import { settingsFileName } from '../settings-file.ts';
import { ciPaths, ciTexts } from './ci-text.ts';
import { withIgnored, withSettings } from './env-text.ts';
import { readChangedFile, type FileChange } from './file-change.ts';
import type { InitAnswers } from './init-answers.ts';
import { agentFiles, withEntry } from './mcp-entry.ts';
import { skillPath, skillText } from './skill-text.ts';

export interface Plan {
  readonly changes: readonly FileChange[];
  readonly notes: readonly string[];
}

/** What a file is to contain; null for one that only its author can change. */
type Text = (before: string | null) => string | null;

export async function planChanges(folder: string, answers: InitAnswers): Promise<Plan> {
  const changes: FileChange[] = [];
  const notes: string[] = [];
  const add = async (name: string, purpose: string, text: Text, isPrivate?: true): Promise<void> => {
    const read = await readChangedFile(folder, name);
    const after = read.kind === 'text' ? text(read.text) : null;
    if (read.kind === 'other' || after === null) {
      notes.push(
        `${name} is left alone: ${read.kind === 'other' ? 'it is no plain file' : 'it is no plain JSON'}.`,
      );
      return;
    }
    const change = { path: name, before: read.text, after, purpose };
    changes.push(isPrivate === true ? { ...change, isPrivate } : change);
  };

  const { model, site, agents, ci } = answers;
  if (model !== null) {
    const values = {
      LLM_BASE_URL: model.baseUrl,
      LLM_MODEL: model.model,
      ...(model.apiKey === null ? {} : { LLM_API_KEY: model.apiKey }),
      // A local model answers few questions at once.
      ...(model.isLocal ? { LLM_CONCURRENCY: '1' } : {}),
    };
    await add(settingsFileName, 'settings of the server', (text) => withSettings(text, values), true);
    if (existsSync(path.join(folder, '.git'))) {
      await add('.gitignore', 'keeps the key out of Git', (text) => withIgnored(text, settingsFileName));
    }
  }
  for (const agent of agents) {
    const file = agentFiles[agent];
    await add(file.path, `MCP server for ${file.name}`, (text) => withEntry(text, file));
  }
  if (agents.length > 0) await add(skillPath, 'skill for coding agents', () => skillText(site));
  const config = configFileNames.find((name) => existsSync(path.join(folder, name)));
  if (site !== null && config === undefined) {
    const text = `${JSON.stringify({ sources: [site] }, null, 2)}\n`;
    await add('citeworthy.config.json', 'pages that `citeworthy analyze` scores', () => text);
  }
  if (ci !== null && site === null && config === undefined) {
    notes.push('The job of the CI needs pages: give --site.');
  } else if (ci !== null) {
    await add(ciPaths[ci], 'job of the CI', () => ciTexts[ci]);
    if (ci === 'gitlab')
      notes.push(`Include the job in .gitlab-ci.yml: include: [{ local: ${ciPaths.gitlab} }]`);
  }
  return { changes, notes };
}
