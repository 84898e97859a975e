import { quoted } from '../../evidence/quoted.ts';
import { TITLE_CHARS } from '../../document/metadata-lengths.ts';
import { siteNameOf } from '../../reading/subject/page-title.ts';
import { withCapital } from '../../reading/queries/natural-case.ts';
import { wordsOf } from '../../text/words.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems } from '../../signals/terms.ts';
import { lettersOf } from '../../page-facts/letters-of.ts';
import { defineComposer, type Doubt, type HeadText } from '../composer.ts';
import { cleanHeading } from '../quoting/clean-sentence.ts';
import { groundingElsewhere } from '../quoting/grounding-places.ts';
import { isEmptyTitle, joinParts, namesTheSite, titleParts, type TitlePart } from './title-parts.ts';

/** Where a headline that is too long can end. */
const JOINTS = /\s*(?:[:：|•·]|\s[–—-]\s|[?？!])\s*/u;
const PROPOSED_MAX = 3;

type Needed = Pick<Signals, 'page' | 'subject' | 'options' | 'titleText'>;

/** Headline, subject and site's name, in that order, as they fit. */
export const partsOfPage = defineComposer({
  id: 'parts-of-page',
  type: 'title',
  isDraft: true,
  idea: 'The page’s headline, the parts of its own title, its subject and the site’s name, put together so that the subject comes first and all is shown.',
  needs: ['page', 'subject', 'options', 'titleText'],
  compose(signals) {
    const own = signals.page.metadata.title ?? '';
    const seen = new Set([lettersOf(own)]);
    const rated = candidates(signals)
      .filter(({ text }) => text.length >= TITLE_CHARS.min && text.length <= TITLE_CHARS.max)
      .filter(({ text }) => !seen.has(lettersOf(text)) && seen.add(lettersOf(text)))
      .map((candidate) => ({ candidate, worth: worthOf(candidate.text, signals) }))
      .filter(({ worth }) => worth > 0)
      .sort((one, other) => other.worth - one.worth);
    return rated.slice(0, PROPOSED_MAX).map(({ candidate }) => asDraft(candidate, signals));
  },
});

interface Candidate {
  readonly text: string;
  /** The words of the page that it is made of. */
  readonly parts: readonly string[];
}

function candidates(signals: Needed): readonly Candidate[] {
  const { page, subject } = signals;
  const parts = titleParts(signals);
  const site = parts.find(namesTheSite)?.text ?? siteNameOf(page);
  const headline = cleanHeading(page.titleHeading ?? '');
  const name = subject === null ? '' : withCapital(subject.name);
  const heads: Candidate[] = [
    ...[headline, ...shorter(headline)].map((text) => ({ text, parts: [text] })),
    ...shorterTitles(parts).map((text) => ({ text, parts: [text] })),
    ...(name === '' || lettersOf(headline).includes(lettersOf(name))
      ? []
      : [{ text: `${name}: ${headline}`, parts: [name, headline] }]),
    { text: name, parts: [name] },
  ].filter(({ text }) => text !== '' && !isEmptyTitle(text));
  return heads.flatMap((head) =>
    site === null || lettersOf(head.text).includes(lettersOf(site))
      ? [head]
      : [{ text: `${head.text} | ${site}`, parts: [...head.parts, site] }, head],
  );
}

/** What stands before a mark that divides the headline. */
function shorter(headline: string): readonly string[] {
  const at = JOINTS.exec(headline);
  return at === null || at.index === 0 ? [] : [headline.slice(0, at.index).trim()];
}

/** The page's own title without its last parts, and without the site's name. */
function shorterTitles(parts: readonly TitlePart[]): readonly string[] {
  const named = parts.filter((part) => !namesTheSite(part) && !isEmptyTitle(part.text));
  return named.map((_, index) => joinParts(named.slice(0, index + 1))).reverse();
}

/** True beside a title that is shown whole and names the subject, for one that says less than it. */
function isOnlyLess(text: string, signals: Needed): boolean {
  const own = signals.page.metadata.title ?? '';
  if (!isShownWhole(own) || !namesSubject(own, signals)) return false;
  const stems = stemsIn(text, signals);
  return [...stemsIn(own, signals)].some((stem) => !stems.has(stem));
}

