import { weightedRecall } from '../../analysis/intent/similarity.ts';
import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { siteNameOf } from '../../analysis/entities/page-title.ts';
import { positionOfKey } from '../../analysis/entities/definitions.ts';
import { hostLabels } from '../../analysis/signals/identity.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { namesEntity, type FoundEntity } from '../../analysis/entities/extract-entities.ts';
import { phraseKey } from '../../analysis/entities/candidate.ts';
import { wordsOf, type Word } from '../../analysis/language/words.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { escapeHtml } from '../block-html.ts';
import { cleanHeading } from './clean-sentence.ts';
import { blockFacts, groundingElsewhere, type Draft, type DraftInput } from './draft.ts';
import type { PageMaterial } from './page-material.ts';
import { titleForms } from './shorten-title.ts';
import { LIKELY, SURE, titleFromSlug } from './title-from-slug.ts';

/** Bounds of the contract, in characters. */
export const TITLE_CHARS = { min: 15, max: 60 } as const;

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

function candidatesOf(material: PageMaterial): Candidate[] {
  const { signals } = material;
  const { page } = signals;
  const heading = ownHeading(material);
  const title = page.metadata.title === null ? '' : cleanHeading(signals.titleText);
  const likely = titleFromSlug(material, LIKELY);
  const isElsewhere = isOfAnotherPage(heading, likely, signals);
  const sure = isElsewhere ? likely : titleFromSlug(material, SURE);
  const opening = signals.prose.units[0]?.block;
  const first = signals.sections.find((section) => section.heading !== null)?.title ?? null;
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
    ...(title !== '' && title.length < TITLE_CHARS.min && !shareStems(title, heading, page.language)
      ? explainedCandidates(signals, title, null)
      : []),
  ];
  // A line at the very top that is no sentence is a headline that the markup does not call one.
  if (
    opening !== undefined &&
    !/[.!?。！？:]$|\d{1,2}[/.]\d{1,2}[/.]\d{2}|, \d{1,2} \p{L}+ \d{4}|\s\/\s/u.test(opening.text)
  )
    candidates.push({ text: cleanHeading(opening.text), source: opening.text, trust: TRUST.lead });
  if (first !== null && namesSubject(first, material))
    candidates.push({ text: cleanHeading(first), source: first, trust: TRUST.opening });
  return candidates.filter(
    ({ text }) => text !== '' && !/\||(?<![\p{L}\p{N}])#(?!\d)|\d{1,2}:\d{2}/u.test(text),
  );
}

function shareStems(one: string, other: string, language: string): boolean {
  const stems = contentStems(wordsOf(other, language));
  return [...contentStems(wordsOf(one, language))].some((stem) => stems.has(stem));
}

/** True for a title that has the words of a short headline and others: it needs no explaining. */
function saysMore(title: string, heading: string, language: string): boolean {
  if (title.length < TITLE_CHARS.min || heading.length >= TITLE_CHARS.min || title === heading) return false;
  const stems = contentStems(wordsOf(title, language));
  return [...contentStems(wordsOf(heading, language))].every((stem) => stems.has(stem));
}

/** Sentences in which a word comes up where it is what the page is about. */
const SUBJECT_SENTENCES = 3;

/**
 * True for a headline such as "Blog" or the name of the site: the page's address, made from the title that it was written
 * under, has no word of it, and the text speaks of the address's words instead.
 */
function isOfAnotherPage(heading: string, slug: string, { page, terms, options }: Signals): boolean {
  if (slug === '' || heading === '') return false;
  if (isNameOfHost(heading, options.finalUrl ?? options.url)) return true;
  if (shareStems(heading, slug, page.language)) return false;
  const presence = (text: string): number => {
    const stems = [...contentStems(wordsOf(text, page.language))];
    const counts = stems.map((stem) => Math.min(SUBJECT_SENTENCES, terms.frequency.get(stem) ?? 0));
    return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, stems.length);
  };
  return presence(slug) > presence(heading);
}

/** "Infinite Faculty" on infinitefaculty.example: every word of it stands in the name of the host. */
function isNameOfHost(heading: string, url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '';
  const words = heading.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.length > 0 && words.every((word) => host.includes(word));
}

