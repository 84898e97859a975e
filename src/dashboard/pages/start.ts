import { html } from '../../http/html.ts';
import { definePage } from '../dashboard-page.ts';
import { pageHead } from '../components/parts.ts';

export const startPage = definePage({
  path: '/',
  title: 'Start',
  role: 'viewer',
  render: () =>
    html`${pageHead('Start')}
      <p>Read the <a href="/docs">API reference</a>.</p>`,
});
