/** The rings of src/, for ESLint and the tests of the structure. */

/** Each serves other callers. They share code through features, `server` and `service`, never through each other. */
export const entryPoints = ['http', 'dashboard', 'docs', 'cli'];

/**
 * The rings of ARCHITECTURE.md, innermost first. A folder may import from its own ring and from the rings before it,
 * never from a later one. ESLint enforces it; `test/plain/structure/imports.test.ts` fails for folders that are missing
 * here.
 */
export const rings = [
  ['schema', 'languages'],
  ['analysis'],
  ['composers'],
  ['improve'],
  ['config', 'web', 'storage', 'queue', 'llm', 'processes'],
  ['platform'],
  [
    'analyses',
    'batches',
    'idempotency',
    'injections',
    'keys',
    'limits',
    'members',
    'model-settings',
    'overview',
    'sites',
    'tracker',
    'usage',
    'webhooks',
  ],
  ['html', 'report', 'server'],
  ['http', 'dashboard', 'docs'],
  ['mcp'],
  ['service'],
  ['cli'],
];

/** Folders of pure functions: HTML or a result in, a result or a text out. No network, clock, database or file. */
export const pureFolders = ['schema', 'languages', 'analysis', 'composers', 'improve', 'html', 'report'];
