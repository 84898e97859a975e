import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { AppError } from '../../../service/platform/errors.ts';

/** A public resource: documentation, a style sheet, the OpenAPI document. */
export interface Page {
  readonly method: 'GET';
  /** With parameters in braces. */
  readonly path: string;
  readonly type: string;
  /** Absent: rendered once for each value of its parameters. `query`: for each request, because anybody can make up queries. */
  readonly dependsOn?: 'query';
  /** Undefined for an unknown page: 404. */
  readonly render: (input: PageInput) => string | undefined | Promise<string>;
}

export interface PageInput {
  readonly params: Readonly<Record<string, string>>;
  /** The first value of each parameter of the query. */
  readonly query: Readonly<Record<string, string>>;
  readonly document: OpenAPIV3_1.Document;
}

export const htmlType = 'text/html; charset=utf-8';
export const textType = 'text/plain; charset=utf-8';
export const markdownType = 'text/markdown; charset=utf-8';

/** Binds a page. Pages change only with a release, so each is rendered once and cacheable for five minutes. */
export function bindPage(server: FastifyInstance, page: Page): void {
  const made = new Map<string, string>();
  const isKept = page.dependsOn === undefined;
  server.get(
    page.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    { schema: { hide: true } },
    async (request, reply) => {
      const params = textsOf(request.params);
      const key = JSON.stringify(params);
      // The framework's type covers every OpenAPI version.
      const document = server.swagger() as OpenAPIV3_1.Document;
      const text = made.get(key) ?? (await page.render({ params, query: textsOf(request.query), document }));
      if (text === undefined) throw new AppError('not_found');
      if (isKept) made.set(key, text);
      return reply
        .header('cache-control', isKept ? 'public, max-age=300' : 'no-store')
        .type(page.type)
        .send(text);
    },
  );
}

function textsOf(values: unknown): Readonly<Record<string, string>> {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String([value].flat()[0])]));
}
