import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../test/support/pages/hostile-pages.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { createSignals, type Signals } from '../page-signals/page-signals.ts';
import type { StatementOnTopic } from './statements-on-topic.ts';

const QUERY = 'windlass care';
const CARE = 'Care of a windlass starts with graphite grease on its bearings each spring.';
const signalsOf = (page: PageDescription, queries: readonly string[] = [QUERY]): Signals =>
  createSignals(buildPage({ title: 'Deck', h1: 'Deck', ...page }), {
    url: PAGE_URL,
    asOf: AS_OF,
    queries,
  });
const statementsIn = (page: PageDescription, queries?: readonly string[]): readonly StatementOnTopic[] =>
  signalsOf(page, queries).statements;
/** The statements of a page that makes each text a paragraph of its own. */
const statementsOf = (...opening: string[]): readonly StatementOnTopic[] => statementsIn({ opening });
const textsOf = (statements: readonly StatementOnTopic[]): string[] => statements.map(({ text }) => text);
const areNew = (...opening: string[]): boolean[] => statementsOf(...opening).map(({ isNew }) => isNew);

describe('statements on the topic', () => {
  it('are the sentences that name two words of what is asked, where they stand', () => {
    const { statements, page } = signalsOf({ opening: [islandProse(40), CARE, islandProse(40, 4)] });
    expect(textsOf(statements)).toEqual([CARE]);
    expect(statements[0]?.start).toBe(page.text.indexOf(CARE));
  });

  it('need one word of it alone under a heading that names one, up to the next heading', () => {
    const one = 'The windlass lifts iron from clay on quiet mornings.';
    const other = 'A windlass of bronze outlives four canvas sails.';
    expect(statementsOf(one)).toEqual([]);
    const statements = statementsIn({
      sections: [
        { heading: 'Windlass gears', paragraphs: [one, islandProse(20)] },
        { heading: 'Ferry', paragraphs: [other] },
      ],
    });
    expect(textsOf(statements)).toEqual([one]);
  });

  it('need one word where what is asked has only one', () => {
    const one = 'The windlass lifts iron from clay on quiet mornings.';
    expect(
      textsOf(statementsIn({ title: 'Windlass', h1: 'Windlass', opening: [one] }, ['windlass'])),
    ).toEqual([one]);
  });

  it('may name the subject in place of what is asked', () => {
    const page = { title: 'Windlass care', h1: 'Windlass care', opening: [islandProse(40), CARE] };
    const { subject, statements } = signalsOf(page, ['mooring fees']);
    expect(subject?.name).toBe('Windlass care');
    expect(textsOf(statements)).toEqual([CARE]);
  });

  it('are all sentences where nothing is known of the topic', () => {
    const html = buildPage({ opening: [islandProse(40)] });
    const { subject, statements, prose } = createSignals(html, { url: PAGE_URL, asOf: AS_OF });
    expect(subject).toBeNull();
    expect(statements).toHaveLength(4);
    expect(textsOf(statements)).toEqual(prose.sentences.map(({ text }) => text));
  });

  it('have four words or more', () => {
    expect(statementsOf('Care oils windlass.')).toEqual([]);
    expect(statementsOf('Care oils windlass bearings.')).toHaveLength(1);
  });

  it.each([
    ['a number off the topic', 'The figure is 93.7 % and 4,512 of 8,000 units.'],
    ['a question', 'Is care of a windlass a matter of graphite grease on its bearings?'],
    ['a question in quotation marks', '“Is care of a windlass a matter of graphite grease?”'],
    ['a full-width question mark', 'Is care of a windlass a matter of graphite grease？'],
  ])('are not: %s', (_, text) => {
    expect(statementsOf(text)).toEqual([]);
  });

  it('are no headings and no code', () => {
    const statements = statementsIn({
      sections: [{ heading: 'Care of a windlass in five steps' }],
      html: `<pre><code>${CARE}</code></pre>`,
    });
    expect(statements).toEqual([]);
  });

  it('are rows of a table too, and the sentences of its long cells', () => {
    const row = (...cells: string[]): string =>
      `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const long = `${CARE} ${islandProse(20)}`;
    const { statements, page } = signalsOf({
      html: `<table>${row('Windlass care', 'each month', 'graphite')}${row('Bow', 'each year', 'brass polish')}${row('Care', long)}</table>`,
    });
    expect(textsOf(statements)).toHaveLength(2);
    expect(statements[0]?.text).toMatch(/^Windlass care.*graphite$/);
    expect(statements[1]?.text).toBe(CARE);
    for (const { text, start } of statements) expect(page.text.slice(start, start + text.length)).toBe(text);
  });

  it('need one word in a language that writes compounds', () => {
    const page = (lang: string): PageDescription => ({
      lang,
      title: 'Deck',
      h1: 'Deck',
      opening: ['Das Ankerspill hebt schnell.', 'Das Ankerspill hebt Eisenketten.'],
    });
    const german = statementsIn(page('de'), ['Ankerspill Pflege']);
    expect(textsOf(german)).toEqual(page('de').opening);
    expect(statementsIn(page('fr'), ['Ankerspill Pflege'])).toEqual([]);
  });
});

describe('a new statement', () => {
  it.each([
    [false, 'Windlass care is the care of a windlass.'],
    [true, 'Windlass care is about rust.'],
    [true, 'Windlass care is about rust, brine, frost, mud and kelp.'],
  ])('has a word of content besides those of the topic: %s for “%s”', (isNew, text) => {
    expect(areNew(text)).toEqual([isNew]);
  });

  it.each([
    ['said again', CARE],
    ['said again in capitals', CARE.toUpperCase()],
    ['shuffled', 'Each spring its bearings care starts a windlass with grease of graphite on.'],
    ['shortened', 'Care of a windlass starts with graphite grease.'],
  ])('is not what is %s', (_, text) => {
    // With another sentence beside it, so that its paragraph adds something.
    expect(areNew(CARE, `${text} ${islandProse(10)}`)).toEqual([true, false]);
  });

  it('is not a gathering of earlier statements', () => {
    const other = 'Windlass care ends when frost, brine or kelp reach the drum.';
    expect(areNew(CARE, other, 'Windlass care: graphite grease, bearings, frost, brine and kelp.')).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is one that adds a single word to what was said', () => {
    expect(areNew(CARE, CARE.replace('graphite', 'marine'))).toEqual([true, true]);
  });

  it('owes its word to no earlier sentence, on the topic or off it', () => {
    const scattered = 'Starts of graphite grease covers on bearings each spring dry.';
    expect(areNew('Graphite grease covers the drum.', CARE)).toEqual([true]);
    expect(areNew(scattered, CARE)).toEqual([false]);
  });
});

describe('a specific statement', () => {
  it.each([
    ['a quantity', 'Windlass care takes 40 minutes before each voyage.', true],
    ['a year', 'Windlass care became a duty in 1987 for every crew.', true],
    ['no figure', 'Windlass care takes many minutes before each voyage.', false],
    ['a bare number', 'Windlass care has 40 of them before each voyage.', false],
  ])('holds a detail that can be checked: %s', (_, text, isSpecific) => {
    expect(statementsOf(text).map((statement) => statement.isSpecific)).toEqual([isSpecific]);
  });

  it('does not owe it to a name that the question gave', () => {
    const page = { opening: ['The NASA windlass needs grease before each voyage.'] };
    const isSpecific = (query: string): boolean[] =>
      statementsIn(page, [query]).map((statement) => statement.isSpecific);
    expect(isSpecific('windlass grease')).toEqual([true]);
    expect(isSpecific('NASA windlass')).toEqual([false]);
  });
});

describe('statements of hostile pages', () => {
  it.each(Object.entries(hostilePages))('stand where they say: %s', (_, html) => {
    const { statements, page } = createSignals(html, { url: PAGE_URL, asOf: AS_OF });
    for (const { text, start } of statements) expect(page.text.slice(start, start + text.length)).toBe(text);
  });
});
