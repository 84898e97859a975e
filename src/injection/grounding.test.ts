import { describe, expect, it } from 'vitest';
import { checkGrounding, readSources, type UngroundedClaim } from './grounding.ts';

const PAGES = {
  en: `The Hallberg heat pump was designed by Ingrid Solberg at the Norwegian Institute of Thermal Engineering in Trondheim.
It was released on 12 March 2019 and costs $1,200. A heat pump moves heat from outdoor air into a building.
The unit weighs 42 kg, draws 1.5 kW and works down to −18 °C. It cut heating bills by 35 percent in a trial with 240 households.
“We wanted a machine that a plumber could mount alone,” said Solberg. The warranty does not cover frost damage.
In 2021 the institute sold the design to Brandt & Sons for 3.4 million euros. The office opens at 9:30 am.
Installation takes five hours; the pump should be cleaned every six months. More than 1,200 units were sold in Sweden and Finland.
The range is 5 to 10 km. The World Health Organization lists noise above 55 dB as harmful. The store is at www.hallberg.example/shop.`,
  de: `Die Wärmepumpe von Hallberg wurde von Ingrid Solberg in Trondheim entwickelt. Sie kam am 12. März 2019 auf den Markt und kostet 1.200 Euro.
Das Gerät wiegt 42 kg und senkte die Heizkosten in einem Versuch mit 240 Haushalten um 35 Prozent. Der Wirkungsgrad liegt bei 3,5.
„Wir wollten eine Maschine, die ein Klempner allein montieren kann“, sagte Solberg. Die Garantie deckt Frostschäden nicht ab.
Das Institut verkaufte den Entwurf 2021 für 3,4 Millionen Euro an Brandt. In Schweden wurden tausend Geräte verkauft.`,
  fr: `La pompe à chaleur Hallberg a été conçue par Ingrid Solberg à Trondheim. Elle est sortie le 12 mars 2019 et coûte 1 200 euros.
L'appareil pèse 42 kg et a réduit les factures de 35 % dans un essai avec 240 ménages. La garantie ne couvre pas le gel.
« Nous voulions une machine qu'un plombier puisse monter seul », dit Solberg. L'institut a vendu le modèle en Suède pour 3,4 millions d'euros.`,
  es: `La bomba de calor Hallberg fue diseñada por Ingrid Solberg en Trondheim. Salió a la venta el 12 de marzo de 2019 y cuesta 1.200 euros.
El aparato pesa 42 kg y redujo las facturas un 35 % en un ensayo con 240 hogares. La garantía no cubre las heladas. Se vende en Suecia.`,
  it: `La pompa di calore Hallberg è stata progettata da Ingrid Solberg a Trondheim. È uscita il 12 marzo 2019 e costa 1.200 euro.
L'apparecchio pesa 42 kg e ha ridotto le bollette del 35 % in una prova con 240 famiglie. La garanzia non copre il gelo.`,
  pt: `A bomba de calor Hallberg foi projetada por Ingrid Solberg em Trondheim. Foi lançada em 12 de março de 2019 e custa 1.200 euros.
O aparelho pesa 42 kg e reduziu as contas em 35 % num teste com 240 famílias. A garantia não cobre o gelo.`,
  nl: `De warmtepomp van Hallberg is ontworpen door Ingrid Solberg in Trondheim. Ze kwam op 12 maart 2019 uit en kost 1.200 euro.
Het apparaat weegt 42 kg en verlaagde de kosten met 35 procent in een proef met 240 huishoudens. De garantie dekt vorst niet.`,
  pl: `Pompę ciepła Hallberg zaprojektowała Ingrid Solberg w Trondheim. Trafiła do sprzedaży 12 marca 2019 roku i kosztuje 1200 euro.
Urządzenie waży 42 kg i obniżyło rachunki o 35 procent w próbie z udziałem 240 gospodarstw. Firma ma siedzibę w Warszawie.`,
  ru: `Тепловой насос разработала Ингрид Сольберг в Тронхейме. Он вышел 12 марта 2019 года и стоит 1200 евро.
Прибор весит 42 кг и снизил счета на 35 процентов в испытании с участием 240 семей. Офис находится в Москве.`,
  ja: `ヒートポンプは山田太郎が東京で設計した。2019年3月12日に発売され、価格は12万円である。重さは42キログラムで、光熱費を35％下げた。`,
  zh: `热泵由王小明在北京设计。它于2019年3月12日上市，价格为1200元。设备重42公斤，使取暖费用下降了35%。`,
} as const;

