import js from '@eslint/js';
import confusingBrowserGlobals from 'confusing-browser-globals';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import importX from 'eslint-plugin-import-x';

/**
 * The rings of ARCHITECTURE.md, innermost first. A folder may import from its own ring and from the rings before it, never
 * from a later one. Folders named here are the only ones allowed below src/.
 */
const rings = [
  ['schema', 'languages'],
  ['analysis'],
  ['composers'],
  ['improve'],
  ['config', 'web', 'storage', 'queue', 'llm', 'threads'],
  ['platform'],
  [
    'analyses',
    'batches',
    'idempotency',
    'injections',
    'keys',
    'limits',
    'members',
    'overview',
    'tracker',
    'usage',
    'webhooks',
  ],
  ['html', 'report', 'server'],
  ['http', 'dashboard', 'docs'],
  ['service'],
  ['cli'],
];

const zones = rings.flatMap((folders, ring) =>
  folders.map((folder) => ({
    target: `./src/${folder}`,
    from: [
      ...rings.slice(ring + 1).flatMap((later) => later.map((name) => `./src/${name}`)),
      './src/main.ts',
    ],
    message: 'Imports run inwards only (ARCHITECTURE.md).',
  })),
);

/** The pure core takes HTML and gives a result: no network, no clock, no database, no files. */
const outsideWorld = [
  'node:fs',
  'node:net',
  'node:http',
  'node:https',
  'node:dns',
  'node:child_process',
  'node:process',
  'node:worker_threads',
  'undici',
  'pg',
  'kysely',
  'fastify',
  'piscina',
  'pino',
];

const browserGlobals = [...confusingBrowserGlobals, 'document', 'window', 'localStorage', 'sessionStorage'];

export default defineConfig(
  { ignores: ['dist/', 'data/', 'coverage/', 'node_modules/', 'bench/peers/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { projectService: false } },
    settings: {
      // Bundles of dependencies are not parsed for imports: PGlite's alone prints megabytes of warnings.
      'import-x/ignore': ['node_modules'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js'] } },
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 16],
      eqeqeq: 'error',
      'no-console': 'error',
      // Preact's types declare the globals of browsers: a forgotten `name` or `event` would compile.
      'no-restricted-globals': ['error', ...browserGlobals],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/config/*.ts', 'src/main.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only config.ts and main.ts read the environment.' },
      ],
    },
  },
  {
    files: ['src/{schema,languages,analysis,composers,improve}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { paths: outsideWorld }],
      'no-restricted-globals': ['error', ...browserGlobals, 'process', 'fetch', 'setTimeout', 'setInterval'],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'No clock in the core.',
        },
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'No clock in the core.',
        },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'The core is deterministic.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/html/inline-style.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
          message: 'Markup is escaped everywhere; inline-style.tsx is the only exception.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.js'],
    extends: [js.configs.recommended],
    languageOptions: { sourceType: 'script', globals: globals.browser },
    rules: { eqeqeq: 'error' },
  },
  {
    // One table of all settings, each with its reason: longer than a file should be, and one idea.
    files: ['src/config/config.ts'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['test/**/*.{ts,tsx}', '**/*.test.{ts,tsx}', 'bench/**/*.ts', 'eval/**/*.ts'],
    rules: {
      'import-x/no-restricted-paths': 'off',
      'max-lines': 'off',
      'no-console': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
