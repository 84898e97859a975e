import { TITLE_CHARS } from '../../document/metadata-lengths.ts';
import { lettersOf } from '../../page-facts/letters-of.ts';
import { wordsOf } from '../../text/words.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import { defineComposer } from '../composer.ts';
import { groundingElsewhere } from '../quoting/grounding-places.ts';
import { joinParts, namesTheSite, titleParts, type TitlePart } from './title-parts.ts';

/** Content words of a headline that says what it is about without its section: “My take on Valuation” does not. */
const HEADLINE_WORDS_MIN = 3;

/**
 * "New 2500X PC Case - Build Hardware Troubleshooting - Corsair Community" is shown whole without the forum's section, and
 * "JOCO Cups | Reusable Coffee Cups | JOCO Cups" says the site's name once.
 */
export const titleWithoutNeedlessParts = defineComposer({
  id: 'title-without-needless-parts',
  type: 'title',
  idea: 'The page’s own title without a part that it has twice, and, where it is too long to be shown, without the section of a forum or the slogan after the site’s name.',
  needs: ['page', 'pageType', 'options'],
  compose(signals) {
    const { page, pageType } = signals;
    const title = page.metadata.title ?? '';
    const parts = titleParts(signals);
    const single = withoutRepeats(parts);
    const kept =
      joinParts(single).length > TITLE_CHARS.max
        ? withoutSections(single, page.titleHeading ?? '', { pageType, language: page.language })
        : single;
    if (kept.length === parts.length || kept.every(namesTheSite)) return [];
    const text = joinParts(kept);
    return [{ text, grounding: [groundingElsewhere(text, title)] }];
  },
});

/** Of equal parts the last one stays, where a site's name belongs. */
function withoutRepeats(parts: readonly TitlePart[]): readonly TitlePart[] {
  return parts.filter(
    ({ text }, index) => !parts.slice(index + 1).some((later) => lettersOf(later.text) === lettersOf(text)),
  );
}

/** The headline and the site's name, where nothing between and after them is needed; else all parts. */
function withoutSections(
  parts: readonly TitlePart[],
  heading: string,
  { pageType, language }: { readonly pageType: PageType; readonly language: string },
): readonly TitlePart[] {
  const headline = headlineParts(parts, heading);
  const rest = parts.slice(headline.length);
  const [site] = rest.filter(namesTheSite).sort((one, other) => one.text.length - other.text.length);
  if (headline.length === 0 || site === undefined) return parts;
  const dropped = rest.filter((part) => part !== site);
  // What stands before the name may say what the headline is about, and a number may be a model or a price.
  const areSlogans = dropped.every((part) => rest.indexOf(part) > rest.indexOf(site));
  const isVague = wordsOf(heading, language).filter(({ isStop }) => !isStop).length < HEADLINE_WORDS_MIN;
  const isNeeded = (pageType !== 'forum' && !areSlogans) || dropped.some(hasNumber) || isVague;
  return isNeeded ? parts : [...headline, site];
}

/** The first parts, as long as together they are the headline of the page. */
function headlineParts(parts: readonly TitlePart[], heading: string): readonly TitlePart[] {
  const wanted = lettersOf(heading);
  const last = parts.findIndex((_, index) => lettersOf(joinParts(parts.slice(0, index + 1))) === wanted);
  return wanted === '' || last < 0 ? [] : parts.slice(0, last + 1);
}

function hasNumber({ text }: TitlePart): boolean {
  return /\p{Nd}/u.test(text);
}
