import { TITLE_CHARS } from '../../analysis/document/metadata-lengths.ts';
import { siteNameOf } from '../../analysis/reading/subject/page-title.ts';
import { titleHtml } from '../piece-html.ts';
import { cleanHeading } from './clean-sentence.ts';
import { blockFacts, groundingElsewhere, type Draft, type DraftInput } from './draft.ts';
import { explainedTitle } from './explained-title.ts';
import { isOfAnotherPage } from './foreign-headline.ts';
import type { PageMaterial } from './page-material.ts';
import { shortenTitle } from './shorten-title.ts';
import { titleFromSlug } from './title-from-slug.ts';

interface Candidate {
  readonly text: string;
  /** The words of the page that it was made from. */
  readonly source: string;
}

/** The page's headline, cut or extended to fit; else its title, its URL or its first section heading. */
export function draftTitle({ material, isGrounded }: DraftInput): Draft {
  const best = candidatesOf(material)
    .map(({ text, source }) => ({ text: shortenTitle(text, material.signals.page.language), source }))
    .find(({ text }) => isInBounds(text) && isGrounded(text));
  if (best === undefined) {
    return {
      type: 'title',
      reason: `No heading or phrase of ${String(TITLE_CHARS.min)} to ${String(TITLE_CHARS.max)} characters names the subject of the page.`,
    };
  }
  return {
    type: 'title',
    ...blockFacts('title', best.text),
    text: best.text,
    html: titleHtml(best.text),
    grounding: [groundingElsewhere(best.text, best.source)],
    placement: { selector: 'head > title', operation: 'replace' },
  };
}

/** Most trusted first. */
function candidatesOf(material: PageMaterial): Candidate[] {
  const { signals } = material;
  const { page, titleText, sections } = signals;
  const slug = titleFromSlug(material) ?? '';
  const headline = ownHeading(material);
  const heading = isOfAnotherPage(headline, slug, signals) ? '' : headline;
  const title = page.metadata.title === null ? '' : cleanHeading(titleText);
  const first = sections.find((section) => section.heading !== null)?.title ?? '';
  return [
    { text: heading, source: page.titleHeading ?? '' },
    { text: title, source: page.metadata.title ?? '' },
    ...[heading, title].map((short) => ({ text: explained(short, material), source: short })),
    { text: slug, source: slug },
    { text: cleanHeading(first), source: first },
  ];
}

function explained(short: string, { signals }: PageMaterial): string {
  if (short === '' || short.length >= TITLE_CHARS.min) return '';
  return explainedTitle(signals, short).find(isInBounds) ?? '';
}

function isInBounds({ length }: string): boolean {
  return length >= TITLE_CHARS.min && length <= TITLE_CHARS.max;
}

/** The page's headline without the site's name. */
function ownHeading({ signals: { page } }: PageMaterial): string {
  const heading =
    cleanHeading(page.titleHeading ?? '')
      .split(/[|｜]/u, 1)[0]
      ?.trimEnd() ?? '';
  const site = siteNameOf(page);
  if (site === null || site === '') return heading;
  if (heading === site) return '';
  const escaped = site.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const bare = heading
    .replace(new RegExp(`(?<!\\s)\\s*[|·•–—-]\\s*${escaped}$`, 'iu'), '')
    .replace(new RegExp(`^${escaped}\\s*[|·•:–—-]\\s*`, 'iu'), '');
  return bare === '' ? heading : bare;
}
