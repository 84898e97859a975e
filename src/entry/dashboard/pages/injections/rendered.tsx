import { AppError } from '../../../../service/platform/errors.ts';
import { renderInjection } from '../../../../features/injections/read-injection.ts';
import { content } from '../../answers.ts';
import { CopyBox } from '../../components/copy-box.tsx';
import { cut } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { definePage, type PageCall } from '../../dashboard-page.ts';
import { injectionParams as params } from './injection-words.tsx';

/** The file contains the rest: pages stay small. */
const shownCharsMax = 50_000;
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/;

async function renderedHtml({ app, caller }: PageCall<'viewer'>, id: string): Promise<string> {
  const rendering = await renderInjection(app, caller, id);
  if (rendering.kind === 'not_found') throw new AppError('not_found');
  if (rendering.kind === 'rendered') return rendering.html;
  throw new AppError('invalid_state', {
    message: 'The injection is not completed, so there is nothing to render.',
  });
}

export const renderedPage = definePage({
  path: '/injections/{id}/rendered',
  title: 'New HTML of the page',
  role: 'viewer',
  params,
  render: async (call) => {
    const { id } = call.params;
    const text = await renderedHtml(call, id);
    const isWhole = text.length <= shownCharsMax;
    return content(
      <>
        <p class="small">
          <a href="/injections">Injections</a> / <a href={`/injections/${id}`}>Injection</a>
        </p>
        <PageHead title="New HTML of the page">
          <LinkButton href={`/injections/${id}/rendered.txt`} kind="main">
            Download
          </LinkButton>
        </PageHead>
        <p class="soft">
          The page with all blocks, on which the new score is measured: {text.length.toLocaleString('en')}{' '}
          characters.
        </p>
        {!isWhole && (
          <Notice>
            <p>Only the beginning is shown. Download the file for the rest.</p>
          </Notice>
        )}
        {bidiControls.test(text) && (
          <Notice tone="warn">
            <p>
              The text contains characters that change the writing direction: it may appear different from
              what it is.
            </p>
          </Notice>
        )}
        <div class="source-text" dir="ltr">
          <CopyBox
            id="rendered"
            text={cut(text, shownCharsMax)}
            label={isWhole ? 'Copy HTML' : 'Copy this part'}
          />
        </div>
      </>,
    );
  },
});

export const renderedFile = definePage({
  path: '/injections/{id}/rendered.txt',
  title: 'New HTML of the page',
  role: 'viewer',
  params,
  render: async (call) => ({
    kind: 'file' as const,
    name: `${call.params.id}.html.txt`,
    text: await renderedHtml(call, call.params.id),
  }),
});
