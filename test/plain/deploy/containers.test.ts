import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/service/config/config.ts';
import { settings } from '../../../src/service/config/settings/index.ts';
import { imageEnvironment, readDockerfile, readText, readYaml, root } from '../../support/deploy-files.ts';
import { commandProblem } from '../../support/parse-command.ts';

const stages = readDockerfile();
const [build = [], image = []] = stages;
const only = (name: string): readonly string[] => {
  const found = image.filter((instruction) => instruction.name === name);
  expect(found).toHaveLength(1);
  return found[0]?.words ?? [];
};

/** The program's arguments of a container's command: what follows the entry point. */
const [node, program] = only('ENTRYPOINT');

const settingNames = Object.values(settings).map(({ name }) => name);

describe('the image', () => {
  test('is built in two stages from one base with glibc', () => {
    expect(stages).toHaveLength(2);
    expect(build[0]?.text).toBe('${NODE_IMAGE} AS build');
    expect(image[0]?.text).toBe('${NODE_IMAGE}');
    const [, base = ''] = /^ARG NODE_IMAGE=(.+)$/m.exec(readText('Dockerfile')) ?? [];
    expect(base).toMatch(/^node:20-\w+-slim$/);
    expect(base).not.toContain('alpine');
  });

  test('copies only what exists and what .dockerignore lets in', () => {
    const copied = [...build, ...image]
      .filter(({ name, text }) => name === 'COPY' && !text.startsWith('--from'))
      .flatMap(({ words }) => words.slice(0, -1));
    expect(copied.length).toBeGreaterThan(5);
    const letIn = readText('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const path of copied) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(letIn, path).toContain(path);
    }
    expect(letIn.toSorted()).toEqual([...new Set(copied)].toSorted());
    expect(readText('.dockerignore').split('\n')).toContain('*');
  });

  test('takes over from the build only what the build makes', () => {
    const taken = image
      .filter(({ name, text }) => name === 'COPY' && text.startsWith('--from=build'))
      .map(({ words }) => words);
    expect(taken).toEqual([
      ['--from=build', '/app/node_modules', 'node_modules'],
      ['--from=build', '/app/dist', 'dist'],
    ]);
    const runs = build.filter(({ name }) => name === 'RUN').map(({ text }) => text);
    expect(runs[0]).toMatch(/^npm ci --omit=dev /);
    expect(runs[1]).toMatch(/^npm run build && rm -rf node_modules\/typescript /);
  });

  test('runs as a user who is not root, by number, and who owns DATA_DIR', () => {
    const [user = ''] = only('USER');
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const [uid, gid] = user.split(':');
    const dataDir = imageEnvironment(image)['DATA_DIR'];
    expect(only('RUN').join(' ')).toBe(`install -d -o ${uid} -g ${gid} -m 0700 ${dataDir}`);
    expect(only('VOLUME')).toEqual([dataDir]);
    const order = image.map(({ name }) => name);
    expect(order.indexOf('RUN')).toBeLessThan(order.indexOf('USER'));
  });

  test('starts the program, with a command that its parser accepts', async () => {
    expect([node, program]).toEqual(['node', '/app/dist/main.js']);
    expect(await commandProblem(only('CMD'))).toBeUndefined();
    expect(await commandProblem(['serve', '--role', 'leader'])).toContain('leader');
    expect(await commandProblem(['serves'])).toContain('serves');
  });

  test('exposes the default port and checks its health with a file that it contains', () => {
    expect(only('EXPOSE')).toEqual([String(settings.port.defaultValue)]);
    const check = only('HEALTHCHECK').join(' ');
    expect(check).toMatch(/ CMD \["node", "\/app\/deploy\/health-check\.mjs"\]$/);
    expect(image.map(({ text }) => text)).toContain('deploy/health-check.mjs deploy/');
  });

  test('refuses to serve strangers in clear text until it is told how TLS is done', () => {
    const environment = imageEnvironment(image);
    for (const name of Object.keys(environment)) expect([...settingNames, 'NODE_ENV']).toContain(name);
    expect(readConfig(environment)).toMatchObject({
      ok: false,
      problems: [expect.stringContaining('TRUST_PROXY')],
    });
    expect(readConfig({ ...environment, TRUST_PROXY: '10.0.0.0/8' })).toMatchObject({ ok: true });
  });
});

