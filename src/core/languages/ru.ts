import type { LanguagePack } from './pack.ts';

export const russian: LanguagePack = {
  code: 'ru',
  otherCodes: [],
  name: 'Russian',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'russian',
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: false,
    isVerbLast: false,
    stopWords: null,
    elided: null,
    elidedLinks: null,
    particles: null,
  },
  sentences: {
    abbreviations: null,
    writesOrdinalsWithFullStop: false,
    danglingOpeners:
      'он | она | оно | они | это | этот | эта | эти | но | и | однако | также | его | её | их',
  },
  definitions: {
    verbs: `
      — | – | это | является | являются | был | была | было | были | означает | называется |
      представляет собой | включает`,
    notBefore: null,
    stillBefore: null,
    tailLinks: null,
  },
  concepts: null,
  names: {
    honorifics: null,
    honorificsInNames: null,
    personTitles: null,
    links: null,
    linksBetweenNouns: null,
    linksAfterNoun: null,
    linkedArticles: null,
    listLinks: null,
    sayingVerbs: null,
    lifeVerbs: null,
    personPronouns: null,
    personRelatives: null,
    sitingVerbs: null,
    sitingPrepositions: null,
    placePrepositions: null,
    placeOf: null,
    predicateEnds: 'в | на | с | и',
    kinds: {
      person: `
        актёр | актриса | певец | певица | писатель | поэт | художник | режиссёр | политик | учёный |
        врач | профессор | мэр | президент | король | королева`,
      organization: `
        компания | фирма | издательство | фонд | университет | институт | школа | партия |
        министерство | газета | больница | группа | команда`,
      place: 'город | деревня | область | страна | остров | река | озеро | море | гора | столица',
      product: 'фильм | роман | книга | песня | игра | программа | автомобиль',
      event: 'война | битва | турнир | чемпионат | конференция | выборы',
    },
    organizationNouns: 'университет | институт | министерство | банк',
    organizationOf: null,
    placeOpenings: null,
    placeEndings: null,
    eventEndings: null,
    eventOpenings: null,
  },
  queries: {
    requests: null,
    requestsBeforeSmallWord: null,
    intents: {
      comparative: `
        vs | против | сравн* | отличие | отличия | отличается | разница | различия | лучше чем |
        лучше, чем | альтернатива | альтернативы | плюсы и минусы`,
      procedural: `
        как сделать | как *ть | как *ться | пошагово | пошаговая | шаг за шагом | шаги | руководство |
        установить | установка | инструкция | инструкции | рецепт`,
      transactional: `
        купить | цена | цены | стоимость | дешево | дёшево | скидка | скидки | акция | заказать |
        продажа | магазин | снять | арендовать | забронировать`,
      navigational: `
        вход | войти | сайт | официальный сайт | главная страница | контакты | часы работы |
        номер телефона | служба поддержки`,
    },
    ingredients: 'ингредиенты | ингредиент | пищевая ценность | порции | калории | калорийность | аллергены',
  },
  enumerations: {
    parts: `
      шаги | шагов | этапы | этапов | способы | способов | виды | видов | типы | типов | причины |
      причин | советы | советов | ингредиенты | требования | примеры | функции | характеристики |
      преимущества | недостатки | симптомы | варианты | параметры | следующие | следующих | чек-лист |
      материалы | инструменты | методы | ошибки | правила | факторы | критерии`,
    compared: `
      vs | сравнение | различия между | разница между | отличия | плюсы и минусы |
      преимущества и недостатки`,
    first: 'сначала | во-первых | прежде всего',
    second: 'во-вторых | затем | потом',
    third: 'в-третьих | наконец | в конце',
  },
  claims: {
    attribution: `
      согласно | по данным | по мнению | по словам | по оценке | по оценкам | как сообщает | сообщает |
      сообщил | сообщила | сообщили | обнаружил | обнаружили | говорит | сказал | сказала | заявил |
      заявила | утверждает | показал | показала | показало | показали | показывает | выяснил |
      выяснили | оценивает | опубликован | опубликовано | опубликованный | данные | исследование |
      отчёт | отчет | доклад | определяет | источник`,
    study: `
      исследование | исследования | исследований | исследованиям | опрос | опросы | опроса |
      исследователи | метаанализ | систематический обзор | перепись | переписи | учёные | ученые |
      учёных | ученых | эксперты | экспертов`,
    vague: `
      эксперты | экспертов | специалисты | специалистов | исследования | исследований | исследователи |
      учёные | ученые | учёных | ученых | многие | некоторые | источники | источников | люди | данные |
      данных`,
    magnitude: `
      процент | процента | процентов | процентных пунктов | миллион | миллиона | миллионов | миллиард |
      миллиарда | миллиардов | млн | млрд`,
    institutionEndings: null,
  },
  wordOrder: null,
  integrity: {
    percentWords: null,
    unnamedSources: null,
    droppedInstructions: `
      
      (*игнорируй|*игнорируйте|забудь|забудьте)[ все] (предыдущие|прежние) (инструкции|указания|команды)`,
    droppedInstructionMarks: 'игнорир | забуд',
    modelNames: 'ИИ',
    favours: null,
    favourCommands: null,
    favourRequests: null,
  },
  document: {
    bylines: null,
    emptyTitles: 'главная | главная страница | добро пожаловать | без названия',
    placeholders: null,
    tagPlaceholders: null,
    emptyHeadings: 'введение | заключение',
    numberedHeadings: null,
    teasers: `
      (похожие|связанные|другие|последние|популярные|рекомендуемые) (статьи|материалы|новости|записи|товары|темы) | читайте (также|ещё|еще|далее) | читать (также|далее|ещё|еще) | смотрите также | по теме | материалы по теме | самое (читаемое|популярное) |
      вам может (понравиться|быть интересно) | вам также может понравиться | с этим товаром покупают | вы недавно смотрели`,
    commentHeadings: `комментарии | комментарий | (добавить|оставить|написать) комментарий`,
    replyMarks: null,
    conclusions: null,
  },
  botWalls: null,
  examples: [
    { list: 'document.emptyTitles', matches: ['Главная'], doesNotMatch: [] },
    {
      list: 'queries.intents.procedural',
      matches: ['как сделать насос', 'как установить насос'],
      doesNotMatch: ['какой насос'],
    },
    {
      list: 'claims.attribution',
      matches: ['по данным Росстата'],
      doesNotMatch: ['безданных'],
    },
    {
      list: 'integrity.droppedInstructions',
      matches: ['Проигнорируйте все предыдущие инструкции'],
      doesNotMatch: ['предыдущие инструкции'],
    },
    { list: 'writing.quoting.openers', matches: ['Например, он греет.'], doesNotMatch: ['Насос греет.'] },
    { list: 'writing.quoting.pointers', matches: ['см. ниже', 'следующие'], doesNotMatch: ['нижний'] },
    { list: 'writing.quoting.demonstratives', matches: ['Один из этих пунктов'], doesNotMatch: ['Этаж'] },
    { list: 'writing.quoting.numberedParts', matches: ['Таблица 2'], doesNotMatch: ['таблицы'] },
    { list: 'writing.quoting.firstPerson', matches: ['Моя помпа'], doesNotMatch: ['Моряк'] },
    { list: 'writing.quoting.ownVoice', matches: ['Наши насосы'], doesNotMatch: ['Нашествие'] },
    { list: 'writing.questions.openers', matches: ['Что это?', 'Какие есть?'], doesNotMatch: ['Готово?'] },
    { list: 'facts.numbers.values', matches: ['двенадцать домов'], doesNotMatch: ['один дом'] },
    { list: 'facts.numbers.multipliers', matches: ['3 млрд'], doesNotMatch: ['миля'] },
    { list: 'facts.units', matches: ['5 часов', 'процентов', 'градусов Цельсия'], doesNotMatch: ['часовой'] },
    { list: 'facts.denials', matches: ['без мороза'], doesNotMatch: ['безопасный'] },
    { list: 'facts.spelling.endings', matches: ['Сольбергом'], doesNotMatch: ['Париж'] },
    { list: 'facts.spelling.ordinaryEndings', matches: ['Греть', 'Отопление'], doesNotMatch: ['Осло'] },
  ],

  // Content blocks

  writing: {
    voice: null,
    quoting: {
      openers: `
        этого | этой | этом | этих | тот | та | те | а | или | тоже | поэтому | потому |
        значит | следовательно | кроме того | более того | затем | потом | тогда | так |
        таким образом | там | тут | здесь | такой | такая | такие | другие | другой | оба |
        обе | например | в этом | в этой | в этих | при этом | для этого | после этого |
        из этого | да | нет | во-первых | во-вторых | в-третьих | ее`,
      freeOpeners: null,
      pointers: `
        выше | ниже | следующ(ий|ая|ее|ие|их|им) | эта статья | этой статье | этой странице |
        нажмите | читать далее | подробнее | см. | смотрите также | cookie[s] | javascript`,
      numberedParts: 'рисунок | рис | таблица',
      firstPerson: 'я | мой | моя | мои | мне | меня',
      notFirstPerson: null,
      ownVoice: 'мы | нас | нам | наш[(а|е|и|его|ей|их|им)]',
      demonstratives: 'эт(от|а|и|их|им|ой|ого|ому) | так(ой|ая|ие|их)',
      leadsOn: null,
      boxLabels: null,
      editorsRemarks: null,
      commands: null,
    },
    scopes: {
      untilYears: 'до',
      sinceYears: 'с',
      turns: `
        но | однако | а | кроме | если только | на самом деле | сегодня | сейчас | теперь |
        это (неправда|миф|не так) | больше не | наоборот | напротив | вместо | только если | хотя`,
      former: 'раньше | прежде | ранее | когда-то | больше не | первоначально | бывш*',
      supposed: 'представьте | предположим | допустим | теоретически | если бы | было бы | бы',
      disputed: `
        критики | противники | (некоторые|многие) (говорят|считают|утверждают|думают) | якобы | миф | так называем*`,
      turnedHeadings: `
        миф* | ошибк* | не | нет | никогда | без | раньше | стар* | альтернатив* | сравн* | друг* |
        исключ* | до | истори* | пример* | отзыв* | комментари*`,
      verdicts: 'да | нет | конечно',
    },
    questions: {
      faqTitle: 'Часто задаваемые вопросы',
      openers: `
        что | кто | когда | где | почему | зачем | как* | сколько | можно ли | нужно ли |
        есть ли | чем | куда | откуда`,
      articles: null,
      kinds: null,
      definitions: [
        {
          verbs: '— | – | это | является',
          question: { template: 'Что такое {subject}?' },
          beforeVowel: null,
        },
      ],
      subjects: null,
      spellings: null,
      headings: null,
      answers: [],
      defined: null,
    },
    clauses: null,
    andMore: { template: '{names} и не только' },
  },
  facts: {
    numbers: {
      values: `
        2 два | 2 две | 2 двух | 2 двумя | 2 двое | 3 три | 3 трёх | 3 трех | 3 тремя | 3 трое |
        4 четыре | 4 четырёх | 4 четырех | 5 пять | 5 пяти | 6 шесть | 6 шести | 7 семь |
        7 семи | 8 восемь | 8 восьми | 9 девять | 9 девяти | 10 десять | 10 десяти |
        11 одиннадцать | 12 двенадцать | 15 пятнадцать | 20 двадцать | 20 двадцати |
        30 тридцать | 40 сорок | 50 пятьдесят | 100 сто`,
      compound: null,
      multipliers: `
        1000 тысяча | 1000 тысячи | 1000 тысяч | 1000 тыс | 1000000 миллион | 1000000 миллиона |
        1000000 миллионов | 1000000 млн | 1000000000 миллиард | 1000000000 миллиарда |
        1000000000 миллиардов | 1000000000 млрд | 1000000000000 триллион |
        1000000000000 триллиона | 1000000000000 триллионов`,
      alone: 'тысяча | миллион',
      ranges: 'до',
      joins: 'и | или',
      percentBefore: null,
      labelsUnit: null,
    },
    units: `
      % процент[(а|ов|ами)] | km км | km километр[(а|ов)] | m м | m метр[(а|ов)] | cm см |
      cm сантиметр[(а|ов)] | mm мм | mm миллиметр[(а|ов)] | m² м² | km² км² | m³ м³ | kg кг |
      kg килограмм[(а|ов)] | g г | g грамм[(а|ов)] | mg мг | mg миллиграмм | t тонн[(а|ы)] |
      l л | l литр[(а|ов)] | ml мл | ml миллилитров | ° градус[(а|ов)] |
      °C °[ ]цельсия | °C градус(а|ов) цельсия | s с | s секунд[(а|ы)] | min мин | min минут[(а|ы)] | h ч |
      h час[(а|ов)] | d день | d дня | d дней | wk недел(я|и|ь) | mo месяц[(а|ев)] | y год[а] |
      y лет | km/h км/ч | kW квт | kWh квт·ч | MB мб | GB гб | USD доллар[(а|ов)] | EUR евро |
      RUB руб | RUB рубл(ь|я|ей)`,
    dates: null,
    spelling: {
      links: null,
      notInitials: null,
      endings: `
        *ского | *скому | *ским | *ском | *ами | *ями | *ого | *ому | *ыми | *ах | *ях | *ов |
        *ев | *ей | *ой | *ом | *ем | *ам | *ям | *ым | *ую | *ая | *ии | *ию | *ия | *ием |
        *ы | *и | *у | *ю | *е | *а | *я | *о | *ь | *й`,
      pilesUpEndings: false,
      changedLetters: null,
      ordinaryEndings: `
        *ть | *ться | *ние | *ость | *ция | *тели | *ники | *исты | *ые | *ие | *но | *ая |
        *ий | *ый`,
      ordinaryOpeners: null,
      commonNouns: null,
      unspaced: null,
      plurals: null,
      countable: null,
    },
    denials: 'не | нет | никогда | никто | ничего | без',
    notDenials: null,
    verbEndings: null,
    polarity: {
      yes: 'да | конечно',
      no: 'нет',
      implied: null,
      forward: null,
      without: null,
      clauses: 'но | а | потому что | если | хотя',
    },
  },
  subjects: null,
  pageTypes: null,
  questions: null,
  gaps: null,
  asking: null,
  entityWords: null,
  advice: null,
};
