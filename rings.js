/** The rings of src/, for ESLint and the tests of the structure. */

/** Each serves other callers. They share code through features, `entry/server` and `entry/process`, never through each other. */
export const entryPoints = ['entry/http', 'entry/dashboard', 'entry/docs-site', 'entry/cli'];

/**
 * The rings of ARCHITECTURE.md, innermost first. A folder may import from its own ring and from the rings before it,
 * never from a later one. ESLint enforces it; `test/plain/structure/imports.test.ts` fails for folders that are missing
 * here.
 */
export const rings = [
  ['core/schema', 'core/languages'],
  ['core/evidence'],
  ['core/page-facts'],
  ['core/models'],
  ['core/text'],
  ['core/document'],
  ['core/signals'],
  ['core/reading'],
  ['core/topic'],
  ['core/page-signals'],
  ['core/advice'],
  ['core/checks'],
  ['core/integrity'],
  ['core/score'],
  ['core/blocks'],
  ['core/improve'],
  ['core/citations'],
  ['service/config', 'service/web', 'service/storage', 'service/queue', 'service/llm', 'service/processes'],
  ['service/platform'],
  [
    'features/analyses',
    'features/batches',
    'features/citation-tests',
    'features/idempotency',
    'features/injections',
    'features/keys',
    'features/limits',
    'features/members',
    'features/model-settings',
    'features/overview',
    'features/sites',
    'features/tracker',
    'features/usage',
    'features/webhooks',
  ],
  ['entry/html', 'entry/report', 'entry/server'],
  ['entry/http', 'entry/dashboard', 'entry/docs-site'],
  ['entry/mcp'],
  ['entry/process'],
  ['entry/cli'],
];

/** Folders of pure functions: HTML or a result in, a result or a text out. No network, clock, database or file. */
export const pureFolders = [
  ...rings.flat().filter((folder) => folder.startsWith('core/')),
  'entry/html',
  'entry/report',
];
