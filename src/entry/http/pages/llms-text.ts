import { apiPath, type SitePage, siteSections, twinPathOf } from '../docs-site/contents.ts';
import { summaryOf } from '../docs-site/read-source.ts';
import type { Route } from '../route.ts';

/** https://llmstxt.org: a summary of this API for assistants, with every page as Markdown where it exists as such. */
export function llmsText(routes: readonly Route[], publicUrl: string): string {
  const lines = [
    '# Citeworthy API',
    '',
    '> An HTTP JSON API that scores web pages for how ready they are to be found, understood and cited by assistants, with evidence for every point.',
    '',
    'Every request below /v1 carries `Authorization: Bearer <API_KEY>` with a secret key. Bodies are JSON. A 202 means: poll the address in Location.',
    '',
    '## API',
    '',
    `- [OpenAPI 3.1 document](${publicUrl}/openapi.json): every route and webhook, for machines`,
    '',
    ...siteSections.flatMap(({ title, pages }) => [
      `## ${title}`,
      '',
      ...pages.map((page) => entryOf(page, publicUrl)),
      '',
    ]),
    '## Routes',
    '',
    ...routes.map(
      (route) =>
        `- [${route.method} ${route.path}](${publicUrl}${apiPath}#${route.operationId}): ${route.summary.replace(/\?$/, '')}`,
    ),
    '',
  ];
  return lines.join('\n');
}

function entryOf(page: SitePage, publicUrl: string): string {
  const { title, description } = summaryOf(page);
  return `- [${title}](${publicUrl}${twinPathOf(page) ?? page.path}): ${description}`;
}
