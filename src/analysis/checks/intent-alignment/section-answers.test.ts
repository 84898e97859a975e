import { describe, expect, it } from 'vitest';
import {
  buildPage,
  islandProse,
  type SectionDescription,
} from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages, slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { sectionAnswers } from './section-answers.ts';

const good: SectionDescription = {
  heading: 'Windlass chain',
  paragraphs: [
    'The chain of a windlass is galvanised steel, eight millimetres thick, and as long as five times the depth of the harbour.',
  ],
};
const judgeSections = (...sections: SectionDescription[]): Judgement =>
  judge(sectionAnswers, buildPage({ h1: 'Deck gear', sections }));

describe('section-answers', () => {
  it('gives the full share when every section takes up its heading and says something about it', () => {
    expect(judge(sectionAnswers, buildPage(slateRoof)).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      recommendation: null,
    });
  });

  it('gives nothing when the sections only repeat their headings, and names and quotes the first', () => {
    const { result, text } = judgeSections(
      { heading: 'Windlass chain', paragraphs: ['Windlass chain.'] },
      { heading: 'Anchor locker', paragraphs: ['Anchor locker.'] },
    );
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(result.recommendation).toContain('“Windlass chain”');
    expect(result.evidence[0]).toEqual({
      text: 'Windlass chain',
      start: text.indexOf('Windlass chain'),
      end: text.indexOf('Windlass chain') + 14,
    });
  });

  it('gives less to a section that speaks of something else, and names it', () => {
    const { result } = judgeSections(good, { heading: 'Mortgage rates', paragraphs: [islandProse(60)] });
    expect(result.outcome).toBe('partial');
    expect(result.recommendation).toContain('“Mortgage rates”');
    expect(result.recommendation).toContain('The first ferry leaves the old harbour at six sharp.');
  });

  it('counts the sixtieth word under the heading and the next one not', () => {
    const share = (before: number): number =>
      judgeSections(good, {
        heading: 'Windlass care',
        paragraphs: [`${islandProse(before)} Windlass grease is green.`],
      }).result.share ?? 0;
    expect(share(59)).toBe(1);
    expect(share(60)).toBeLessThan(1);
    expect(share(60)).toBe(share(80));
  });

  it('takes a single word for the label of a part, which need not be repeated', () => {
    const { result } = judgeSections(good, { heading: 'Etymology', paragraphs: [islandProse(60)] });
    expect(result.share).toBe(1);
  });

  it('gives a question that is answered by a question less than one that is answered', () => {
    const answered = judgeSections(good, {
      heading: 'Is a windlass loud?',
      paragraphs: [
        'A windlass is loud while its chain runs over the iron drum, and silent when sailors sleep.',
      ],
    });
    const asked = judgeSections(good, {
      heading: 'Is a windlass loud?',
      paragraphs: [
        'Is a windlass loud while its chain runs over the iron drum, or silent when sailors sleep?',
      ],
    });
    expect(answered.result.share).toBe(1);
    expect(asked.result.share).toBeLessThan(1);
  });

  it('does not ask the items of a list to repeat their label', () => {
    const { result } = judgeSections(good, {
      heading: 'Ingredients',
      items: ['200 grams of rye flour', 'one spoon of salt', 'half a litre of warm milk', 'a cube of yeast'],
    });
    expect(result.share).toBe(1);
  });

  it.each([
    ['one section', [good]],
    ['no section', []],
  ])('does not apply to a text with %s', (_, sections) => {
    expect(judgeSections(...sections).result.outcome).toBe('not_applicable');
    expect(judgeSections(...sections, ...[good, good].slice(sections.length)).result.outcome).not.toBe(
      'not_applicable',
    );
  });

  it('does not apply to a forum, whose headings label posts', () => {
    const forum = ordinaryPages['forum thread'];
    expect(judge(sectionAnswers, forum?.html ?? '', { url: forum?.url ?? '' }).result.outcome).toBe(
      'not_applicable',
    );
  });

  it('leaves out headings that only hold other headings', () => {
    const { result } = judgeSections(
      { heading: 'Everything on deck' },
      { ...good, level: 3 },
      { ...good, level: 3, heading: 'Windlass steel' },
    );
    expect(result.share).toBe(1);
  });

  it.each(['German article', 'Japanese article', 'Arabic article', 'Spanish article'])(
    'passes the %s',
    (name) => {
      expect(judge(sectionAnswers, ordinaryPages[name]?.html ?? '').result.outcome).toBe('pass');
    },
  );

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(sectionAnswers, html).result.outcome).not.toBe('error');
  });
});
