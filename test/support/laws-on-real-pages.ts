import { describe, expect, it } from 'vitest';
import { inventedGains } from './invented-gains.ts';
import { gainsByTricks } from './pages/gains-by-tricks.ts';
import { askPage, buildPlainPage, realPages, scoreOf, type AskedPage } from './pages/real-pages.ts';

/** Pages on which a law does not hold yet, each with the cause. One that holds again fails, and leaves this list. */
const BREACHES: Readonly<Record<string, string>> = {
  'main-text/0258.html.gz': 'an invented study with the words of a question lifts its verdict by one step',
  'main-text/0540.html.gz': 'a sentence makes a section long enough that two can be compared (`focus`)',
  'main-text/0604.html.gz': 'a sentence dilutes the repeated phrases of a list of goods',
  'main-text/1142.html.gz': 'an invented study with the words of a question lifts its verdict by one step',
  'main-text/2910.html.gz': 'a statement on a topic that the text hardly names is itself an answer',
  'main-text/2970.html.gz':
    'the box in which a script measures fonts is read, and other words dilute its one repeated word',
  'main-text/2974.html.gz': 'a sentence about the subject is most of what a list of linked names says',
  'main-text/4335.html.gz': 'an invented study with the words of a question lifts its verdict by one step',
  'pages/066-js-shell-www-aliexpress-com.html':
    'words of the question in a page of next to no text lift its verdict by one step',
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
