import type { LanguagePack } from './pack.ts';

/** Endings of the infinitive; recipes and manuals are asked for with one. */
const infinitives = '*are | *ere | *ire';

export const italian: LanguagePack = {
  code: 'it',
  otherCodes: [],
  name: 'Italian',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'italian',
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: false,
    isVerbLast: false,
    stopWords: null,
    elided: `
      c' | d' | l' | m' | n' | s' | t' | v' | un' | gl' | agl' | dagl' | degl' | negl' | sugl' | all' |
      dall' | dell' | nell' | sull' | coll' | quell' | quest'`,
    elidedLinks: "d' | dell' | degl' | all'",
    particles: null,
  },
  sentences: {
    abbreviations: 'Art',
    writesOrdinalsWithFullStop: false,
    danglingOpeners: `
      egli | ella | esso | essa | essi | lui | lei | loro | questo | questa | questi | queste | ciò |
      ma | e | tuttavia | inoltre | suo | sua`,
  },
  definitions: {
    verbs: `
      è | sono | era | fu | erano | significa | consiste in | indica | designa | comprende | rappresenta`,
    notBefore: null,
    stillBefore: null,
    tailLinks: null,
  },
  concepts: {
    links: 'di | del | della | dello | dei | degli | delle | da | a | al | alla | in',
    emptyModifiers: null,
    emptyNouns: null,
    presentParticiples: null,
    pastParticiples: null,
    measures: null,
  },
  names: {
    honorifics: 'signor | signora | dott | professor',
    honorificsInNames: 'don',
    personTitles: null,
    links: "di | del | della | delle | dello | dei | degli | d' | da | la",
    linksBetweenNouns: null,
    linksAfterNoun: null,
    linkedArticles: null,
    listLinks: null,
    sayingVerbs: 'disse | dice | ha | detto | spiega',
    lifeVerbs: 'nato | nata',
    personPronouns: null,
    personRelatives: null,
    sitingVerbs: null,
    sitingPrepositions: null,
    placePrepositions: null,
    placeOf: 'di',
    predicateEnds: 'che | con | in',
    kinds: {
      person: `
        attore | attrice | cantante | compositore | scrittore | scrittrice | autore | autrice | poeta |
        pittore | regista | politico | fisico | medico | professore | ricercatore | ricercatrice |
        giudice | sindaco | presidente | re | regina | imperatore | vescovo | papa | giornalista |
        calciatore | chef | designer`,
      organization: `
        azienda | ditta | società | editore | agenzia | fondazione | università | scuola | sindacato |
        partito | ministero | commissione | tribunale | giornale | rivista | ospedale | museo | chiesa |
        gruppo | squadra | club | duo | trio | startup`,
      place: `
        città | comune | paese | provincia | regione | repubblica | capitale | isola | fiume | lago |
        monte | montagna | valle | aeroporto`,
      product: `
        romanzo | libro | canzone | gioco | programma | automobile | farmaco | film | album | single |
        sitcom | app | software | smartphone | console`,
      event: `
        guerra | battaglia | torneo | campionato | conferenza | elezione | terremoto | festival |
        tsunami | referendum`,
    },
    organizationNouns: 'università | istituto | ministero | agenzia | banca',
    organizationOf: 'di | da | delle',
    placeOpenings: 'san | santa | lago | monte',
    placeEndings: null,
    eventEndings: 'guerra',
    eventOpenings: null,
  },
  queries: {
    requests: `
      spiega | spiegare | spiegami | descrivi | descrivere | valuta | valutare | analizza | analizzare |
      consiglia | riassumi`,
    requestsBeforeSmallWord: 'dimmi | elenca | mostra | confronta | trova | dammi | aiutami',
    intents: {
      comparative: `
        vs | versus | confronto | confrontare | confrontato | comparazione | differenza | differenze |
        meglio di | migliore di | alternativa | alternative | vantaggi e svantaggi | pro e contro`,
      procedural: `
        come fare | come si fa | come posso | come si * | come (${infinitives}) |
        passo dopo passo | passaggi | tutorial | installare | istruzioni | guida per | ricetta`,
      transactional: `
        comprare | acquistare | acquisto | prezzo | prezzi | tariffa | tariffe | economico | sconto |
        offerta | offerte | ordinare | in vendita | negozio | noleggiare | prenotare | preventivo`,
      navigational: `
        accedi | accesso | sito web | sito ufficiale | pagina iniziale | contatti | contatto | orari |
        numero di telefono | servizio clienti`,
    },
    ingredients:
      'ingredienti | ingrediente | valori nutrizionali | nutrizione | porzioni | calorie | allergeni',
  },
  enumerations: {
    parts: `
      passaggi | passi | modi | tipi | tipologie | motivi | ragioni | consigli | ingredienti |
      requisiti | esempi | funzioni | caratteristiche | specifiche | vantaggi | svantaggi | benefici |
      sintomi | cause | opzioni | parametri | seguenti | come segue | lista di controllo | materiali |
      strumenti | metodi | errori | regole | fattori | criteri`,
    compared: `
      vs | versus | confronto | comparazione | differenze tra | differenza tra | vantaggi e svantaggi |
      pro e contro`,
    first: 'prima di tutto | innanzitutto | in primo luogo | per prima cosa',
    second: 'in secondo luogo | poi | quindi | dopo',
    third: 'in terzo luogo | infine | da ultimo',
  },
  claims: {
    attribution: `
      secondo | stando a | in base a | riporta | ha riportato | ha rilevato | rileva | ha trovato |
      dice | ha detto | afferma | ha affermato | indica | ha indicato | mostra | ha mostrato | rivela |
      stima | stimato da | pubblicato da | pubblicata da | pubblicato su | misurato da | dati di |
      dati dell'* | dati del | dati della | studio di | studio dell'* | studio del | studio della |
      indagine di | rapporto di | rapporto dell'* | rapporto del | definisce | fonte`,
    study: `
      studio | studi | indagine | indagini | sondaggio | sondaggi | ricerca | ricerche | ricercatori |
      metanalisi | meta-analisi | revisione sistematica | censimento | scienziati | esperti`,
    vague: `
      esperti | specialisti | studi | ricercatori | scienziati | ricerche | sondaggi | molti | alcuni |
      fonti | gente | analisti | dati`,
    magnitude: 'per cento | percento | punti percentuali | milione | milioni | miliardo | miliardi',
    institutionEndings: null,
  },
  wordOrder: {
    classes: {
      article: 'il | un | uno | una | i',
      clitic: 'lo | la | gli | le',
      fused: `
        del | dello | della | dei | degli | delle | al | allo | alla | ai | agli | alle | dal | dalla |
        dai | dalle | nel | nello | nella | nei | negli | nelle | sul | sulla | sui | sulle`,
      preposition: 'di | a | da | in | con | su | per | tra | fra | senza',
      conjunction: 'e | ed | o | oppure | ma',
      verb: 'è | sono | era | erano | ha | hanno | può | possono | deve | devono | viene | vengono | sarà',
      pronoun: 'io | tu',
    },
    rules: 'articles',
    never: null,
    allowed: 'preposition>conjunction',
  },
  integrity: {
    percentWords: 'per cento',
    unnamedSources: {
      pattern: String.raw`\b(?:secondo|stando\s+a)\s+(?:(?:gli|degli|uno|alcuni|molti|recenti)\s+){0,2}(?:esperti|studi|studio|ricerche|sondaggi|statistiche)\b`,
    },
    droppedInstructions: '(ignora|ignorate|dimentica)[ tutte] le istruzioni (precedenti|sopra)',
    droppedInstructionMarks: 'ignor | dimentic',
    modelNames: null,
    favours: null,
    favourCommands: null,
    favourRequests: null,
  },
  document: {
    bylines: 'di | da',
    emptyTitles: 'pagina iniziale | benvenuti | senza titolo',
    placeholders: null,
    tagPlaceholders: null,
    emptyHeadings: 'introduzione | conclusione | intro',
    numberedHeadings: null,
    teasers: `
      (articoli|notizie|prodotti|contenuti|post) (correlati|correlate|simili|consigliati|consigliate|recenti|popolari) | leggi (anche|di più|tutto) | potrebbe[ro] (interessarti|interessarti anche|piacerti) | potrebbero interessarti anche |
      i più letti | le più lette | più letti | ti potrebbe[ro] interessare[ anche] | vedi anche | sullo stesso argomento | altri articoli | visti di recente`,
    commentHeadings: `commenti | commento | (lascia|scrivi|aggiungi) un commento | lascia una risposta`,
    replyMarks: 'rif',
    conclusions: null,
  },
  botWalls: null,
  examples: [
    { list: 'document.emptyTitles', matches: ['Senza titolo'], doesNotMatch: [] },
    {
      list: 'grammar.elided',
      matches: ["l'acqua", 'dell’acqua'],
      doesNotMatch: ['acqua'],
    },
    {
      list: 'sentences.danglingOpeners',
      matches: ['Questa scalda la casa.'],
      doesNotMatch: ['La pompa scalda la casa.'],
    },
    {
      list: 'queries.intents.procedural',
      matches: ['come installare una pompa'],
      doesNotMatch: ['comefacevi'],
    },
    {
      list: 'claims.attribution',
      matches: ["dati dell'Istat", 'secondo il censimento'],
      doesNotMatch: ['secondario'],
    },
    {
      list: 'integrity.unnamedSources',
      matches: ['secondo gli esperti'],
      doesNotMatch: ["secondo l'Istat"],
    },
    {
      list: 'writing.quoting.openers',
      matches: ['Ad esempio, scalda.', 'È un apparecchio.'],
      doesNotMatch: ['La pompa scalda.'],
    },
    { list: 'writing.quoting.pointers', matches: ['Vedi anche', 'i seguenti'], doesNotMatch: ['seguito'] },
    { list: 'writing.quoting.demonstratives', matches: ['Uno di questi punti'], doesNotMatch: ['Questione'] },
    { list: 'writing.quoting.numberedParts', matches: ['Tabella 2'], doesNotMatch: ['tabelle'] },
    { list: 'writing.quoting.firstPerson', matches: ['Mia pompa'], doesNotMatch: ['Miami'] },
    { list: 'writing.quoting.ownVoice', matches: ['Le nostre pompe'], doesNotMatch: ['Nostalgia'] },
    { list: 'writing.questions.openers', matches: ["Cos'è?", 'Quanti sono?'], doesNotMatch: ['Pronto?'] },
    { list: 'writing.questions.articles', matches: ["L'acqua", 'La pompa'], doesNotMatch: ['Lago'] },
    { list: 'writing.questions.kinds', matches: ["un'opera", 'un apparecchio'], doesNotMatch: ['unico'] },
    { list: 'facts.numbers.values', matches: ['dodici case'], doesNotMatch: ['sei case'] },
    { list: 'facts.numbers.multipliers', matches: ['3 miliardi'], doesNotMatch: ['miglia'] },
    { list: 'facts.units', matches: ['5 ore', 'per cento', 'metri quadrati'], doesNotMatch: ['orario'] },
    { list: 'facts.denials', matches: ['senza gelo', 'nessuna'], doesNotMatch: ['nonno'] },
    {
      list: 'facts.spelling.ordinaryEndings',
      matches: ['Installare', 'Rapidamente'],
      doesNotMatch: ['Oslo'],
    },
  ],

  // Content blocks

  writing: {
    voice: null,
    quoting: {
      openers: `
        esse | quello | quella | quelli | quelle | suoi | sue | ed | o | oppure | però |
        quindi | dunque | perciò | così | allora | poi | infine | anche | infatti | invece |
        per esempio | ad esempio | in questo | in questa | in questi | in queste | per questo |
        con questo | di questo | a questo | qui | lì | là | altri | altre | altro | altra |
        entrambi | entrambe | sì | no | grazie | ciao | innanzitutto | si tratta |
        è (un|una|il|la|per)`,
      freeOpeners: null,
      pointers: `
        sopra | sotto | di seguito | seguent(e|i) | questo articolo | questa pagina |
        questa sezione | clicca | leggi (tutto|anche|di più) | scopri di più | vedi anche |
        cookie | newsletter | javascript`,
      numberedParts: 'figura | tabella',
      firstPerson: 'io | mio | mia | miei | mie | mi',
      notFirstPerson: null,
      ownVoice: 'noi | nostr(o|a|i|e)',
      demonstratives: 'quest(o|a|i|e) | quell(o|a|i|e) | tal(e|i)',
      leadsOn: null,
      boxLabels: null,
      editorsRemarks: null,
      commands: null,
    },
    scopes: {
      untilYears: 'fino al | prima del',
      sinceYears: 'dal | a partire dal',
      turns: `
        ma | però | tuttavia | salvo | tranne | a meno | in realtà | infatti | oggi | ora | adesso | è (falso|un mito) | non (è|più) | falso | al contrario | invece | solo se |
        purché | sebbene`,
      former: `
        una volta | in passato | precedentemente |
        non (è|sono) più | originariamente | sostituit*`,
      supposed: `
        immagina | immaginate | immaginiamo | supponiamo | in teoria | sarebbe | avrebbe |
        ipoteticamente`,
      disputed: `
        (critic|oppositor|detrattor|concorrent|scettic)* |
        (alcuni|molti) (dicono|sostengono|credono|pensano) | si (dice|crede|pensa) | mito |
        presunt* | cosiddett*`,
      turnedHeadings: `
        mit(o|i) | error(e|i) | fals* | non | mai | senza | evitare | vecchi* | precedent* | alternativ* |
        concorrent* | confronto | altr(o|a|i|e) | esclus* | prima | storia | esempio | critiche |
        recension* | commenti`,
      verdicts: 'sì | no | certo | certamente',
    },
    questions: {
      faqTitle: 'Domande frequenti',
      openers: `
        che | cosa | cos'* | chi | quando | dove | dov'* | perché | come | com'* | qual* |
        quant* | è | sono | si può | posso | può | c'è | devo | a cosa | in cosa | per cosa |
        di cosa`,
      articles: "il | lo | la | i | gli | le | un | uno | una | l' | un'",
      kinds: "un | uno | una | un' | il | lo | la | l' | i | gli | le",
      definitions: [
        { verbs: 'è', question: { template: 'Che cos’è {subject}?' }, beforeVowel: null },
        { verbs: 'sono', question: { template: 'Che cosa sono {subject}?' }, beforeVowel: null },
        { verbs: 'significa', question: { template: 'Che cosa significa {subject}?' }, beforeVowel: null },
      ],
      subjects: null,
      spellings: null,
      headings: null,
      answers: [],
      defined: null,
    },
    clauses: null,
    andMore: { template: '{names} e altro' },
  },
  facts: {
    numbers: {
      values: `
        2 due | 3 tre | 4 quattro | 5 cinque | 7 sette | 8 otto | 9 nove | 10 dieci |
        11 undici | 12 dodici | 12 dozzina | 13 tredici | 14 quattordici | 15 quindici |
        16 sedici | 17 diciassette | 18 diciotto | 19 diciannove | 20 venti | 30 trenta |
        40 quaranta | 50 cinquanta | 60 sessanta | 70 settanta | 80 ottanta | 90 novanta |
        100 cento`,
      compound: null,
      multipliers: `
        1000 mille | 1000 mila | 1000000 milione | 1000000 milioni | 1000000 mln |
        1000000000 miliardo | 1000000000 miliardi | 1000000000 mld | 1000000000000 bilione |
        1000000000000 bilioni`,
      alone: 'mille | mila',
      ranges: 'a',
      joins: 'e | o',
      percentBefore: null,
      labelsUnit: 'in',
    },
    units: `
      % per cento | pp punti percentuali | km chilometro | km chilometri | m metro | m metri |
      cm centimetro | cm centimetri | mm millimetro | mm millimetri | mi miglio | mi miglia |
      in pollici | m² metri quadri | m² metri quadrati | ha ettari | kg chilo | kg chili |
      kg chilogrammi | g grammo | g grammi | t tonnellate | l litro | l litri | ° gradi |
      °C gradi (celsius|c) | °F gradi (fahrenheit|f) | s secondo | s secondi | min minuto |
      min minuti | h ora | h ore | d giorno | d giorni | wk settimana | wk settimane | mo mese |
      mo mesi | y anno | y anni | km/h chilometri orar[i] | km/h chilometri all'orar[i] |
      USD dollaro | USD dollari | EUR euro`,
    dates: {
      months: null,
      ordinals: null,
      links: 'di',
      clock: null,
    },
    spelling: {
      links: null,
      notInitials: 'e | di | da',
      endings: null,
      pilesUpEndings: false,
      changedLetters: null,
      ordinaryEndings: `
        *mente | *ando | *endo | *are | *ere | *ire | *arsi | *zione | *tà | *tori | *isti |
        *zioni | *menti`,
      ordinaryOpeners: null,
      commonNouns: null,
      unspaced: null,
      plurals: 'o i | e i | a e',
      countable: 'un | una | uno | ogni',
    },
    denials: 'non | mai | nessun(o|a) | nessun | niente | nulla | senza',
    notDenials: null,
    verbEndings: null,
    polarity: {
      yes: 'sì | certo | certamente',
      no: 'no | per niente',
      implied: 'vietat(o|a|i|e) | proibit(o|a|i|e) | impossibil(e|i) | esclus(o|a|i|e)',
      forward: 'impedisc(e|ono) | impedire | evit(a|ano|are)',
      without: 'senza | invece di | tranne | salvo',
      clauses: 'ma | mentre | benché | perché | se | quando',
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
