/** Subjects that simple rules read from a page: the baselines of the rows on subject and head question. */
import { parse } from 'parse5';
import { bestF1, contentOverlap, contentWords } from './content-words.mjs';

const separator = /\s+[|–—·•»-]\s+|\s*[|»]\s*/;

/** @returns {{ title: string, segments: string[], h1: string, ogTitle: string, slug: string, siteName: string }} */
export function readSurfaces(html, url) {
  const surfaces = { title: '', h1: '', ogTitle: '', siteName: '' };
  const visit = (node) => {
    if (node.tagName === 'title' && surfaces.title === '') surfaces.title = textOf(node);
    if (node.tagName === 'h1' && surfaces.h1 === '') surfaces.h1 = textOf(node);
    if (node.tagName === 'meta') {
      const attribute = (name) => node.attrs.find((each) => each.name === name)?.value ?? '';
      if (attribute('property') === 'og:title') surfaces.ogTitle ||= attribute('content');
      if (attribute('property') === 'og:site_name') surfaces.siteName ||= attribute('content');
    }
    for (const child of node.childNodes ?? []) visit(child);
  };
  visit(parse(html));
  const path = new URL(url).pathname.split('/').filter((part) => part !== '');
  const slug = decodeSlug(path.at(-1) ?? '');
  return { ...surfaces, segments: splitTitle(surfaces.title), slug };
}

/** The title without the segments that only name the site; the last segment goes when none names it. */
export function titleWithoutSite({ segments, siteName }, url) {
  if (segments.length < 2) return segments[0] ?? '';
  const host = squash(
    new URL(url).hostname
      .replace(/^www\./, '')
      .split('.')
      .at(-2) ?? '',
  );
  const isSite = (segment) => {
    const letters = squash(segment);
    return (
      letters === squash(siteName) ||
      (letters.length > 2 && (host.includes(letters) || letters.includes(host)))
    );
  };
  const kept = segments.filter((segment) => !isSite(segment));
  return (kept.length === segments.length ? segments.slice(0, -1) : kept).join(' ');
}

/** A plain vote: the surface, or the segment of the title, that the other surfaces share most words with. */
export function votedSubject(surfaces) {
  const candidates = [...surfaces.segments, surfaces.h1, surfaces.ogTitle, surfaces.slug].filter(
    (text) => contentWords(text).length > 0,
  );
  const votes = (text) => candidates.reduce((sum, other) => sum + contentOverlap(text, other).f1, 0);
  return candidates.reduce((best, text) => (votes(text) > votes(best) ? text : best), candidates[0] ?? '');
}

/** The best of all surfaces, chosen with the label: what a perfect choice among them would reach. */
export function bestSurface(surfaces, names) {
  return Math.max(
    0,
    ...[...surfaces.segments, surfaces.title, surfaces.h1, surfaces.ogTitle, surfaces.slug].map((text) =>
      bestF1(text, names),
    ),
  );
}

function splitTitle(title) {
  return title
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function decodeSlug(slug) {
  const plain = slug.replace(/\.[a-z]{2,5}$/i, '').replace(/[-_+]/g, ' ');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

function squash(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function textOf(node) {
  if (node.nodeName === '#text') return node.value;
  return (node.childNodes ?? []).map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}
