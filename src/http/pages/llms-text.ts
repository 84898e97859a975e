import type { Route } from '../route.ts';

/** https://llmstxt.org: a summary of this API for assistants. */
export function llmsText(routes: readonly Route[], publicUrl: string): string {
  const lines = [
    '# Citeworthy API',
    '',
    '> An HTTP JSON API that scores web pages for how ready they are to be found, understood and cited by assistants, with evidence for every point.',
    '',
    'Every request below /v1 carries `Authorization: Bearer <API_KEY>` with a secret key. Bodies are JSON. A 202 means: poll the address in Location.',
    '',
    '## Documentation',
    '',
    `- [API reference](${publicUrl}/docs): every route and webhook with fields, headers, examples and errors`,
    `- [OpenAPI 3.1 document](${publicUrl}/openapi.json): the same for machines`,
    `- [Checks](${publicUrl}/docs/checks): every check with its weight and evidence`,
    `- [Errors](${publicUrl}/docs/errors): every error code and its remedy`,
    `- [Fetcher](${publicUrl}/docs/bot): how pages are fetched`,
    '',
    '## Routes',
    '',
    ...routes.map(
      (route) =>
        `- [${route.method} ${route.path}](${publicUrl}/docs#${route.operationId}): ${route.summary.replace(/\?$/, '')}`,
    ),
    '',
  ];
  return lines.join('\n');
}
