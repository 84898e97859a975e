import { weightedRecall } from '../../analysis/reading/intent/similarity.ts';
import { siteNameOf } from '../../analysis/reading/entities/page-title.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { namesEntity, type FoundEntity } from '../../analysis/reading/entities/found-entity.ts';
import { phraseKey } from '../../analysis/reading/entities/candidate.ts';
import { wordsOf, type Word } from '../../analysis/language/words.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { escapeHtml } from '../block-html.ts';
import { cleanHeading } from './clean-sentence.ts';
import { blockFacts, groundingElsewhere, type Draft, type DraftInput } from './draft.ts';
import type { PageMaterial } from './page-material.ts';
import { explainedTitle } from './explained-title.ts';
import { isOfAnotherPage, shareStems } from './foreign-headline.ts';
import { titleForms } from './shorten-title.ts';
import { titleFromSlug, type SlugTitle } from './title-from-slug.ts';
import { capitalised, TITLE_CHARS } from './title-words.ts';

interface Candidate {
  readonly text: string;
  /** The words of the page that it was made from. */
  readonly source: string;
  /** How far its origin is trusted: the page's own headline most. */
  readonly trust: number;
}

const TRUST = {
  heading: 1.5,
  title: 1.2,
  explained: 1.4,
  joined: 0.9,
  slug: 0.75,
  likely: -0.5,
  lead: 0.5,
  opening: 0.2,
  elsewhere: 0,
} as const;
/** A headline says first what it is about. */
const LATER_PART = 0.15;
const WEIGHTS = { entity: 0.3, given: 0.9, inferred: 0.15, whole: 1.5 } as const;

/** The page's headline, made to fit and to name what the page is about; without one, what its address and opening say. */
export function draftTitle({ material, isGrounded }: DraftInput): Draft {
  const best = candidatesOf(material)
    .flatMap((candidate) =>
      titleForms(candidate.text, TITLE_CHARS.max, material).map((text, place) => ({
        ...candidate,
        text: text === candidate.text ? text : capitalised(text),
        trust: candidate.trust - place * LATER_PART,
      })),
    )
    .filter(({ text }) => text.length >= TITLE_CHARS.min && text.length <= TITLE_CHARS.max)
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, material) }))
    .sort((one, other) => other.score - one.score)
    .find(({ text }) => isGrounded(text));
  if (best === undefined) {
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

/** How far the page must bear an address out: beside a headline of its own, and where it may have none. */
const SURE = { words: 3, knownShare: 0.8 } as const;
const LIKELY = { words: 2, knownShare: 0.5 } as const;

function isBorneOut(
  slug: SlugTitle | null,
  least: Pick<SlugTitle, 'words' | 'knownShare'>,
): slug is SlugTitle {
  return slug !== null && slug.words >= least.words && slug.knownShare >= least.knownShare;
}

function candidatesOf(material: PageMaterial): Candidate[] {
  const { signals } = material;
  const { page } = signals;
  const heading = ownHeading(material);
  const title = page.metadata.title === null ? '' : cleanHeading(signals.titleText);
  const slug = titleFromSlug(material);
  const likely = isBorneOut(slug, LIKELY) ? slug.text : '';
  const isElsewhere = isOfAnotherPage(heading, likely, signals);
  const sure = isElsewhere || isBorneOut(slug, SURE) ? likely : '';
  const candidates: Candidate[] = [
    {
      text: heading,
      source: page.titleHeading ?? '',
      trust: isElsewhere ? TRUST.elsewhere : TRUST.heading,
    },
    { text: title, source: page.metadata.title ?? '', trust: TRUST.title },
    { text: sure, source: sure, trust: TRUST.slug },
    { text: likely, source: likely, trust: TRUST.likely },
    ...(isElsewhere || saysMore(title, heading, page.language) ? [] : joinedCandidates(material, heading)),
    // Where the headline is not the page's name, a title as short as "SELECT" is explained as a headline would be.
    ...(shareStems(title, heading, page.language) ? [] : explainedCandidate(signals, title, null)),
    ...firstLines(material),
  ];
  return candidates.filter(
    ({ text }) => text !== '' && !/\||(?<![\p{L}\p{N}])#(?!\d)|\d{1,2}:\d{2}/u.test(text),
  );
}

/** True for a title that has the words of a short headline and others: it needs no explaining. */
function saysMore(title: string, heading: string, language: string): boolean {
  if (title.length < TITLE_CHARS.min || heading.length >= TITLE_CHARS.min || title === heading) return false;
  const stems = contentStems(wordsOf(title, language));
  return [...contentStems(wordsOf(heading, language))].every((stem) => stems.has(stem));
}

/** A sentence, a date or a row of links. */
const NO_HEADLINE = /[.!?。！？:]$|\d{1,2}[/.]\d{1,2}[/.]\d{2}|, \d{1,2} \p{L}+ \d{4}|\s\/\s/u;

/** A line at the very top that is no sentence is a headline that the markup does not call one; else the first heading. */
function firstLines(material: PageMaterial): Candidate[] {
  const { prose, sections } = material.signals;
  const opening = prose.units[0]?.block.text ?? '';
  const first = sections.find((section) => section.heading !== null)?.title ?? '';
  return [
    ...(opening === '' || NO_HEADLINE.test(opening)
      ? []
      : [{ text: cleanHeading(opening), source: opening, trust: TRUST.lead }]),
    ...(namesSubject(first, material)
      ? [{ text: cleanHeading(first), source: first, trust: TRUST.opening }]
      : []),
  ];
}

function explainedCandidate(signals: Signals, text: string, subject: FoundEntity | null): Candidate[] {
  if (text === '' || text.length >= TITLE_CHARS.min) return [];
  const explained = explainedTitle(signals, text, subject);
  return explained === null ? [] : [{ text: explained, source: text, trust: TRUST.explained }];
}

/** A headline that leaves its subject out, or is short, is put behind the subject: "Heat pumps: Installation". */
function joinedCandidates({ signals }: PageMaterial, heading: string): Candidate[] {
  if (heading === '') return [];
  const subject = signals.primaryEntity;
  const isNamed = subject !== null && namesEntity(stemsOf(heading, signals.page.language), subject);
  if (heading.length < TITLE_CHARS.min) return explainedCandidate(signals, heading, isNamed ? subject : null);
  if (subject === null || isNamed) return [];
  const name = capitalised(subject.name.replace(/\s*\([^)]*\)$/u, ''));
  return [{ text: `${name}: ${heading}`, source: heading, trust: TRUST.joined }];
}

