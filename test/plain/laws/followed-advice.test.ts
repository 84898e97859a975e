/** Advice is worth nothing when following it costs points: each is carried out by script and the page scored again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rubric } from '../../../src/core/checks/rubric.ts';
import { expectNoLoss } from '../../support/follow-advice/expect-no-loss.ts';
import { followAll } from '../../support/follow-advice/follow-advice.ts';
import { followers, ONLY_BY_HAND } from '../../support/follow-advice/followers.ts';
import { buildPage, islandProse } from '../../support/pages/build-page.ts';
import { honestKinds } from '../../support/pages/honest-kinds.ts';
import { PAGE_URL } from '../../support/pages/judge-page.ts';
import { ordinaryPages } from '../../support/pages/ordinary-pages.ts';

const OWN_PAGES = 'lab/own-data/pages';
const pages: readonly (readonly [string, string, string])[] = [
  ...Object.entries(ordinaryPages).map(([name, { html, url }]) => [name, html, url] as const),
  ...Object.entries(honestKinds).map(([name, html]) => [name, html, PAGE_URL] as const),
  ...readdirSync(OWN_PAGES)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readFileSync(join(OWN_PAGES, file), 'utf8'), PAGE_URL] as const),
];

describe('advice that is followed lowers no score', () => {
  it.each(pages)('%s', (name, html, url) => {
    expectNoLoss(name, html, url);
  });

  it('is carried out where a script can', () => {
    const poor = buildPage({
      lang: null,
      title: 'Island',
      html: `<h2>Ferries to the island</h2><p>${islandProse(500)}</p><p>It is the islandâ€™s own ferry.</p>`,
    });
    const { done } = followAll(poor, PAGE_URL);
    expect(new Set(done)).toEqual(
      new Set([
        'title',
        'description',
        'heading-outline',
        'readable-characters',
        'language-declared',
        'canonical-address',
      ]),
    );
  });

  it('has a function, or a reason why no script can, for each check that advises', () => {
    const advising = rubric.filter(({ check }) => check.advise !== undefined).map(({ check }) => check.id);
    const known = new Set([...Object.keys(followers), ...Object.keys(ONLY_BY_HAND)]);
    expect(advising.filter((id) => !known.has(id))).toEqual([]);
  });
});
