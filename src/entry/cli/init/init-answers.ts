/** What is to be set up: from the options, and from a person where there is one to ask. */
import { baseUrl as parseBaseUrl } from '../../../service/config/config-values.ts';
import { findOllama } from '../../../service/llm/find-ollama.ts';
import { modelProviders, providerOf, type ModelProvider } from '../../../service/llm/providers.ts';
import { visibleText } from '../../report/visible-text.ts';
import type { Terminal } from '../terminal.ts';
import type { Asker } from './asker.ts';
import { ciSystems, type CiSystem } from './ci-text.ts';
import { detectAgents, detectCi } from './detect.ts';
import { agents, type Agent } from './mcp-entry.ts';

export interface InitFlags {
  readonly yes?: true;
  readonly dryRun?: true;
  /** Of `modelProviders`. */
  readonly provider?: string;
  readonly baseUrl?: string;
  readonly model?: string;
  /** The variable that has the key: an option would show it to every user of the machine. */
  readonly keyFrom?: string;
  readonly ollama?: true;
  readonly site?: string;
  readonly agents?: readonly string[];
  readonly ci?: string;
}

export interface ModelAnswer {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  readonly isLocal: boolean;
}

export interface InitAnswers {
  readonly model: ModelAnswer | null;
  readonly site: string | null;
  readonly agents: readonly Agent[];
  readonly ci: CiSystem | null;
  /** For the person: what could not be set up, and why. */
  readonly notes: readonly string[];
}

export interface AnswerSources {
  readonly flags: InitFlags;
  readonly env: Terminal['env'];
  readonly folder: string;
  readonly ollamaOrigin: string;
  /** Null: the options are all. */
  readonly asker: Asker | null;
}

/** Throws an Error that names the option for a value that cannot be used. */
export async function readAnswers(sources: AnswerSources): Promise<InitAnswers> {
  const notes: string[] = [];
  const model = await modelAnswer(sources, notes);
  const site = await siteAnswer(sources);
  const chosen = await agentAnswer(sources);
  const ci = await ciAnswer(sources);
  return { model, site, agents: chosen, ci, notes };
}

async function modelAnswer(sources: AnswerSources, notes: string[]): Promise<ModelAnswer | null> {
  const { flags, asker } = sources;
  const provider = await providerAnswer(sources);
  if (provider === null) return null;
  if (provider.id === 'ollama' && flags.baseUrl === undefined) return await ollamaAnswer(sources, notes);
  const baseUrl = flags.baseUrl ?? provider.baseUrl ?? (await asker?.line('Base URL?')) ?? '';
  const model = flags.model ?? (await asker?.line(`Model? ${provider.modelHint}`)) ?? '';
  const apiKey = await keyAnswer(sources, provider.needsKey, notes);
  return { ...checked(baseUrl, model), apiKey, isLocal: false };
}

async function providerAnswer({ flags, asker }: AnswerSources): Promise<ModelProvider | null> {
  const ids = modelProviders.map(({ id }) => id).join(', ');
  const asked = async (): Promise<string | undefined> => {
    if (flags.ollama === true) return 'ollama';
    if (flags.baseUrl !== undefined || flags.model !== undefined) return 'other';
    return await asker?.line(`Language model (${ids}, none)?`, 'none');
  };
  const id = flags.provider ?? (await asked()) ?? 'none';
  if (id === 'none') return null;
  const provider = providerOf(id);
  if (provider === undefined) throw new Error(`--provider must be one of ${ids}, not "${visibleText(id)}".`);
  return provider;
}

/** Asks loopback only here: after the option, or after a person has chosen Ollama. */
async function ollamaAnswer(
  { flags, asker, ollamaOrigin }: AnswerSources,
  notes: string[],
): Promise<ModelAnswer | null> {
  const found = await findOllama(ollamaOrigin);
  if (found.kind === 'none') {
    notes.push(`No Ollama answers at ${ollamaOrigin}. Start it with: ollama serve`);
    return null;
  }
  const list = found.models.map((name) => visibleText(name)).join(', ');
  if (found.models.length === 0) {
    notes.push('Ollama answers and has no model. Pull one with: ollama pull MODEL');
    return null;
  }
  notes.push(`Ollama has: ${list}`);
  const [first = ''] = found.models;
  const model = flags.model ?? (await asker?.line(`Model of Ollama (${list})?`, first)) ?? first;
  if (!found.models.includes(model)) {
    throw new Error(`Ollama has no model "${visibleText(model)}". It has: ${list}`);
  }
  return { ...checked(found.baseUrl, model), apiKey: null, isLocal: true };
}

function checked(baseUrl: string, model: string): { readonly baseUrl: string; readonly model: string } {
  const parsed = parseBaseUrl(baseUrl);
  if (!parsed.ok) throw new Error(`--base-url must be ${parsed.allowed}.`);
  // The name becomes a line of the settings file.
  if (!/^[\w.:/@+~-]{1,200}$/.test(model)) {
    throw new Error('--model must be the name of the model: letters, digits and . : / @ + ~ - _');
  }
  return { baseUrl: parsed.value, model };
}

async function keyAnswer(
  { flags, env, asker }: AnswerSources,
  needsKey: boolean,
  notes: string[],
): Promise<string | null> {
  const { keyFrom } = flags;
  const given = keyFrom === undefined ? await asker?.secret('API key?') : env[keyFrom];
  const key = given?.trim() ?? '';
  if (keyFrom !== undefined && key === '') throw new Error(`--key-from names ${keyFrom}, which is not set.`);
  // The key becomes a line of the settings file.
  if (key !== '' && !/^[\w.:/@+~=-]{1,4096}$/.test(key)) {
    throw new Error('The key contains characters that keys of providers do not have.');
  }
  if (key === '' && needsKey) notes.push('The provider needs a key: set LLM_API_KEY, or run this again.');
  return key === '' ? null : key;
}

async function siteAnswer({ flags, asker }: AnswerSources): Promise<string | null> {
  const given = flags.site ?? (await asker?.line('Address of the site (empty: none)?')) ?? '';
  if (given === '') return null;
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) {
    throw new Error('--site must be an absolute http or https URL.');
  }
  return new URL(given).href;
}

async function agentAnswer({ flags, asker, folder, env }: AnswerSources): Promise<readonly Agent[]> {
  const found = asker === null ? [] : detectAgents(folder, env['HOME'] ?? env['USERPROFILE']);
  const asked = await (flags.agents === undefined
    ? asker?.line(`Agents (${agents.join(', ')}, none)?`, found.join(',') || 'none')
    : flags.agents.join(','));
  const names = (asked ?? 'none').split(',').map((name) => name.trim());
  if (names.join() === 'none') return [];
  const wrong = names.filter((name) => !agents.some((agent) => agent === name));
  if (wrong.length > 0) throw new Error(`--agents must be some of ${agents.join(',')}, or none.`);
  return agents.filter((agent) => names.includes(agent));
}

async function ciAnswer({ flags, asker, folder }: AnswerSources): Promise<CiSystem | null> {
  const found = asker === null ? null : detectCi(folder);
  const name =
    flags.ci ?? (await asker?.line(`CI (${ciSystems.join(', ')}, none)?`, found ?? 'none')) ?? 'none';
  if (name === 'none') return null;
  const system = ciSystems.find((candidate) => candidate === name);
  if (system === undefined) throw new Error(`--ci must be one of ${ciSystems.join(', ')}, none.`);
  return system;
}
