import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { FrameworkSite, SiteOptions } from '../support/framework-conformance.ts';
import { startedProcess } from '../support/started.ts';

const folder = import.meta.dirname;
const environment = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** What the packages contain, as one file each: Next.js builds nothing that is outside of its project. */
export async function bundlePackages(): Promise<void> {
  const packages = join(folder, '../../packages');
  execFileSync(process.execPath, ['bundle.js'], { cwd: join(packages, 'middleware'), stdio: 'pipe' });
  const entries = { client: 'client/dist/index.js', middleware: 'middleware/dist/bundled/index.js' };
  for (const [name, entry] of Object.entries(entries))
    await build({
      entryPoints: [join(packages, entry)],
      outfile: join(folder, `next/.packages/${name}.mjs`),
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
    });
}

/** Builds the pages of a framework as its users do. */
export function buildSite(framework: 'next' | 'astro'): void {
  const program = join(folder, 'node_modules/.bin', framework);
  execFileSync(program, ['build'], { cwd: join(folder, framework), env: environment, stdio: 'pipe' });
}

/** Serves what was built by `server.mjs` of its folder. */
export async function startSite(
  framework: 'next' | 'astro',
  { serviceUrl, compression }: SiteOptions,
): Promise<FrameworkSite> {
  const child = startedProcess(
    framework,
    spawn(process.execPath, ['server.mjs'], {
      cwd: join(folder, framework),
      env: {
        ...environment,
        COMPRESSION: compression,
        ...(serviceUrl === null ? {} : { SERVICE_URL: serviceUrl }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const exited = once(child, 'exit');
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /^listening (\d+)$/m.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    child.once('exit', () => reject(new Error(`${framework} ended: ${output}`)));
  });
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    close: () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
}
