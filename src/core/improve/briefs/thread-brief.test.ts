import { describe, expect, it } from 'vitest';
import { buildPage, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { AS_OF } from '../../../../test/support/pages/judge-page.ts';
import { analyze } from '../analyze-page.ts';

const HEADLINE = 'Why does my windlass slip?';
const OPENER =
  'My windlass slips under load since last spring, and I have no idea why. Has anybody seen this?';
const CLUTCH = 'Mine did so too. I think it was the clutch, but I am not sure, and I sold the boat.';
const GYPSY = 'It could be the gypsy, which wears out where the links of the chain run over it.';

interface Post {
  readonly author: string;
  readonly text: string;
  readonly names?: string;
}

const post = (author: string, text: string, names = ''): Post => ({ author, text, names });
const open = [post('ann', OPENER), post('bob', CLUTCH), post('cem', GYPSY)];

function asked(posts: readonly Post[], page: PageDescription = {}): readonly string[] {
  const html = posts.map(
    ({ author, text, names }) =>
      `<div class="message ${names ?? ''}" data-author="${author}"><div class="message-body"><p>${text}</p></div></div>`,
  );
  const structuredData = [
    { '@context': 'https://schema.org', '@type': 'DiscussionForumPosting', headline: HEADLINE },
  ];
  const source = buildPage({
    ...{ title: `${HEADLINE} | Boat forum`, h1: HEADLINE, structuredData, html: html.join('') },
    ...page,
  });
  const url = 'https://boats.example/forum/threads/why-does-my-windlass-slip.812/';
  const outcome = analyze(source, { url, asOf: AS_OF, queries: [], gains: false });
  if (outcome.status === 'failed') throw new Error(outcome.error.code);
  expect(outcome.result.page.type).toBe('forum');
  return outcome.result.briefs.map(({ question }) => question);
}

const CONCLUSION = `What is the conclusion of the thread “${HEADLINE}”?`;

describe('the conclusion of a thread', () => {
  it('is asked for where two replies leave its question open', () => {
    expect(asked(open)).toEqual([CONCLUSION]);
  });

  it('is not asked for where fewer than two others replied', () => {
    expect(asked(open.slice(0, 2))).toEqual([]);
    expect(asked([post('ann', OPENER), post('bob', CLUTCH), post('ann', GYPSY)])).toEqual([]);
    expect(asked([post('ann', OPENER), post('bob', CLUTCH), post('cem', 'Same here.')])).toEqual([]);
  });

  it('is not asked for where an answer is accepted', () => {
    const item = { '@context': 'https://schema.org', '@type': 'QAPage' };
    const answer = { '@type': 'Answer', text: GYPSY };
    const mainEntity = { '@type': 'Question', name: HEADLINE, acceptedAnswer: answer };
    expect(asked(open, { structuredData: [{ ...item, mainEntity }] })).toEqual([]);
    const marked = [post('ann', OPENER), post('bob', CLUTCH), post('cem', GYPSY, 'accepted-answer')];
    expect(asked(marked)).toEqual([]);
  });

  it.each([
    'In conclusion, the clutch has to be cleaned and greased once a year by its owner.',
    'Update: fixed, a new gypsy holds the chain as well as it did on the first day.',
    'The problem is solved, because the clutch was only full of grease and of sand.',
    'Das Problem ist gelöst, weil die Kupplung voll von Fett und auch von Sand war.',
    'Mon problème est résolu, car l’embrayage était plein de graisse et de sable fin.',
    'El problema está solucionado, porque el embrague estaba lleno de grasa y de arena.',
  ])('is not asked for where a post gives it: %s', (text) => {
    expect(asked([...open, post('ann', text)])).toEqual([]);
  });

  it('is not asked for where the thread asks nothing', () => {
    const title = 'Windlass of the week';
    const said = post('ann', 'The windlass of this week is the bronze one that my father bought in 1971.');
    expect(asked([said, ...open.slice(1)], { title, h1: title })).toEqual([]);
  });

  it('is not asked for on one page of a long discussion', () => {
    const more = Array.from({ length: 20 }, (_, at) =>
      post(`d${String(at)}`, `${GYPSY} It is ${String(at)} mm.`),
    );
    expect(asked([...open, ...more])).toEqual([]);
  });

  it('names the whole headline, and is not asked for where none is known', () => {
    const title = 'My take on the valuation of old windlasses?';
    const [question] = asked(open, { title: `${title} - Boats`, h1: title });
    expect(question).toBe(`What is the conclusion of the thread “${title}”?`);
    expect(asked(open, { h1: 'Boat forum' })).toEqual([]);
  });
});
