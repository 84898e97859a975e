import { wordsOf } from '../../text/words.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { readStems } from '../../signals/terms.ts';
import { expressionOf, perPack } from '../../languages/compile.ts';
import { singularsOf } from '../grounding/plural-names.ts';
import { withPlainAcronyms } from '../grounding/short-forms.ts';

/** Reads the content stems of texts that are compared with a page. */
export interface PageStems {
  /** The content stems of a text; of one that the page has as another form of a verb or a name, that form. */
  of(text: string): ReadonlySet<string>;
  /** The same for one stem. */
  asOnPage(stem: string): string;
}

const verbEndingOf = perPack(({ facts }) =>
  expressionOf('(?<=\\p{L}{4})@endings$', { endings: facts?.verbEndings?.replaceAll('*', '') ?? null }, 'u'),
);

export function pageStems({ page, terms, language }: Signals): PageStems {
  const ending = verbEndingOf(language);
  const forms = new Map([...terms.frequency.keys()].map((stem) => [stem.replace(ending, ''), stem]));
  function asOnPage(stem: string): string {
    if (terms.frequency.has(stem)) return stem;
    const singular = singularsOf(stem, page.language).find((each) => terms.frequency.has(each));
    return singular ?? forms.get(stem.replace(ending, '')) ?? stem;
  }
  function of(text: string): ReadonlySet<string> {
    return new Set([...readStems(wordsOf(withPlainAcronyms(text), page.language))].map(asOnPage));
  }
  return { of, asOnPage };
}