type Language = keyof typeof PAGES;

const claimsOf = (language: Language, text: string): readonly UngroundedClaim[] =>
  checkGrounding(text, readSources([PAGES[language]], language));

const INVENTED: readonly (readonly [Language, string])[] = [
  // Numbers.
  ['en', 'The heat pump costs $1,300.'],
  ['en', 'The heat pump costs $12,000.'],
  ['en', 'The heat pump costs $120.'],
  ['en', 'The unit weighs 24 kg.'],
  ['en', 'The unit weighs 42.5 kg.'],
  ['en', 'It cut heating bills by 53 percent.'],
  ['en', 'It cut heating bills by 35.2 percent.'],
  ['en', 'The trial had 2,400 households.'],
  ['en', 'The trial had 24 households.'],
  ['en', 'Installation takes seven hours.'],
  ['en', 'Installation takes 7 hours.'],
  ['en', 'The pump should be cleaned every three months.'],
  ['en', 'The design was sold for 4.3 million euros.'],
  ['en', 'The design was sold for 3.4 billion euros.'],
  ['en', 'The design was sold for 34 million euros.'],
  ['en', 'The pump draws 15 kW.'],
  ['en', 'It works down to 18 °C.'],
  ['en', 'It works down to −28 °C.'],
  ['en', 'The range is 5 to 15 km.'],
  ['en', 'More than twelve thousand units were sold.'],
  ['en', 'More than 1.3 thousand units were sold.'],
  ['en', 'Noise above 65 dB is harmful.'],
  ['en', 'The pump has four fans.'],
  ['en', 'Twenty-five plumbers tested it.'],
  ['de', 'Das Gerät wiegt 24 kg.'],
  ['de', 'Die Wärmepumpe kostet 1.300 Euro.'],
  ['de', 'Die Wärmepumpe kostet 12.000 Euro.'],
  ['de', 'Der Wirkungsgrad liegt bei 5,3.'],
  ['de', 'Der Versuch lief mit sieben Haushalten.'],
  ['de', 'Der Entwurf wurde für 4,3 Millionen Euro verkauft.'],
  ['fr', "L'appareil pèse 24 kg."],
  ['fr', 'La pompe à chaleur coûte 1 300 euros.'],
  ['fr', 'Les factures ont baissé de 53 %.'],
  ['es', 'El aparato pesa 24 kg.'],
  ['es', 'La bomba cuesta 12.000 euros.'],
  ['it', "L'apparecchio pesa 24 kg."],
  ['pt', 'O aparelho pesa 24 kg.'],
  ['nl', 'Het apparaat weegt 24 kg.'],
  ['pl', 'Urządzenie waży 24 kg.'],
  ['ru', 'Прибор весит 24 кг.'],
  ['ja', '重さは24キログラムである。'],
  ['zh', '设备重24公斤。'],
  // Units.
  ['en', 'The unit weighs 42 g.'],
  ['en', 'The unit weighs 42 pounds.'],
  ['en', 'The unit weighs 42 tonnes.'],
  ['en', 'The heat pump costs €1,200.'],
  ['en', 'It works down to −18 °F.'],
  ['en', 'The range is 5 to 10 miles.'],
  ['en', 'Installation takes five days.'],
  ['en', 'The pump should be cleaned every six weeks.'],
  ['en', 'The pump draws 1.5 MW.'],
  ['en', 'Heating bills fell by 35 dollars.'],
  ['en', 'The trial covered 35 households.'],
  ['de', 'Das Gerät wiegt 42 Gramm.'],
  ['de', 'Die Wärmepumpe kostet 1.200 Dollar.'],
  ['fr', "L'appareil pèse 42 grammes."],
  ['es', 'El aparato pesa 42 libras.'],
  ['it', "L'apparecchio pesa 42 grammi."],
  ['pt', 'O aparelho pesa 42 gramas.'],
  ['ru', 'Прибор весит 42 тонны.'],
  ['ja', '重さは42グラムである。'],
  ['zh', '设备重42克。'],
  // Dates.
  ['en', 'It was released on 13 March 2019.'],
  ['en', 'It was released on March 12, 2018.'],
  ['en', 'It was released on 12 May 2019.'],
  ['en', 'It was released on 2019-03-21.'],
  ['en', 'It was released in April 2019.'],
  ['en', 'The design was sold in 2022.'],
  ['en', 'It was released on 12/04/2019.'],
  ['en', 'It was released on a Tuesday.'],
  ['en', 'The office opens at 10:30 am.'],
  ['en', 'The office opens at 9:30 pm.'],
  ['de', 'Sie kam am 13. März 2019 auf den Markt.'],
  ['de', 'Sie kam am 12. Mai 2019 auf den Markt.'],
  ['de', 'Sie kam am 12.04.2019 auf den Markt.'],
  ['fr', 'Elle est sortie le 12 avril 2019.'],
  ['es', 'Salió a la venta el 12 de mayo de 2019.'],
  ['it', 'È uscita il 13 marzo 2019.'],
  ['pt', 'Foi lançada em 12 de abril de 2019.'],
  ['nl', 'Ze kwam op 12 april 2019 uit.'],
  ['pl', 'Trafiła do sprzedaży 12 maja 2019 roku.'],
  ['ru', 'Он вышел 12 мая 2019 года.'],
  ['ja', '2019年4月12日に発売された。'],
  ['zh', '它于2018年3月12日上市。'],
  // Names.
  ['en', 'The pump was designed by Astrid Solberg.'],
  ['en', 'The pump was designed by Ingrid Solheim.'],
  ['en', 'The pump was designed by Ingrid Brandt.'],
  ['en', 'The design was sold to Brandt & Daughters.'],
  ['en', 'Siemens sold the design.'],
  ['en', 'Vaillant, like Hallberg, builds heat pumps.'],
  ['en', 'The institute is in Oslo.'],
  ['en', 'Units were sold in Denmark and Finland.'],
  ['en', 'The NASA institute designed the heat pump.'],
  ['en', 'It was tested by the European Thermal Institute.'],
  ['en', 'The iHeat pump costs $1,200.'],
  ['en', 'The Hallberg X200 costs $1,200.'],
  ['en', 'Noise is harmful, says the World Trade Organization.'],
  ['de', 'Die Wärmepumpe wurde von Astrid Solberg entwickelt.'],
  ['de', 'Siemens hat die Wärmepumpe entwickelt.'],
  ['de', 'Sie wurde in Oslo entwickelt.'],
  ['de', 'In Norwegen wurden tausend Geräte verkauft.'],
  ['fr', 'Elle a été conçue par Astrid Solberg.'],
  ['fr', "L'institut a vendu le modèle en Norvège."],
  ['fr', 'Siemens a conçu la pompe à chaleur.'],
  ['es', 'Fue diseñada por Ingrid Larsen.'],
  ['es', 'Se vende en Noruega.'],
  ['it', 'È stata progettata da Astrid Solberg.'],
  ['it', 'È stata progettata a Oslo.'],
  ['pt', 'Foi projetada por Ingrid Larsen.'],
  ['nl', 'Ze is ontworpen door Astrid Solberg.'],
  ['pl', 'Firma ma siedzibę w Krakowie.'],
  ['pl', 'Zaprojektowała ją Astrid Solberg.'],
  ['ru', 'Офис находится в Казани.'],
  ['ru', 'Насос разработала Анна Иванова.'],
  ['ja', 'ヒートポンプは佐藤太郎が東京で設計した。'],
  ['ja', 'ヒートポンプは山田太郎が大阪で設計した。'],
  ['ja', 'シーメンスがヒートポンプを設計した。'],
  ['zh', '热泵由李小红在北京设计。'],
  ['zh', '热泵由王小明在上海设计。'],
  // Quotations.
  ['en', 'Solberg said: “We wanted the quietest machine in the world.”'],
  ['en', '"A plumber could mount it in an hour," said Solberg.'],
  ['en', 'It is called the “silent wonder”.'],
  ['de', 'Solberg sagte: „Wir wollten die leiseste Maschine der Welt.“'],
  ['fr', 'Solberg dit : « Nous voulions la machine la plus silencieuse. »'],
  // Addresses.
  ['en', 'See https://www.hallberg.example/prices for details.'],
  ['en', 'Write to info@hallberg.example for an offer.'],
  ['en', 'Order at heatpumps.com today.'],
  ['en', 'Follow @hallbergpumps for news.'],
  // A sentence turned round.
  ['en', 'The warranty does cover frost damage.'],
  ['en', 'The warranty covers frost damage.'],
  ['en', 'A heat pump does not move heat from outdoor air into a building.'],
  ['de', 'Die Garantie deckt Frostschäden ab.'],
  ['fr', 'La garantie couvre le gel.'],
  ['es', 'La garantía cubre las heladas.'],
];

