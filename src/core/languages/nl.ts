import type { LanguagePack } from './pack.ts';

export const dutch: LanguagePack = {
  code: 'nl',
  otherCodes: [],
  name: 'Dutch',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'dutch',
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: true,
    isVerbLast: false,
    stopWords: null,
    elided: null,
    elidedLinks: null,
    particles: null,
  },
  sentences: {
    abbreviations: 'Nr | Art',
    writesOrdinalsWithFullStop: false,
    danglingOpeners: `
      hij | zij | ze | het | dit | deze | dat | die | maar | en | echter | daarom | ook | zijn | haar |
      hun`,
  },
  definitions: {
    verbs: 'is | zijn | was | waren | betekent | verwijst naar | bestaat uit | omvat | beschrijft',
    notBefore: null,
    stillBefore: null,
    tailLinks: null,
  },
  concepts: null,
  names: {
    honorifics: 'meneer | mevrouw | professor',
    honorificsInNames: null,
    personTitles: null,
    links: 'de | van | der | den | ten | ter',
    linksBetweenNouns: null,
    linksAfterNoun: null,
    linkedArticles: null,
    listLinks: null,
    sayingVerbs: 'zei | zegt | vertelde',
    lifeVerbs: 'geboren',
    personPronouns: null,
    personRelatives: null,
    sitingVerbs: null,
    sitingPrepositions: null,
    placePrepositions: null,
    placeOf: 'van',
    predicateEnds: 'in | die | en',
    kinds: {
      person: `
        acteur | zanger | zangeres | schrijver | schrijfster | auteur | dichter | schilder | regisseur |
        politicus | arts | hoogleraar | professor | onderzoeker | burgemeester | minister | president |
        koning | koningin | journalist | architect | pianist | drummer | bassist | producer | trainer |
        coach | chef | designer`,
      organization: `
        bedrijf | uitgever | stichting | universiteit | school | vakbond | partij | ministerie | krant |
        tijdschrift | ziekenhuis | museum | bank | club | team | band | duo | trio | label | startup`,
      place: `
        stad | gemeente | dorp | wijk | district | provincie | land | hoofdstad | eiland | rivier |
        meer | berg | luchthaven | park`,
      product: `
        boek | roman | lied | spel | programma | auto | geneesmiddel | album | single | film | song |
        sitcom | app | software | smartphone | laptop | tablet | console`,
      event: `
        oorlog | slag | toernooi | kampioenschap | conferentie | verkiezing | festival | marathon |
        tsunami | referendum`,
    },
    organizationNouns: 'universiteit',
    organizationOf: 'van',
    placeOpenings: null,
    placeEndings: null,
    eventEndings: null,
    eventOpenings: null,
  },
  queries: {
    requests: 'verklaar | beschrijf | beschrijven | beoordeel | analyseer | leg | adviseer | vat',
    requestsBeforeSmallWord: 'vertel | noem | toon | vergelijk | zoek | geef | help',
    intents: {
      comparative: `
        vs | versus | vergelijk* | vergeleken | verschil | verschillen | beter dan | alternatief |
        alternatieven | voor- en nadelen | voordelen en nadelen`,
      procedural: `
        hoe maak je | hoe kan ik | hoe * ik | hoe * je | stap voor stap | stappen | handleiding |
        installeren | instellen | instructies | stappenplan | recept`,
      transactional: `
        kopen | prijs | prijzen | tarief | tarieven | goedkoop | korting | aanbieding | aanbiedingen |
        bestellen | te koop | winkel | huren | boeken | offerte`,
      navigational: `
        inloggen | aanmelden | website | officiële site | startpagina | contact | openingstijden |
        telefoonnummer | klantenservice`,
    },
    ingredients: `
        ingrediënten | ingrediënt | voedingswaarde | voedingswaarden | porties | calorieën | allergenen`,
  },
  enumerations: {
    parts: `
      stappen | manieren | soorten | types | redenen | tips | ingrediënten | vereisten | eisen |
      voorbeelden | functies | eigenschappen | specificaties | voordelen | nadelen | symptomen |
      oorzaken | opties | parameters | volgende | als volgt | checklist | materialen | gereedschap |
      methoden | fouten | regels | factoren | criteria`,
    compared: `
      vs | versus | vergelijking | verschillen tussen | verschil tussen | voor- en nadelen |
      voordelen en nadelen`,
    first: 'eerst | ten eerste | allereerst',
    second: 'ten tweede | dan | daarna | vervolgens',
    third: 'ten derde | ten slotte | tot slot | uiteindelijk',
  },
  claims: {
    attribution: `
      volgens | aldus | blijkens | meldt | meldde | rapporteert | rapporteerde | vond | vonden | zegt |
      zei | stelt | stelde | toont | toonde | blijkt uit | bleek uit | schat | schatte |
      gepubliceerd door | gepubliceerd in | gemeten door | gegevens van | cijfers van | onderzoek van |
      onderzoek door | studie van | rapport van | enquête van | definieert | bron`,
    study: `
      studie | studies | onderzoek | onderzoeken | enquête | enquêtes | peiling | onderzoekers |
      meta-analyse | systematische review | volkstelling | wetenschappers | experts | deskundigen`,
    vague: `
      experts | deskundigen | studies | onderzoekers | wetenschappers | onderzoek | onderzoeken | veel |
      sommige | bronnen | mensen | analisten | gegevens`,
    magnitude: 'procent | procentpunt | miljoen | miljoenen | miljard | miljarden',
    institutionEndings: null,
  },
  wordOrder: {
    classes: {
      article: 'de | een',
      clitic: 'het',
      fused: 'ten | ter',
      preposition: 'van | met | voor | bij | zonder | sinds | volgens | tussen',
      conjunction: 'en | of | maar',
      verb: `
        is | was | waren | wordt | worden | werd | werden | heeft | hebben | kan | kunnen | moet |
        moeten`,
      pronoun: 'ik | hij | wij | men',
    },
    rules: 'articles',
    never: null,
    allowed: `
      preposition>conjunction | preposition>end | preposition>verb | pronoun>article | pronoun>fused |
      pronoun>preposition | pronoun>end | clitic>end | clitic>article | clitic>fused | clitic>clitic`,
  },
  integrity: {
    percentWords: 'procent',
    unnamedSources: {
      pattern: String.raw`\bvolgens\s+(?:(?:een|recente|veel|de)\s+){0,2}(?:experts|deskundigen|studies|onderzoeken)\b`,
    },
    droppedInstructions: 'negeer[ alle] (vorige|eerdere|voorgaande|bovenstaande) (instructies|opdrachten)',
    droppedInstructionMarks: 'negeer',
    modelNames: null,
    favours: null,
    favourCommands: null,
    favourRequests: null,
  },
  document: {
    bylines: 'door',
    emptyTitles: 'startpagina | welkom | zonder titel',
    placeholders: null,
    tagPlaceholders: null,
    emptyHeadings: 'inleiding | conclusie | intro | details',
    numberedHeadings: null,
    teasers: `
      (gerelateerde|verwante|vergelijkbare|andere|recente|populaire|aanbevolen|meer) (artikelen|berichten|producten|onderwerpen|nieuws) | lees (ook|meer|verder) | meer (over dit onderwerp|lezen|van *|uit *) | meest gelezen |
      misschien vind je dit ook leuk | dit vind je misschien ook (leuk|interessant) | (anderen|klanten) (bekeken|kochten) ook | recent bekeken`,
    commentHeadings: `reacties | reactie | (laat|plaats|geef) een reactie[ achter] | reageer`,
    replyMarks: null,
    conclusions: null,
  },
  botWalls: null,
  examples: [
    { list: 'document.emptyTitles', matches: ['Welkom'], doesNotMatch: [] },
    {
      list: 'sentences.danglingOpeners',
      matches: ['Deze verwarmt het huis.'],
      doesNotMatch: ['Een warmtepomp verwarmt het huis.'],
    },
    {
      list: 'names.kinds.person',
      matches: ['de arts Anna Keller'],
      doesNotMatch: ['het artsenbezoek'],
    },
    {
      list: 'queries.intents.comparative',
      matches: ['warmtepompen vergelijken'],
      doesNotMatch: ['gelijke prijzen'],
    },
    {
      list: 'claims.attribution',
      matches: ['volgens het CBS'],
      doesNotMatch: ['vervolgens'],
    },
    {
      list: 'integrity.unnamedSources',
      matches: ['volgens veel experts'],
      doesNotMatch: ['volgens het CBS'],
    },
    {
      list: 'writing.quoting.openers',
      matches: ['Bijvoorbeeld in huis.', 'Het is warm.'],
      doesNotMatch: ['Het apparaat verwarmt.'],
    },
    { list: 'writing.quoting.freeOpeners', matches: ['Het apparaat'], doesNotMatch: ['Hetzelfde'] },
    { list: 'writing.quoting.pointers', matches: ['Lees meer', 'zie ook'], doesNotMatch: ['lezer'] },
    { list: 'writing.quoting.demonstratives', matches: ['Een van deze punten'], doesNotMatch: ['Dezelfde'] },
    { list: 'writing.quoting.numberedParts', matches: ['Tabel 2'], doesNotMatch: ['tabellen'] },
    { list: 'writing.quoting.firstPerson', matches: ['Mijn pomp'], doesNotMatch: ['Mijnbouw'] },
    { list: 'writing.quoting.ownVoice', matches: ['Onze pompen'], doesNotMatch: ['Onzeker'] },
    { list: 'writing.questions.openers', matches: ['Wat is dat?', 'Waarom?'], doesNotMatch: ['Klaar?'] },
    { list: 'writing.questions.articles', matches: ['Het apparaat'], doesNotMatch: ['Hetze'] },
    { list: 'writing.questions.kinds', matches: ['een machine'], doesNotMatch: ['eenvoudig'] },
    { list: 'facts.numbers.values', matches: ['twaalf huizen'], doesNotMatch: ['een huis'] },
    { list: 'facts.numbers.multipliers', matches: ['3 miljard'], doesNotMatch: ['miljonair'] },
    { list: 'facts.units', matches: ['5 uur', 'procent', 'vierkante meter'], doesNotMatch: ['uurwerk'] },
    { list: 'facts.denials', matches: ['geen vorst'], doesNotMatch: ['geenszins'] },
    {
      list: 'facts.spelling.ordinaryEndings',
      matches: ['Installeren', 'Veiligheid'],
      doesNotMatch: ['Oslo'],
    },
  ],

  // Content blocks

  writing: {
    voice: null,
    quoting: {
      openers: `
        het (is|zijn|was|kan|gaat|heeft|wordt) | er | daar | hier | of | want | dus |
        bovendien | daarnaast | daarbij | daarvoor | daardoor | daarna | dan | toch |
        vervolgens | ten slotte | tenslotte | bijvoorbeeld | zo | zulke | beide | andere | ja |
        nee | ten eerste | in dit | in deze | bij dit | bij deze | met deze | met dit |
        voor deze | op deze`,
      freeOpeners: 'het',
      pointers: `
        hierboven | hieronder | volgende | dit artikel | deze pagina | klik hier |
        lees (meer|verder) | meer informatie | zie ook | cookie[s] | nieuwsbrief | javascript`,
      numberedParts: 'figuur | tabel',
      firstPerson: 'ik | mijn | mij | me',
      notFirstPerson: null,
      ownVoice: 'wij | we | ons | onze',
      demonstratives: 'deze | dit | zulk[e] | dergelijke',
      leadsOn: null,
      boxLabels: null,
      editorsRemarks: null,
      commands: null,
    },
    scopes: {
      untilYears: 'tot | voor',
      sinceYears: 'sinds | vanaf',
      turns: `
        maar | echter | toch | behalve | tenzij | in werkelijkheid | eigenlijk | tegenwoordig | nu |
        inmiddels | dat (is|klopt) (niet|onjuist|een mythe) |
        dit (is|klopt) (niet|onjuist|een mythe) | niet (meer|waar) | onjuist | integendeel |
        in plaats daarvan | alleen als | mits | hoewel`,
      former: `
        vroeger | voorheen | destijds | niet meer | oorspronkelijk |
        vervangen | stopgezet`,
      supposed: 'stel | stel je | veronderstel | in theorie | zou | zouden | had | hypothetisch',
      disputed: `
        critici | tegenstanders | concurrenten |
        (sommigen|sommige mensen|velen) (zeggen|beweren|denken|geloven) | mythe | zogenaamd* |
        vermeend* | naar verluidt | men (zegt|denkt)`,
      turnedHeadings: `
        mythe[s] | misverstand[en] | fout[en] | niet | nooit | zonder | geen | vermijd* | vroeger* |
        oud[e] | alternatie* | concurrent* | vergelijk* | ander[e][n] | uitgesloten | uitzonderingen |
        voor | geschiedenis | voorbeeld | kritiek | beoordelingen | reacties`,
      verdicts: 'ja | nee | natuurlijk | zeker',
    },
    questions: {
      faqTitle: 'Veelgestelde vragen',
      openers: `
        wat | wie | wanneer | waar* | hoe* | welk[e] | is | zijn | kan | kun* | mag | moet* |
        heeft | heb* | wordt`,
      articles: 'de | het | een',
      kinds: 'een | de | het',
      definitions: [
        { verbs: 'is', question: { template: 'Wat is {subject}?' }, beforeVowel: null },
        { verbs: 'zijn', question: { template: 'Wat zijn {subject}?' }, beforeVowel: null },
        { verbs: 'betekent', question: { template: 'Wat betekent {subject}?' }, beforeVowel: null },
      ],
      subjects: null,
      spellings: null,
      headings: null,
      answers: [],
      defined: null,
    },
    clauses: null,
    andMore: { template: '{names} en meer' },
  },
  facts: {
    numbers: {
      values: `
        2 twee | 3 drie | 4 vier | 5 vijf | 6 zes | 7 zeven | 8 acht | 9 negen | 10 tien |
        11 elf | 12 twaalf | 12 dozijn | 13 dertien | 14 veertien | 15 vijftien | 16 zestien |
        17 zeventien | 18 achttien | 19 negentien | 20 twintig | 30 dertig | 40 veertig |
        50 vijftig | 60 zestig | 70 zeventig | 80 tachtig | 90 negentig | 100 honderd`,
      compound: {
        form: { template: '{unit}en{tens}' },
        formAfterE: { template: '{unit}ën{tens}' },
        one: 'een',
      },
      multipliers: `
        100 honderd | 1000 duizend | 1000000 miljoen | 1000000 mln | 1000000000 miljard |
        1000000000 mld | 1000000000000 biljoen`,
      alone: 'honderd | duizend',
      ranges: 'tot',
      joins: 'en | of',
      percentBefore: null,
      labelsUnit: 'in',
    },
    units: `
      % procent | km kilometer[s] | m meter[s] | cm centimeter[s] | mm millimeter[s] | mi mijl |
      m² vierkante meter | ha hectare[s] | kg kilo[s] | kg kilogram | g gram | mg milligram |
      t ton | l liter[s] | ml milliliter[s] | ° graden | °C graden (celsius|c) |
      °F graden (fahrenheit|f) | s seconde | s seconden | min minuut | min minuten | h uur |
      h uren | d dag[en] | wk week | wk weken | mo maand[en] | y jaar | y jaren |
      km/h kilometer per uur | USD dollar[s] | EUR euro`,
    dates: {
      months: null,
      ordinals: null,
      links: null,
      clock: 'uur',
    },
    spelling: {
      links: null,
      notInitials: 'van',
      endings: null,
      pilesUpEndings: false,
      changedLetters: null,
      ordinaryEndings: `
        *en | *ing | *heid | *lijk | *tie | *ers | *isten | *ingen | *heden | *ties`,
      ordinaryOpeners: null,
      commonNouns: null,
      unspaced: null,
      plurals: '- en | - s',
      countable: 'een | elke | elk | iedere',
    },
    denials: 'niet | nooit | geen | niemand | niets | zonder',
    notDenials: null,
    verbEndings: null,
    polarity: {
      yes: 'ja | zeker | natuurlijk',
      no: 'nee | helemaal niet',
      implied: 'verboden | onmogelijk | uitgesloten',
      forward: 'voorkom(t|en) | vermijd[t|en]',
      without: 'zonder | in plaats van | behalve',
      clauses: 'maar | terwijl | hoewel | omdat | als | wanneer',
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
