import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a handler may need to know about the fake web that it is part of. */
export interface Site {
  /** The absolute URL of a path on the same server. */
  readonly url: (path: string) => string;
  /** How often this path was asked for, this request included. */
  readonly visits: number;
}

export type Handler = (request: IncomingMessage, response: ServerResponse, site: Site) => void;

/** Path → handler. A path that ends in `/*` serves everything below it. */
export type Routes = Readonly<Record<string, Handler>>;

export function html(
  body: string | Buffer,
  headers: Readonly<Record<string, string | readonly string[]>> = {},
  status = 200,
): Handler {
  return (_request, response) => {
    const all: Record<string, string | string[]> = { 'content-type': 'text/html; charset=utf-8' };
    for (const [name, value] of Object.entries(headers))
      all[name] = typeof value === 'string' ? value : [...value];
    response.writeHead(status, all);
    response.end(body);
  };
}

/** A response with exactly these headers; `content-type` is absent unless given. */
export function raw(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body: string | Buffer = '',
): Handler {
  return (_request, response) => {
    response.writeHead(status, { ...headers });
    response.end(body);
  };
}

/** A small whole page around some markup. */
export function pageHtml(title: string, body: string, head = ''): string {
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
}
