import { listSites } from '../../../../features/sites/read-site.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Ago } from '../../components/moment.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Table } from '../../components/table.tsx';
import { definePage } from '../../dashboard-page.ts';
import { mayAnalyse, scoreFigure } from '../analyses/analysis-parts.tsx';
import { siteHref } from './site-parts.ts';

const sitesShown = 100;

export const siteListPage = definePage({
  path: '/sites',
  title: 'Sites',
  role: 'viewer',
  render: async ({ app, caller, member }) => {
    const sites = await listSites(app, caller, sitesShown);
    const now = app.now();
    const add = mayAnalyse(member.role) ? (
      <LinkButton href="/sites/new" kind="main">
        Add a site
      </LinkButton>
    ) : undefined;
    return (
      <>
        <PageHead title="Sites">{sites.length > 0 && add}</PageHead>
        {sites.length === 0 ? (
          <EmptyState title="No sites">
            <p>Analyse the pages of a sitemap together: what to fix first, and which pages compete.</p>
            {add}
          </EmptyState>
        ) : (
          <Table
            rows={sites}
            columns={[
              {
                label: 'Site',
                kind: 'head',
                cell: ({ id, address }) => (
                  <a class="address" href={siteHref(id)}>
                    <HostileText text={address} max={100} />
                  </a>
                ),
              },
              { label: 'Pages', kind: 'number', cell: ({ pages }) => pages },
              { label: 'Not finished', kind: 'number', cell: ({ unended }) => unended },
              { label: 'Median score', kind: 'number', cell: ({ median }) => scoreFigure(median) },
              { label: 'Analysed', kind: 'short', cell: ({ runAt }) => <Ago at={runAt} now={now} /> },
            ]}
            caption="Sites, newest first"
          />
        )}
      </>
    );
  },
});
