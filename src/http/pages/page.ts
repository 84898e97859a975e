import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { AppError } from '../../platform/errors.ts';

/** A public resource: documentation, a style sheet, the OpenAPI document. */
export interface Page {
  readonly method: 'GET';
  /** With parameters in braces. */
  readonly path: string;
  readonly type: string;
  /** Undefined for an unknown page: 404. */
  readonly render: (input: PageInput) => string | undefined | Promise<string>;
}

export interface PageInput {
  readonly params: Readonly<Record<string, string>>;
  readonly document: OpenAPIV3_1.Document;
}

export const htmlType = 'text/html; charset=utf-8';
export const textType = 'text/plain; charset=utf-8';

/** Binds a page. Pages change only with a release, so each is rendered once and cacheable for five minutes. */
export function bindPage(server: FastifyInstance, page: Page): void {
  const made = new Map<string, string>();
  server.get(
    page.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    { schema: { hide: true } },
    async (request, reply) => {
      const params = paramsOf(request.params);
      const key = JSON.stringify(params);
      // The framework's type covers every OpenAPI version.
      const text =
        made.get(key) ?? (await page.render({ params, document: server.swagger() as OpenAPIV3_1.Document }));
      if (text === undefined) throw new AppError('not_found');
      made.set(key, text);
      return reply.header('cache-control', 'public, max-age=300').type(page.type).send(text);
    },
  );
}

function paramsOf(params: unknown): Readonly<Record<string, string>> {
  if (typeof params !== 'object' || params === null) return {};
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}