const PARAPHRASES: readonly (readonly [Language, string])[] = [
  ['en', 'Ingrid Solberg designed the Hallberg heat pump.'],
  ['en', 'The Hallberg heat pump costs 1200 dollars.'],
  ['en', 'The Hallberg heat pump costs USD 1 200.'],
  ['en', 'At $1.2 thousand, the Hallberg heat pump is a purchase to plan.'],
  ['en', 'Released in March 2019, it weighs 42 kilograms.'],
  ['en', 'It came out on March 12, 2019.'],
  ['en', 'It came out on 12th March 2019.'],
  ['en', 'It came out on 2019-03-12.'],
  ['en', 'It came out in 2019.'],
  ['en', 'Heating bills fell by 35% in a trial of 240 households.'],
  ['en', 'Heating bills fell by thirty-five per cent.'],
  ['en', 'The pump keeps working at minus 18 degrees Celsius, or −18 °C.'],
  ['en', 'It works at temperatures as low as −18 degrees.'],
  ['en', 'Mounting it takes 5 hours.'],
  ['en', 'Clean the pump every 6 months.'],
  ['en', "Solberg's design was bought by Brandt & Sons for €3.4 million."],
  ['en', 'Brandt & Sons bought it in 2021 for 3,400,000 euros.'],
  ['en', 'Researchers in Trondheim designed it.'],
  ['en', 'The institute’s office opens at 9:30.'],
  ['en', 'Owners in Sweden and Finland bought more than 1200 units.'],
  ['en', 'Frost damage is not covered by the warranty.'],
  ['en', 'It draws 1.5 kilowatts of power.'],
  ['en', 'Its range lies between 5 and 10 kilometres.'],
  ['en', 'Solberg “wanted a machine that a plumber could mount alone”.'],
  ['en', 'The WHO calls noise above 55 dB harmful.'],
  ['en', 'How much does the Hallberg heat pump cost?'],
  ['en', 'What is a heat pump?'],
  ['en', 'A heat pump takes heat from the air outside and brings it indoors.'],
  ['en', 'Choosing a heat pump depends on its price and weight.'],
  ['en', 'Hallberg heat pump: price, weight and warranty'],
  ['en', 'Visit www.hallberg.example/shop to see the store.'],
  ['en', 'The Norwegian Institute sold the design.'],
  ['en', 'Homes saved 35 percent, and the pump weighs 42 kg.'],
  ['en', 'What matters most is the weight of 42 kg and the price.'],
  ['de', 'Ingrid Solberg entwickelte die Wärmepumpe in Trondheim.'],
  ['de', 'Die Wärmepumpe kostet 1200 €.'],
  ['de', 'Sie ist seit März 2019 erhältlich.'],
  ['de', 'Seit dem 12.03.2019 ist die Wärmepumpe im Handel.'],
  ['de', 'Die Heizkosten sanken um 35 %.'],
  ['de', 'Solbergs Maschine wiegt 42 Kilogramm.'],
  ['de', 'Brandt zahlte 3,4 Mio. Euro für den Entwurf.'],
  ['de', 'Frostschäden sind von der Garantie nicht gedeckt.'],
  ['de', 'In Schweden fanden 1.000 Geräte einen Käufer.'],
  ['de', 'Die Ersparnis lag bei 35 Prozent.'],
  ['fr', "L'appareil d'Ingrid Solberg coûte 1200 €."],
  ['fr', 'Sortie en mars 2019, elle pèse 42 kilogrammes.'],
  ['fr', 'Les factures ont baissé de 35 pour cent.'],
  ['fr', 'Le gel ne fait pas partie de la garantie.'],
  ['fr', 'Qu’est-ce qu’une pompe à chaleur ?'],
  ['es', 'Ingrid Solberg diseñó la bomba de calor Hallberg.'],
  ['es', 'La bomba de calor cuesta 1200 €.'],
  ['es', 'Las facturas bajaron un 35 por ciento.'],
  ['es', 'Está a la venta desde marzo de 2019.'],
  ['it', 'Ingrid Solberg ha progettato la pompa di calore Hallberg.'],
  ['it', 'Le bollette sono scese del 35 per cento.'],
  ['it', 'Pesa 42 chilogrammi e costa 1200 €.'],
  ['pt', 'Ingrid Solberg projetou a bomba de calor Hallberg.'],
  ['pt', 'As contas caíram 35 por cento.'],
  ['nl', 'Ingrid Solberg ontwierp de warmtepomp in Trondheim.'],
  ['nl', 'De warmtepomp kost € 1200 en weegt 42 kilo.'],
  ['pl', 'Pompa ciepła projektu Ingrid Solberg kosztuje 1200 euro.'],
  ['pl', 'Warszawa jest siedzibą firmy.'],
  ['ru', 'Прибор Ингрид Сольберг весит 42 килограмма.'],
  ['ru', 'Москва — место, где находится офис.'],
  ['ja', '山田太郎が設計したヒートポンプの重さは42kgである。'],
  ['ja', '価格は120,000円で、2019年3月に発売された。'],
  ['zh', '王小明设计的热泵重42千克。'],
  ['zh', '取暖费用下降了百分之35。'],
];

