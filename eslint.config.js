import js from '@eslint/js';
import confusingBrowserGlobals from 'confusing-browser-globals';
import { builtinModules } from 'node:module';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import importX from 'eslint-plugin-import-x';
import { entryPoints, pureFolders, rings } from './rings.js';

/** The folders that a folder must not import: those of later rings and, for an entry point, the other entry points. */
function forbiddenTo(folder, ring) {
  const later = rings.slice(ring + 1).flat();
  const beside = entryPoints.includes(folder) ? entryPoints : [];
  return new Set([...later, ...beside].filter((name) => name !== folder));
}

/** Cycles are left to `test/plain/structure/imports.test.ts`: import-x/no-cycle ignores type-only imports. */
const zones = rings.flatMap((folders, ring) =>
  folders.map((folder) => ({
    target: `./src/${folder}`,
    from: [...[...forbiddenTo(folder, ring)].map((name) => `./src/${name}`), './src/main.ts'],
    message: 'Imports run inwards only (ARCHITECTURE.md).',
  })),
);

/** The statements of a feature are its own: other folders call what its `index.ts` exports. */
const statementZones = rings
  .flat()
  .filter((folder) => folder.startsWith('features/'))
  .map((feature) => ({
    target: [...rings.flat().filter((folder) => folder !== feature), 'main.ts'].map(
      (name) => `./src/${name}`,
    ),
    from: `./src/${feature}/statements`,
    message: `Import from src/${feature}/index.ts: statements belong to their feature.`,
  }));

/** Modules of Node.js that compute. `module` loads word lists that packages ship as JSON. */
const computing = ['buffer', 'crypto', 'module', 'util'];

const impureImports = {
  paths: [
    {
      name: 'node:crypto',
      importNames: ['randomBytes', 'randomInt', 'randomUUID', 'getRandomValues', 'webcrypto'],
      message: 'Pure folders are deterministic.',
    },
    ...['undici', 'pg', 'pg-boss', 'kysely', 'fastify', 'piscina', 'pino', 'ai', 'prom-client'].map(
      (name) => ({
        name,
        message: 'Pure folders do no I/O.',
      }),
    ),
  ],
  patterns: [
    {
      regex: `^node:(?!(?:${computing.join('|')})$)`,
      message: 'Pure folders use only modules that compute.',
    },
    {
      regex: `^(?:${builtinModules.filter((name) => !name.includes('/')).join('|')})$`,
      message: 'Write node:… .',
    },
  ],
};

const browserGlobals = [...confusingBrowserGlobals, 'document', 'window', 'localStorage', 'sessionStorage'];

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      'data/',
      'coverage/',
      'node_modules/',
      'lab/bench/peers/',
      '**/.next/',
      '**/.packages/',
      '**/.astro/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict],
    plugins: { 'import-x': importX },
    // No tsconfig.json contains the tests, so the project service cannot be used.
    languageOptions: {
      parserOptions: { project: './tsconfig.check.json', tsconfigRootDir: import.meta.dirname },
    },
    settings: {
      // Bundles of dependencies are not parsed for imports: PGlite's alone prints megabytes of warnings.
      'import-x/ignore': ['node_modules'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js'] } },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...statementZones] }],
      'import-x/no-default-export': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }],
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'max-lines': ['error', 300],
      complexity: ['error', 16],
      eqeqeq: 'error',
      'no-console': 'error',
      // Preact's types declare the globals of browsers: an undeclared `name` or `event` would compile.
      'no-restricted-globals': ['error', ...browserGlobals],
    },
  },
  {
    // Word lists have no length limit.
    files: ['src/core/languages/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // The pages of the sites that the middleware is tested in.
    files: ['test/frameworks/**/*.{js,jsx}'],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  {
    // A library has no log: its default listener prints.
    files: ['packages/middleware/src/warning.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/service/config/*.ts', 'src/main.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only config.ts and main.ts read the environment.' },
      ],
    },
  },
  {
    files: [`src/{${pureFolders.join(',')}}/**/*.{ts,tsx}`],
    // html/assets.ts reads the style sheets and scripts that the package ships.
    ignores: ['**/*.test.{ts,tsx}', 'src/entry/html/assets.ts'],
    rules: {
      'no-restricted-imports': ['error', impureImports],
      'no-restricted-globals': [
        'error',
        ...browserGlobals,
        ...['process', 'fetch', 'performance', 'crypto', 'WebSocket', 'queueMicrotask'],
        ...['setTimeout', 'setInterval', 'setImmediate'],
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'Pure folders read no clock.',
        },
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Pure folders read no clock.',
        },
        {
          selector: "CallExpression[callee.name='Date']",
          message: 'Pure folders read no clock.',
        },
        { selector: 'ImportExpression', message: 'Import at the top: the rings are checked there.' },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Pure folders are deterministic.',
        },
      ],
    },
  },
  {
    // The core is a library: types of the schemas are erased, their values would load zod with it.
    files: ['src/core/**/*.ts'],
    ignores: ['src/core/{schema,languages}/**', '**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'zod', allowTypeImports: true }],
          patterns: [{ regex: '/schema/(?!vocabulary[.]ts$)', allowTypeImports: true }],
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/entry/html/inline-style.tsx'],
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
    files: ['*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['test/**/*.{ts,tsx}', '**/*.test.{ts,tsx}', 'lab/bench/**/*.ts', 'lab/eval/**/*.ts'],
    rules: {
      'import-x/no-restricted-paths': 'off',
      'max-lines': 'off',
      // A test may leave a promise unawaited, marked with `void`.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      'no-console': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
