/** Units of measure: each way of writing one, in the languages of the table, and the sign that stands for it. */

const FORMS: readonly (readonly [string, string])[] = [
  ['%', '% ％ percent prozent procent procenta proc процент процента процентов процентами パーセント'],
  ['‰', '‰'],
  ['pp', 'pp'],
  [
    'km',
    'km kilometre kilometres kilometer kilometers kilometern kilomètre kilomètres kilómetro kilómetros quilômetro quilômetros quilómetros chilometro chilometri kilometr kilometry kilometrów км километр километра километров キロメートル 公里 千米',
  ],
  [
    'm',
    'm metre metres meter meters metern mètre mètres metro metros metri metr metry metrów м метр метра метров メートル 米',
  ],
  [
    'cm',
    'cm centimetre centimetres centimeter centimeters zentimeter centimètre centimètres centímetro centímetros centimetro centimetri см сантиметр сантиметра сантиметров センチメートル 厘米',
  ],
  [
    'mm',
    'mm millimetre millimetres millimeter millimeters millimètre millimètres milímetro milímetros millimetro millimetri мм миллиметр миллиметра миллиметров ミリメートル 毫米',
  ],
  ['mi', 'mi mile miles meile meilen milla millas milha milhas miglio miglia mijl'],
  ['ft', 'ft foot feet'],
  ['in', 'inch inches zoll pouce pouces pulgada pulgadas polegada polegadas pollici'],
  ['yd', 'yd yard yards'],
  [
    'kg',
    'kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos quilo quilos quilograma quilogramas chilo chili chilogrammi kilogramy kilogramów кг килограмм килограмма килограммов キログラム 公斤 千克',
  ],
  [
    'g',
    'g gram grams gramm gramme grammes gramo gramos grama gramas grammo grammi gramów г грамм грамма граммов グラム 克',
  ],
  [
    'mg',
    'mg milligram milligrams milligramm milligramme milligrammes miligramo miligramos миллиграмм мг 毫克',
  ],
  ['µg', 'µg μg mcg microgram micrograms mikrogramm'],
  ['t', 't ton tons tonne tonnes tonnen tonelada toneladas tonnellate тонна тонны тонн トン 吨 噸'],
  ['lb', 'lb lbs'],
  ['pound', 'pound pounds pfund livre livres libra libras'],
  ['oz', 'oz ounce ounces'],
  [
    'l',
    'l litre litres liter liters litern litro litros litri litr litry litrów л литр литра литров リットル 升',
  ],
  ['ml', 'ml millilitre millilitres milliliter milliliters мл миллилитров ミリリットル 毫升'],
  ['gal', 'gal gallon gallons gallonen'],
  ['°C', '°c ℃ degc'],
  ['°F', '°f ℉ degf'],
  [
    '°',
    '° degree degrees grad degré degrés grado grados grau graus gradi graden stopni stopnie градус градуса градусов 度',
  ],
  [
    's',
    's sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos secondo secondi seconden sekundy sekund секунда секунды секунд с 秒',
  ],
  ['ms', 'ms millisecond milliseconds millisekunden'],
  [
    'min',
    'min mins minute minutes minuten minuto minutos minuti minut minuty минута минуты минут мин 分 分鐘 分钟',
  ],
  [
    'h',
    'h hr hrs hour hours stunde stunden heure heures hora horas ora ore uur uren godzina godziny godzin час часа часов ч 時間 小时 小時',
  ],
  [
    'd',
    'day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen dzień dni день дня дней 日間 天',
  ],
  [
    'wk',
    'week weeks woche wochen semaine semaines semana semanas settimana settimane weken tydzień tygodnie tygodni неделя недели недель 週間 周',
  ],
  [
    'mo',
    'month months monat monate monaten mois mes meses mês mese mesi maand maanden miesiąc miesiące miesięcy месяц месяца месяцев ヶ月 か月 个月 個月',
  ],
  [
    'y',
    'yr yrs year years jahr jahre jahren an ans année années año años ano anos anno anni jaar jaren rok lata lat год года лет 年間',
  ],
  ['W', 'w watt watts'],
  ['kW', 'kw kilowatt kilowatts квт'],
  ['MW', 'mw megawatt megawatts'],
  ['GW', 'gw gigawatt gigawatts'],
  ['kWh', 'kwh kilowattstunden kilowattstunde кВт·ч'],
  ['V', 'v volt volts'],
  ['Hz', 'hz hertz'],
  ['kHz', 'khz'],
  ['MHz', 'mhz'],
  ['GHz', 'ghz'],
  ['B', 'byte bytes'],
  ['KB', 'kb kilobyte kilobytes kib'],
  ['MB', 'mb megabyte megabytes mib мб'],
  ['GB', 'gb gigabyte gigabytes gib гб'],
  ['TB', 'tb terabyte terabytes tib'],
  ['px', 'px pixel pixels'],
  ['cal', 'cal calorie calories kalorien'],
  ['kcal', 'kcal kilocalories kilokalorien'],
  ['mph', 'mph'],
  ['km/h', 'km/h kph kmh км/ч'],
  ['ha', 'ha hectare hectares hektar hectárea hectáreas hectares ettari'],
  ['acre', 'acre acres'],
  ['m²', 'm² sqm quadratmeter quadratmetern м² 平方米 平方メートル'],
  ['km²', 'km² quadratkilometer км² 平方公里'],
  ['sq ft', 'sqft'],
  ['m³', 'm³ kubikmeter м³'],
  [
    'USD',
    '$ us$ usd dollar dollars dólar dólares dollaro dollari dolar dolary dolarów доллар доллара долларов ドル 美元',
  ],
  ['EUR', '€ eur euro euros euron евро ユーロ 欧元 歐元'],
  ['GBP', '£ gbp'],
  ['JPY', '¥ ￥ jpy yen 円 日元'],
  ['CNY', 'cny rmb yuan 元 人民币'],
  ['CHF', 'chf franken francs'],
  ['PLN', 'zł pln złoty złote złotych'],
  ['RUB', '₽ rub рубль рубля рублей руб'],
  ['INR', '₹ inr rupee rupees rs'],
  ['cent', 'cent cents'],
];

