/** The page with the blocks applied, as text: a stranger's HTML is never a page of ours. */
import { AppError } from '../../../platform/errors.ts';
import { html } from '../../../html/html.ts';
import { renderInjection } from '../../../injections/read-injection.ts';
import { content } from '../../answers.ts';
import { cut } from '../../components/hostile-text.ts';
import { copyBox, linkButton, notice, pageHead } from '../../components/parts.ts';
import { definePage, type PageCall } from '../../dashboard-page.ts';
import { injectionParams as params } from './injection-words.ts';

/** The rest is for the file: pages stay small whatever they show. */
const shownCharsMax = 50_000;
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/;

async function renderedHtml({ app, caller }: PageCall<'viewer'>, id: string): Promise<string> {
  const rendering = await renderInjection(app, caller, id);
  if (rendering.kind === 'not_found') throw new AppError('not_found');
  if (rendering.kind === 'rendered') return rendering.html;
  throw new AppError('invalid_state', {
    message: 'The injection is not completed: there is nothing to render.',
  });
}

export const renderedPage = definePage({
  path: '/injections/{id}/rendered',
  title: 'The page with its blocks',
  role: 'viewer',
  params,
  render: async (call) => {
    const { id } = call.params;
    const text = await renderedHtml(call, id);
    const isWhole = text.length <= shownCharsMax;
    return content(
      html`<p class="small">
          <a href="/injections">Injections</a> / <a href="/injections/${id}">Injection</a>
        </p>
        ${pageHead('The page with its blocks', linkButton(`/injections/${id}/rendered.txt`, 'Download', 'main'))}
        <p class="soft">
          The HTML that the score after was measured on, ${text.length.toLocaleString('en')} characters.
        </p>
        ${isWhole ? undefined : notice(html`<p>This is its beginning. The file has the whole.</p>`)}
        ${bidiControls.test(text) ? notice(html`<p>The text has characters that turn the direction of writing: it may read otherwise than it is.</p>`, 'warn') : undefined}
        <div class="source-text" dir="ltr">
          ${copyBox('rendered', cut(text, shownCharsMax), isWhole ? 'Copy the HTML' : 'Copy this part')}
        </div>`,
    );
  },
});

export const renderedFile = definePage({
  path: '/injections/{id}/rendered.txt',
  title: 'The page with its blocks',
  role: 'viewer',
  params,
  render: async (call) => ({
    kind: 'file' as const,
    name: `${call.params.id}.html.txt`,
    text: await renderedHtml(call, call.params.id),
  }),
});
