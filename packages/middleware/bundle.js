/**
 * Makes what the package contains: one module with the parts of the service that apply blocks, and the declarations that
 * its types reach. parse5 stays a dependency. Needs `npm run build`.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const built = fileURLToPath(new URL('dist/', import.meta.url));
const bundled = join(built, 'bundled');

rmSync(bundled, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [join(built, 'index.js')],
  outfile: join(bundled, 'index.js'),
  bundle: true,
  // Nothing of Node is imported: workers of other platforms load the same file.
  platform: 'neutral',
  format: 'esm',
  target: 'es2022',
  external: ['parse5', 'node:*'],
  metafile: true,
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'error',
  plugins: [
    { name: 'without-unused-modules', setup: dropUnusedModules },
    { name: 'with-rare-packages', setup: bundleRarePackages },
  ],
});
const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
if (imported.some((path) => path !== 'parse5')) throw new Error(`The bundle imports ${imported.join(', ')}.`);
copyDeclarations();

/** Own modules only define: one that nothing uses (the detector of languages) need not be there. */
function dropUnusedModules({ onResolve }) {
  onResolve({ filter: /^\./ }, ({ resolveDir, path }) => ({
    path: join(resolveDir, path),
    sideEffects: false,
  }));
}

/** The core loads the packages for CSS at their first use; a module for all platforms imports them. */
function bundleRarePackages({ onLoad }) {
  onLoad({ filter: /[\\/]visibility[\\/]css-library\.js$/ }, ({ path }) => ({
    contents: `import * as tokenizerModule from 'css-tree/tokenizer';
      import parserModule from 'css-tree/parser';
      import * as colourModule from 'culori';
      const loaded = { 'css-tree/tokenizer': tokenizerModule, 'css-tree/parser': parserModule, culori: colourModule };
      ${readFileSync(path, 'utf8')
        .replace(/^import \{ createRequire \} from 'node:module';$/m, '')
        .replace(/createRequire\(import\.meta\.url\)\(('[^']+')\)/g, 'loaded[$1]')}`,
    loader: 'js',
  }));
}

function copyDeclarations() {
  const pending = [join(built, 'index.d.ts')];
  const copied = new Set();
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (copied.has(file)) continue;
    copied.add(file);
    const path = relative(built, file);
    if (path.startsWith('..')) throw new Error(`A public type reaches ${file}, which is not in the package.`);
    mkdirSync(dirname(join(bundled, path)), { recursive: true });
    copyFileSync(file, join(bundled, path));
    const imported = readFileSync(file, 'utf8').matchAll(/from ['"](\.[^'"]+)\.(?:js|ts)['"]/g);
    for (const [, target] of imported) pending.push(join(dirname(file), `${target}.d.ts`));
  }
}
