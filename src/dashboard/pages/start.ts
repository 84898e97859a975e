import { html } from '../../html/html.ts';
import { readOverview } from '../../overview/read-overview.ts';
import { definePage } from '../dashboard-page.ts';
import { linkButton, pageHead } from '../components/parts.ts';
import { firstSteps } from './start/first-steps.ts';
import { latestEventsPart, latestAnalysesPart, latestInjectionsPart } from './start/happened.ts';
import { thingsToDo } from './start/to-do.ts';
import { troubles } from './start/troubles.ts';

export const startPage = definePage({
  path: '/',
  title: 'Start',
  role: 'viewer',
  render: async (call) => {
    const now = call.app.now();
    const overview = await readOverview(call.app, call.caller);
    const failing = troubles(overview, now);
    if (overview.analyses.length === 0 && overview.injections.length === 0) {
      return html`${pageHead('First steps')} ${failing} ${firstSteps(call, overview)}`;
    }
    const analyse =
      call.member.role === 'viewer' ? undefined : linkButton('/analyses', 'Analyse a page', 'main');
    return html`${pageHead('Start', analyse)}
      <div class="start-top">${failing}${thingsToDo(overview, call.member.role)}</div>
      ${latestAnalysesPart(overview.analyses, now)}
      <div class="start-pair">
        ${latestInjectionsPart(overview.injections, now)}${latestEventsPart(overview.events, now)}
      </div>`;
  },
});
