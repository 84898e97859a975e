import { describe, expect, it } from 'vitest';
import { createSignals, type Signals } from '../../signals/signals.ts';

function signalsOf(
  body: string,
  options: { title?: string; lang?: string; queries?: readonly string[] } = {},
): Signals {
  const html = `<html lang="${options.lang ?? 'en'}"><head><title>${options.title ?? 'Page'}</title><meta name="description" content="Zeppelin moorings"></head><body><main>${body}</main></body></html>`;
  return createSignals(html, {
    url: 'https://a.example/',
    asOf: '2026-11-21',
    ...(options.queries === undefined ? {} : { queries: options.queries }),
  });
}

const texts = ({ queries }: Signals): string[] => queries.map(({ text }) => text);

const TEXT =
  '<p>A rain barrel keeps the water of a roof for dry weeks. A rain barrel needs a lid, so that no gnats breed in it and no child falls in.</p>' +
  '<p>Put the rain barrel on a firm base under the downpipe. A filter in the downpipe keeps leaves out of the rain barrel, and an overflow leads water away from the rain barrel when it is full.</p>' +
  '<p>The overflow of the rain barrel may end in a second one. Empty the filter of the rain barrel in autumn, before the first frost comes.</p>';

describe('given queries', () => {
  it('keep their order and words, the first one as the head', () => {
    const queries = ['what is a rain barrel', 'rain barrel overflow', 'rain barrel in winter'];
    const signals = signalsOf(TEXT, { queries });
    expect(texts(signals)).toEqual(queries);
    expect(signals.queries.map(({ source, isHead }) => [source, isHead])).toEqual([
      ['given', true],
      ['given', false],
      ['given', false],
    ]);
  });

  it('are cut after ten', () => {
    const queries = Array.from({ length: 14 }, (_, index) => `rain barrel question ${String(index)}`);
    expect(texts(signalsOf(TEXT, { queries }))).toEqual(queries.slice(0, 10));
  });

  it('are taken without white space around them', () => {
    expect(texts(signalsOf(TEXT, { queries: ['  rain barrel \n'] }))).toEqual(['rain barrel']);
  });

  it('carry the stems of the words that have a meaning, or of all when none has', () => {
    const [meaning, none, nothing] = signalsOf(TEXT, {
      queries: ['how do I clean the rain barrels', 'what is it', '???'],
    }).queries;
    expect(meaning?.stems).toEqual(new Set(['clean', 'rain', 'barrel']));
    expect(none?.stems.size).toBe(3);
    expect(nothing?.stems.size).toBe(0);
  });
});

const TITLES: Readonly<Record<string, string>> = { de: 'Garten', es: 'El compresor', ja: 'ヒートポンプ' };

describe('inferred queries', () => {
  it('name what the text is about, first alone and then with what it is written about together', () => {
    const inferred = texts(signalsOf(TEXT)).map((text) => text.toLowerCase());
    expect(inferred[0]).toBe('rain barrel');
    expect(inferred.length).toBeGreaterThan(1);
    expect(inferred.length).toBeLessThanOrEqual(4);
    for (const text of inferred.slice(1)) expect(text).toMatch(/^rain barrel \w/);
  });

  it('are made of words of the running text, never of headings, title or description', () => {
    const signals = signalsOf(`<h1>Majestic dirigibles</h1>${TEXT}<h2>Copper gutters</h2><p>Soon.</p>`, {
      title: 'Majestic dirigibles of the world',
    });
    const running = signals.prose.sentences.map((sentence) => sentence.text.toLowerCase()).join(' ');
    for (const { text, source } of signals.queries) {
      expect(source).toBe('inferred');
      for (const word of text.toLowerCase().split(/\s+/)) expect(running).toContain(word);
      expect(text).not.toMatch(/dirigible|gutter|zeppelin/i);
    }
  });

  it('never repeat a heading whose words the body does not say', () => {
    const headings = [
      'Everything on barrels',
      'Barrel rain basics',
      'The golden gutter guide',
      'Downspout dreams',
    ];
    const signals = signalsOf(headings.map((heading) => `<h2>${heading}</h2>${TEXT}`).join(''));
    for (const { text } of signals.queries)
      expect(headings.map((heading) => heading.toLowerCase())).not.toContain(text.toLowerCase());
  });

  it.each<[string, string]>([
    [
      'de',
      '<p>Eine Regentonne sammelt das Wasser vom Dach. Eine Regentonne braucht einen Deckel. Stellen Sie die Regentonne auf festen Grund unter das Fallrohr.</p>',
    ],
    [
      'es',
      '<p>Un compresor es una máquina que comprime un gas. El compresor consume corriente. Un compresor ruidoso molesta a los vecinos de la casa.</p>',
    ],
    [
      'ja',
      '<p>ヒートポンプとは、空気の熱を家の中に運ぶ装置です。ヒートポンプは電気を使います。ヒートポンプは夜も静かに動きます。</p>',
    ],
  ])('are inferred in %s too', (lang, body) => {
    const queries = texts(signalsOf(body, { lang, title: TITLES[lang] ?? '' }));
    expect(queries.length).toBeGreaterThan(0);
    expect(queries[0]).toMatch(/regentonne|compresor|ヒートポンプ/i);
  });

  it('are the same every time', () => {
    expect(texts(signalsOf(TEXT))).toEqual(texts(signalsOf(TEXT)));
  });

  it('are none on a page without title and text', () => {
    expect(signalsOf('', { title: '' }).queries).toEqual([]);
  });

  it('are not the title heading on a page that writes about nothing', () => {
    const signals = signalsOf(
      '<h1>Welcome</h1><p>We are happy to see you here. Have a look around, and write to us if you want to.</p>',
      { title: 'Home' },
    );
    expect(texts(signals)).not.toContain('Welcome');
  });
});
