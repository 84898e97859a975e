/** Numbers that are written as words, and the words that multiply one, by language. Articles ("one", "ein", "un") are none. */

const list = (words: string): readonly string[] => words.split(' ');

/** Each entry: the value, then its forms joined by `|`. */
const SMALL: Readonly<Record<string, string>> = {
  en: '2 two|3 three|4 four|5 five|6 six|7 seven|8 eight|9 nine|10 ten|11 eleven|12 twelve,dozen|13 thirteen|14 fourteen|15 fifteen|16 sixteen|17 seventeen|18 eighteen|19 nineteen|20 twenty|30 thirty|40 forty|50 fifty|60 sixty|70 seventy|80 eighty|90 ninety',
  de: '2 zwei,zwo|3 drei|4 vier|5 fünf|6 sechs|7 sieben|8 acht|9 neun|10 zehn|11 elf|12 zwölf,dutzend|13 dreizehn|14 vierzehn|15 fünfzehn|16 sechzehn|17 siebzehn|18 achtzehn|19 neunzehn|20 zwanzig|30 dreißig|40 vierzig|50 fünfzig|60 sechzig|70 siebzig|80 achtzig|90 neunzig',
  fr: '2 deux|3 trois|4 quatre|5 cinq|6 six|7 sept|8 huit|9 neuf|10 dix|11 onze|12 douze,douzaine|13 treize|14 quatorze|15 quinze|16 seize|20 vingt|30 trente|40 quarante|50 cinquante|60 soixante|100 cent',
  es: '2 dos|3 tres|4 cuatro|5 cinco|6 seis|7 siete|8 ocho|9 nueve|10 diez|11 once|12 doce,docena|13 trece|14 catorce|15 quince|16 dieciséis|17 diecisiete|18 dieciocho|19 diecinueve|20 veinte|30 treinta|40 cuarenta|50 cincuenta|60 sesenta|70 setenta|80 ochenta|90 noventa|100 cien,ciento',
  pt: '2 dois,duas|3 três|4 quatro|5 cinco|6 seis|7 sete|8 oito|9 nove|10 dez|11 onze|12 doze,dúzia|13 treze|14 catorze,quatorze|15 quinze|16 dezesseis,dezasseis|17 dezessete,dezassete|18 dezoito|19 dezenove,dezanove|20 vinte|30 trinta|40 quarenta|50 cinquenta|60 sessenta|70 setenta|80 oitenta|90 noventa|100 cem,cento',
  it: '2 due|3 tre|4 quattro|5 cinque|7 sette|8 otto|9 nove|10 dieci|11 undici|12 dodici,dozzina|13 tredici|14 quattordici|15 quindici|16 sedici|17 diciassette|18 diciotto|19 diciannove|20 venti|30 trenta|40 quaranta|50 cinquanta|60 sessanta|70 settanta|80 ottanta|90 novanta|100 cento',
  nl: '2 twee|3 drie|4 vier|5 vijf|6 zes|7 zeven|8 acht|9 negen|10 tien|11 elf|12 twaalf,dozijn|13 dertien|14 veertien|15 vijftien|16 zestien|17 zeventien|18 achttien|19 negentien|20 twintig|30 dertig|40 veertig|50 vijftig|60 zestig|70 zeventig|80 tachtig|90 negentig|100 honderd',
  pl: '2 dwa,dwie,dwóch,dwoma,dwaj|3 trzy,trzech,trzej,trzema|4 cztery,czterech,czterej|5 pięć,pięciu|6 sześć,sześciu|7 siedem,siedmiu|8 osiem,ośmiu|9 dziewięć,dziewięciu|10 dziesięć,dziesięciu|11 jedenaście|12 dwanaście,tuzin|15 piętnaście|20 dwadzieścia|30 trzydzieści|40 czterdzieści|50 pięćdziesiąt|100 sto',
  ru: '2 два,две,двух,двумя,двое|3 три,трёх,трех,тремя,трое|4 четыре,четырёх,четырех|5 пять,пяти|6 шесть,шести|7 семь,семи|8 восемь,восьми|9 девять,девяти|10 десять,десяти|11 одиннадцать|12 двенадцать|15 пятнадцать|20 двадцать,двадцати|30 тридцать|40 сорок|50 пятьдесят|100 сто',
};

const values = new Map<string, ReadonlyMap<string, number>>();

/** The values of the number words of a language, by lower-case word; empty where they are not known. */
export function numberWords(language: string): ReadonlyMap<string, number> {
  const known = values.get(language);
  if (known !== undefined) return known;
  const table = new Map<string, number>();
  for (const entry of (SMALL[language] ?? '').split('|').filter((each) => each !== '')) {
    const [value = '', forms = ''] = entry.split(' ');
    for (const form of forms.split(',')) table.set(form, Number(value));
  }
  addCompounds(table, language);
  values.set(language, table);
  return table;
}

/** "twenty-five", "fünfundzwanzig", "vijfentwintig": tens and units in one word. */
function addCompounds(table: Map<string, number>, language: string): void {
  const units: [string, number][] = [...table].filter(([, value]) => value < 10);
  const tens = [...table].filter(([, value]) => value >= 20 && value < 100 && value % 10 === 0);
  const one: Readonly<Record<string, string>> = { en: 'one', de: 'ein', nl: 'een' };
  units.push([one[language] ?? '', 1]);
  for (const [ten, tenValue] of tens) {
    for (const [unit, unitValue] of units) {
      if (unit === '') continue;
      if (language === 'en') table.set(`${ten}-${unit}`, tenValue + unitValue);
      if (language === 'de') table.set(`${unit}und${ten}`, tenValue + unitValue);
      if (language === 'nl')
        table.set(`${unit}${/e$/u.test(unit) ? 'ën' : 'en'}${ten}`, tenValue + unitValue);
    }
  }
}

const MULTIPLIERS: readonly (readonly [number, readonly string[]])[] = [
  [100, list('hundred hundreds hundert honderd')],
  [
    1e3,
    list(
      'thousand thousands k tausend tsd mille millier milliers mil mila duizend tysiąc tysiące tysięcy tys тысяча тысячи тысяч тыс 千',
    ),
  ],
  [
    1e6,
    list(
      'million millions mn mio mln millionen millón millones milhão milhões milione milioni miljoen milion miliony milionów миллион миллиона миллионов млн 百万 百萬',
    ),
  ],
  [
    1e9,
    list(
      'billion billions bn milliarde milliarden mrd milliard milliards miliardo miliardi miljard miliard miliardy miliardów mld миллиард миллиарда миллиардов млрд bilhão bilhões',
    ),
  ],
  [
    1e12,
    list(
      'trillion trillions tn trn billón billones bilione bilioni biljoen bilion триллион триллиона триллионов 兆',
    ),
  ],
  [1e4, list('万 萬')],
  [1e8, list('億 亿')],
];

/** Languages in which a "billion" is a million millions. */
const LONG_SCALE: ReadonlySet<string> = new Set(['de', 'fr']);
const BY_WORD = new Map(MULTIPLIERS.flatMap(([value, words]) => words.map((word) => [word, value] as const)));

/** What a word after a number multiplies it by; null for any other word. */
export function multiplierOf(word: string, language: string): number | null {
  const lower = word.toLowerCase().replace(/\.$/u, '');
  if (LONG_SCALE.has(language) && /^billion(?:en|s)?$/u.test(lower)) return 1e12;
  return BY_WORD.get(lower) ?? null;
}
