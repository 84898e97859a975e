import { stringsOf } from '../../document/structured-data.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { expressionOf } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';

/** Parts in which two spellings of a question differ: the article and the field of "What is a service in mathematics?". */
const SPELLING = expressionOf('^(@openers) (?:@articles )?(.*?)(?: @fields .*)?$', {
  openers: listOfEveryLanguage(({ writing }) => writing?.questions?.spellings?.openers),
  fields: listOfEveryLanguage(({ writing }) => writing?.questions?.spellings?.fields),
  articles: listOfEveryLanguage(({ writing }) =>
    writing?.questions?.spellings === null ? null : writing?.questions?.articles,
  ),
});

/** One form for all spellings of a question. */
export function comparable(question: string): string {
  return question
    .toLowerCase()
    .replace(SPELLING, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Questions that the page's structured data already answers. */
export function ownFaq({ page }: Pick<Signals, 'page'>): string[] {
  return page.structuredData.items
    .filter(({ types }) => types.includes('Question'))
    .flatMap(({ properties }) => stringsOf(properties['name']));
}
