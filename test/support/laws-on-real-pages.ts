import { describe, expect, it } from 'vitest';
import { inventedGains } from './invented-gains.ts';
import { gainsByTricks } from './pages/gains-by-tricks.ts';
import { askPage, buildPlainPage, realPages, scoreOf, type AskedPage } from './pages/real-pages.ts';

/** Pages on which a law does not hold yet, each with the cause. One that holds again fails, and leaves this list. */
const BREACHES: Readonly<Record<string, string>> = {
  'main-text/0340.html.gz':
    'a sentence below its last heading makes 5 of 8 headings repeat a phrase, not 5 of 7',
  'main-text/0537.html.gz': 'a sentence that names its only subject first counts as the definition it lacks',
  'main-text/0540.html.gz': 'a sentence makes a section long enough that two can be compared (`focus`)',
  'main-text/0604.html.gz': 'a sentence dilutes the repeated phrases of a list of goods',
  'main-text/2910.html.gz': 'a statement on a topic that the text hardly names is itself an answer',
  'main-text/4478.html.gz': 'a sentence that holds the year of a question counts as its answer',
  'main-text/4609.html.gz': 'a statement on a topic that the text hardly names is itself an answer',
};

/** Registers a test for one page in `every`, beginning with number `first`; skipped without `EVAL_DATA`. */
export function lawsOnRealPages(every: number, first = 0): void {
  const pages = realPages(every, first);
  describe.skipIf(pages.length === 0)('on real pages', () => {
    if (pages.length === 0) it('needs EVAL_DATA', () => undefined);
    for (const path of pages) {
      const name = path.split(/[\\/]/).slice(-2).join('/');
      const breach = BREACHES[name];
      it(breach === undefined ? name : `${name}, broken: ${breach}`, (context) => {
        const asked = askPage(path);
        if (asked === null) return context.skip('no text or no question');
        const gains = [...gainsByTricks(asked), ...gainsByInventions(asked)];
        if (breach === undefined) expect(gains).toEqual([]);
        else expect(gains).not.toEqual([]);
      });
    }
  });
}

function gainsByInventions({ page, queries, honest }: AskedPage): readonly string[] {
  return inventedGains(
    honest,
    (sentence) => scoreOf(buildPlainPage(page, `<p>${sentence}</p>`), queries)?.overall_score ?? 0,
  );
}