/** Refused although true, of all: a gate that lets no invention through refuses a few. */
const REFUSED_SHARE_MAX = 0.05;

describe('checkGrounding', () => {
  it('has enough cases to mean something', () => {
    expect(INVENTED.length).toBeGreaterThanOrEqual(100);
    expect(PARAPHRASES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(INVENTED)('lets no invention through: %s %s', (language, text) => {
    expect(claimsOf(language, text)).not.toEqual([]);
  });

  it('refuses at most one in twenty true paraphrases', () => {
    const refused = PARAPHRASES.filter(([language, text]) => claimsOf(language, text).length > 0).map(
      ([language, text]) => ({ language, text, claims: claimsOf(language, text) }),
    );
    expect(refused.slice(0, Math.floor(PARAPHRASES.length * REFUSED_SHARE_MAX))).toEqual(refused);
  });

  it.each(Object.entries(PAGES))('takes every sentence of the %s page for grounded', (language, text) => {
    for (const sentence of text.split(/(?<=[.])\s+|(?<=。)/u).filter((each) => each !== ''))
      expect(claimsOf(language as Language, sentence)).toEqual([]);
  });

  it('takes what the caller says is true beside what the page says', () => {
    const fact = 'The Hallberg X200 was launched in Oslo on 3 May 2024.';
    const text = 'The X200 was launched in Oslo in May 2024.';
    expect(checkGrounding(text, readSources([PAGES.en], 'en'))).not.toEqual([]);
    expect(checkGrounding(text, readSources([PAGES.en, fact], 'en'))).toEqual([]);
  });

  it('says what it misses, as the text has it', () => {
    expect(claimsOf('en', 'The unit weighs 24 kg.')).toEqual([{ kind: 'number', text: '24 kg' }]);
    expect(claimsOf('en', 'The institute is in Oslo.')).toEqual([{ kind: 'name', text: 'Oslo' }]);
  });

  it('survives empty and hostile texts', () => {
    for (const text of [
      '',
      ' ',
      '\u0000',
      '\ud800',
      '“'.repeat(5_000),
      '1,'.repeat(5_000),
      'A '.repeat(5_000),
    ])
      expect(() => checkGrounding(text, readSources([text, PAGES.en], 'en'))).not.toThrow();
  });
});