function isShownWhole({ length }: string): boolean {
  return length >= TITLE_CHARS.min && length <= TITLE_CHARS.max;
}

function namesSubject(text: string, signals: Needed): boolean {
  const { subject } = signals;
  const stems = stemsIn(text, signals);
  return subject !== null && [...subject.stems].every((stem) => stems.has(stem));
}

/** 0-1: how much of the subject and of the page's own title it keeps, and how early it names the subject. */
function worthOf(text: string, signals: Needed): number {
  const { page, subject } = signals;
  const stems = stemsIn(text, signals);
  const known = [...(subject?.stems ?? [])];
  const named = known.length === 0 ? 1 : known.filter((stem) => stems.has(stem)).length / known.length;
  if (named === 0) return 0;
  const own = [...stemsIn(`${page.metadata.title ?? ''} ${page.titleHeading ?? ''}`, signals)];
  const kept = own.length === 0 ? 1 : own.filter((stem) => stems.has(stem)).length / own.length;
  const first = wordsOf(text, page.language).find(({ isStop }) => !isStop)?.stem ?? '';
  const isShouted = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);
  const cost = 0.3 * Number(isShouted) + 0.2 * Number(isOnlyLess(text, signals));
  return Math.max(0.01, 0.45 * named + 0.35 * kept + 0.2 * Number(known.includes(first)) - cost);
}

function asDraft({ text, parts }: Candidate, signals: Needed): HeadText {
  const { page, subject } = signals;
  const own = page.metadata.title;
  const stems = stemsIn(text, signals);
  const known = [...(subject?.stems ?? [])];
  const named = known.length === 0 ? 0 : known.filter((stem) => stems.has(stem)).length / known.length;
  const first = wordsOf(text, page.language).find(({ isStop }) => !isStop)?.stem ?? '';
  const site = titleParts(signals).find(namesTheSite)?.text ?? siteNameOf(page) ?? '';
  return {
    text,
    grounding: parts.map((part) => groundingElsewhere(part, part)),
    doubts: own === null ? [FIRST] : ownDoubts(own, text, signals),
    measures: {
      subject: named,
      opens: Number(known.includes(first)),
      site: Number(site !== '' && lettersOf(text).includes(lettersOf(site))),
    },
  };
}

const FIRST: Doubt = {
  sign: 'unsure',
  level: 'check',
  reason: 'The page has no title to compare with: check that this one names it among your other pages.',
};

/** What speaks for the title that the page has. */
function ownDoubts(own: string, text: string, signals: Needed): readonly Doubt[] {
  const { page } = signals;
  const doubts: Doubt[] = [];
  const dropped = wordsOf(own, page.language)
    .filter(({ isStop, stem }) => !isStop && !stemsIn(text, signals).has(stem))
    .map(({ lower }) => lower);
  const isShown = isShownWhole(own);
  if (isShown && namesSubject(own, signals))
    doubts.push({
      sign: 'ownFits',
      level: 'check',
      reason: `The page’s own title already names the subject and is shown whole: use this only if ${useOf(own, text)}.`,
    });
  else if (!isShown)
    doubts.push({
      sign: 'cut',
      level: 'check',
      reason: `The page’s own title has ${String(own.length)} characters: check that this one says as much.`,
    });
  else
    doubts.push({
      sign: 'unsure',
      level: 'check',
      reason: 'The page’s own title does not name the whole subject: check that this one does.',
    });
  if (dropped.length > 0)
    doubts.push({
      sign: 'drops',
      level: 'check',
      reason: `It leaves out ${quoted([...new Set(dropped)].slice(0, 6).join(', '))} of the page’s own title: check that readers do not need them.`,
    });
  return doubts;
}

function useOf(own: string, text: string): string {
  if (text.length > own.length) return 'what it adds helps readers to tell the page from others';
  return text.length < own.length ? 'a shorter one serves you better' : 'its order serves you better';
}

function stemsIn(text: string, { page }: Pick<Needed, 'page'>): ReadonlySet<string> {
  return contentStems(wordsOf(text, page.language));
}
