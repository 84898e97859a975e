/** Responses that are slow, endless, huge, broken or built to exhaust the reader. */
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { articleHtml } from './articles.ts';
import { html, pageHtml, raw, type Handler, type Routes } from './route.ts';

const htmlType = { 'content-type': 'text/html; charset=utf-8' };
const mebibyte = 1024 * 1024;

/** Keeps the connection open and says nothing. */
const silent: Handler = () => undefined;

const trickle: Handler = (_request, response) => {
  response.writeHead(200, htmlType);
  response.write('<!DOCTYPE html><title>Slow</title>');
  const timer = setInterval(() => response.write('<p>drop</p>'), 20);
  response.on('close', () => clearInterval(timer));
};

const endless: Handler = (_request, response) => {
  response.writeHead(200, htmlType);
  const paragraph = `<p>${'This page has no end, and every reader must find one. '.repeat(200)}</p>`;
  const fill = (): void => {
    while (!response.destroyed && response.write(paragraph));
  };
  response.on('drain', fill);
  fill();
};

const resetMidBody: Handler = (_request, response) => {
  response.writeHead(200, { ...htmlType, 'content-length': '100000' });
  response.write('<!DOCTYPE html><title>Cut off</title><p>The rest of this page', () =>
    response.socket?.resetAndDestroy(),
  );
};

const resetAtOnce: Handler = (request) => {
  request.socket.resetAndDestroy();
};

/** Fails the first time, as a restarting server does. */
function firstTime(failing: Handler): Handler {
  return (request, response, site) =>
    (site.visits === 1 ? failing : html(articleHtml))(request, response, site);
}

/** A page of about `sizeBytes`, of ordinary paragraphs. */
export function longPage(sizeBytes: number): string {
  const paragraph =
    '<p>Every chapter of this manual describes one valve of the lock: where it sits, who may turn it, how far, and what the water does then.</p>\n';
  return pageHtml(
    'The lock keeper’s manual',
    `<main>${paragraph.repeat(Math.ceil(sizeBytes / paragraph.length))}</main>`,
  );
}

function encoded(encoding: string, body: Buffer): Handler {
  return html(body, { 'content-encoding': encoding });
}

/** 200 MB of spaces in about 200 kB; made when first asked for. */
const zipBomb: Handler = (request, response, site) =>
  encoded('gzip', gzipSync(Buffer.alloc(200 * mebibyte, ' ')))(request, response, site);

const nestedBomb: Handler = (request, response, site) =>
  encoded('gzip, gzip', gzipSync(gzipSync(Buffer.alloc(100 * mebibyte, ' '))))(request, response, site);

const retryAfter: Handler = (request, response, site) => {
  const seconds = new URL(request.url ?? '/', 'http://site').searchParams.get('seconds') ?? '3600';
  raw(429, { ...htmlType, 'retry-after': seconds }, '<title>Slow down</title><p>Too many requests.</p>')(
    request,
    response,
    site,
  );
};

function errorPage(status: number): Handler {
  return html(
    pageHtml(`Error ${status}`, `<h1>Error ${status}</h1><p>This page is not here.</p>`),
    {},
    status,
  );
}

export const hostileRoutes: Routes = {
  '/slow/headers': silent,
  '/slow/trickle': trickle,
  '/slow/endless': endless,
  '/huge/2mb': (request, response, site) => html(longPage(2 * mebibyte))(request, response, site),
  '/huge/over-cap': (request, response, site) => html(longPage(11 * mebibyte))(request, response, site),
  '/huge/over-cap-chunked': (_request, response) => {
    response.writeHead(200, htmlType);
    response.write(longPage(6 * mebibyte));
    response.end(longPage(6 * mebibyte));
  },
  '/huge/headers': raw(200, { ...htmlType, 'x-filler': 'a'.repeat(100_000) }, articleHtml),
  '/huge/headers-allowed': raw(200, { ...htmlType, 'x-filler': 'a'.repeat(40_000) }, articleHtml),
  '/encoding/gzip': encoded('gzip', gzipSync(articleHtml)),
  '/encoding/x-gzip': encoded('x-gzip', gzipSync(articleHtml)),
  '/encoding/deflate': encoded('deflate', deflateSync(articleHtml)),
  '/encoding/deflate-raw': encoded('deflate', deflateRawSync(articleHtml)),
  '/encoding/brotli': encoded('br', brotliCompressSync(articleHtml)),
  '/encoding/twice': encoded('gzip, br', brotliCompressSync(gzipSync(articleHtml))),
  '/encoding/gzip-truncated': encoded('gzip', gzipSync(articleHtml).subarray(0, -8)),
  '/encoding/gzip-broken': encoded('gzip', Buffer.from('<!DOCTYPE html><p>This was never compressed.</p>')),
  '/encoding/brotli-broken': encoded('br', Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff])),
  '/encoding/unknown': encoded('compress', Buffer.from(articleHtml)),
  '/encoding/many': encoded('gzip, gzip, gzip, gzip', gzipSync(articleHtml)),
  '/encoding/bomb': zipBomb,
  '/encoding/nested-bomb': nestedBomb,
  '/reset/mid-body': resetMidBody,
  '/reset/always': resetAtOnce,
  '/reset/once': firstTime(resetAtOnce),
  '/status/204': raw(204),
  '/status/304': raw(304),
  '/status/403-unknown-encoding': html('?', { 'content-encoding': 'compress' }, 403),
  '/status/401': errorPage(401),
  '/status/403': errorPage(403),
  '/status/404': errorPage(404),
  '/status/410': errorPage(410),
  '/status/418': errorPage(418),
  '/status/429': retryAfter,
  '/status/429-once': firstTime(raw(429, { ...htmlType, 'retry-after': '0' })),
  '/status/500': errorPage(500),
  '/status/502-once': firstTime(errorPage(502)),
  '/status/503': errorPage(503),
  '/status/503-once': firstTime(errorPage(503)),
  '/type/json': raw(200, { 'content-type': 'application/json' }, '{"title":"Not a page"}'),
  '/type/pdf': raw(200, { 'content-type': 'application/pdf' }, '%PDF-1.7\n'),
  '/type/pdf-as-html': raw(200, htmlType, '%PDF-1.7\n%âãÏÓ\n1 0 obj\n'),
  '/type/image': raw(200, { 'content-type': 'image/png' }, Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  '/type/text': raw(200, { 'content-type': 'text/plain' }, 'Just a note.'),
  '/type/none-json': raw(200, {}, '{"title":"Not a page"}'),
  '/empty': raw(200, htmlType),
  '/deep': (request, response, site) =>
    html(pageHtml('Deep', '<div>'.repeat(100_000) + '<p>At the bottom.</p>'))(request, response, site),
  '/attributes': (request, response, site) =>
    html(
      pageHtml(
        'Attributes',
        `<p ${Array.from({ length: 1_000_000 }, (_, n) => `a${n}`).join(' ')}>Crowded.</p>`,
      ),
    )(request, response, site),
  '/unclosed': (request, response, site) =>
    html(
      `<html><head><title>Unclosed<body><p>Text<b><i><a href="x"<table><tr><td>${'<p><b>more '.repeat(2_000)}<!-- never closed`,
    )(request, response, site),
};
