import { expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';

const asked = (lang: string, title: string, body: string, type?: string): string[] => {
  const declared =
    type === undefined
      ? '<meta property="og:type" content="article">'
      : `<script type="application/ld+json">${JSON.stringify({ '@type': type, name: title })}</script>`;
  const html = `<html lang="${lang}"><head><title>${title}</title>${declared}</head><main><h1>${title}</h1>${body}</main></html>`;
  return createSignals(html, { url: 'https://a.example/seite/eins', asOf: '2026-11-21' }).queries.map(
    ({ text }) => text,
  );
};

it.each([
  [
    'de',
    'Emma Brandtner',
    '<p>Emma Brandtner ist eine Chemikerin. Emma Brandtner erfand einen Klebstoff.</p>',
    'Person',
    'Wer ist Emma Brandtner?',
  ],
  [
    'de',
    'Museum am Hafen',
    '<p>Das Museum am Hafen zeigt Schiffe.</p><h2>Öffnungszeiten</h2><p>Von 10 bis 18 Uhr.</p>',
    'Museum',
    'Museum am Hafen Öffnungszeiten',
  ],
  [
    'de',
    'Linsensuppe',
    '<p>Eine Linsensuppe ist schnell fertig.</p><h2>Kann man Linsensuppe einfrieren?</h2><p>Ja.</p>',
    'Recipe',
    'Kann man Linsensuppe einfrieren?',
  ],
  [
    'fr',
    'Emma Brunet',
    '<p>Emma Brunet est une chimiste. Emma Brunet a inventé une colle.</p>',
    'Person',
    'Qui est Emma Brunet ?',
  ],
  [
    'fr',
    'Isolation des combles',
    '<p>Une isolation des combles est une opération qui réduit les pertes. Une isolation des combles dure trente ans.</p><h2>Avantages</h2><p>La facture baisse.</p>',
    undefined,
    'Qu’est-ce qu’une isolation des combles ?',
  ],
  [
    'fr',
    'Gratin dauphinois',
    '<p>Un gratin dauphinois cuit une heure.</p>',
    'Recipe',
    'recette gratin dauphinois',
  ],
  [
    'es',
    'Museo del Puerto',
    '<p>El Museo del Puerto muestra barcos. El Museo del Puerto está en el muelle.</p><h2>Cómo llegar</h2><p>Tranvía 4.</p>',
    'Museum',
    '¿Cómo llegar al Museo del Puerto?',
  ],
  [
    'es',
    'Bomba de calor',
    '<p>Una bomba de calor es un aparato que toma calor del aire. Una bomba de calor dura veinte años.</p>',
    undefined,
    '¿Qué es una bomba de calor?',
  ],
  [
    'es',
    'Ema Bruno',
    '<p>Ema Bruno es una química. Ema Bruno inventó un pegamento.</p>',
    'Person',
    '¿Quién es Ema Bruno?',
  ],
])('queries in %s are grammatical for %s', (lang, title, body, type, query) => {
  expect(asked(lang, title, body, type)).toContain(query);
});
