/** The labelled pages of `pages/`, decoded. */
import { decodeHtml } from '../../dist/core/document/decode-html.js';
import { readBytes, readLines } from './data.mjs';

/** @returns {{ file: string, url: string, kind: string, lang: string, tags: string[], gold: object | null, html: string }[]} */
export function readPages() {
  return readLines('pages', 'manifest').map(({ file, url, domain, kind, lang, tags, gold }) => ({
    file,
    url: url !== null && URL.canParse(url) ? url : `https://${domain}/`,
    kind,
    lang,
    tags: tags ?? [],
    gold: gold ?? null,
    html: decodeHtml(readBytes('pages', file), null).text,
  }));
}
