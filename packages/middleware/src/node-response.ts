import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { changedHeaders, isHtmlDocument, isTooLarge, markedTag } from './http-head.ts';
import type { PageInserter } from './page-inserter.ts';

type Done = (error?: Error | null) => void;
/** Open until the head is known; a page is then kept until it has ended, everything else passes. */
type State = 'open' | 'keeping' | 'inserting' | 'passing';

export interface NodePage {
  readonly address: string;
  /** The version whose tag the request's condition was restored from. */
  readonly restoredVersion: string | null;
}

/**
 * Puts blocks into what an application writes to a response of Node. What is not a page passes as it was written, with its
 * backpressure. A page is kept up to the size limit; beyond it, what was kept and the rest pass unchanged.
 */
export function insertIntoResponse(
  request: IncomingMessage,
  response: ServerResponse,
  inserter: PageInserter,
  { address, restoredVersion }: NodePage,
): void {
  const { writeHead, write, end, flushHeaders } = response;
  let state: State = 'open';
  let isChangingHead = false;
  let hasHead = false;
  let statusMessage: string | undefined;
  let kept: Buffer[] = [];
  let keptBytes = 0;

  const call = (method: unknown, args: readonly unknown[]): unknown =>
    typeof method === 'function' ? Reflect.apply(method, response, args) : undefined;

  /** Decides once, by the head of the response. */
  function decide(status: number, headers: unknown): void {
    if (state !== 'open') return;
    const header = (name: string): string | null => givenHeader(headers, name) ?? setHeader(response, name);
    const head = { method: request.method, status, header };
    const isPage = isHtmlDocument(head);
    const isOver = isPage && isTooLarge(head, inserter.htmlBytesMax);
    if (isOver) inserter.tooLarge(address);
    state = isPage && !isOver ? 'keeping' : 'passing';
    if (status !== 304) return;
    if (restoredVersion !== null) {
      applyHeaders(response, headers);
      markTag(response, restoredVersion);
    } else if (/text\/html/i.test(request.headers.accept ?? '')) inserter.warm(address);
  }

  /** Frameworks replace `setHeader` by one that does nothing for a head that has been sent: here it has not. */
  function changeHead(change: () => void): void {
    isChangingHead = true;
    try {
      change();
    } finally {
      isChangingHead = false;
    }
  }

  function pass(): void {
    state = 'passing';
    if (hasHead) call(writeHead, headArgs());
  }

  const headArgs = (): unknown[] =>
    statusMessage === undefined ? [response.statusCode] : [response.statusCode, statusMessage];

  /** False when the page is over the limit: it passes, and the chunk with it. */
  function keep(chunk: Buffer): boolean {
    keptBytes += chunk.byteLength;
    kept.push(chunk);
    if (keptBytes <= inserter.htmlBytesMax) return true;
    inserter.tooLarge(address);
    return false;
  }

  function takeKept(): Buffer<ArrayBuffer> {
    const whole = Buffer.concat(kept);
    kept = [];
    return whole;
  }

  async function finish(done: Done | undefined): Promise<void> {
    const html = takeKept();
    const insert = request.method === 'HEAD' ? inserter.insertForHead : inserter.insert;
    const inserted = await insert(address, html);
    if (inserted !== null) {
      changeHead(() => {
        for (const [name, value] of changedHeaders((each) => setHeader(response, each), inserted)) {
          if (value === null) response.removeHeader(name);
          else response.setHeader(name, value);
        }
      });
    }
    pass();
    const changed = inserted?.html ?? null;
    call(end, [changed === null ? html : Buffer.from(changed.buffer), done]);
  }

  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (hasHead && state !== 'passing') throw headSent();
    const message = typeof rest[0] === 'string' ? rest[0] : undefined;
    const headers = message === undefined && rest[0] !== undefined ? rest[0] : rest[1];
    const isFirst = state === 'open';
    decide(status, headers);
    if (state === 'passing') {
      // The head of a restored 304 has its headers already, with the tag of the changed page.
      const isApplied = isFirst && status === 304 && restoredVersion !== null;
      const args = isApplied ? rest.filter((each) => typeof each === 'string') : rest;
      call(writeHead, [status, ...args]);
      return response;
    }
    response.statusCode = status;
    statusMessage = message;
    changeHead(() => applyHeaders(response, headers));
    hasHead = true;
    return response;
  };

  /** As Node does before a first chunk: listeners of the head, such as compression in the application, decide there. */
  function writeImplicitHead(): void {
    if (state === 'open') response.writeHead(response.statusCode);
  }

  response.flushHeaders = () => {
    writeImplicitHead();
    if (state === 'passing') call(flushHeaders, []);
  };

  keepImplicitHead(response, () => hasHead && state !== 'passing');

  response.write = (chunk: unknown, ...rest: unknown[]): boolean => {
    writeImplicitHead();
    if (state === 'passing') return call(write, [chunk, ...rest]) === true;
    const { encoding, done } = writeArguments(rest);
    if (state === 'inserting') {
      queueMicrotask(() => done?.(writeAfterEnd()));
      return false;
    }
    if (!keep(bytesOf(chunk, encoding))) {
      pass();
      return call(write, [takeKept(), done]) === true;
    }
    if (done !== undefined) process.nextTick(done);
    return true;
  };

  response.end = (...args: unknown[]): ServerResponse => {
    decide(response.statusCode, undefined);
    if (state === 'passing') {
      call(end, args);
      return response;
    }
    const [chunk, ...rest] = typeof args[0] === 'function' ? [undefined, ...args] : args;
    const { encoding, done } = writeArguments(rest);
    if (state === 'inserting') {
      if (done !== undefined) queueMicrotask(() => done(writeAfterEnd()));
      return response;
    }
    if (chunk !== undefined && chunk !== null && !keep(bytesOf(chunk, encoding))) {
      pass();
      call(end, [takeKept(), done]);
      return response;
    }
    state = 'inserting';
    finish(done).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
    return response;
  };

  reportAsSent(response, () => (isChangingHead ? 'open' : state));
}

