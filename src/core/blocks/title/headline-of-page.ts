import { TITLE_CHARS } from '../../document/metadata-lengths.ts';
import { lettersOf } from '../../page-facts/letters-of.ts';
import { wordsOf } from '../../text/words.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems } from '../../signals/terms.ts';
import { defineComposer } from '../composer.ts';
import { cleanHeading } from '../quoting/clean-sentence.ts';
import { groundingElsewhere } from '../quoting/grounding-places.ts';
import { isEmptyTitle, namesTheSite, titleParts, type TitlePart } from './title-parts.ts';

/** A title whose own part is empty: "| Magazine". */
const HEADLESS = /^\s*(?:[|–—·»:]|-\s)/u;
const ASIDE = /\s*\([^()]*\)$/u;

/** A title that names only the site gets the page's headline before it: "Custom Skincare Set | Glossier". */
export const headlineOfPage = defineComposer({
  id: 'headline-of-page',
  type: 'title',
  idea: 'The headline of a page without a title, or whose title names only the site or nothing (“Home”).',
  needs: ['page', 'pageType', 'subject', 'options', 'titleText'],
  compose(signals) {
    const { page, pageType, subject } = signals;
    const headline = cleanHeading(page.titleHeading ?? '');
    const own = titleParts(signals);
    // The name of the site is the title of its home page.
    if (pageType === 'home' && own.some(namesTheSite)) return [];
    if (headline === '' || !saysNothing(own, signals)) return [];
    // A heading that does not name the subject belongs to the layout.
    const stems = contentStems(wordsOf(headline, page.language));
    if (subject === null || ![...subject.stems].some((stem) => stems.has(stem))) return [];
    const site = own.find(
      (part) => namesTheSite(part) || (own.length === 1 && !isEmptyTitle(part.text)),
    )?.text;
    const bare = headline.replace(ASIDE, '');
    const texts = [headline, bare]
      .flatMap((text) => (site === undefined ? [text] : [`${text} | ${site}`, text]))
      .filter(({ length }) => length <= TITLE_CHARS.max);
    return texts.slice(0, 1).map((text) => ({
      text,
      grounding: [groundingElsewhere(headline, page.titleHeading ?? '')],
    }));
  },
});

/** True for a title that names nothing but the site, or begins with its name and has no word of the page's subject. */
function saysNothing(
  parts: readonly TitlePart[],
  { page, subject }: Pick<Signals, 'page' | 'subject'>,
): boolean {
  const [first] = parts;
  // A product may be called like its maker: "OnePlus 13".
  if (lettersOf(page.metadata.title ?? '').includes(lettersOf(page.titleHeading ?? ''))) return false;
  if (first === undefined || HEADLESS.test(page.metadata.title ?? '')) return true;
  if (parts.every((part) => namesTheSite(part) || isEmptyTitle(part.text))) return true;
  const stems = contentStems(wordsOf(parts.map(({ text }) => text).join(' '), page.language));
  return namesTheSite(first) && ![...(subject?.stems ?? [])].some((stem) => stems.has(stem));
}
