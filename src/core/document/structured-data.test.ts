import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { findItem, readStructuredData, stringsOf, type StructuredData } from './structured-data.ts';

const script = (json: string, type = 'application/ld+json'): string =>
  `<script type="${type}">${json}</script>`;
const read = (html: string): StructuredData => readStructuredData(parseHtml(html).root);
const typesAndDepths = (data: StructuredData): unknown[] =>
  data.items.map(({ types, depth }) => [types, depth]);

describe('readStructuredData', () => {
  it('reads one object', () => {
    const data = read(script('{"@context":"https://schema.org","@type":"Article","headline":"H"}'));
    expect(data.scriptCount).toBe(1);
    expect(data.invalid).toEqual([]);
    expect(data.items).toMatchObject([{ types: ['Article'], depth: 0, properties: { headline: 'H' } }]);
  });

  it('reads the items of @graph as top-level items, whether or not the graph itself has a type', () => {
    const data = read(
      script('{"@graph":[{"@type":"WebSite"},{"@type":"Article","author":{"@type":"Person","name":"A"}}]}'),
    );
    expect(typesAndDepths(data)).toEqual([
      [['WebSite'], 0],
      [['Article'], 0],
      [['Person'], 1],
    ]);
  });

  it('reads an array of objects, arrays of types, and several scripts', () => {
    const data = read(
      script('[{"@type":["Product","Vehicle"]},{"@type":"Brand"}]') + script('{"@type":"FAQPage"}'),
    );
    expect(typesAndDepths(data)).toEqual([
      [['Product', 'Vehicle'], 0],
      [['Brand'], 0],
      [['FAQPage'], 0],
    ]);
    expect(data.scriptCount).toBe(2);
  });

  it.each([
    'https://schema.org/Article',
    'http://schema.org/Article',
    'schema.org/Article',
    'schema:Article',
  ])('takes the prefix off a type: %s', (type) => {
    expect(read(script(JSON.stringify({ '@type': type }))).items[0]?.types).toEqual(['Article']);
  });

  it.each([
    ['an HTML comment', '<!-- {"@type":"Article"} -->'],
    ['CDATA', '<![CDATA[{"@type":"Article"}]]>'],
    ['CDATA in comments', '/*<![CDATA[*/{"@type":"Article"}/*]]>*/'],
    ['CDATA in comments, spaced', '/* <![CDATA[ */ {"@type":"Article"} /* ]]> */'],
  ])('reads what stands in %s', (_, json) => {
    const data = read(script(json));
    expect(data.invalid).toEqual([]);
    expect(typesAndDepths(data)).toEqual([[['Article'], 0]]);
  });

  it('reads the type of a script with parameters and in capitals', () => {
    expect(read(script('{"@type":"A"}', 'Application/LD+JSON; charset=utf-8')).scriptCount).toBe(1);
    expect(read(script('{"@type":"A"}', 'application/json')).scriptCount).toBe(0);
  });

  it.each(['{"@type":"Article",}', '{@type: Article}', '', '   ', 'undefined', '{"a":1}{"b":2}'])(
    'reports what is not JSON, with its first words: %j',
    (json) => {
      const data = read(script(json) + script('{"@type":"Person"}'));
      expect(data.invalid).toHaveLength(1);
      expect(data.invalid[0]?.quote).toBe(json.trim());
      expect(data.invalid[0]?.reason).not.toBe('');
      expect(typesAndDepths(data)).toEqual([[['Person'], 0]]);
    },
  );

  it.each(['null', '1', '"text"', '[]', '{}', '[null,[1]]'])('makes no item of %s', (json) => {
    const data = read(script(json));
    expect([data.items, data.invalid]).toEqual([[], []]);
  });

  it('bounds what hostile markup makes it do', () => {
    const deep = `${'{"@type":"A","x":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    expect(read(script(deep)).items.length).toBeLessThan(40);
    const many = JSON.stringify(Array.from({ length: 10_000 }, () => ({ '@type': 'A' })));
    expect(read(script(many)).items.length).toBeLessThanOrEqual(2_000);
    expect(read(script('{}').repeat(80)).scriptCount).toBeLessThanOrEqual(51);
  });
});

describe('stringsOf', () => {
  it.each<[unknown, string[]]>([
    ['a', ['a']],
    ['  a ', ['a']],
    ['', []],
    [4, ['4']],
    [
      ['a', { name: 'b' }, { '@value': 'c' }, 2],
      ['a', 'b', 'c', '2'],
    ],
    [{ name: ['x', 'y'] }, ['x', 'y']],
    [{ '@id': '#it' }, []],
    [null, []],
    [undefined, []],
    [true, []],
    [[['nested']], ['nested']],
    [[[[[[['buried']]]]]], []],
  ])('reads %j as %j', (value, strings) => {
    expect(stringsOf(value)).toEqual(strings);
  });
});

describe('findItem', () => {
  it('prefers the item that is nested least', () => {
    const data = read(
      script(
        '[{"@type":"WebPage","mainEntity":{"@type":"Product","name":"inner"}},{"@type":"Product","name":"outer"}]',
      ),
    );
    expect(findItem(data, ['Product'])?.properties['name']).toBe('outer');
    expect(findItem(data, ['Recipe'])).toBeNull();
  });
});
