/** The table of contents of the documentation site: the order of its navigation and of "previous" and "next". */

/** A page made from a Markdown file of `docs/`. Its title is the heading of the file. */
export interface MarkdownPage {
  readonly kind: 'markdown';
  /** Relative to `docs/`. */
  readonly file: string;
  readonly path: string;
  /** The question that readers come with; a test checks that the page answers it. */
  readonly question: string;
}

/** A page made from the registries of the code. */
export interface GeneratedPage {
  readonly kind: 'generated';
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The Markdown file of `docs/` with the same content, if there is one. */
  readonly file?: string;
}

export type SitePage = MarkdownPage | GeneratedPage;

export interface SiteSection {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

export const startPath = '/docs';
export const apiPath = '/docs/api';
export const searchPath = '/docs/search';

/** The address mirrors the file, so that relative links between the Markdown versions lead to Markdown versions. */
const markdown = (file: string, question: string): MarkdownPage => ({
  kind: 'markdown',
  file,
  path: `/docs/${file.replace(/\.md$/, '')}`,
  question,
});

export const generatedPages = {
  api: {
    kind: 'generated',
    path: apiPath,
    title: 'API reference',
    description: 'Every route and webhook of the Citeworthy API with fields, headers, examples and errors.',
  },
  errors: {
    kind: 'generated',
    path: '/docs/errors',
    title: 'Errors',
    description: 'Every error code of the Citeworthy API with its meaning and remedy.',
    file: 'errors.md',
  },
  checks: {
    kind: 'generated',
    path: '/docs/checks',
    title: 'Checks',
    description: 'Every check of the Citeworthy score, with its weight, its reason and its evidence.',
    file: 'checks.md',
  },
  bot: {
    kind: 'generated',
    path: '/docs/bot',
    title: 'Fetcher',
    description: 'The Citeworthy fetcher: its requests, its limits and how to block it.',
  },
} as const satisfies Readonly<Record<string, GeneratedPage>>;

export const siteSections: readonly SiteSection[] = [
  {
    title: 'Start',
    pages: [markdown('quickstart.md', 'How do I score a page?')],
  },
  {
    title: 'Concepts',
    pages: [
      markdown('concepts/scoring.md', 'How are pages scored?'),
      markdown('concepts/analyses.md', 'What is an analysis?'),
      markdown('concepts/content-blocks.md', 'What are content blocks?'),
      markdown('concepts/keys-and-environments.md', 'What are API keys and environments?'),
    ],
  },
  {
    title: 'Guides',
    pages: [
      markdown('guides/curl.md', 'How do I call the API with curl?'),
      markdown('guides/javascript-client.md', 'What is the JavaScript client?'),
      markdown('guides/citation-tests.md', 'How do I test whether a page is cited?'),
      markdown('guides/pipelines.md', 'How do I score pages in CI?'),
      markdown('guides/webhooks.md', 'How do I receive webhooks?'),
      markdown('guides/middleware.md', 'How do I put content blocks into my pages?'),
      markdown('guides/nextjs.md', 'How do I add content blocks to pages of Next.js?'),
      markdown('guides/astro.md', 'How do I add content blocks to pages of Astro?'),
      markdown('guides/wordpress.md', 'How do I add content blocks to posts and pages of WordPress?'),
      markdown('guides/assistants.md', 'How do I give an assistant tools that score pages?'),
      markdown('guides/language-model.md', 'How do I connect a language model?'),
      markdown('guides/self-hosting.md', 'How do I host Citeworthy?'),
      markdown('guides/rotate-secrets.md', 'How do I rotate secrets?'),
    ],
  },
  {
    title: 'Reference',
    pages: [
      generatedPages.api,
      generatedPages.errors,
      generatedPages.checks,
      markdown('webhooks.md', 'How are webhooks delivered and verified?'),
      markdown('webhook-events.md', 'What are webhook events?'),
      markdown('command-line.md', 'What can the command line do?'),
      markdown('pipelines.md', 'How do I run Citeworthy in GitHub Actions or GitLab?'),
      markdown('mcp.md', 'What is the MCP server?'),
      markdown('tracker.md', 'What is the tracker?'),
      markdown('dashboard.md', 'What is the dashboard?'),
      markdown('composers.md', 'Where do the words of content blocks come from?'),
      generatedPages.bot,
    ],
  },
  {
    title: 'Operations',
    pages: [
      markdown('operating.md', 'How do I install Citeworthy?'),
      markdown('configuration.md', 'How do I configure Citeworthy?'),
      markdown('language-model.md', 'What is the language model for?'),
      markdown('language-model-providers.md', 'Which settings does a language model provider need?'),
      markdown('scaling.md', 'What saturates first?'),
    ],
  },
  {
    title: 'Quality',
    pages: [
      markdown('reading.md', 'How is a page read?'),
      markdown('calibration.md', 'How are the weights calibrated?'),
      markdown('calibration-reader.md', 'How is a judging model calibrated?'),
      markdown('evaluation.md', 'How is Citeworthy evaluated?'),
      markdown('evaluation-data.md', 'What is the evaluation data?'),
      markdown('adversarial.md', 'How are gamed pages scored?'),
      markdown('speed.md', 'How fast is an analysis?'),
      markdown('events.md', 'How fast do events arrive?'),
    ],
  },
];

export const sitePages: readonly SitePage[] = siteSections.flatMap(({ pages }) => pages);

export const isMarkdownPage = (page: SitePage): page is MarkdownPage => page.kind === 'markdown';

/** The address of a page's Markdown version; undefined for a page without one. */
export const twinPathOf = ({ file }: SitePage): string | undefined =>
  file === undefined ? undefined : `/docs/${file}`;
