import { decodeHtml } from '../document/decode-html.ts';
import type { PageSummary } from '../reading/entities/page-summary.ts';
import { siteNameOf } from '../reading/subject/page-title.ts';
import { createSignals } from '../page-signals/page-signals.ts';

/** Entities of a summary, the most salient first. Decision: bounds what is stored for each page of a batch. */
const ENTITIES_MAX = 40;

/** The entities of a page, without scoring it. Pure and deterministic, like `analyze`. */
export function summarizePage(
  html: string | Uint8Array,
  page: { readonly url: string; readonly contentType?: string | null },
): PageSummary {
  const source = typeof html === 'string' ? html : decodeHtml(html, page.contentType ?? null).text;
  // Only checks read the date, and none runs here.
  const { page: document, entities } = createSignals(source, { url: page.url, asOf: '1970-01-01' });
  // The site owner's name is on all of its pages, but other sites do not lack it.
  const owner = `${siteNameOf(document) ?? ''} ${page.url}`.toLowerCase();
  return {
    url: page.url,
    language: document.language,
    entities: entities.all
      .filter((entity) => !owner.includes(entity.name.toLowerCase()))
      .slice(0, ENTITIES_MAX)
      .map(({ key, name, type, salience }) => ({ key, name, type, salience })),
  };
}
