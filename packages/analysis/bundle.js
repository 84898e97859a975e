/**
 * Makes what the package contains from the compiled core: one module with all that it imports, because the packages that
 * it needs are larger by far than what it uses of them, and the declarations that its types reach. Needs `npm run build`.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const entry = join(root, 'dist/core/improve/index.js');

/** The core loads rare packages at their first use; in the bundle they are functions that run then. */
const bundleRarePackages = {
  name: 'bundle-rare-packages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]dist[\\/]core[\\/].*\.js$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      return { contents: code.replaceAll('createRequire(import.meta.url)(', 'require('), loader: 'js' };
    });
  },
};

rmSync(join(here, 'dist'), { recursive: true, force: true });

const { metafile } = await build({
  entryPoints: [entry],
  outfile: join(here, 'dist/index.js'),
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  metafile: true,
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  plugins: [bundleRarePackages],
  logLevel: 'error',
  // Some of the bundled packages are CommonJS and ask for modules of Node.
  banner: {
    js: "import { createRequire as createRequireOfNode } from 'node:module';const require = createRequireOfNode(import.meta.url);",
  },
});

copyDeclarations(entry.replace(/\.js$/, '.d.ts'));
writeLicenses();

/** Copies a declaration file and those that it imports. */
function copyDeclarations(first) {
  const pending = [first];
  const copied = new Set();
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (copied.has(file)) continue;
    copied.add(file);
    const target = join(here, 'dist', relative(join(root, 'dist'), file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
    const imported = readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*['"](\.[^'"]+)\.(?:js|ts)['"]/g,
    );
    for (const [, path] of imported) pending.push(join(dirname(file), `${path}.d.ts`));
  }
}

/** The licences of the packages in the bundle, and of those whose data it contains, ask for their texts. */
function writeLicenses() {
  const folders = new Set([join(root, 'node_modules/compromise')]);
  for (const input of Object.keys(metafile.inputs)) {
    const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
    if (folder !== undefined) folders.add(join(root, folder));
  }
  const texts = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
    return `${name} ${version} (${license})${text}\n`;
  });
  writeFileSync(join(here, 'THIRD-PARTY-LICENSES.txt'), texts.join(`\n${'-'.repeat(72)}\n\n`));
}
