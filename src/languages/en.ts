import type { LanguagePack } from './pack.ts';

export const english: LanguagePack = {
  code: 'en',
  otherCodes: [],
  name: 'English',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'english',
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: false,
    isVerbLast: false,
    longSentenceWords: 20,
    stopWords: null,
    elided: null,
    particles: null,
    infinitives: null,
  },
  sentences: {
    abbreviations: null,
    writesOrdinalsWithFullStop: false,
    danglingOpeners: `
      it | they | he | she | this | these | that | those | such | however | therefore | but | and | so |
      also | then | thus | furthermore | moreover | his | her | their | its`,
  },
  definitions: {
    verbs: `
      is | are | was | were | means | refers to | describes | consists of | stands for | is defined as |
      is called | denotes | comprises | includes`,
    notBefore: null,
    stillBefore: null,
  },
  concepts: null,
  names: null,
  queries: {
    requests: `
      explain | describe | discuss | evaluate | assess | analyze | analyse | summarize | summarise |
      recommend | suggest | outline | elaborate | clarify | assessing | evaluating | analyzing`,
    requestsBeforeSmallWord: `
      tell | list | show | find | compare | review | identify | provide | help | share | explore |
      examine | define | write | create | educate | learn | understand | looking | interested |
      considering`,
    intents: {
      comparative: `
        vs | versus | compare | compared | comparison | comparisons | comparing | difference |
        differences | different from | better than | alternative | alternatives | pros and cons`,
      procedural: `
        how to | how do i | how do you | how can i | how should i | steps to | step by step | guide to |
        tutorial | install | set up | setup | instructions | recipe for | recipe`,
      transactional: `
        buy | price | prices | pricing | cheap | cheapest | discount | coupon | deals | order online |
        for sale | where to get | quote for | for rent | for hire | book online`,
      navigational: `
        login | log in | sign in | official website | homepage | home page | official site |
        contact details | opening hours | phone number | customer service`,
    },
    facets: {
      definition: `
        definition | what is | what are | what's | what does | meaning | overview | introduction |
        about | explained`,
      causes: 'causes | cause | why | reason | reasons | origin | factors | triggers',
      steps: `
        steps | step | how to | how do | how does | how it works | how they work | process | procedure |
        method | methods | methodology | usage | installation | install | getting started | set up |
        setup | directions | instructions | preparation | tutorial | running | creating`,
      cost: `
        cost | costs | price | prices | pricing | fee | fees | expensive | budget | afford | funding |
        worth`,
      time: `
        how long | duration | time | timeline | when | how often | schedule | hours | deadline | date |
        dates | frequency`,
      comparison: `
        comparison | compared | compare | vs | versus | difference | differences | alternative |
        alternatives | better than | which | similar`,
      benefits: `
        benefits | benefit | advantages | advantage | pros | effectiveness | results | outcomes |
        findings | impact | effects | importance | why choose`,
      problems: `
        problems | problem | risks | risk | side effects | disadvantages | drawbacks | limitations |
        errors | error | troubleshooting | safety | warning | warnings | concerns | challenges |
        issues | mistakes | too often | avoid | not working | caveats | pitfalls`,
      requirements: `
        requirements | requirement | prerequisites | eligibility | what you need | need | conditions |
        materials | equipment | tools | who can | compatibility | compatible | works with |
        dependencies | rules`,
      examples: `
        examples | example | case study | case studies | use cases | sample | samples | demo |
        in practice`,
      history: `
        history | origins | background | development | timeline | evolution | early | release notes |
        changelog | version | versions`,
      use: `
        use | uses | using | applications | application | how to use | for whom | who is | suitable |
        best for | which`,
      specification: `
        specifications | specification | size | sizes | dimensions | capacity | weight | features |
        feature | technical data | details | material | properties | specs | minimum | recommended`,
      delivery: `
        delivery | shipping | returns | return | refund | warranty | guarantee | availability |
        in stock | pickup`,
      care: `
        care | cleaning | clean | maintenance | maintain | storage | store | keep | prevention |
        prevent | wash | repair`,
      options: `
        options | option | settings | configuration | configure | parameters | parameter | arguments |
        attributes | properties | methods | functions | syntax | flags | variables | types | kinds |
        value | values`,
      ingredients: 'ingredients | ingredient | nutrition | nutritional | servings | calories | allergens',
      contact: `
        contact | address | apply | how to apply | where | location | opening hours | book |
        appointment | support | help | faq | questions | office`,
      variants: `
        variations | variation | variants | tips | tip | notes | serving | substitutes | serve |
        advice | recommendations | more | see also`,
    },
  },
  enumerations: {
    parts: `
      steps | ways | types | kinds | reasons | tips | ingredients | requirements | prerequisites |
      examples | features | specifications | benefits | advantages | disadvantages | symptoms | causes |
      options | parameters | the following | as follows | checklist | materials | tools | methods |
      mistakes | rules | factors | criteria | pros and cons`,
    compared: `
      vs | versus | compared | comparison | comparison of | differences between | difference between |
      pros and cons`,
    first: 'first | firstly | first of all',
    second: 'second | secondly | then | next',
    third: 'third | thirdly | finally | lastly | after that',
  },
  claims: {
    attribution: `
      according to | as reported by | reported by | reports | reported | found | finds | as * defines |
      says | said | states | stated | shows | showed | shown by | estimates | estimated by |
      published by | published in | measured by | data from | figures from | survey by | study by |
      report by | analysis by | cited by | citing | concluded | concludes | source`,
    study: `
      study | studies | survey | surveys | research | researchers | meta-analysis | systematic review |
      clinical trial | trials | census | field study | scientists | experts`,
    vague: `
      experts | studies | researchers | scientists | research | surveys | many | some | sources |
      analysts | people | reports | critics | data | officials`,
    magnitude: 'percent | per cent | percentage points | million | millions | billion | billions | trillion',
    institutionEndings: null,
  },
  wordOrder: null,
  integrity: null,
  document: null,
  examples: [],

  // Content blocks

  writing: {
    voice: {
      secondPerson: 'you | your | yours | yourself | yourselves',
      headlineSmallWords: `
        a | an | and | as | at | but | by | for | from | if | in | into | nor | of | on | or | per | so |
        than | the | to | up | via | vs | with | yet`,
      contractions: {
        denials: `
          can't cannot | won't will not | shan't shall not | isn't is not | aren't are not |
          wasn't was not | weren't were not | don't do not | doesn't does not | didn't did not |
          haven't have not | hasn't has not | hadn't had not | couldn't could not |
          shouldn't should not | wouldn't would not | mustn't must not | needn't need not`,
        subjects: 'i | you | we | they | he | she | it | that | there | what | who | here | where',
        verbs: 'm am | re are | ve have | ll will | s is',
        verbsBeforeParticiple: 's has',
        participles: 'been | got | had | become | gone | done | made | taken | seen',
      },
      description: {
        forbid: "never | do not | don't | avoid | without | no | not",
        use: 'use | using | say | saying | write | writing | mention | mentioning',
        words: '[(the|any) ](word[s]|term[s]|phrase[s]|expression[s])[ (like|such as)]',
        joins: 'and | or | nor',
        atMost: `
          at most | up to | under | below | max[imum][ of] | no longer than |
          no more than | not more than | shorter than | fewer than | less than | of | within`,
        sentences: 'sentence[s]',
        wordUnits: 'word[s]',
        perSentence: '[or (less|fewer) ](per|a|each|in (a|each|every)) sentence',
        shortSentences: `
          keep [(your|the) ]sentences short | [(use|write|prefer) ]short[,] [*[,] ]sentences`,
        contractions: '[any ]contractions',
        allow: 'use | with | allow | prefer',
        noSecondPerson: `
          (no|avoid|never use|not in) [the ]second person | [(in|use) ][the ]third person[ only] |
          (never|do not|don't) address [the ]reader[s]`,
        titleCase: `
          [(use|in) ]title case[ (for|in) [the ](title[s]|heading[s]|headline[s])[ and (title[s]|heading[s]|headline[s])]]`,
        sentenceCase: `
          [(use|in) ]sentence case[ (for|in) [the ](title[s]|heading[s]|headline[s])[ and (title[s]|heading[s]|headline[s])]]`,
        exclamations: '[any ]exclamation (mark[s]|point[s])',
        emptyWords: `
          a | an | the | and | or | but | please | use | write | keep | be | is | are | our | your | we |
          it | in | of | for | with | to | tone | voice | brand | style | words | sentences`,
        breaks: 'and | but',
      },
    },
  },
  facts: {
    numbers: {
      values: `
        2 two | 3 three | 4 four | 5 five | 6 six | 7 seven | 8 eight | 9 nine | 10 ten |
        11 eleven | 12 twelve | 12 dozen | 13 thirteen | 14 fourteen | 15 fifteen | 16 sixteen |
        17 seventeen | 18 eighteen | 19 nineteen | 20 twenty | 30 thirty | 40 forty | 50 fifty |
        60 sixty | 70 seventy | 80 eighty | 90 ninety`,
      compound: { form: { template: '{tens}-{unit}' }, formAfterE: null, one: 'one' },
      multipliers: `
        100 hundred | 100 hundreds | 1000 thousand | 1000 thousands | 1000 k | 1000000 million |
        1000000 millions | 1000000 mn | 1000000000 billion | 1000000000 billions |
        1000000000 bn | 1000000000000 trillion | 1000000000000 trillions | 1000000000000 tn |
        1000000000000 trn`,
      alone: 'hundred | thousand | million | billion',
      ranges: 'to | through',
      joins: 'and | or',
      percentBefore: null,
      labelsUnit: 'in',
    },
    units: `
      % percent | % per cent | pp percentage point[s] | pp percent point[s] | km kilometre[s] |
      km kilometer[s] | m metre[s] | m meter[s] | cm centimetre[s] | cm centimeter[s] |
      mm millimetre[s] | mm millimeter[s] | mi mile[s] | ft foot | ft feet | in inch[es] |
      yd yard[s] | m² square metre[s] | m² square meter[s] | km² square kilometre[s] |
      km² square kilometer[s] | ft² sq[.] ft[.] | ft² sq[.] (feet|foot) |
      ft² square (ft[.]|feet|foot) | m³ cubic metre[s] | m³ cubic meter[s] | ha hectare[s] |
      acre acre[s] | kg kilo[s] | kg kilogram[s] | g gram[s] | mg milligram[s] |
      µg microgram[s] | t ton[s] | t tonne[s] | pound pound[s] | oz ounce[s] | l litre[s] |
      l liter[s] | ml millilitre[s] | ml milliliter[s] | gal gallon[s] | ° degree[s] |
      °C (°[ ]|degree[s] )(celsius|centigrade) | °C degree[s] c |
      °F (°[ ]|degree[s] )fahrenheit | °F degree[s] f | ms millisecond[s] |
      s sec[s] | s second[s] | min mins | min minute[s] | h hr[s] | h hour[s] | d day[s] |
      wk week[s] | mo month[s] | y yr[s] | y year[s] |
      km/h (kilometre[s]|kilometer[s]|km) (per|an) hour | mph mile[s] (per|an) hour |
      W watt[s] | kW kilowatt[s] | MW megawatt[s] | GW gigawatt[s] | kWh kilowatt hour[s] |
      kWh kilowatt-hour[s] | V volt[s] | Hz hertz | B byte[s] | KB kilobyte[s] |
      MB megabyte[s] | GB gigabyte[s] | TB terabyte[s] | px pixel[s] | cal calorie[s] |
      kcal kilocalories | USD dollar[s] | EUR euro[s] | GBP pound[s] sterling | CNY yuan |
      INR rupee[s] | cent cent[s]`,
    dates: {
      months: '9 sept',
      ordinals: 'st | nd | rd | th',
      links: 'of',
      clock: null,
    },
    spelling: {
      links: 'of | the | of the',
      notInitials: 'of | and | the | for',
      endings: null,
      pilesUpEndings: false,
      changedLetters: null,
      ordinaryEndings: `
        *ing[s] | *tion[s] | *ment[s] | *ness | *ity | *ities | *ance[s] | *ence[s] | *ship[s] |
        *ure[s] | *age[s] | *ism[s] | *ist[s] | *ware | *wear | *work[s]`,
      commonNouns: null,
      unspaced: null,
    },
    denials: `
      not | never | no | none | nobody | nothing | neither | nor | cannot | without | hardly |
      *n't`,
    notDenials: null,
  },
};
