import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '../../../src/service/platform/ids.ts';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import { insertMember } from '../../../src/features/members/statements/members.ts';
import type { MemberRole } from '../../../src/core/schema/vocabulary.ts';
import { startService, type StartOptions, type TestService } from '../start-service.ts';
import type { BrowsedDashboard } from './start-dashboard.ts';

/** The dashboard of the whole service, workers included, and a site that it can read pages from. */
export interface WorkingDashboard {
  readonly service: TestService;
  /** As `openPage` and `signInBrowser` want it. */
  readonly dashboard: BrowsedDashboard & { readonly accountId: string };
  /** Serves a page of HTML and gives its address. */
  serve(path: string, html: string): string;
  close(): Promise<void>;
}

export async function startWorkingDashboard(options: StartOptions = {}): Promise<WorkingDashboard> {
  const service = await startService(options);
  const { app, baseUrl } = service;
  const now = app.now();
  const accountId = await ensureAccount(app.database.db, now);
  const memberIds: Record<MemberRole, string> = { owner: '', developer: '', viewer: '' };
  for (const role of ['owner', 'developer', 'viewer'] as const) {
    memberIds[role] = newId('member', now);
    await insertMember(app.database.db, {
      id: memberIds[role],
      account_id: accountId,
      email: `${role}@example.com`,
      role,
      // Nobody signs in with a password here.
      password_hash: '',
      created_at: now,
      last_signed_in_at: null,
    });
  }
  const pages = new Map<string, string>();
  const site = createServer((request, response) => {
    const html = pages.get(request.url ?? '');
    if (html === undefined) return response.writeHead(404).end();
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const siteUrl = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  return {
    service,
    dashboard: { baseUrl, memberIds, accountId, test: { app } },
    serve(path, html) {
      pages.set(path, html);
      return siteUrl + path;
    },
    async close() {
      site.closeAllConnections();
      site.close();
      await service.stop();
    },
  };
}
