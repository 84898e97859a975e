import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { primaryEntityDefinition } from './primary-entity-definition.ts';

const DEFINITION = 'A windlass is a machine that lifts an anchor by winding its chain round a drum.';
/** A page on the windlass whose definition has `before` words before it and `after` words behind it. */
const windlass = (before: number, after: number, definition = DEFINITION): string =>
  buildPage({
    title: 'Windlass',
    description: 'How a windlass lifts an anchor.',
    h1: 'Windlass',
    opening: [
      ...(before === 0 ? [] : [islandProse(before)]),
      definition,
      islandProse(after),
      'Oil the windlass twice a year. The windlass rusts.',
    ].filter((text) => text !== ''),
  });
const judgeWindlass = (before: number, after: number, definition?: string): Judgement =>
  judge(primaryEntityDefinition, windlass(before, after, definition), {
    url: 'https://almanac.example/windlass',
  });

describe('primary-entity-definition', () => {
  it('gives the full share for a definition in the opening and quotes it', () => {
    const { result, text } = judgeWindlass(0, 200);
    expect(result).toMatchObject({ outcome: 'pass', share: 1 });
    expect(result.evidence).toEqual([
      {
        text: DEFINITION,
        start: text.indexOf(DEFINITION),
        end: text.indexOf(DEFINITION) + DEFINITION.length,
      },
    ]);
  });

  it('gives nothing when no sentence says what the subject is', () => {
    const { result } = judgeWindlass(20, 100, 'Grease the windlass before you lift the anchor with it.');
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
    expect(result.explanation).toMatch(/“windlass”/i);
  });

  it('counts 100 words as the opening: a definition after 99 is in it, one after 100 is not', () => {
    expect(judgeWindlass(99, 600).result).toMatchObject({ outcome: 'pass', share: 1 });
    const { result } = judgeWindlass(100, 600);
    expect(result.outcome).toBe('partial');
    expect(result.share).toBeLessThan(1);
  });

  it('asks nobody to define what readers of the page know', () => {
    const { result, advice } = judgeWindlass(20, 100, 'Grease the windlass before you lift the anchor.');
    expect(result.outcome).toBe('fail');
    expect(advice).toBeNull();
  });

  it('gives less the later the definition comes', () => {
    const [opening, early, late] = [
      judgeWindlass(0, 600),
      judgeWindlass(120, 600),
      judgeWindlass(600, 60),
    ].map(({ result }) => result.share ?? 0);
    expect(opening).toBeGreaterThan(early ?? 0);
    expect(early).toBeGreaterThan(late ?? 0);
    expect(late).toBeGreaterThan(0);
  });

  it.each([
    ['a question', 'Is a windlass a machine that lifts an anchor by its chain?'],
    ['two words', 'A windlass is useful.'],
    [
      'a mention inside another sentence',
      'Every sailor on the old pier knows that a windlass is heavy and loud.',
    ],
  ])('does not take %s for a definition', (_, sentence) => {
    expect(judgeWindlass(0, 100, sentence).result.share).toBe(0);
  });

  it('does not take the report of an event for a definition', () => {
    expect(judgeWindlass(0, 100, 'The windlass was painted red by its owner on a Sunday.').result.share).toBe(
      0,
    );
  });

  it.each([
    ['a page without entities', buildPage({ title: 'Hm', opening: ['Yes.'] }), 'en'],
    [
      'a language whose defining verbs are not known',
      buildPage({
        lang: 'hu',
        title: 'Horgonycsörlő',
        h1: 'Horgonycsörlő',
        opening: [
          'A horgonycsörlő olyan gép, amely a horgonyt felemeli a láncánál fogva. A horgonycsörlő évente kétszer olajat kap. A horgonycsörlő zajos, de erős, és a kikötőben minden hajón ott van.',
        ],
      }),
      'hu',
    ],
  ])('does not apply to %s', (_, html, language) => {
    const { result, signals } = judge(primaryEntityDefinition, html);
    expect(signals.page.language).toBe(language);
    expect(result.outcome).toBe('not_applicable');
  });

  it.each([
    [
      'German',
      buildPage({
        lang: 'de',
        title: 'Ankerwinde',
        h1: 'Ankerwinde',
        opening: [
          'Eine Ankerwinde ist eine Maschine, die den Anker an seiner Kette hebt. Die Ankerwinde steht auf dem Vorschiff. Öle die Ankerwinde zweimal im Jahr.',
        ],
      }),
    ],
    [
      'Japanese',
      buildPage({
        lang: 'ja',
        title: '雨水タンク',
        h1: '雨水タンク',
        opening: [
          '雨水タンクとは、屋根に降った雨水を集めて庭で使うための容器です。雨水タンクは日陰に置きます。雨水タンクは毎年洗います。',
        ],
      }),
    ],
    [
      'Arabic',
      buildPage({
        lang: 'ar',
        dir: 'rtl',
        title: 'سقف الأردواز',
        h1: 'سقف الأردواز',
        opening: [
          'سقف الأردواز هو سقف من حجر طبيعي رقيق يدوم مئة سنة. يعتمد عمر سقف الأردواز على المسامير. سقف الأردواز ثقيل.',
        ],
      }),
    ],
  ])('finds a definition in %s', (_, html) => {
    expect(judge(primaryEntityDefinition, html).result).toMatchObject({ outcome: 'pass', share: 1 });
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(primaryEntityDefinition, html).result.outcome).not.toBe('error');
  });
});
