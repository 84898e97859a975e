import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReading } from './written-reading.ts';

const query = {
  query: 'how is oak dried',
  intent: 'procedural',
  answered: 'full',
  answer: 'Oak is air-dried.',
};
const answer = {
  subject: { name: 'oak', type: 'product' },
  page_type: 'article',
  queries: [query],
  entities: [{ name: 'kiln', type: 'product' }],
  missing: [{ name: 'drying times', why: 'readers plan with them' }],
};
const json = JSON.stringify(answer);

describe('an answer', () => {
  it.each([
    ['bare', json],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after a sentence', `Here it is: ${json} I hope it helps.`],
  ])('is read %s', (_, text) => {
    expect(readReading(text)).toEqual({
      subject: answer.subject,
      pageType: 'article',
      queries: [query],
      entities: answer.entities,
      missing: answer.missing,
      judgement: null,
    });
  });

  it('has a judgement with the ratings that are on the scale, and what belongs to them', () => {
    const judged = {
      ...answer,
      ratings: { intent: 3.5, structure: '4', entities: 7, overall: 3 },
      why: {
        intent: { quote: 'Oak is air-dried.', why: 'says how' },
        structure: { quote: 3 },
        entities: null,
      },
      weaknesses: [{ code: 'thin', quote: null, advice: 'Add drying times below the list.' }, 'thin', {}],
    };
    expect(readReading(JSON.stringify(judged))?.judgement).toEqual({
      ratings: { intent: 3.5, overall: 3 },
      reasons: { intent: { quote: 'Oak is air-dried.', why: 'says how' } },
      weaknesses: [{ code: 'thin', quote: null, advice: 'Add drying times below the list.' }],
    });
    expect(readReading(JSON.stringify({ ...judged, ratings: { intent: 0.5 } }))?.judgement).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'I cannot help with that.'],
    ['a list', '[1, 2]'],
    ['an open object', '{"subject": {"name": "oak"'],
    ['brackets nested 500,000 deep', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['objects nested 100,000 deep', '{"subject":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['a deep member beside good ones', json.replace('{', `{"extra": ${'['.repeat(50)}${']'.repeat(50)},`)],
    ['more than can be valid', `{"page_type": "${'a'.repeat(300_000)}"}`],
  ])('of %s is none', (_, text) => {
    expect(readReading(text)).toBeNull();
  });

  it('may contain brackets in its words', () => {
    const deep = { ...answer, subject: { name: '[[[[[[[[[[[[[[[[oak "\\', type: 'product' } };
    expect(readReading(JSON.stringify(deep))?.subject?.name).toBe('[[[[[[[[[[[[[[[[oak "\\');
  });

  it('has no control characters and no marks of direction in its words, and keeps joiners', () => {
    const text = JSON.stringify({
      subject: { name: 'oa\u202Ek \u0007boards\u200B, می\u200Cخواهم', type: 'product' },
    });
    expect(readReading(text)?.subject?.name).toBe('oak boards, می\u200Cخواهم');
  });

  it('keeps good items beside wrong ones', () => {
    const mixed = {
      subject: 'oak',
      page_type: 7,
      queries: [null, 1, [], { query: '' }, { query: 'a'.repeat(400) }, { query: '\uD800' }, query],
      entities: [{ name: {} }, 'oak', ...answer.entities],
      missing: { length: 1e9 },
    };
    expect(readReading(JSON.stringify(mixed))).toEqual({
      subject: null,
      pageType: null,
      queries: [query],
      entities: answer.entities,
      missing: null,
      judgement: null,
    });
  });

  it('has no more items than are asked for several times over', () => {
    const many = { ...answer, queries: Array.from({ length: 100_000 }, () => 1).concat() };
    expect(readReading(JSON.stringify(many))?.queries).toEqual([]);
    const entities = Array.from({ length: 5_000 }, (_, index) => ({
      name: `oak ${String(index)}`,
      type: 'product',
    }));
    expect(readReading(JSON.stringify({ entities }))?.entities).toHaveLength(60);
  });

  it('of any shape never throws', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.string(), (value, around) => {
        readReading(value);
        readReading(`${around}${value}${around}`);
        readReading(json.replace('oak', around));
      }),
    );
  });
});
