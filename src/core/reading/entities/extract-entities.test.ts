import { describe, expect, it } from 'vitest';
import { goodPages } from '../../../../test/support/pages/law-pages.ts';
import { buildPage } from '../../../../test/support/pages/build-page.ts';
import { growth, TIMES_MAX } from '../../../../test/support/cpu-growth.ts';
import { readDocument, type PageDocument } from '../../document/page-document.ts';
import { measureProse, type Prose } from '../../signals/prose.ts';
import { extractEntities } from './extract-entities.ts';
import type { FoundEntity } from './found-entity.ts';

const unknown = { subject: null, pageType: null, slug: '', url: '' };

interface Sample {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

function entitiesOf(language: string, { title, paragraphs }: Sample, extra = ''): readonly FoundEntity[] {
  const page = readDocument(
    `<html lang="${language}"><head><title>${title}</title></head><body><nav><ul><li><a href="/">Home Page</a></li><li><a href="/log-in">Log In</a></li></ul></nav>` +
      `<main><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}${extra}</main><footer><p>Cookie Settings, Privacy Policy and Example Ltd.</p></footer></body></html>`,
  );
  const { all } = extractEntities(page, measureProse(page), unknown);
  for (const { first, salience, mentions } of all) {
    const start = first.start ?? expect.fail('no place in the text');
    expect(page.text.slice(start, start + first.text.length)).toBe(first.text);
    expect(salience).toBeGreaterThan(0);
    expect(salience).toBeLessThanOrEqual(1);
    expect(mentions).toBeGreaterThan(0);
  }
  return all;
}

const namesOf = (language: string, sample: Sample): string[] =>
  entitiesOf(language, sample).map((entity) => entity.name);
const lower = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase());

const bread: Sample = {
  title: 'Why Does Bread Need Salt?',
  paragraphs: [
    'Bread needs salt because salt slows the yeast and tightens the gluten. Without salt the dough rises too fast and the crust stays pale.',
    'In January 2025 Anna Keller of the University of Zurich baked forty loaves. Anna Keller found that two grams of salt for each hundred grams of flour give the best crust.',
    'Since Monday a campaign for less salt runs in Germany too. Germany eats more bread than any of its neighbours, and Anna Keller advises the campaign.',
    'Sourdough bread can do with less salt, because the acid of sourdough bread tightens the gluten as well. A cold fermentation also brings flavour into the dough, and bakers in Germany like cold fermentation for its crust.',
  ],
};