describe('compose.yaml', () => {
  const [compose] = readYaml('compose.yaml');
  if (compose === undefined) throw new Error('compose.yaml is empty');
  const own = ['api', 'worker'];
  const given = { POSTGRES_PASSWORD: 'p'.repeat(24), SECRET_KEY: 's'.repeat(32) };

  /** The environment of a service as Compose would make it; fails on a variable that the documentation does not name. */
  function environmentOf(service: string): Record<string, string> {
    const path = `services.${service}.environment`;
    return Object.fromEntries(
      compose!.names(path).map((name) => [
        name,
        // A variable with an empty default is not set.
        compose!
          .text(`${path}.${name}`)
          .replaceAll(/\$\{\w+:-\}/g, '')
          .replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, variable: string) => {
            const value = (given as Readonly<Record<string, string>>)[variable];
            if (value === undefined) throw new Error(`${variable} is not documented`);
            return value;
          }),
      ]),
    );
  }

  test('starts PostgreSQL, an API and a worker, and Ollama with its profile alone', () => {
    expect(compose.names('services')).toEqual(['postgres', ...own, 'ollama']);
    const profiled = compose
      .names('services')
      .filter((name) => compose.get(`services.${name}.profiles`) !== undefined);
    expect(profiled).toEqual(['ollama']);
    expect(compose.texts('services.ollama.profiles')).toEqual(['ollama']);
  });

  test('gives every process the model of the variables, which the services accept with Ollama', () => {
    const model = { LLM_BASE_URL: 'http://ollama:11434/v1', LLM_MODEL: 'reader:8b' };
    for (const service of own) {
      for (const name of [...Object.keys(model), 'LLM_API_KEY']) {
        expect(compose.text(`services.${service}.environment.${name}`)).toBe(`\${${name}:-}`);
      }
      const reading = readConfig({ ...environmentOf(service), ...model, SERVE_ROLE: service });
      expect(reading).toMatchObject({ ok: true, config: { llmModel: 'reader:8b' } });
    }
    expect(compose.get('services.ollama.ports')).toBeUndefined();
    expect(Number(environmentOf('ollama')['OLLAMA_CONTEXT_LENGTH'])).toBeGreaterThan(16_000);
  });

  test.each(own)('configures %s with settings that the service accepts without a warning', (service) => {
    const environment = environmentOf(service);
    for (const name of Object.keys(environment)) expect(settingNames).toContain(name);
    const role = compose.texts(`services.${service}.command`).at(-1) ?? '';
    const reading = readConfig({ ...imageEnvironment(image), ...environment, SERVE_ROLE: role });
    expect(reading).toMatchObject({ ok: true, warnings: [], config: { role: service } });
  });

  test.each(own)(
    'runs %s with a command that the parser accepts, when the database is healthy',
    async (service) => {
      expect(await commandProblem(compose.texts(`services.${service}.command`))).toBeUndefined();
      expect(compose.text(`services.${service}.depends_on.postgres.condition`)).toBe('service_healthy');
      expect(compose.texts('services.postgres.healthcheck.test')[1]).toBe('pg_isready');
    },
  );

  test('lets the service reach the database that PostgreSQL creates, and nobody else', () => {
    const url = new URL(environmentOf('api')['DATABASE_URL'] ?? '');
    const postgres = environmentOf('postgres');
    expect([url.hostname, url.username, url.password, url.pathname.slice(1)]).toEqual([
      'postgres',
      postgres['POSTGRES_USER'],
      postgres['POSTGRES_PASSWORD'],
      postgres['POSTGRES_DB'],
    ]);
    expect(compose.get('services.postgres.ports')).toBeUndefined();
    expect(compose.texts('services.api.ports')).toEqual(['127.0.0.1:8080:8080']);
    expect(compose.get('services.worker.ports')).toBeUndefined();
    const volumes = ['postgres', 'ollama'].map((name) => compose.texts(`services.${name}.volumes`)[0] ?? '');
    expect(compose.names('volumes')).toEqual(volumes.map((volume) => volume.split(':')[0]));
  });

  test('contains no secret', () => {
    expect(readText('compose.yaml')).not.toMatch(/(?:SECRET_KEY|PASSWORD): (?!\$\{\w+:\?)/);
  });
});
