import { describe, expect, it } from 'vitest';
import {
  describeConfig,
  readConfig,
  readConfigPart,
  redacted,
  redactedChanges,
  secretValues,
} from './config.ts';
import type { Config } from './config.ts';
import { settings } from './settings/index.ts';

function accepted(env: Record<string, string>): { config: Config; warnings: readonly string[] } {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  return reading;
}

function problemsOf(env: Record<string, string>): readonly string[] {
  const reading = readConfig(env);
  return reading.ok ? [] : reading.problems;
}

const secretKey = 'k'.repeat(32);

describe('readConfig', () => {
  it('gives the documented defaults for an empty environment', () => {
    const { config, warnings } = accepted({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://127.0.0.1:8080',
      role: 'all',
      databaseUrl: undefined,
      secretKey: undefined,
      fetchAllowNetworks: [],
      fetchTimeoutMs: 15_000,
      fetchBytesMax: 10_485_760,
      analysisTimeoutMs: 30_000,
      analysisHeapMbMax: 512,
      retentionDays: 90,
      logLevel: 'info',
      trustProxy: [],
      allowPlainHttp: false,
    });
    expect(config.dataDir.endsWith('/data')).toBe(true);
    expect(config.workerConcurrency).toBeGreaterThanOrEqual(1);
    expect(warnings).toEqual([]);
  });

  it('treats an empty variable as not set', () => {
    expect(accepted({ PORT: '', HOST: '  ', SECRET_KEY: '', DATABASE_URL: '' }).config.port).toBe(8080);
  });

  it.each([
    ['SERVE_ROLE', 'server'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '8e3'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['HOST', '127.1'],
    ['HOST', '300.0.0.1'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['PUBLIC_URL', 'https://user:word@example.com'],
    ['PUBLIC_URL', 'https://example.com/?a=1'],
    // It is part of the commands and tags that users copy.
    ['PUBLIC_URL', "https://a'b.example"],
    ['PUBLIC_URL', 'https://a"b.example'],
    ['PUBLIC_URL', 'https://a$(id).example'],
    ['PUBLIC_URL', 'https://a`id`.example'],
    ['PUBLIC_URL', 'https://a;id.example'],
    ['PUBLIC_URL', "https://example.com/a'b"],
    ['PUBLIC_URL', 'https://example.com/$(id)'],
    ['PUBLIC_URL', 'https://example.com/a&b'],
    ['SECRET_KEY', 'x'.repeat(31)],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'yes'],
    ['FETCH_ALLOW_NETWORKS', '10/8'],
    ['FETCH_ALLOW_NETWORKS', '127.0.0.1/8, localhost'],
    ['ALLOW_PLAIN_HTTP', 'maybe'],
    ['FETCH_TIMEOUT_MS', '15s'],
    ['FETCH_TIMEOUT_MS', '0'],
    ['FETCH_MAX_BYTES', '10MB'],
    ['FETCH_MAX_BYTES', '1023'],
    ['WORKER_CONCURRENCY', '0'],
    ['WORKER_CONCURRENCY', '1.5'],
    ['ANALYSIS_TIMEOUT_MS', 'soon'],
    ['ANALYSIS_HEAP_MB', '63'],
    ['RETENTION_DAYS', '0'],
    ['LOG_LEVEL', 'verbose'],
    ['LOG_LEVEL', 'INFO'],
  ])('refuses %s=%s, by name and with what is allowed', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must be .{4,}`));
  });

  it('reports every problem at once', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'x', RETENTION_DAYS: 'x', TLS_KEY_FILE: 'k.pem' });
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'LOG_LEVEL',
      'PORT',
      'RETENTION_DAYS',
      'TLS_CERT_FILE',
    ]);
  });

  it('never repeats a refused secret', () => {
    expect(problemsOf({ SECRET_KEY: 'hunter2' }).join(' ')).not.toContain('hunter2');
  });

  it('accepts DATABASE_URL together with SECRET_KEY', () => {
    const urls = [
      'postgres://me:word@db.example:5432/citeworthy?sslmode=verify-full',
      'postgresql://db.example/citeworthy',
      'postgres://me@/citeworthy?host=/run/postgresql',
      'postgres://me@%2Frun%2Fpostgresql/citeworthy',
    ];
    for (const url of urls)
      expect(accepted({ DATABASE_URL: url, SECRET_KEY: secretKey }).config.databaseUrl).toBe(url);
    expect(problemsOf({ DATABASE_URL: 'postgres://localhost/x' })).toEqual([
      expect.stringMatching(/^SECRET_KEY must be set, too/),
    ]);
  });

  it('warns of an unencrypted connection to PostgreSQL on another machine', () => {
    const warningsOf = (url: string): readonly string[] =>
      accepted({ DATABASE_URL: url, SECRET_KEY: secretKey }).warnings;
    expect(warningsOf('postgres://db.example/x')).toEqual([
      expect.stringMatching(/^DATABASE_URL names another/),
    ]);
    for (const url of [
      'postgres://db.example/x?sslmode=verify-full',
      'postgres://localhost/x',
      'postgres://[::1]:5433/x',
      'postgres://me@/x?host=/run/postgresql',
      'postgres://me@%2Frun%2Fpostgresql/x',
    ]) {
      expect(warningsOf(url)).toEqual([]);
    }
  });

  it.each(['mysql://db.example/x', 'db.example', '/var/lib/data', 'postgres:/x'])(
    'refuses %s as a PostgreSQL',
    (url) => {
      const [problem = ''] = problemsOf({ DATABASE_URL: url, SECRET_KEY: secretKey });
      expect(problem).toMatch(/^DATABASE_URL must be a URL such as/);
      // It may contain a password.
      expect(problem).not.toContain(url);
    },
  );

  it('refuses a role other than all with the embedded database', () => {
    for (const role of ['api', 'worker']) {
      expect(problemsOf({ SERVE_ROLE: role })).toEqual([
        expect.stringMatching(/^DATABASE_URL must be set for the role/),
      ]);
      const shared = { SERVE_ROLE: role, DATABASE_URL: 'postgres://localhost/x', SECRET_KEY: secretKey };
      expect(accepted(shared).config.role).toBe(role);
    }
    expect(accepted({}).config.role).toBe('all');
  });

  it('refuses one TLS file without the other', () => {
    expect(problemsOf({ TLS_CERT_FILE: 'c.pem' })).toEqual([
      expect.stringMatching(/^TLS_KEY_FILE must be set/),
    ]);
    expect(problemsOf({ TLS_KEY_FILE: 'k.pem' })).toEqual([
      expect.stringMatching(/^TLS_CERT_FILE must be set/),
    ]);
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'fd00::1', 'intranet.example'])(
    'refuses plain HTTP on %s unless TLS, a trusted proxy or ALLOW_PLAIN_HTTP is given',
    (host) => {
      expect(problemsOf({ HOST: host })).toEqual([expect.stringContaining('ALLOW_PLAIN_HTTP=1')]);
      expect(problemsOf({ HOST: host, ALLOW_PLAIN_HTTP: '0' })).toHaveLength(1);
      expect(problemsOf({ HOST: host, ALLOW_PLAIN_HTTP: '1' })).toEqual([]);
      expect(problemsOf({ HOST: host, TRUST_PROXY: '10.0.0.0/8' })).toEqual([]);
      expect(problemsOf({ HOST: host, TLS_CERT_FILE: 'c.pem', TLS_KEY_FILE: 'k.pem' })).toEqual([]);
    },
  );

  it.each(['127.0.0.1', '127.9.9.9', '::1', '[::1]', 'localhost', '::ffff:127.0.0.1'])(
    'serves plain HTTP on %s, which is loopback',
    (host) => {
      expect(problemsOf({ HOST: host })).toEqual([]);
    },
  );

  it.each([
    [{ PORT: '9000' }, 'http://127.0.0.1:9000'],
    [{ HOST: '::1' }, 'http://[::1]:8080'],
    [{ HOST: '0.0.0.0', ALLOW_PLAIN_HTTP: '1' }, 'http://localhost:8080'],
    [{ HOST: '::', TLS_CERT_FILE: 'c', TLS_KEY_FILE: 'k' }, 'https://localhost:8080'],
    [{ PUBLIC_URL: 'https://api.example.com/' }, 'https://api.example.com'],
    [{ PUBLIC_URL: 'https://example.com/citeworthy/' }, 'https://example.com/citeworthy'],
  ])('derives the public URL of %o', (env, publicUrl) => {
    expect(accepted(env).config.publicUrl).toBe(publicUrl);
  });

  it('gives every network a prefix', () => {
    const { config } = accepted({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.7 fd00::/8,::1' });
    expect(config.trustProxy).toEqual(['10.0.0.0/8', '192.0.2.7/32', 'fd00::/8', '::1/128']);
  });

  it.each([
    ['FETCH_TIMEOUT', 'FETCH_TIMEOUT_MS'],
    ['FETCH_TIMEOUT_SECONDS', 'FETCH_TIMEOUT_MS'],
    ['FETCH_MAX_MB', 'FETCH_MAX_BYTES'],
    ['WORKERS_CONCURRENCY', 'WORKER_CONCURRENCY'],
    ['WORKER_CONCURENCY', 'WORKER_CONCURRENCY'],
    ['RETENTION_DAY', 'RETENTION_DAYS'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['fetch_timeout_ms', 'FETCH_TIMEOUT_MS'],
    ['LOG_LEVELS', 'LOG_LEVEL'],
  ])('refuses to start with %s, which was probably meant as %s', (written, meant) => {
    expect(problemsOf({ [written]: '1' })).toEqual([
      `${written} is not a setting. Did you mean ${meant}? Rename or unset ${written}.`,
    ]);
    expect(problemsOf({ [written]: ' ' })).toEqual([]);
  });

  it.each([
    ...['HOME', 'HOSTNAME', 'PATH', 'TZ', 'NODE_ENV', 'SSL_CERT_FILE', 'XDG_DATA_DIRS', 'SECRET_TOKEN'],
    ...['SECRET_KEY_BASE', 'DATABASE_NAME', 'DATABASE_HOST', 'DATABASE_PORT', 'TEST_DATABASE_URL'],
    ...['LLM_API_BASE', 'LLM_MODEL_NAME', 'LLM_PROVIDER', 'TLS_CERT', 'TLS_KEY', 'TLS_CA_FILE'],
    ...['FETCH_MAX_RETRIES', 'LOG_FORMAT', 'LOG_FILE', 'METRICS_PORT', 'METRICS_SERVICE_HOST', 'PUBLIC_KEY'],
    ...['PUBLIC_DIR', 'DATA_PATH', 'WORKER_COUNT', 'SERVE_PORT', 'SERVE_HOST', 'RETENTION', 'ALLOW_HTTP'],
  ])('ignores %s, a variable of another program', (name) => {
    expect(accepted({ [name]: 'x' }).warnings).toEqual([]);
  });

  it('warns of networks with every address, and of a model over plain HTTP', () => {
    const { warnings } = accepted({
      FETCH_ALLOW_NETWORKS: '0.0.0.0/0',
      TRUST_PROXY: '::/0',
      LLM_MODEL: 'm',
      LLM_BASE_URL: 'http://models.example/v1',
    });
    expect(warnings.map((warning) => warning.split(/[ :]/)[0])).toEqual([
      'LLM_BASE_URL',
      'FETCH_ALLOW_NETWORKS',
      'TRUST_PROXY',
    ]);
    for (const url of ['https://models.example/v1', 'http://127.0.0.1:11434/v1', 'http://[::1]:8000/v1']) {
      expect(accepted({ LLM_MODEL: 'm', LLM_BASE_URL: url }).warnings).toEqual([]);
    }
  });

  it('reads the uses of a model, in their own order', () => {
    expect(accepted({}).config.llmUses).toBeUndefined();
    expect(accepted({ LLM_USES: 'blocks' }).config.llmUses).toEqual(['blocks']);
    expect(accepted({ LLM_USES: ' blocks, reading ' }).config.llmUses).toEqual(['reading', 'blocks']);
    expect(accepted({ LLM_USES: 'blocks,judging' }).config.llmUses).toEqual(['judging', 'blocks']);
    for (const LLM_USES of ['writing', 'reading blocks', 'reading,', ',']) {
      const reading = readConfig({ LLM_USES });
      expect(reading.ok ? [] : reading.problems, LLM_USES).toEqual([
        expect.stringMatching(
          /^LLM_USES must be one or more of reading, judging, blocks, separated by commas/,
        ),
      ]);
    }
  });

  it('takes one to nine samples, and names the bounds otherwise', () => {
    expect(accepted({ LLM_SAMPLES: '9' }).config.llmSamples).toBe(9);
    for (const LLM_SAMPLES of ['0', '10', '1.5', 'three', '-1']) {
      const reading = readConfig({ LLM_SAMPLES });
      expect(reading.ok ? [] : reading.problems).toEqual([
        `LLM_SAMPLES must be a whole number from 1 to 9, not "${LLM_SAMPLES}".`,
      ]);
    }
  });

  it('requires endpoint and model together, and never shows the key', () => {
    for (const env of [
      { LLM_MODEL: 'm' },
      { LLM_API_KEY: 'k' },
      { LLM_BASE_URL: 'https://models.example/v1' },
    ]) {
      const reading = readConfig(env);
      expect(reading.ok ? [] : reading.problems).toEqual([
        expect.stringMatching(/^LLM_(?:MODEL|BASE_URL) must/),
      ]);
    }
    const { config } = accepted({
      LLM_MODEL: 'm',
      LLM_BASE_URL: 'https://models.example/v1/',
      LLM_API_KEY: 'sk-of-the-model',
    });
    expect(config).toMatchObject({ llmBaseUrl: 'https://models.example/v1', llmModel: 'm' });
    expect(JSON.stringify(redacted(config))).not.toContain('sk-of-the-model');
    expect(secretValues(config)).toContain('sk-of-the-model');
  });
});

describe('readConfigPart', () => {
  it('does not fail over settings that the command does not use', () => {
    const env = { HOST: '0.0.0.0', DATABASE_URL: 'x', FETCH_ALLOW_NETWORKS: '127.0.0.0/8' };
    const reading = readConfigPart(env, ['fetchAllowNetworks', 'fetchTimeoutMs']);
    expect(reading).toMatchObject({ ok: true, config: { fetchAllowNetworks: ['127.0.0.0/8'] } });
  });

  it('reports an invalid setting of the command', () => {
    expect(readConfigPart({ FETCH_MAX_BYTES: 'x' }, ['fetchBytesMax'])).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^FETCH_MAX_BYTES must be/)],
    });
  });

  it('requires SECRET_KEY for a command that opens a PostgreSQL', () => {
    const env = { DATABASE_URL: 'postgres://localhost/x', HOST: '0.0.0.0' };
    expect(readConfigPart(env, ['dataDir', 'databaseUrl', 'secretKey'])).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^SECRET_KEY/)],
    });
  });
});

describe('descriptions of the settings', () => {
  it('never shows a secret, and shows whether it is set', () => {
    const secret = 's3cret-'.repeat(6);
    const shown = redacted(accepted({ SECRET_KEY: secret }).config);
    expect(JSON.stringify(shown)).not.toContain('s3cret');
    expect(shown).toMatchObject({ SECRET_KEY: '[set]', PORT: 8080 });
    expect(redacted(accepted({}).config)).not.toMatchObject({ SECRET_KEY: '[set]' });
    const url = 'postgres://me:hunter2@localhost/x';
    const withUrl = redacted(accepted({ DATABASE_URL: url, SECRET_KEY: secret }).config);
    expect(withUrl).toMatchObject({ DATABASE_URL: '[set]' });
    expect(JSON.stringify(withUrl)).not.toContain('hunter2');
  });

  it('shows a person only the settings that are not at their defaults, and no secret', () => {
    expect(redactedChanges(accepted({}).config)).toEqual({});
    const { config } = accepted({ SECRET_KEY: secretKey, RETENTION_DAYS: '30', LOG_LEVEL: 'info' });
    expect(redactedChanges(config)).toEqual({ SECRET_KEY: '[set]', RETENTION_DAYS: 30 });
  });

  it('describes every setting with unit, default and reason, the same on every machine', () => {
    const rows = describeConfig();
    expect(rows.map((row) => row.name)).toEqual(Object.values(settings).map((setting) => setting.name));
    for (const row of rows) {
      expect(row.reason).toMatch(/\.$/);
      expect(row.unit).not.toBe('');
      expect(row.default).not.toContain(process.cwd());
    }
    expect(rows.find((row) => row.name === 'WORKER_CONCURRENCY')?.default).toBe('number of cores');
  });
});