/** A headline that leaves its subject out, or is short, is put behind the subject: "Heat pumps: Installation". */
function joinedCandidates({ signals }: PageMaterial, heading: string): Candidate[] {
  if (heading === '') return [];
  const subject = signals.primaryEntity;
  const isNamed = subject !== null && namesEntity(stemsOf(heading, signals.page.language), subject);
  if (heading.length < TITLE_CHARS.min)
    return explainedCandidates(signals, heading, isNamed ? subject : null);
  if (subject === null || isNamed) return [];
  const name = capitalised(subject.name.replace(/\s*\([^)]*\)$/u, ''));
  return [{ text: `${name}: ${heading}`, source: heading, trust: TRUST.joined }];
}

/** What a page about a thing is; small, because it is no name. For languages without one a short headline stays as it is. */
const OVERVIEW: Readonly<Record<string, readonly string[]>> = {
  en: [' overview', ': an overview'],
  de: [': ein Überblick'],
  fr: [': présentation'],
  es: [': información general'],
  pt: [': visão geral'],
  it: [': panoramica'],
  nl: [': overzicht'],
  pl: [': przegląd'],
  ru: [': обзор'],
};

/** A headline too short for a title, with what its subject is, whose page it is, or that it is about the whole of it. */
function explainedCandidates(signals: Signals, heading: string, subject: FoundEntity | null): Candidate[] {
  const kind = subject === null || /[?？]$/u.test(heading) ? null : definedKind(signals, subject);
  const site = siteNameOf(signals.page) ?? hostAsWritten(signals);
  const overviews = OVERVIEW[signals.page.language] ?? [];
  const explained = [
    kind === null ? null : `${heading}: ${kind}`,
    site === null || lettersOf(site) === '' || lettersOf(heading).includes(lettersOf(site))
      ? null
      : `${heading} – ${site}`,
    // "Overview" is no name to say it of.
    ...(overviews.some((overview) => overview.toLowerCase().includes(heading.toLowerCase()))
      ? []
      : overviews.map((overview) => heading + overview)),
  ]
    .filter((text) => text !== null)
    .find(({ length }) => length >= TITLE_CHARS.min && length <= TITLE_CHARS.max);
  return explained === undefined ? [] : [{ text: explained, source: heading, trust: TRUST.explained }];
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** "Supabase" of supabase.com, when the page writes it; null when it does not. */
function hostAsWritten({ prose, options }: Signals): string | null {
  const label = hostLabels(options.finalUrl ?? options.url).at(-1);
  for (const { words } of prose.units) {
    const found = words.find(({ lower, text }) => lower === label && /^\p{Lu}/u.test(text));
    if (found !== undefined) return found.text.replace(/['’]s$/u, '');
  }
  return null;
}

const KIND_CHARS_MAX = 44;
const KIND =
  /^\s*(?:is|are|ist|sind|est|sont|es|son|é|são|è|sono|is|zijn) (?:an?|the|eine?|une?|una?|um|uma|een|un) ([^.,;:()]{8,})/u;

/** "Package manager of the distribution" of "Portage is the package manager of the distribution". */
function definedKind({ page }: Signals, subject: FoundEntity): string | null {
  const sentence = subject.definition;
  const position = sentence === null ? null : positionOfKey(sentence, subject.key);
  if (sentence === null || position === null) return null;
  const after = page.text.slice(position.end, sentence.end).replace(/^\s*\([^)]{1,120}\)/u, '');
  const predicate = KIND.exec(after)?.[1] ?? '';
  const kind =
    predicate
      .split(/\s(?:that|which|who|used|designed|made|die|der|das|qui|que|che|die|dat)\s/u)[0]
      ?.trim() ?? '';
  const fitting = [
    kind,
    ...[...kind.matchAll(/ (?:in|of|for|on|with|from|to|von|für|in|de|di|du|da|van) /gu)]
      .map(({ index }) => kind.slice(0, index))
      .reverse(),
  ];
  const stops = stopWordsOf(page.language);
  const found = fitting.find(
    (kind) =>
      kind.length <= KIND_CHARS_MAX &&
      // "Returned object to (which …)", "fascinating subject and one (of …)": half of what it is.
      !stops.has(/\p{L}+$/u.exec(kind)?.[0].toLowerCase() ?? '') &&
      !/ (?:and|und|et|y|e|en|of|or) /u.test(kind.replace(/ of /gu, ' ')),
  );
  return found === undefined || found.length < 4 ? null : capitalised(found);
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

export function capitalised(text: string): string {
  const first = text.match(/^\p{Ll}/u)?.[0];
  // "iPhone" and "npm" begin small on purpose; a plain word does not.
  return first === undefined || /^\p{Ll}\p{Lu}/u.test(text) ? text : first.toUpperCase() + text.slice(1);
}
