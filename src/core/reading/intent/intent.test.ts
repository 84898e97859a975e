import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../../test/support/pages/build-page.ts';
import { createSignals } from '../../page-signals/page-signals.ts';
import type { Intent } from './intent.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  en: 'The kettle boils water for tea and it is made of copper by hand.',
  de: 'Der Kessel kocht das Wasser für den Tee und er ist von Hand aus Kupfer gemacht.',
  fr: "La bouilloire chauffe l'eau pour le thé et elle est faite de cuivre à la main.",
  es: 'La tetera calienta el agua para el té y está hecha a mano de cobre.',
  pt: 'A chaleira aquece a água para o chá e é feita à mão de cobre.',
  it: "Il bollitore scalda l'acqua per il tè ed è fatto a mano di rame.",
  nl: 'De ketel kookt het water voor de thee en hij is met de hand van koper gemaakt.',
  pl: 'Czajnik gotuje wodę na herbatę i jest wykonany ręcznie z miedzi.',
  ru: 'Чайник кипятит воду для чая, и он сделан из меди вручную.',
  ja: 'このやかんはお茶のためにお湯を沸かし、銅を使って手で作られています。',
  zh: '这个水壶用来烧水泡茶，是用铜手工制作的，已经用了很多年。',
};
const intentOf = (query: string, lang = 'en', url = 'https://a.example/kettle'): Intent | undefined => {
  const text = SENTENCES[lang] ?? '';
  const html = buildPage({ lang, title: 'Kettle', h1: 'Kettle', opening: [text, text] });
  return createSignals(html, { url, asOf: '2026-11-21', queries: [query] }).intents?.[0]?.intent;
};

describe('intentsOf', () => {
  it.each<[string, string, Intent]>([
    ['en', 'how to clean a copper kettle', 'procedural'],
    ['en', 'copper vs steel kettle', 'comparative'],
    ['en', 'copper kettle price', 'transactional'],
    ['en', 'hearthware login', 'navigational'],
    ['en', 'why does copper turn green', 'informational'],
    ['de', 'wie kann ich einen Kessel reinigen', 'procedural'],
    ['de', 'Unterschied Kupfer und Stahl', 'comparative'],
    ['de', 'Kupferkessel kaufen', 'transactional'],
    ['fr', 'comment nettoyer une bouilloire', 'procedural'],
    ['fr', 'différence entre cuivre et acier', 'comparative'],
    ['es', 'cómo limpiar una tetera', 'procedural'],
    ['es', 'tetera precio', 'transactional'],
    ['pt', 'como limpar uma chaleira', 'procedural'],
    ['it', 'come pulire un bollitore', 'procedural'],
    ['nl', 'hoe kan ik een ketel schoonmaken', 'procedural'],
    ['pl', 'jak wyczyścić czajnik', 'procedural'],
    ['ru', 'как почистить чайник', 'procedural'],
    ['ja', 'やかんの洗い方と方法', 'procedural'],
    ['zh', '如何清洗水壶', 'procedural'],
    ['zh', '水壶价格', 'transactional'],
  ])('reads in %s “%s” as %s', (lang, query, intent) => {
    expect(intentOf(query, lang)).toBe(intent);
  });

  it('follows the type of the page where the query does not tell', () => {
    expect(intentOf('copper kettle', 'en', 'https://a.example/products/kettle')).toBe('transactional');
    expect(intentOf('pea soup', 'en', 'https://a.example/recipes/pea-soup')).toBe('procedural');
    expect(intentOf('copper kettle')).toBe('informational');
  });

  it('is not available where the language has no cue words', () => {
    const html = buildPage({
      lang: 'ar',
      opening: ['هذا إبريق من النحاس يغلي الماء للشاي كل يوم في البيت الكبير.'],
    });
    expect(createSignals(html, { url: 'https://a.example/', asOf: '2026-11-21' }).intents).toBeNull();
  });
});
