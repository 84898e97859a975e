import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { DESCRIPTION_CHARS } from '../../document/metadata-lengths.ts';
import { lettersOf } from '../../page-facts/letters-of.ts';
import { isEmptyHeading } from '../../text/empty-headings.ts';
import { wordsOf } from '../../text/words.ts';
import type { Section } from '../../signals/sections.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems } from '../../signals/terms.ts';
import { defineComposer, type HeadText } from '../composer.ts';
import { cleanHeading } from '../quoting/clean-sentence.ts';
import { isEmptyTitle, joinParts, namesTheSite, titleParts, type TitlePart } from '../title/title-parts.ts';
import { groundingElsewhere } from '../quoting/grounding-places.ts';
import { descriptionFault } from './own-fault.ts';

const ITEMS_MIN = 3;
/** Share of the parts whose headings can be named. */
const NAMED_SHARE_MIN = 0.6;
const ITEM_CHARS = { min: 3, max: 48 } as const;
const TITLE_CHARS_MAX = 60;
/** Marks after which a list of parts would read as part of something else. */
const NOT_IN_TITLE = /[:：!?…]|\.$/u;
/** Words below a heading that is a part of the text. */
const PART_WORDS_MIN = 20;
/** Marks of slogans, prices, dates and lists within a heading. */
const NO_NAME = /[,;:!?…|•·@#<>{}[\]=_/"“”„«»$€£¥%*]|\. |\d[.:]\d|^\P{L}*$/u;
const NUMBERED = /^(?:\d+(?:\.\d+)*[.):]?|[ivx]{1,5}[.)]|[a-z][.)])\s+/iu;

/** The title and the parts of the page in its own headings: "React Quick Start: creating components, adding styles …". */
export const outlineOfPage = defineComposer({
  id: 'outline-of-page',
  type: 'meta_description',
  idea: 'The title and the headings of the page’s parts, where its own description is missing, cut, only the title again or about the site, and no sentence describes it.',
  needs: ['page', 'pageType', 'sections', 'language', 'subject', 'titleText', 'prose', 'terms', 'options'],
  compose(signals) {
    const { pageType, language } = signals;
    const more = language.writing?.andMore ?? null;
    const title = titleOf(signals);
    const fault = descriptionFault(signals);
    // A short sentence of the author says more than a list of headings.
    if (fault === null || fault === 'short') return [];
    if (!pageTypeIs(pageType, 'outlined') || more === null || title === null) return [];
    const names = partsOf(signals, title);
    for (let count = names.length; count >= ITEMS_MIN; count--) {
      const list = names.slice(0, count).join(', ');
      const text = `${title}: ${count < names.length ? more.template.replace('{names}', () => list) : list}.`;
      if (text.length > DESCRIPTION_CHARS.max) continue;
      return text.length < DESCRIPTION_CHARS.min ? [] : [toText(text, title, names.slice(0, count))];
    }
    return [];
  },
});

function toText(text: string, title: string, names: readonly string[]): HeadText {
  return { text, grounding: [title, ...names].map((name) => groundingElsewhere(name, name)) };
}

/** The page's part of the title, with the product or shop that it belongs to; the subject where there is none that fits. */
function titleOf(
  signals: Pick<Signals, 'page' | 'pageType' | 'subject' | 'titleText' | 'options'>,
): string | null {
  const { pageType, subject, titleText } = signals;
  const parts = titleParts(signals);
  const own = ownPart(parts) ?? titleText;
  const last = parts.at(-1)?.text ?? '';
  const isNamed = pageTypeIs(pageType, 'partOfOwner') && !lettersOf(own).includes(lettersOf(last));
  const named = [isNamed ? `${own} – ${last}` : own, own, subject?.name ?? '']
    .map((text) => cleanHeading(text).replace(/\s*[:：]\s+/gu, ' – '))
    .find(
      (text) =>
        !isEmptyTitle(text) &&
        text.length >= ITEM_CHARS.min &&
        text.length <= TITLE_CHARS_MAX &&
        !NOT_IN_TITLE.test(text),
    );
  return named ?? null;
}

/** The first part that is not the site's name, with what stands after its colon. */
function ownPart(parts: readonly TitlePart[]): string | null {
  const from = parts.findIndex((part) => !namesTheSite(part) && !isEmptyTitle(part.text));
  if (from < 0) return null;
  const next = parts.findIndex(({ joint }, index) => index > from && !/[:：]/u.test(joint));
  return joinParts(parts.slice(from, next < 0 ? parts.length : next));
}

/** The headings of the highest level that divides the page, as far as they name parts. */
function partsOf(
  { page, pageType, sections }: Pick<Signals, 'page' | 'pageType' | 'sections'>,
  title: string,
): string[] {
  const titled = sections.filter(({ heading }) => heading !== null);
  const levels = [...new Set(titled.map(({ level }) => level))].sort((a, b) => a - b);
  const divided = levels
    .map((level) => titled.filter((section) => section.level === level))
    .find((group) => group.length >= ITEMS_MIN);
  const own = contentStems(wordsOf(title, page.language));
  const seen = new Set<string>();
  const parts = (divided ?? []).filter(({ title: name }) => !isEmptyHeading(name ?? ''));
  const names = parts.flatMap((section): string[] => {
    const name = cleanHeading(section.title ?? '').replace(NUMBERED, '');
    const key = name.toLowerCase();
    const stems = contentStems(wordsOf(name, page.language));
    const isPart = pageTypeIs(pageType, 'listOfNames') || holdsText(section, sections);
    const isName =
      name.length >= ITEM_CHARS.min &&
      name.length <= ITEM_CHARS.max &&
      !NO_NAME.test(name) &&
      !isShouted(name) &&
      !isEmptyHeading(name) &&
      [...stems].some((stem) => !own.has(stem));
    if (!isPart || !isName || seen.has(key)) return [];
    seen.add(key);
    return [name];
  });
  // An outline of which much is left out says something else.
  return names.length < parts.length * NAMED_SHARE_MIN ? [] : names;
}

function holdsText(section: Section, sections: readonly Section[]): boolean {
  if (section.wordCount >= PART_WORDS_MIN) return true;
  const next = sections[sections.indexOf(section) + 1];
  return section.hasSubsections && next !== undefined && next.wordCount > 0;
}

function isShouted(name: string): boolean {
  return /\p{Lu}{4}/u.test(name) && name === name.toUpperCase();
}
