import { describe, expect, it } from 'vitest';
import { answerKinds } from '../../schema/vocabulary.ts';
import { factsNeeded } from './en-words.ts';
import { adviceTexts } from './en.ts';

const TEXT_CHARS_MAX = 300;
const QUOTED =
  'The boatyard at Quayside has repaired wooden hulls for many years, and keeps masts in a shed.';
/** Ordinary values of every name that a text takes. */
const values = {
  all: 40,
  asked: 'how long does the repair of a wooden hull take',
  characters: 'â€™',
  code: 'hidden_text',
  count: 3,
  day: '2021-05-03',
  empty: 12,
  finding: 'The page forbids indexing.',
  from: 4,
  heading: 'What the repair of a hull costs',
  kind: 'price',
  length: '84 characters',
  max: 60,
  min: 15,
  missing: 'headline or name',
  multiplier: 0.7,
  name: 'Boatyard Quayside',
  names: ['prices', 'opening hours', 'delivery times'],
  opening: 'First, lift the hull out of the water and',
  page: 'a page about a service',
  percent: 8,
  phrase: 'many years',
  place: 'What it costs',
  placeholder: '{{ town }}',
  places: ['the title', 'the H1'],
  row: 'Support | |',
  reason: 'Unexpected end of JSON input',
  sentence: QUOTED,
  specific: 4,
  subject: 'Boatyard Quayside',
  title: 'Boatyard',
  to: 3,
  topic: 'hull repair',
  types: 'Article',
  words: 1_240,
  year: '2021',
} as const;

type Values = Readonly<Record<string, unknown>>;
interface Said {
  readonly text: string;
  readonly why: string;
}

/** What a kind says of these values. Each kind takes other names, so that their union has no common type. */
function said(kind: string, changed: Values = {}): Said {
  const texts: Readonly<Record<string, Said | ((values: never) => Said)>> = adviceTexts;
  const say = texts[kind];
  if (say === undefined) throw new Error(`There is no advice ${kind}.`);
  if (typeof say !== 'function') return say;
  return say({ ...values, ...kindOf(kind), ...changed } as never);
}

/** Two kinds of a judged page take words and a code. */
function kindOf(kind: string): Values {
  if (kind === 'complete-answer') return { asked: 'how long oak dries', words: 'about two years' };
  if (kind === 'fix-weakness') return { code: 'answer_late', advice: null, words: 'about two years' };
  return kind === 'repair-characters' ? { words: 'isnâ€™t open in winter' } : {};
}

/** Sentences, of which a quotation is a part whatever ends in it. */
function sentencesIn(text: string): string[] {
  return text
    .replace(/“[^”]*”/gu, '“…”')
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => sentence !== '');
}

function expectPlain(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\d“].*\.$/su);
  expect(text).not.toMatch(/undefined|NaN|null|\[object|“”/);
  expect(text).not.toMatch(/\s{2}|\s$|\s[.,;:]/u);
}

const VERBS =
  `Add Allow Answer Back Bring Check Complete Declare Divide Extend Give Make Mark Move Name Pin Post Put Remove Render Repair
  Replace Rewrite Say Shorten Show State Summarise Tell Trim Turn Use Wrap Write`.split(/\s+/u);
const kinds = Object.keys(adviceTexts);

describe('the texts of advice', () => {
  it.each(kinds)('open with a verb, in two sentences at most: %s', (kind) => {
    const { text } = said(kind);
    expectPlain(text);
    expect(VERBS).toContain(text.split(' ')[0]);
    expect(sentencesIn(text).length).toBeLessThanOrEqual(2);
    expect(text.length).toBeLessThanOrEqual(TEXT_CHARS_MAX);
  });

  it.each(kinds)('say what the fault costs: %s', (kind) => {
    const { text, why } = said(kind);
    expectPlain(why);
    expect(why).not.toBe(text);
    // The finding of a flag stands before its factor.
    expect(sentencesIn(why).length).toBeLessThanOrEqual(kind === 'remove-flagged' ? 2 : 1);
    expect(why.length).toBeLessThanOrEqual(TEXT_CHARS_MAX);
  });

  it('differ from kind to kind', () => {
    expect(new Set(kinds.map((kind) => said(kind).text)).size).toBe(kinds.length);
  });

  it.each(answerKinds)('say how an answer of the kind %s looks, with and without a place', (kind) => {
    for (const place of [null, values.place]) {
      const { text } = said('answer-question', { kind, place });
      expectPlain(text);
      expect(sentencesIn(text)).toHaveLength(2);
      expect(text.includes(values.place)).toBe(place !== null);
    }
    expect(factsNeeded[kind].length).toBeGreaterThan(0);
  });

  it('say what to do about a flag that they do not know', () => {
    expectPlain(said('remove-flagged', { code: 'unheard_of' }).text);
  });
});
