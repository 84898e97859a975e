/**
 * Builds `dist` from `src`, of the service and of the packages. Runs before every start, test and pack, so it is quick when nothing has changed. The compiler
 * is a dependency of the workspace `compiler`: a checkout has it even without development dependencies, an installed
 * package never.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

if (existsSync('src')) build();

function build() {
  const compiler = findCompiler();
  if (compiler !== undefined) {
    const projects = ['.', 'packages/client', 'packages/middleware'];
    const { status } = spawnSync(process.execPath, [compiler, '-b', ...projects], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
    copyAssets();
    removeStale();
  } else if (!isCurrent()) {
    console.error(
      'citeworthy: dist is missing or older than src, and TypeScript, which builds it, is not installed. Run `npm ci --omit=dev` without --workspaces=false and --no-workspaces, or copy a built dist here.',
    );
    process.exit(1);
  }
}

function findCompiler() {
  try {
    return createRequire(import.meta.url).resolve('typescript/bin/tsc');
  } catch {
    return undefined;
  }
}

/** The build information is the last file that the compiler writes. */
function isCurrent() {
  const built = statSync('dist/.tsbuildinfo', { throwIfNoEntry: false });
  if (built === undefined || !existsSync('dist/main.js')) return false;
  return filesIn('src').every(
    (path) => /\.test\.tsx?$/.test(path) || statSync(`src/${path}`).mtimeMs <= built.mtimeMs,
  );
}

/** Fitted weights, style sheets, browser scripts, icons and example code: tsc copies none. */
function copyAssets() {
  cpSync('src', 'dist', {
    recursive: true,
    filter: (path) =>
      statSync(path).isDirectory() ||
      /\.(?:css|js|json|svg)$|verify-webhook\/[\w-]+\.(?:mjs|py|sh)$/.test(path),
  });
}

/** The compiler keeps what it made of a source that is gone, and a package would contain it. */
function removeStale() {
  for (const path of filesIn('dist')) {
    const stem = path.replace(/(?:\.d\.ts|\.js|\.js\.map)$/, '');
    const sources = [path, `${stem}.ts`, `${stem}.tsx`];
    if (path !== '.tsbuildinfo' && !sources.some((source) => existsSync(`src/${source}`)))
      rmSync(`dist/${path}`);
  }
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1));
}
