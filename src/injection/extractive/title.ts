import { weightedRecall } from '../../analysis/intent/similarity.ts';
import { siteNameOf } from '../../analysis/entities/page-title.ts';
import { namesEntity } from '../../analysis/entities/extract-entities.ts';
import { phraseKey } from '../../analysis/entities/candidate.ts';
import { wordsOf, type Word } from '../../analysis/language/words.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { escapeHtml } from '../block-html.ts';
import { cleanHeading } from './clean-sentence.ts';
import { blockFacts, groundingElsewhere, type Draft, type DraftInput } from './draft.ts';
import type { PageMaterial } from './page-material.ts';
import { shortenTitle } from './shorten-title.ts';
import { titleFromSlug } from './title-from-slug.ts';

/** Bounds of the contract, in characters. */
export const TITLE_CHARS = { min: 15, max: 60 } as const;

interface Candidate {
  readonly text: string;
  /** The words of the page that it was made from. */
  readonly source: string;
  /** How far its origin is trusted: the page's own headline most. */
  readonly trust: number;
}

const TRUST = { heading: 1, title: 0.85, joined: 0.8, slug: 0.62, opening: 0.3, lead: 0.45 } as const;
const WEIGHTS = { entity: 0.35, given: 0.9, inferred: 0.25 } as const;

/** The page's headline, made to fit and to name what the page is about; without one, what its address and opening say. */
export function draftTitle({ material, isGrounded }: DraftInput): Draft {
  const best = candidatesOf(material)
    .map((candidate) => ({ ...candidate, text: shortenTitle(candidate.text, TITLE_CHARS.max, material) }))
    .filter(
      ({ text }) => text.length >= TITLE_CHARS.min && text.length <= TITLE_CHARS.max && isGrounded(text),
    )
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, material) }))
    .reduce<(Candidate & { score: number }) | null>(
      (top, each) => (top === null || each.score > top.score ? each : top),
      null,
    );
  if (best === null) {
    return {
      type: 'title',
      reason: `No heading or phrase of the page says what it is about in ${String(TITLE_CHARS.min)} to ${String(TITLE_CHARS.max)} characters.`,
    };
  }
  return {
    type: 'title',
    ...blockFacts('title', best.text),
    text: best.text,
    html: `<title>${escapeHtml(best.text)}</title>`,
    grounding: [groundingElsewhere(best.text, best.source)],
    placement: { selector: 'head > title', operation: 'replace' },
  };
}

function candidatesOf(material: PageMaterial): Candidate[] {
  const { signals } = material;
  const { page } = signals;
  const heading = withoutSiteName(cleanHeading(page.titleHeading ?? ''), siteNameOf(page));
  const title = page.metadata.title === null ? '' : cleanHeading(signals.titleText);
  const slug = titleFromSlug(material);
  const opening = signals.prose.units[0]?.block;
  const first = signals.sections.find((section) => section.heading !== null)?.title ?? null;
  const candidates: Candidate[] = [
    { text: heading, source: page.titleHeading ?? '', trust: TRUST.heading },
    { text: title, source: page.metadata.title ?? '', trust: TRUST.title },
    { text: slug, source: slug, trust: TRUST.slug },
    ...joinedCandidates(material, heading),
  ];
  // A line at the very top that is no sentence is a headline that the markup does not call one.
  if (opening !== undefined && !/[.!?。！？:]$/u.test(opening.text))
    candidates.push({ text: cleanHeading(opening.text), source: opening.text, trust: TRUST.lead });
  if (first !== null) candidates.push({ text: cleanHeading(first), source: first, trust: TRUST.opening });
  return candidates.filter(({ text }) => text !== '');
}

/** A headline that leaves its subject out, or is short, is put behind the subject: "Heat pumps: Installation". */
function joinedCandidates({ signals }: PageMaterial, heading: string): Candidate[] {
  const subject = signals.primaryEntity;
  if (subject === null || heading === '') return [];
  const name = capitalised(subject.name.replace(/\s*\([^)]*\)$/u, ''));
  if (namesEntity(stemsOf(heading, signals.page.language), subject)) return [];
  return [{ text: `${name}: ${heading}`, source: heading, trust: TRUST.joined }];
}

function scoreOf(candidate: Candidate, { signals, headQuery }: PageMaterial): number {
  const words = wordsOf(candidate.text, signals.page.language);
  const stems = contentStems(words);
  const subject = signals.primaryEntity;
  const names = subject !== null && namesEntity(` ${phraseKey(words)} `, subject);
  const query = headQuery === null ? 0 : weightedRecall(headQuery.stems, stems, signals.terms);
  const weight = headQuery?.source === 'given' ? WEIGHTS.given : WEIGHTS.inferred;
  return candidate.trust + (names ? WEIGHTS.entity : 0) + weight * query;
}

function withoutSiteName(heading: string, site: string | null): string {
  if (site === null || site === '' || heading === site) return heading === site ? '' : heading;
  const escaped = site.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const bare = heading
    .replace(new RegExp(`\\s*[|·•–—-]\\s*${escaped}$`, 'iu'), '')
    .replace(new RegExp(`^${escaped}\\s*[|·•:–—-]\\s*`, 'iu'), '');
  return bare === '' ? heading : bare;
}

function stemsOf(text: string, language: string): string {
  const words: readonly Word[] = wordsOf(text, language);
  return ` ${phraseKey(words)} `;
}

export function capitalised(text: string): string {
  const first = text.match(/^\p{Ll}/u)?.[0];
  // "iPhone" and "npm" begin small on purpose; a plain word does not.
  return first === undefined || /^\p{Ll}\p{Lu}/u.test(text) ? text : first.toUpperCase() + text.slice(1);
}
