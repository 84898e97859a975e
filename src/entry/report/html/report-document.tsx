/**
 * A report as one self-contained HTML document: no script, image, font or request. The policy in the head allows only this
 * document's own style sheet.
 */
import type { VNode } from 'preact';
import { createHash } from 'node:crypto';
import { InlineStyle } from '../../html/inline-style.tsx';
import { renderDocument } from '../../html/render.tsx';
import { version } from '../../../service/platform/version.ts';

interface ReportDocument {
  /** Visible text. */
  readonly title: string;
  /** At the top of the document. */
  readonly head: string;
  /** Inlined; must be a file of this project, never text from a page. */
  readonly style: string;
  readonly madeAt: Date;
  readonly main: VNode;
  /** At the bottom: what the figures mean. */
  readonly note: string;
}

export function reportDocument({ title, head, style, madeAt, main, note }: ReportDocument): string {
  // The hash in the policy excludes every other style.
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;
  const made = madeAt.toISOString();
  return renderDocument(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <title>{title} · Citeworthy</title>
        <InlineStyle css={style} />
      </head>
      <body>
        <header class="top">
          <strong>{head}</strong> <time datetime={made}>{made.slice(0, 16).replace('T', ' ')} UTC</time>
        </header>
        <main>{main}</main>
        <footer>
          citeworthy {version}. {note}
        </footer>
      </body>
    </html>,
  );
}
