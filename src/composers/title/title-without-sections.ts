import { TITLE_CHARS } from '../../analysis/document/metadata-lengths.ts';
import { defineComposer } from '../composer.ts';
import { groundingElsewhere } from '../quoting/grounding-places.ts';
import { joinParts, lettersOf, namesTheSite, titleParts, type TitlePart } from './title-parts.ts';

/** "New 2500X PC Case - Build Hardware Troubleshooting - Corsair Community" is shown whole without the forum's section. */
export const titleWithoutSections = defineComposer({
  id: 'title-without-sections',
  type: 'title',
  idea: 'The headline and the site’s name of a title that is too long to be shown, without the section of a forum or the slogan after the name.',
  needs: ['page', 'pageType', 'options'],
  compose(signals) {
    const { page, pageType } = signals;
    const title = page.metadata.title ?? '';
    if (title.length <= TITLE_CHARS.max) return [];
    const parts = titleParts(signals);
    const headline = headlineParts(parts, page.titleHeading ?? '');
    const rest = parts.slice(headline.length);
    const [site] = rest.filter(namesTheSite).sort((one, other) => one.text.length - other.text.length);
    const dropped = rest.filter((part) => part !== site);
    if (headline.length === 0 || site === undefined || dropped.length === 0) return [];
    // What stands before the name may say what the headline is about, and a number may be a model or a price.
    const areSlogans = dropped.every((part) => rest.indexOf(part) > rest.indexOf(site));
    if ((pageType !== 'forum' && !areSlogans) || dropped.some(hasNumber)) return [];
    const text = joinParts([...headline, site]);
    return [{ text, grounding: [groundingElsewhere(text, title)] }];
  },
});

/** The first parts, as long as together they are the headline of the page. */
function headlineParts(parts: readonly TitlePart[], heading: string): readonly TitlePart[] {
  const wanted = lettersOf(heading);
  const count = parts.findIndex((_, index) => lettersOf(joinParts(parts.slice(0, index + 1))) === wanted);
  return wanted === '' || count < 0 ? [] : parts.slice(0, count + 1);
}

function hasNumber({ text }: TitlePart): boolean {
  return /\p{Nd}/u.test(text);
}
