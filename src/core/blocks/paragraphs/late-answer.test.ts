import { describe, expect, it } from 'vitest';
import { createSignals, type Signals } from '../../page-signals/page-signals.ts';
import { packOf } from '../../languages/index.ts';
import type { GroundedParagraph } from '../composer.ts';
import { lateAnswer } from './late-answer.ts';

const ANSWER =
  'Geothermal energy is heat that is stored under the surface of the earth and is brought up by wells. It comes from the slow decay of radioactive elements in rock and from the time when the planet formed. Power plants turn it into electricity with steam turbines, and houses use it for heating through pipes in the ground.';
const OPENING = [
  'Few subjects have been argued over in so many town halls as the one that a small valley in the south had to decide on last autumn. The mayor had promised a vote, and the vote was held on a rainy Sunday with more people in the queue than the school had ever seen.',
  'Farmers came with their children, pensioners brought folding chairs, and the choir sang while the ballots were counted. Most of them had read the brochure that the council had printed in the summer, and many had questions about noise, lorries and the old road over the bridge.',
  'Nobody expected the result to be clear, yet it was: seven of ten voted for the plan. Work on the new road started in the spring of the following year and was done before the snow came.',
];
const FILLER = [
  'A visit to the site takes two hours and starts at the old mill, where boots and helmets are handed out to the visitors.',
  'The council pays for the road, and the company that drills pays for the bridge, as both had agreed in the contract.',
];

interface Page {
  readonly heading?: string;
  readonly answer?: string;
  readonly opening?: readonly string[];
}

const pageWith = ({
  heading = 'What is geothermal energy?',
  answer = `<p>${ANSWER}</p>`,
  opening = OPENING,
}: Page = {}): string =>
  `<!doctype html><html lang="en"><head><title>Geothermal energy</title></head><body><main><h1>Geothermal energy</h1>${opening.map((text) => `<p>${text}</p>`).join('')}
  <h2>${heading}</h2>${answer}<h2>Visits and costs</h2>${FILLER.map((text) => `<p>${text}</p>`).join('')}</main></body></html>`;

const signalsOf = (html: string, query = 'What is geothermal energy?'): Signals =>
  createSignals(html, { url: 'https://a.example/geothermal-energy', asOf: '2026-11-21', queries: [query] });

const madeFrom = (html: string, query?: string): readonly GroundedParagraph[] =>
  lateAnswer.compose(signalsOf(html, query), []);

describe('the passage that answers the head query', () => {
  it('is copied once, in one piece, under the title', () => {
    const [made, ...more] = madeFrom(pageWith());
    expect(more).toEqual([]);
    expect(made?.text).toBe(ANSWER);
    expect(made?.heading).toBe('Geothermal energy');
    const { text } = createSignals(pageWith(), { url: 'https://a.example/', asOf: '2026-11-21' }).page;
    for (const { source, start, end } of made?.grounding ?? []) expect(text.slice(start!, end!)).toBe(source);
  });

  it('takes a short paragraph with the next one only where that continues it', () => {
    const [first = '', rest = ''] = ANSWER.split(/(?<=wells\.) /);
    expect(madeFrom(pageWith({ answer: `<p>${first}</p><p>${rest}</p>` }))[0]?.text).toBe(ANSWER);
    const other = rest.replace('It comes', 'Radiation comes');
    expect(madeFrom(pageWith({ answer: `<p>${first}</p><p>${other}</p>` }))).toEqual([]);
  });

  it('ends a longer paragraph after a whole sentence', () => {
    const long = `${ANSWER} ${'Wells for it are drilled in rock of every kind by crews from many countries of the world. '.repeat(5)}`;
    const text = madeFrom(pageWith({ answer: `<p>${long}</p>` }))[0]?.text ?? '';
    expect(long.startsWith(text)).toBe(true);
    expect(text).toMatch(/\.$/);
    expect(text.split(' ').length).toBeLessThanOrEqual(120);
  });

  it('ends before a sentence that cannot be printed, but not before one that may limit it', () => {
    const ending = (next: string): string => pageWith({ answer: `<p>${ANSWER} ${next}</p>` });
    expect(madeFrom(ending('We offer it to all houses of the valley.'))[0]?.text).toBe(ANSWER);
    expect(madeFrom(ending('However, we offer it to no house of the valley.'))).toEqual([]);
    const limit = 'But crews from many countries of the world have failed to drill for it in rock. '.repeat(
      6,
    );
    expect(madeFrom(ending(limit))).toEqual([]);
  });

  const changed = (from: string, to: string): Page => ({ answer: `<p>${ANSWER.replace(from, to)}</p>` });

  it.each<[string, Page]>([
    ['opens with a pronoun', changed('Geothermal energy is', 'It is')],
    ['opens with "however"', changed('Geothermal energy is', 'However, geothermal energy is')],
    ['points back in its first sentence', changed('heat that', 'one of these kinds of heat that')],
    ['points to another place', changed('by wells', 'by wells (see the table below)')],
    ['speaks in the first person', changed('Power plants turn it', 'I turn it')],
    ['speaks as the owner', changed('Power plants turn it', 'We turn it')],
    ['asks', changed('Power plants turn', 'Why wait? Power plants turn')],
    ['names a price', changed('steam turbines', 'steam turbines for $49 a month')],
    ['leads away', changed('Power plants turn it', 'Visit the shop of power plants that turn it')],
    [
      'quotes somebody',
      changed(
        'It comes from the slow',
        'Ann Keller says: “It is the best thing that ever happened to this valley.” It comes from the slow',
      ),
    ],
    [
      'was read in the wrong encoding',
      changed('under the surface', 'under the earth\u00e2\u0080\u0099s surface'),
    ],
    ['ends in the middle', changed('pipes in the ground.', 'pipes in the')],
    [
      'names another thing first',
      changed('Geothermal energy is', 'Dr. Keller studied geothermal energy, which is'),
    ],
    ['stands at the top', { opening: [] }],
    [
      'says what the opening says',
      { opening: [ANSWER.replace('Geothermal', 'Such geothermal'), ...OPENING] },
    ],
    [
      'is about a part',
      {
        heading: 'Storage tanks and pumps',
        ...changed('is heat that is stored', 'arrives after heat stored'),
      },
    ],
    ['is a quotation', { answer: `<blockquote>${ANSWER}</blockquote>` }],
    ['is a list', { answer: `<ul><li>${ANSWER}</li><li>${FILLER[0] ?? ''}</li></ul>` }],
    ['is too short', { answer: `<p>${ANSWER.split('. ')[0] ?? ''}.</p>` }],
  ])('is not one that %s', (_, given) => {
    expect(madeFrom(pageWith(given))).toEqual([]);
  });

  it('is none where the page does not answer in full', () => {
    expect(madeFrom(pageWith(), 'How much does a borehole licence cost in Iceland?')).toEqual([]);
  });

  it('is none of a thread, whose posts answer one another, and of a list of links', () => {
    for (const pageType of ['forum', 'listing', 'collection'] as const)
      expect(lateAnswer.compose({ ...signalsOf(pageWith()), pageType }, [])).toEqual([]);
  });

  it('is none in a language without the words to tell what stands alone', () => {
    expect(lateAnswer.compose({ ...signalsOf(pageWith()), language: packOf('id') }, [])).toEqual([]);
  });
});
