import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSites, type Sites } from '../../support/sites/sites.ts';
import { runCli, type CliRun } from '../../support/run-cli.ts';
import { makeTempDirectory } from '../../support/temp-directory.ts';

const directory = makeTempDirectory();
let sites: Sites;
const settings = { FETCH_ALLOW_NETWORKS: '127.0.0.0/8', WORKER_CONCURRENCY: '1' };

const html = (title: string, ...links: readonly string[]): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${title} moves heat from outside into a house, and takes 4,000 kWh a year.</p>${links.map((link) => `<a href="${link}">x</a>`).join(' ')}</main></html>`;

beforeAll(async () => {
  sites = await startSites();
  const serve = (path: string, body: string, type = 'text/html'): void =>
    sites.serve(path, (_request, response) => response.setHeader('content-type', type).end(body));
  serve('/robots.txt', 'User-agent: Citeworthy\nDisallow: /private/\n', 'text/plain');
  serve('/sitemap.xml', `<urlset><url><loc>${sites.url('/orphan')}</loc></url></urlset>`, 'application/xml');
  serve(
    '/home',
    html(
      'Home',
      '/pump',
      '/pump?utm=1',
      '/private/x',
      '/gone',
      '/moved-on',
      'https://other.invalid/',
      '/loop/',
    ),
  );
  serve('/pump', html('A heat pump', '/home', '/deep'));
  serve('/deep', html('A boiler', '/deeper'));
  serve('/deeper', html('A stove'));
  serve('/orphan', html('A heater'));
  serve('/private/x', html('Private'));
  for (const path of ['/loop/', '/loop/loop/', '/loop/loop/loop/']) serve(path, html('Loop', 'loop/'));
  sites.serve('/moved-on', (_request, response) =>
    response.writeHead(301, { location: sites.url('/article', 'elsewhere') }).end(),
  );
});
afterAll(async () => {
  await sites.close();
  directory.remove();
});

const run = (...args: readonly string[]): Promise<CliRun> =>
  runCli(['site', sites.url('/home'), ...args], { settings, cwd: directory.path });

interface SiteReport {
  readonly object: string;
  readonly site: { readonly notes: readonly string[] };
  readonly pages: readonly { readonly url: string; readonly status: string }[];
}

describe('citeworthy site', () => {
  it('reads the pages that links and the sitemap name, and no page that robots.txt refuses', async () => {
    const result = await run('--depth', '3', '--format', 'json', '--output', 'markdown=site.md', '--quiet');
    expect(result).toMatchObject({ exitCode: 0, stderr: '' });
    const report = JSON.parse(result.stdout) as SiteReport;
    expect(report.object).toBe('site_report');
    expect(report.pages.map(({ url, status }) => `${new URL(url).pathname} ${status}`)).toEqual([
      ...['/home completed', '/orphan completed', '/pump completed', '/gone failed', '/loop/ completed'],
      // The third loop is a link that is relative by mistake.
      ...['/deep completed', '/loop/loop/ completed', '/deeper completed'],
    ]);
    expect(report.site.notes).toEqual(['robots.txt refuses Citeworthy 1 page.']);
    const asked = sites.requests.map(({ path }) => path);
    expect(asked.filter((path) => path.includes('private') || path.includes('?'))).toEqual([]);
    expect(asked.filter((path) => path === '/pump')).toHaveLength(1);
    expect(readFileSync(join(directory.path, 'site.md'), 'utf8')).toContain('## Worst pages');
  });

  it('reads at most --limit pages, and says what it left out', async () => {
    const result = await run(
      '--limit',
      '2',
      '--no-sitemap',
      '--include',
      '/{pump,loop/}',
      '--fail-under',
      '100',
    );
    expect(result.exitCode).toBe(1);
    expect(result.stdout).toContain('2 pages, mean score');
    expect(result.stdout).toContain('The site has more than 2 pages');
  });

  it('exits with 2 for a site that it cannot or may not read', async () => {
    const refused = await runCli(['site', sites.url('/private/x')], { settings });
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain('robots.txt does not let Citeworthy read');
    const blocked = await runCli(['site', sites.url('/home')], { settings: { WORKER_CONCURRENCY: '1' } });
    expect(blocked).toMatchObject({ exitCode: 2, stdout: '' });
    expect(blocked.stderr).toContain('not a public internet address');
  });
});
