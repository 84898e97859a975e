import { describe, it } from 'vitest';
import { expectNoLoss } from '../support/follow-advice/expect-no-loss.ts';
import { pagesToFollow } from '../support/follow-advice/real-pages-to-follow.ts';

const PAGES = 60;
const pages = pagesToFollow(PAGES);

describe.skipIf(pages.length === 0)('advice that is followed on real pages lowers no score', () => {
  if (pages.length === 0) it('needs EVAL_DATA', () => undefined);
  it.each(pages.map((page) => [page.name, page] as const))('%s', (name, { html, url }) => {
    expectNoLoss(name, html(), url);
  });
});