/**
 * Compression in the application (`compression`, and the copy of it in Next.js) writes the implicit head before each chunk
 * until Node has written one, which for a kept page it has not.
 */
function keepImplicitHead(response: ServerResponse, isKept: () => boolean): void {
  const implicitHead: unknown = Reflect.get(response, '_implicitHeader');
  if (typeof implicitHead !== 'function') return;
  Object.defineProperty(response, '_implicitHeader', {
    configurable: true,
    writable: true,
    value: () => {
      if (!isKept()) Reflect.apply(implicitHead, response, []);
    },
  });
}

/** To the application a kept page has been sent: error handlers must not begin another one. */
function reportAsSent(response: ServerResponse, state: () => State): void {
  const prototype: object = Object.getPrototypeOf(response);
  const define = (name: string, isReported: (state: State) => boolean): void => {
    Object.defineProperty(response, name, {
      configurable: true,
      get: () => isReported(state()) || Reflect.get(prototype, name, response),
    });
  };
  define('headersSent', (at) => at === 'keeping' || at === 'inserting');
  define('writableEnded', (at) => at === 'inserting');
}

function setHeader(response: ServerResponse, name: string): string | null {
  const value = response.getHeader(name);
  if (value === undefined) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A header among the arguments of `writeHead`: an object, a list of pairs, or a flat list. */
function givenHeader(headers: unknown, wanted: string): string | null {
  for (const [name, value] of pairsOf(headers)) {
    if (name.toLowerCase() === wanted) return Array.isArray(value) ? value.join(', ') : String(value);
  }
  return null;
}

function applyHeaders(response: ServerResponse, headers: unknown): void {
  const seen = new Set<string>();
  for (const [name, value] of pairsOf(headers)) {
    if (value === undefined) continue;
    const text = Array.isArray(value) ? value.map(String) : String(value);
    // Repeated names of a list are several headers; otherwise the later value counts.
    if (seen.has(name.toLowerCase())) response.appendHeader(name, text);
    else response.setHeader(name, text);
    seen.add(name.toLowerCase());
  }
}

function pairsOf(headers: unknown): [string, unknown][] {
  if (Array.isArray(headers)) {
    const list: readonly unknown[] = headers;
    const flat = list.every(Array.isArray) ? list.flat(1) : list;
    return flat.flatMap((name, at): [string, unknown][] =>
      at % 2 === 0 ? [[String(name), flat[at + 1]]] : [],
    );
  }
  return isHeaders(headers) ? Object.entries(headers) : [];
}

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === 'object' && value !== null;
}

function markTag(response: ServerResponse, version: string): void {
  const etag = setHeader(response, 'etag');
  const marked = etag === null ? null : markedTag(etag, version);
  if (marked !== null) response.setHeader('etag', marked);
}

function writeArguments(rest: readonly unknown[]): { encoding: BufferEncoding; done: Done | undefined } {
  const encoding = typeof rest[0] === 'string' && Buffer.isEncoding(rest[0]) ? rest[0] : 'utf8';
  const done = rest.find((each): each is Done => typeof each === 'function');
  return { encoding, done };
}

/** A copy: the application may use its buffer again. */
function bytesOf(chunk: unknown, encoding: BufferEncoding): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding);
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  throw Object.assign(
    new TypeError('The "chunk" argument must be of type string or an instance of Buffer or Uint8Array.'),
    { code: 'ERR_INVALID_ARG_TYPE' },
  );
}

const headSent = (): Error =>
  Object.assign(new Error('Cannot write headers after they are sent to the client'), {
    code: 'ERR_HTTP_HEADERS_SENT',
  });

const writeAfterEnd = (): Error =>
  Object.assign(new Error('write after end'), { code: 'ERR_STREAM_WRITE_AFTER_END' });