const BY_FORM = new Map(
  FORMS.flatMap(([unit, forms]) => forms.split(' ').map((form) => [form, unit] as const)),
);

/** The unit that a word or sign stands for; null for any other word. */
export function unitOf(form: string): string | null {
  return BY_FORM.get(form.toLowerCase().replace(/\.$/u, '')) ?? null;
}

/** Units of several words, by one sign that the table knows. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bper cent\b|\bpour cent\b|\bpor ciento\b|\bpor cento\b|\bper cento\b/giu, '%'],
  [
    /(?:percentage|percent) points?|prozentpunkten?|points? de pourcentage|puntos? porcentuale?s?|punti percentuali|pontos? percentua(?:l|is)/giu,
    'pp',
  ],
  [
    /(?:°|degrees?|grad|degrés?|grados?|graus|gradi|graden|stopni|градусов|градуса)\s?(?:c(?:elsius|entigrade)?\b|celsjusza|цельсия)/giu,
    '°C',
  ],
  [/(?:°|degrees?|grad|degrés?|grados?|graus|gradi|graden)\s?f(?:ahrenheit)?\b/giu, '°F'],
  [
    /\b(?:kilomet(?:re|er)s?|km) (?:per|an) hour\b|\bkilometer pro stunde\b|\bkilomètres?[ -]heure\b|\bkilómetros por hora\b|\bquilômetros por hora\b|\bchilometri (?:all['’])?orari?\b|\bkilometer per uur\b/giu,
    'km/h',
  ],
  [/\bmiles (?:per|an) hour\b/giu, 'mph'],
  [
    /\bsquare met(?:re|er)s?\b|\bmètres carrés\b|\bmetros cuadrados\b|\bmetros quadrados\b|\bmetri quadr(?:at)?i\b|\bvierkante meter\b/giu,
    'm²',
  ],
  [/\bsquare kilomet(?:re|er)s?\b|\bkilomètres carrés\b|\bkilómetros cuadrados\b/giu, 'km²'],
  [/\bsq(?:\.|uare) (?:ft\.?|feet|foot)/giu, 'sqft'],
  [/\bcubic met(?:re|er)s?\b|\bmètres cubes\b|\bmetros cúbicos\b/giu, 'm³'],
  [/\bkilowatt[ -]hours?\b|\bkilowattheures?\b/giu, 'kWh'],
  [/\bpounds? sterling\b|\blivres? sterling\b/giu, '£'],
  [/百分之\s*(\d+(?:\.\d+)?)/gu, '$1%'],
];

export function withShortUnits(text: string): string {
  return PHRASES.reduce((short, [pattern, sign]) => short.replace(pattern, sign), text);
}

/** True when words with the one unit may rest on words with the other: the same, or a looser name of it. */
export function agrees(claimed: string | null, given: string | null): boolean {
  if (claimed === given) return true;
  if (claimed === '°') return given === '°C' || given === '°F';
  if (claimed === 'pound' || given === 'pound')
    return [claimed, given].some((unit) => unit === 'GBP' || unit === 'lb');
  return false;
}
