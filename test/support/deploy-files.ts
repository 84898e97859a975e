import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const readText = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The YAML parser of @fastify/swagger: the project needs none of its own. */
const { parseAllDocuments } = createRequire(createRequire(import.meta.url).resolve('@fastify/swagger'))(
  'yaml',
) as {
  parseAllDocuments(
    text: string,
    options: object,
  ): { errors: readonly Error[]; warnings: readonly Error[]; toJS(): unknown }[];
};

/** Every document of a file; throws on a doubtful one. */
export function readYaml(path: string): readonly Tree[] {
  return parseAllDocuments(readText(path), { merge: true, uniqueKeys: true, strict: true }).map(
    (document) => {
      const problem = document.errors[0] ?? document.warnings[0];
      if (problem !== undefined) throw problem;
      return treeOf(document.toJS());
    },
  );
}

/** What a file of nested maps and lists contains, by paths such as `spec.template.spec.containers.0.image`. */
export interface Tree {
  /** Undefined when there is nothing. */
  get(path: string): unknown;
  /** Throws unless it is a text, a number or a boolean. */
  text(path: string): string;
  tree(path: string): Tree;
  /** The names in a map, or the indexes of a list; none when there is nothing. */
  names(path: string): readonly string[];
  texts(path: string): readonly string[];
  trees(path: string): readonly Tree[];
}

export function treeOf(value: unknown): Tree {
  const get = (path: string): unknown =>
    path.split('.').reduce<unknown>((at, name) => (isMap(at) ? at[name] : undefined), value);
  const names = (path: string): readonly string[] => {
    const at = path === '' ? value : get(path);
    return isMap(at) ? Object.keys(at) : [];
  };
  const text = (path: string): string => {
    const at = get(path);
    if (typeof at === 'string') return at;
    if (typeof at === 'number' || typeof at === 'boolean') return String(at);
    throw new Error(`${path} is not a text but ${JSON.stringify(at)}`);
  };
  return {
    get,
    text,
    tree: (path) => treeOf(get(path)),
    names,
    texts: (path) => names(path).map((name) => text(`${path}.${name}`)),
    trees: (path) => names(path).map((name) => treeOf(get(`${path}.${name}`))),
  };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export interface Instruction {
  readonly name: string;
  readonly words: readonly string[];
  readonly text: string;
}

/** The instructions of the Dockerfile by stage, in order; continued lines are not used there. */
export function readDockerfile(): readonly (readonly Instruction[])[] {
  const stages: Instruction[][] = [];
  for (const line of readText('Dockerfile').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name = '', text = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === '' || text.endsWith('\\'))
      throw new Error(`The Dockerfile has a line that is not read: ${line}`);
    if (name === 'FROM') stages.push([]);
    const words = text.startsWith('[') ? (JSON.parse(text) as string[]) : text.split(/\s+/);
    stages.at(-1)?.push({ name, words, text });
  }
  return stages;
}

/** The variables that an image sets. */
export function imageEnvironment(stage: readonly Instruction[]): Record<string, string> {
  const pairs = stage
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ words }) => words.map((word) => word.split('=')));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}