describe('extractEntities', () => {
  describe('of an English article', () => {
    const names = namesOf('en', bread);
    const strongest = [...entitiesOf('en', bread)].sort((one, other) => other.salience - one.salience);

    it('finds what it writes about, the most written about with the highest salience', () => {
      expect(lower(strongest.slice(0, 3).map(({ name }) => name))).toEqual(
        expect.arrayContaining(['salt', 'bread']),
      );
      expect(names).toEqual(expect.arrayContaining(['Anna Keller', 'Germany']));
      expect(lower(names)).toEqual(
        expect.arrayContaining(['sourdough bread', 'cold fermentation', 'gluten', 'dough']),
      );
    });

    it('finds no fragments of sentences and questions', () => {
      for (const fragment of [
        'why',
        'does',
        'why does',
        'why does bread',
        'bread need salt',
        'without salt',
        'need',
        'bread needs',
      ])
        expect(lower(names)).not.toContain(fragment);
    });

    it('finds no months, days or numbers', () => {
      expect(names.filter((name) => /january|monday|\d|forty|two/i.test(name))).toEqual([]);
    });

    it('finds nothing that stands in navigation and footer', () => {
      expect(names.filter((name) => /home|log in|cookie|privacy|example/i.test(name))).toEqual([]);
    });

    it('names each entity once', () => {
      expect(new Set(lower(names)).size).toBe(names.length);
    });
  });

  it('counts all forms of a word as one entity, named by the one most written', () => {
    const found = entitiesOf('en', {
      title: 'Tides',
      paragraphs: [
        'A rain barrel holds rain for dry weeks. Rain barrels need a lid. Two rain barrels hold more than one.',
        'Clean the rain barrels in autumn, before the first frost.',
      ],
    }).filter(({ name }) => /barrel/i.test(name));
    expect(found).toMatchObject([{ name: 'rain barrels', mentions: 4 }]);
  });

  it('gives the place of the first mention', () => {
    const { description } = goodPages['article'] ?? expect.fail('no page');
    const page = readDocument(buildPage(description));
    const entity = extractEntities(page, measureProse(page), unknown).all.find(({ name }) =>
      /^heat pumps?$/i.test(name),
    );
    expect(page.text.indexOf('heat pump')).toBe(2);
    expect(entity?.first.start).toBe(2);
  });

  it('marks an entity that the page defines, with the sentence that does', () => {
    const entity = entitiesOf('en', {
      title: 'Rain barrels',
      paragraphs: [
        'A rain barrel is a vessel that keeps the water of a roof for dry weeks. Place the rain barrel on a firm base.',
      ],
    }).find(({ name }) => /rain barrel/i.test(name));
    expect(entity?.definition?.text).toBe(
      'A rain barrel is a vessel that keeps the water of a roof for dry weeks.',
    );
  });

  it('takes an acronym and its long form for one entity', () => {
    const found = entitiesOf('en', {
      title: 'Salt',
      paragraphs: [
        'The World Salt Council (WSC) keeps a list of salt pans. The World Salt Council was founded in Lisbon.',
        'Members of the WSC meet in May. A salt maker who joins the WSC pays nothing, and the WSC buys no salt.',
      ],
    }).filter(({ name }) => /WSC|Council/.test(name));
    expect(found).toMatchObject([{ name: 'World Salt Council (WSC)', type: 'organization' }]);
    expect(found[0]?.mentions).toBeGreaterThanOrEqual(5);
  });

  it('takes an acronym and a long form with small words for one entity', () => {
    const found = entitiesOf('en', {
      title: 'Standards',
      paragraphs: [
        'The National Institute of Standards and Technology (NIST) keeps the second. NIST also keeps the kilogram.',
        'Clocks of NIST are compared with those of Paris every week. A laboratory that trusts NIST buys its weights there.',
      ],
    }).filter(({ name }) => /NIST|National Institute/.test(name));
    expect(found).toHaveLength(1);
  });

  it('takes an acronym that spells a small word for one entity with its long form', () => {
    const found = entitiesOf('en', {
      title: 'Salt',
      paragraphs: [
        'The World Health Organization (WHO) advises less salt. The WHO says so every year, and most doctors follow the WHO.',
      ],
    }).filter(({ name }) => /WHO|World Health/.test(name));
    expect(found).toMatchObject([{ name: 'World Health Organization (WHO)', mentions: 4 }]);
  });

  it('takes a name with the word for its bearer for the same person', () => {
    const found = entitiesOf('en', {
      title: 'Bread',
      paragraphs: [
        'Last winter the baker Anna Keller won a prize. Anna Keller bakes with rye. People come from far to eat what Anna Keller bakes.',
      ],
    }).filter(({ name }) => /Keller/.test(name));
    expect(found).toHaveLength(1);
  });

  it('makes no name of the words of a question in title case', () => {
    const names = namesOf('en', {
      ...bread,
      paragraphs: [...bread.paragraphs, 'Why Does Salt Matter? It slows the yeast.'],
    });
    expect(names).not.toContain('Salt Matter');
  });

  it('takes the type of a name from the structured data of the page', () => {
    const found = entitiesOf(
      'en',
      {
        title: 'Kettles',
        paragraphs: [
          'The Torvald kettle is made by Hearthware in Sheffield. Hearthware sells the Torvald since 1990, and Mara Lind designed it. Mara Lind works for Hearthware still.',
        ],
      },
      '<script type="application/ld+json">[{"@type":"Organization","name":"Hearthware"},{"@type":"Person","name":"Mara Lind"},{"@type":"Place","name":"Sheffield"}]</script>',
    );
    const types = Object.fromEntries(found.map(({ name, type }) => [name, type]));
    expect(types).toMatchObject({ Hearthware: 'organization', 'Mara Lind': 'person' });
  });

  it('finds nothing on a page without text, and does not fail', () => {
    expect(entitiesOf('en', { title: '', paragraphs: [] })).toEqual([]);
    expect(entitiesOf('ja', { title: '', paragraphs: ['。', '！'] })).toEqual([]);
  });

  describe.each<
    [
      string,
      { readonly sample: Sample; readonly found: readonly string[]; readonly never: readonly string[] },
    ]
  >([
    [
      'de',
      {
        sample: {
          title: 'Wie funktioniert eine Wärmepumpe?',
          paragraphs: [
            'Eine Wärmepumpe ist eine Maschine, die Wärme aus der Luft in das Haus bringt. Das Kältemittel verdampft im Verdampfer und nimmt dabei Wärme auf.',
            'Der Verdichter presst das Kältemittel zusammen, wodurch die Temperatur steigt. Danach gibt das Kältemittel die Wärme an die Heizung ab. Der Verdichter braucht Strom, und ein leiser Verdichter kostet mehr als die übrige Wärmepumpe.',
            'Seit Januar 1978 baut Viessmann in Allendorf solche Geräte. Am Montag verkaufte Viessmann das millionste Gerät, und Viessmann feierte es.',
          ],
        },
        found: ['Wärmepumpe', 'Kältemittel', 'Wärme', 'Verdichter'],
        never: [
          'verdampft',
          'nimmt',
          'presst',
          'steigt',
          'gibt',
          'braucht',
          'baut',
          'verkaufte',
          'bringt',
          'januar',
          'montag',
          'danach',
          'funktioniert',
        ],
      },
    ],
    [
      'fr',
      {
        sample: {
          title: 'Comment fonctionne un compresseur',
          paragraphs: [
            'Un compresseur est une machine qui comprime un gaz. Le fluide frigorigène s’évapore et absorbe la chaleur de l’air extérieur.',
            'Le compresseur comprime le fluide frigorigène, ce qui élève sa température. Ensuite le fluide frigorigène cède sa chaleur au circuit.',
            'Depuis janvier 1990 la société Atlantic fabrique ces appareils. En 2024, selon Atlantic, les ventes ont doublé. Lundi, Atlantic a ouvert une usine.',
          ],
        },
        found: ['compresseur', 'fluide frigorigène', 'Atlantic'],
        never: [
          'comprime',
          'absorbe',
          'cède',
          'élève',
          'fabrique',
          'fonctionne',
          'janvier',
          'lundi',
          'ensuite',
          'évapore',
        ],
      },
    ],
    [
      'es',
      {
        sample: {
          title: 'Cómo funciona un compresor',
          paragraphs: [
            'Un compresor es una máquina que comprime un gas. El circuito frigorífico absorbe el calor del aire exterior.',
            'El compresor comprime el refrigerante y así sube la temperatura. Después el circuito frigorífico cede el calor a la casa. El circuito frigorífico está cerrado.',
            'Desde enero de 1990 la empresa Ferroli fabrica estos aparatos. En 2024, según Ferroli, las ventas se doblaron. El lunes Ferroli abrió una fábrica.',
          ],
        },
        found: ['compresor', 'circuito frigorífico', 'Ferroli'],
        never: ['comprime', 'absorbe', 'cede', 'sube', 'fabrica', 'funciona', 'enero', 'lunes', 'después'],
      },
    ],
    [
      'pt',
      {
        sample: {
          title: 'Como funciona um compressor',
          paragraphs: [
            'Um compressor é uma máquina que comprime um gás. O fluido refrigerante evapora e absorve o calor do ar exterior.',
            'O compressor comprime o fluido refrigerante e assim sobe a temperatura. Depois o fluido refrigerante cede o calor à casa.',
            'Desde janeiro de 1990 a empresa Vulcano fabrica estes aparelhos. Em 2024, segundo a Vulcano, as vendas dobraram.',
          ],
        },
        found: ['compressor', 'fluido refrigerante', 'Vulcano'],
        never: ['comprime', 'absorve', 'cede', 'sobe', 'fabrica', 'funciona', 'janeiro', 'depois', 'evapora'],
      },
    ],
    [
      'it',
      {
        sample: {
          title: 'Come funziona un compressore',
          paragraphs: [
            'Un compressore è una macchina che comprime un gas. Il fluido refrigerante evapora e assorbe il calore dell’aria esterna.',
            'Il compressore comprime il fluido refrigerante e così la temperatura sale. Poi il fluido refrigerante cede il calore alla casa.',
            'Da gennaio 1990 la ditta Ariston costruisce questi apparecchi. Nel 2024, secondo Ariston, le vendite sono raddoppiate.',
          ],
        },
        found: ['compressore', 'fluido refrigerante', 'Ariston'],
        never: ['comprime', 'assorbe', 'cede', 'sale', 'costruisce', 'funziona', 'gennaio', 'evapora'],
      },
    ],
    [
      'nl',
      {
        sample: {
          title: 'Hoe werkt een warmtepomp',
          paragraphs: [
            'Een warmtepomp is een machine die warmte uit de lucht haalt. Een goede warmtepomp verdampt het koudemiddel in de verdamper.',
            'De compressor perst het koudemiddel samen, waardoor de temperatuur stijgt. De warmtepomp levert drie keer zoveel warmte.',
            'Sinds januari 1990 bouwt Remeha zulke toestellen. In 2024 verkocht Remeha er veel.',
          ],
        },
        found: ['warmtepomp', 'Remeha'],
        never: ['haalt', 'verdampt', 'perst', 'stijgt', 'levert', 'bouwt', 'verkocht', 'januari', 'werkt'],
      },
    ],
    [
      'pl',
      {
        sample: {
          title: 'Jak działa pompa ciepła',
          paragraphs: [
            'Pompa ciepła to urządzenie, które oddaje ciepło do domu. Czynnik chłodniczy odparowuje i pobiera ciepło z powietrza.',
            'Sprężarka spręża czynnik chłodniczy, przez co rośnie temperatura. Potem czynnik chłodniczy oddaje ciepło.',
            'Od stycznia 1990 roku urządzenia produkuje Galmet. W 2024 roku, jak mówi Galmet, sprzedaż wzrosła. Tania pompa ciepła jest głośna.',
          ],
        },
        found: ['pompa ciepła', 'czynnik chłodniczy', 'Galmet'],
        never: [
          'działa',
          'oddaje',
          'pobiera',
          'spręża',
          'rośnie',
          'produkuje',
          'stycznia',
          'odparowuje',
          'potem',
        ],
      },
    ],
    [
      'ru',
      {
        sample: {
          title: 'Как работает тепловой насос',
          paragraphs: [
            'Тепловой насос — это машина, которая отдаёт тепло дому. Хладагент испаряется и поглощает тепло воздуха.',
            'Компрессор сжимает хладагент, и температура растёт. Затем хладагент отдаёт тепло дому. Тепловой насос потребляет мало энергии.',
            'С января 1990 года такие машины выпускает завод Термотех. В 2024 году, по словам Термотех, продажи выросли.',
          ],
        },
        found: ['тепловой насос', 'Термотех'],
        never: [
          'работает',
          'отдаёт',
          'испаряется',
          'поглощает',
          'сжимает',
          'растёт',
          'выпускает',
          'января',
          'затем',
          'потребляет',
        ],
      },
    ],
    [
      'ja',
      {
        sample: {
          title: 'ヒートポンプの仕組み',
          paragraphs: [
            'ヒートポンプとは、空気の熱を集めて家の中に運ぶ装置です。冷媒は蒸発して、外の空気から熱を吸収します。',
            '圧縮機は冷媒を圧縮し、温度を上げます。その後、冷媒は暖房の水に熱を渡します。圧縮機は電気を使いますが、ヒートポンプは三倍の熱を作ります。',
            '大阪の工場は1990年1月からヒートポンプを作っています。工場は圧縮機も輸出しています。',
          ],
        },
        found: ['ヒートポンプ'],
        never: ['運ぶ', '上げ', '渡し', '使い', '作り', '集めて', '1月', 'です', 'その後'],
      },
    ],
    [
      'zh',
      {
        sample: {
          title: '热泵的工作原理',
          paragraphs: [
            '热泵是一种从空气中取热并把热量送进房屋的装置。制冷剂蒸发时吸收室外空气的热量。',
            '压缩机压缩制冷剂，使温度升高。然后制冷剂把热量交给暖气系统。压缩机消耗电力，但是热泵提供三倍的热量。',
            '珠海的工厂从1990年一月开始生产热泵。工厂也出口压缩机。',
          ],
        },
        found: ['热泵'],
        never: ['吸收', '升高', '交给', '消耗', '提供', '生产', '出口', '一月', '然后', '但是'],
      },
    ],
  ])('of a text in %s', (language, { sample, found, never }) => {
    const names = lower(namesOf(language, sample));

    it('finds the things that it comes back to, and its names', () => {
      for (const name of found) expect(names).toContain(name.toLowerCase());
    });

    it('finds no verbs, months, days or linking words', () => {
      for (const name of names)
        for (const word of never) expect(name.split(/[\s-]/), name).not.toContain(word);
    });
  });

  it.each<[string, string, string]>([
    [
      'fr',
      'pompe à chaleur',
      'Une pompe à chaleur est une machine qui chauffe la maison. La pompe à chaleur consomme du courant. Une pompe à chaleur dure vingt ans.',
    ],
    [
      'es',
      'bomba de calor',
      'Una bomba de calor es una máquina que calienta la casa. La bomba de calor consume corriente. Una bomba de calor dura veinte años.',
    ],
    [
      'it',
      'pompa di calore',
      'Una pompa di calore è una macchina che scalda la casa. La pompa di calore consuma corrente. Una pompa di calore dura vent’anni.',
    ],
    [
      'pt',
      'bomba de calor',
      'Uma bomba de calor é uma máquina que aquece a casa. A bomba de calor consome corrente. Uma bomba de calor dura vinte anos.',
    ],
  ])('finds terms of %s that small words hold together: %s', (language, term, text) => {
    expect(lower(namesOf(language, { title: term, paragraphs: [text, text.replace('.', ' .')] }))).toContain(
      term,
    );
  });

  it('takes time in proportion to the cells of a row', () => {
    const rowOf = (cells: number): { page: PageDocument; prose: Prose } => {
      const page = readDocument(`<table><tr>${'<td>heat</td>'.repeat(cells)}</tr></table>`);
      return { page, prose: measureProse(page) };
    };
    expect(growth(({ page, prose }) => extractEntities(page, prose, unknown), rowOf, 5_000)).toBeLessThan(
      TIMES_MAX,
    );
  });
});
