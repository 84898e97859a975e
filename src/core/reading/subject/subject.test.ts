import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';
import type { Subject } from './subject.ts';

const subjectOn = (html: string, url = 'https://www.acme.example/x'): Subject | null =>
  createSignals(html, { url, asOf: '2026-11-21' }).subject;

const kettle =
  '<p>The Acme K40 kettle holds 1.7 litres and boils them in three minutes. The Acme K40 turns itself off.</p><p>A filter keeps lime out of the water of the Acme K40.</p>';

describe('the subject', () => {
  it.each([
    'Acme K40 Kettle | Fast and quiet | Acme',
    'Acme – Acme K40 Kettle',
    'Acme K40 Kettle · Acme',
    'Acme: Fast and quiet: Acme K40 Kettle',
  ])('is the part of the title that the page is about: %s', (title) => {
    const head = `<title>${title}</title><meta property="og:site_name" content="Acme">`;
    const html = `<html lang="en"><head>${head}</head><main><h1>Acme K40 Kettle</h1>${kettle}</main>`;
    expect(subjectOn(html, 'https://www.acme.example/kettles/acme-k40-kettle')?.name).toBe('Acme K40 Kettle');
  });

  it('keeps numbers, years and models, and is not the declared name of the site', () => {
    const data = '<script type="application/ld+json">{"@type":"WebSite","name":"Ski Times"}</script>';
    const head = `<title>Best touring skis 2026 | Ski Times</title>${data}`;
    const html = `<html lang="en"><head>${head}</head><main><h1>Best touring skis 2026</h1><p>The best touring skis of 2026 weigh less than three kilograms.</p></main>`;
    expect(subjectOn(html, 'https://www.skitimes.example/best-touring-skis-2026')?.name).toBe(
      'Best touring skis 2026',
    );
  });

  it('is the heading where the address is cut short', () => {
    const name = 'Acme K40 Kettle with Steel Filter';
    const html = `<html lang="en"><head><title>${name} 8812 Acme Shop</title></head><main><h1>${name}</h1>${kettle}</main>`;
    expect(subjectOn(html, 'https://www.acme.example/c/product/8812/acme_k40_kettle_with.html')?.name).toBe(
      name,
    );
  });

  it('has no namespace of a wiki, but colons of its own', () => {
    const page = (name: string): string =>
      `<html lang="en"><head><title>${name} - Acme Wiki</title></head><main><h1>${name}</h1><p>Apple pie is a pie of apples. Bake the apple pie for an hour.</p></main>`;
    expect(subjectOn(page('Cookbook:Apple Pie'), 'https://wiki.example/wiki/Cookbook:Apple_Pie')?.name).toBe(
      'Apple Pie',
    );
    expect(subjectOn(page('Re:Apple Pie'), 'https://wiki.example/wiki/apple-pie')?.name).toBe('Re:Apple Pie');
  });

  it('is never a question of FAQ schema', () => {
    const data = {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How do you clean the Acme K40 kettle?',
          acceptedAnswer: { '@type': 'Answer', text: 'With vinegar.' },
        },
      ],
    };
    const head = `<title>Acme K40 Kettle</title><script type="application/ld+json">${JSON.stringify(data)}</script>`;
    const html = `<html lang="en"><head>${head}</head><main><h1>Acme K40 Kettle</h1>${kettle}<h2>How do you clean the Acme K40 kettle?</h2><p>With vinegar.</p></main>`;
    expect(subjectOn(html, 'https://www.acme.example/clean-kettle')?.name).toBe('Acme K40 Kettle');
  });

  it('is the site on its first page, and never a word of navigation', () => {
    const head =
      '<title>Home | Blue Heron Books</title><meta property="og:site_name" content="Blue Heron Books">';
    const html = `<html lang="en"><head>${head}</head><main><h1>Home</h1><p>Blue Heron Books is a shop for old maps and books.</p></main>`;
    expect(subjectOn(html, 'https://www.blueheronbooks.example/')?.name).toBe('Blue Heron Books');
  });

  it.each([
    [
      'de',
      'Wärmepumpe im Altbau | Haustechnik heute',
      'Wärmepumpe im Altbau',
      '<p>Eine Wärmepumpe im Altbau braucht große Heizkörper. Die Wärmepumpe läuft im Winter im Altbau länger.</p>',
      'waermepumpe-im-altbau',
    ],
    [
      'fr',
      'Pompe à chaleur piscine - Maison verte',
      'Pompe à chaleur piscine',
      '<p>La pompe à chaleur de piscine chauffe le bassin dès avril. Une pompe à chaleur dure quinze ans.</p>',
      'pompe-a-chaleur-piscine',
    ],
    [
      'es',
      'Bomba de calor | Casa viva',
      'Bomba de calor',
      '<p>La bomba de calor calienta la casa en invierno. Una bomba de calor gasta poco.</p>',
      'bomba-de-calor',
    ],
    [
      'ja',
      'ヒートポンプの仕組み｜住まいの例',
      'ヒートポンプの仕組み',
      '<p>ヒートポンプは外の空気から熱を集める装置です。ヒートポンプの仕組みは簡単です。</p>',
      'heat',
    ],
  ])('is read in every language: %s', (lang, title, name, text, slug) => {
    const html = `<html lang="${lang}"><head><title>${title}</title></head><main><h1>${name}</h1>${text}</main>`;
    expect(subjectOn(html, `https://www.a.example/${slug}`)?.name).toBe(name);
  });

  it('says where it was read and how sure it is', () => {
    const data = '<script type="application/ld+json">{"@type":"Product","name":"Acme K40 Kettle"}</script>';
    const html = `<html lang="en"><head><title>Acme K40 Kettle</title>${data}</head><main><h1>Acme K40 Kettle</h1>${kettle}</main>`;
    const subject = subjectOn(html, 'https://www.acme.example/products/acme-k40-kettle');
    expect(subject).toMatchObject({ readFrom: 'structured_data', type: 'product' });
    const vague = subjectOn('<html lang="en"><title>Welcome</title><main><p>Yes, we did so.</p></main>');
    expect(subject?.confidence).toBeGreaterThan(0.5);
    expect(vague?.confidence ?? 0).toBeLessThan(0.5);
  });

  it('is null where the page names nothing', () => {
    expect(subjectOn('', 'https://a.example/')).toBeNull();
  });

  it('is bounded on a hostile title', () => {
    const title = ' | a : b - '.repeat(20_000);
    expect(
      subjectOn(`<title>${title}</title><main><h1>${'x '.repeat(20_000)}</h1><p>Text.</p></main>`)?.name
        .length ?? 0,
    ).toBeLessThan(301);
  });
});
