import { readOverview } from '../../../features/overview/read-overview.ts';
import { definePage } from '../dashboard-page.ts';
import { LinkButton } from '../components/link-button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { firstSteps } from './start/first-steps.tsx';
import { latestEventsPart, latestAnalysesPart, latestInjectionsPart } from './start/happened.tsx';
import { thingsToDo } from './start/to-do.tsx';
import { troubles } from './start/troubles.tsx';
import { withShownUrl } from './webhooks/webhook-parts.tsx';

export const startPage = definePage({
  path: '/',
  title: 'Start',
  role: 'viewer',
  render: async (call) => {
    const now = call.app.now();
    const found = await readOverview(call.app, call.caller);
    const endpoints = found.endpoints.map((endpoint) => withShownUrl(call, endpoint));
    const overview = { ...found, endpoints };
    const failing = troubles(overview, now);
    if (overview.analyses.length === 0 && overview.injections.length === 0) {
      return (
        <>
          <PageHead title="First steps" />
          {failing}
          {firstSteps(call, overview)}
        </>
      );
    }
    const analyse =
      call.member.role === 'viewer' ? undefined : (
        <LinkButton href="/analyses" kind="main">
          Analyse a page
        </LinkButton>
      );
    return (
      <>
        <PageHead title="Start">{analyse}</PageHead>
        <div class="start-top">
          {failing}
          {thingsToDo(overview, call.member.role)}
        </div>
        {latestAnalysesPart(overview.analyses, now)}
        <div class="start-pair">
          {latestInjectionsPart(overview.injections, now)}
          {latestEventsPart(overview.events, now)}
        </div>
      </>
    );
  },
});