function scoreOf(candidate: Candidate, { signals, headQuery }: PageMaterial): number {
  const words = wordsOf(candidate.text, signals.page.language);
  const stems = contentStems(words);
  const subject = signals.primaryEntity;
  const names = subject !== null && namesEntity(` ${phraseKey(words)} `, subject);
  const query = headQuery === null ? 0 : weightedRecall(headQuery.stems, stems, signals.terms);
  const weight = headQuery?.source === 'given' ? WEIGHTS.given : WEIGHTS.inferred;
  // A part of a headline says less than the headline.
  const whole = Math.min(1, candidate.text.length / Math.min(TITLE_CHARS.max, candidate.source.length));
  return candidate.trust + (names ? WEIGHTS.entity : 0) + weight * query + WEIGHTS.whole * whole;
}

/** The page's headline without the site's name; empty when it is the site's name, as the rest of the title tells. */
function ownHeading({ signals }: PageMaterial): string {
  const { page } = signals;
  const whole = withoutSiteName(cleanHeading(page.titleHeading ?? '').replace(LABEL, ''), siteNameOf(page));
  const heading = (whole.split(/\s*[|｜]\s*/u)[0] ?? whole).trim();
  const title = page.metadata.title ?? '';
  const isBrand =
    title !== heading && /[|·•–—-]\s+$/u.test(title.slice(0, -heading.length)) && title.endsWith(heading);
  return isBrand && signals.titleText !== heading ? '' : heading;
}

/** Says of what kind the page is, not what it is about. */
const LABEL =
  /^(?:thread|topic|re|blog|article|question|faq|video|podcast|howto)\s*[:|–—]\s+(?=\p{L}.{12})/iu;

function namesSubject(text: string, { signals }: PageMaterial): boolean {
  const subject = signals.primaryEntity;
  return subject !== null && namesEntity(stemsOf(text, signals.page.language), subject);
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
