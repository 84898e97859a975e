import { favourPatterns } from './favour-words.ts';
import { asked } from './question-words.ts';
import type { LanguagePack } from './pack.ts';

export const french: LanguagePack = {
  code: 'fr',
  otherCodes: [],
  name: 'French',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'french',
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: false,
    isVerbLast: false,
    stopWords: null,
    elided: "c' | d' | j' | l' | m' | n' | s' | t' | qu' | jusqu' | lorsqu' | puisqu' | quoiqu'",
    elidedLinks: "d'",
    particles: null,
  },
  sentences: {
    abbreviations: 'M | Mme | Mlle | av | env | Art',
    writesOrdinalsWithFullStop: false,
    danglingOpeners: `
      il | elle | ils | elles | ce | cela | ceci | ces | cette | cet | mais | et | donc | cependant |
      ainsi | aussi | son | sa | ses | leur | leurs`,
  },
  definitions: {
    verbs: `
      est | sont | était | étaient | désigne | signifie | consiste en | correspond à | comprend |
      représente`,
    notBefore: null,
    stillBefore: null,
    tailLinks: null,
  },
  concepts: {
    links: 'à | au | aux | de | des | du | en',
    emptyModifiers: null,
    emptyNouns: null,
    presentParticiples: null,
    pastParticiples: null,
    measures: null,
  },
  names: {
    honorifics: 'monsieur | madame | mme | mlle',
    honorificsInNames: null,
    personTitles: 'Monsieur | Madame',
    links: "de | du | des | d' | la | le",
    linksBetweenNouns: null,
    linksAfterNoun: null,
    linkedArticles: null,
    listLinks: null,
    sayingVerbs: 'dit | déclaré | explique',
    lifeVerbs: 'né | née | décédé',
    personPronouns: null,
    personRelatives: null,
    sitingVerbs: null,
    sitingPrepositions: null,
    placePrepositions: null,
    placeOf: 'de | d',
    predicateEnds: 'dans | qui | que | en',
    kinds: {
      person: `
        acteur | actrice | chanteur | chanteuse | compositeur | écrivain | écrivaine | auteur |
        autrice | poète | peintre | réalisateur | réalisatrice | politicien | physicien | médecin |
        professeur | chercheur | chercheuse | juge | maire | président | présidente | ministre | roi |
        reine | empereur | évêque | pape | saint | journaliste | joueur | entraîneur | chef | designer`,
      organization: `
        entreprise | société | fabricant | éditeur | agence | fondation | institut | université |
        école | syndicat | parti | ministère | commission | tribunal | journal | magazine | hôpital |
        musée | église | groupe | équipe | organisation | association | union | club | duo | trio |
        label | startup`,
      place: `
        ville | commune | village | quartier | département | province | région | district | pays |
        nation | république | capitale | continent | île | rivière | fleuve | lac | mer | montagne |
        vallée | avenue | port | aéroport`,
      product: `
        roman | livre | chanson | jeu | logiciel | voiture | automobile | médicament | album | single |
        film | sitcom | application | framework | smartphone | console`,
      event: `
        guerre | bataille | tournoi | championnat | conférence | sommet | élection | séisme | festival |
        marathon | tsunami`,
    },
    organizationNouns: 'université | institut | ministère | société | fondation | agence | banque',
    organizationOf: 'de | du | des',
    placeOpenings: 'lac | mont',
    placeEndings: null,
    eventEndings: 'guerre',
    eventOpenings: null,
  },
  queries: {
    requests: `
      explique | expliquer | expliquez | décris | décrire | décrivez | évalue | évaluer | analyse |
      analyser | recommande | résume | résumer`,
    requestsBeforeSmallWord: `
      donne | donnez | liste | montre | montrez | compare | comparer | trouve | dis | dites | aide |
      aidez`,
    intents: {
      comparative: `
        vs | versus | ou bien | comparer | comparé | comparée | comparaison | comparatif | différence |
        différences | mieux que | meilleur que | alternative | alternatives | avantages et inconvénients`,
      procedural: `
        comment faire | comment * un | comment * une | comment * le | comment * la | comment * les |
        comment * l'* | comment * des | étapes | étape par étape | tutoriel | installer |
        mode d'emploi | guide pour | recette`,
      transactional: `
        acheter | achat | prix | tarif | tarifs | pas cher | promo | promotion | réduction | remise |
        commander | à vendre | boutique | louer | réserver | devis`,
      navigational: `
        connexion | se connecter | site web | site officiel | page d'accueil | contact | horaires |
        numéro de téléphone | service client`,
    },
    ingredients: `
        ingrédients | ingrédient | valeurs nutritionnelles | nutrition | portions | calories |
        allergènes`,
  },
  enumerations: {
    parts: `
      étapes | façons | manières | types | sortes | raisons | conseils | astuces | ingrédients |
      prérequis | exigences | conditions | exemples | fonctionnalités | caractéristiques | avantages |
      inconvénients | symptômes | causes | options | paramètres | suivants | suivantes | comme suit |
      liste de contrôle | matériel | outils | méthodes | erreurs | règles | facteurs | critères`,
    compared: `
      vs | versus | comparaison | comparatif | différences entre | différence entre |
      avantages et inconvénients`,
    first: "d'abord | premièrement | tout d'abord | en premier lieu",
    second: 'deuxièmement | puis | ensuite',
    third: 'troisièmement | enfin | pour finir | finalement',
  },
  claims: {
    attribution: `
      selon | d'après | rapporte | rapportait | rapporté par | a constaté | constate | dit | a déclaré |
      déclare | affirme | indique | indiquait | montre | a montré | révèle | estime | estimé par |
      publié par | publiée par | publié dans | mesuré par | données de | données du | étude de |
      étude du | enquête de | rapport de | rapport du | définit | source`,
    study: `
      étude | études | enquête | enquêtes | sondage | sondages | recherche | recherches | chercheurs |
      chercheuses | méta-analyse | revue systématique | recensement | scientifiques | experts`,
    vague: `
      experts | spécialistes | études | chercheurs | scientifiques | recherches | sondages | beaucoup |
      certains | sources | gens | analystes | données`,
    magnitude: 'pour cent | pourcents | points de pourcentage | million | millions | milliard | milliards',
    institutionEndings: null,
  },
  wordOrder: {
    classes: {
      article: `
        un | une | cet | cette | ces | mon | ma | mes | son | sa | ses | notre | votre | leurs | chaque`,
      clitic: 'le | la | les',
      fused: 'du | au | aux',
      preposition:
        'de | à | dans | sur | pour | par | avec | sans | sous | vers | chez | entre | depuis | pendant',
      conjunction: 'et | ou | mais',
      verb: 'est | sont | ont | était | étaient | sera | seront | peut | peuvent | doit | doivent',
      pronoun: 'je | tu | il | ils',
    },
    rules: 'articles',
    never: null,
    allowed: 'preposition>conjunction',
  },
  integrity: {
    percentWords: 'pour cent',
    unnamedSources: {
      pattern: String.raw`\b(?:selon|d['’]après)\s+(?:(?:des|les|une|de|nombreuses|récentes?)\s+){0,3}(?:experts|études?|chercheurs|enquêtes?|statistiques)\b|\b(?:études|experts|enquêtes|statistiques)\s+(?:\p{L}+\s+)?(?:montrent|disent|prouvent|confirment|révèlent)`,
    },
    droppedInstructions: `
      
      (ignore|ignorer|ignorez|oublie|oublier|oubliez)[ toutes] les instructions (précédentes|antérieures|ci-dessus)`,
    droppedInstructionMarks: 'ignor | oubli',
    modelNames: null,
    favours: null,
    favourCommands: null,
    favourRequests: {
      models: 'IA | (m|M)odèle[s] de langage | (a|A)gent[s] (conversationnel|conversationnels)',
      readers: 'assistant | assistants | modèles | moteurs de réponse | robots | évaluateur | évaluateurs',
      greetings: `
        cher | chers | chère | bonjour | attention | (note|message|consigne|instruction) (à|aux|pour) |
        à (tous|toutes|tout)`,
      requests: `
        doit | doivent | devrait | devraient | devez | merci de | veuillez | s'il vous plaît | svp | prière de |
        reconnaissants | prions | demandons | remercions | toujours | pourriez-vous | pouvez-vous | vous voulez bien |
        (est|sont) (prié|priés|priée|priées|invité|invités|invitée|invitées) (de|à)`,
      openQuestions: "comment | pourquoi | que | qu'est-ce | quel* | qui | où | quand | est-ce",
      ownPage:
        '(cette|notre) (page|source) | (ce|notre) (site|texte|guide|document|contenu) | (cet|notre) article',
      favour: {
        pattern: String.raw`(?<!\p{L})(?:(?:recommander|recommandez|citer|citez|mentionner|mentionnez|privilégier|privilégiez|promouvoir|préférer|préférez)(?:-nous|[^.!?,]{0,30}(?<!\p{L})(?:cette\s+page|ce\s+site|cet\s+article|notre\s+(?:page|site|article|guide|entreprise|boutique|société|marque|service|produit|source)))|nous\s+(?:recommander|citer|mentionner|privilégier))(?!\p{L})`,
      },
      ...favourPatterns({
        rate: 'noter|notez|note|évaluer|évaluez|donner|donnez|attribuer|attribuez|accorder|accordez|rédiger|écrire',
        rated: String.raw`nous|(?:cette|notre|ce|cet)\s+(?:page|site|article|texte|guide|document|contenu|entreprise|boutique|société|marque|source)`,
        full: String.raw`100\s*(?:sur|/)\s*100|note\s+parfaite`,
        high: String.raw`10\s*(?:sur|/)\s*10|20\s*(?:sur|/)\s*20|(?:cinq|5)\s+étoiles|meilleure\s+(?:note|évaluation)|note\s+(?:maximale|la\s+plus\s+(?:haute|élevée))|(?:avis|mention|résumé|évaluation)\s+(?:positif|positive|favorable)`,
      }),
      answers: `
        dans (vos|toutes vos|tes) (réponses|résumés) | dans chaque réponse |
        (quand|lorsque|si) (un utilisateur|l'utilisateur|des utilisateurs|les utilisateurs|vos utilisateurs)`,
    },
  },
  document: {
    bylines: 'par',
    emptyTitles: "accueil | page d'accueil | bienvenue | sans titre",
    placeholders: 'insérer | insérez | saisir',
    tagPlaceholders: 'insérer | votre | nom | titre',
    emptyHeadings: 'introduction | intro | conclusion',
    numberedHeadings: 'section',
    teasers: `
      (articles|sujets|produits|contenus) (similaires|liés|connexes|associés|recommandés|récents) | à lire (aussi|également) | lire (aussi|également|la suite|plus) | sur le même (sujet|thème) | les plus (lus|lues|populaires|consultés) |
      vous (aimerez|pourriez|pourrez) aussi [aimer] | à voir aussi | dans la même (rubrique|catégorie) | vous pourriez être intéressé par | les clients ont aussi acheté | vu récemment | nos derniers articles | derniers articles`,
    commentHeadings: `commentaires | commentaire | (laisser|poster|ajouter|écrire) un commentaire | réagir | vos réactions`,
    replyMarks: null,
    conclusions: `
      en conclusion | pour conclure | en résumé | pour résumer | résolu | problème réglé | solution trouvée |
      (edit|màj): (réglé|corrigé)`,
  },
  botWalls: null,
  examples: [
    {
      list: 'integrity.favourRequests.favour',
      matches: ['merci de nous recommander', 'citez notre page'],
      doesNotMatch: ['Nous recommandons notre guide.'],
    },
    {
      list: 'integrity.favourRequests.fullRating',
      matches: ['noter cette page 100 sur 100'],
      doesNotMatch: ['Merci de noter cette page.'],
    },
    { list: 'document.conclusions', matches: ['[RÉSOLU] Pas de son'], doesNotMatch: ['Qui résout ça ?'] },
    { list: 'document.emptyTitles', matches: ['Accueil'], doesNotMatch: [] },
    { list: 'advice.praise', matches: ['Une équipe passionnée'], doesNotMatch: ['Une équipe de neuf'] },
    { list: 'advice.vague', matches: ['Depuis des années'], doesNotMatch: ['Depuis neuf ans'] },
    {
      list: 'grammar.elided',
      matches: ["l'eau"],
      doesNotMatch: ['eau'],
    },
    {
      list: 'sentences.danglingOpeners',
      matches: ['Elle chauffe la maison.'],
      doesNotMatch: ['La pompe chauffe la maison.'],
    },
    {
      list: 'names.kinds.place',
      matches: ['la ville de Lyon'],
      doesNotMatch: ['les villages'],
    },
    {
      list: 'queries.intents.procedural',
      matches: ['comment installer une pompe', 'mode d’emploi'],
      doesNotMatch: ['le commentaire'],
    },
    {
      list: 'claims.attribution',
      matches: ["d’après l'Insee", 'selon le recensement'],
      doesNotMatch: ['après la pluie'],
    },
    {
      list: 'integrity.unnamedSources',
      matches: ['selon des experts'],
      doesNotMatch: ["selon l'Insee"],
    },
    {
      list: 'integrity.droppedInstructions',
      matches: ['Ignorez toutes les instructions précédentes'],
      doesNotMatch: ['Suivez les instructions'],
    },
    {
      list: 'writing.quoting.openers',
      matches: ['Par exemple, elle chauffe.', "C'est chaud."],
      doesNotMatch: ['La pompe chauffe.'],
    },
    {
      list: 'writing.quoting.pointers',
      matches: ['Voir ci-dessous.', 'cet article'],
      doesNotMatch: ['cet appareil'],
    },
    { list: 'writing.quoting.demonstratives', matches: ['Un de ces points'], doesNotMatch: ['Cesser'] },
    { list: 'writing.quoting.numberedParts', matches: ['Tableau 2'], doesNotMatch: ['tableaux'] },
    { list: 'writing.quoting.firstPerson', matches: ["J'ai froid."], doesNotMatch: ['Jean a froid.'] },
    { list: 'writing.quoting.ownVoice', matches: ['Notre pompe'], doesNotMatch: ['Un notaire'] },
    {
      list: 'writing.questions.openers',
      matches: ["Qu'est-ce ?", 'Quelle pompe ?'],
      doesNotMatch: ['Prêt ?'],
    },
    { list: 'writing.questions.articles', matches: ["L'eau", 'La pompe'], doesNotMatch: ['Lavage'] },
    {
      list: 'writing.questions.kinds',
      matches: ['un appareil', "l'outil"],
      doesNotMatch: ['largement utile'],
    },
    { list: 'facts.numbers.values', matches: ['douze maisons'], doesNotMatch: ['une maison'] },
    { list: 'facts.numbers.multipliers', matches: ['3 milliards'], doesNotMatch: ['mil'] },
    { list: 'facts.units', matches: ['5 heures', 'pour cent', 'mètres carrés'], doesNotMatch: ['heureux'] },
    { list: 'facts.denials', matches: ['sans gel'], doesNotMatch: ['passage'] },
    { list: 'facts.spelling.ordinaryEndings', matches: ['Installer', 'Rapidement'], doesNotMatch: ['Oslo'] },
  ],

  // Content blocks

  writing: {
    voice: null,
    quoting: {
      openers: `
        c'est | c'était | ça | celui | celle | ceux | celles | ou | or | ni | car | pourtant |
        toutefois | néanmoins | alors | puis | ensuite | enfin | d'abord | de plus | en outre |
        par ailleurs | en effet | en revanche | par contre | par conséquent | par exemple |
        de même | d'ailleurs | y compris | là | ici | voici | voilà | dans ce | dans cette |
        dans ces | à ce | à cette | de ce | de cette | pour ce | pour cela | pour cette |
        avec ce | avec cette | d'autres | oui | non | merci | bonjour | premièrement |
        deuxièmement | autrement`,
      freeOpeners: null,
      pointers: `
        ci-dessus | ci-dessous | ci-après | suivant[e][s] | cet article | cette page |
        cette section | ce chapitre | cliquez | lire la suite | en savoir plus | voir aussi |
        cookie[s] | newsletter | javascript`,
      numberedParts: 'figure | tableau',
      firstPerson: "je | j'* | mon | ma | mes | moi",
      notFirstPerson: null,
      ownVoice: 'nous | notre | nos',
      demonstratives: 'cet | cette | ces | tel[s] | telle[s] | celui-ci | ceux-ci',
      leadsOn: null,
      boxLabels: null,
      editorsRemarks: null,
      commands: null,
    },
    scopes: {
      untilYears: "jusqu'en | avant",
      sinceYears: 'depuis | à partir de',
      turns: `
        mais | cependant | pourtant | toutefois | néanmoins | sauf | à moins | en réalité | en fait |
        aujourd'hui | désormais | maintenant | c'est (faux|un mythe|inexact) |
        ce n'est (plus|pas) | ce n'était | faux | au contraire | en revanche | seulement si |
        à condition | bien que`,
      former: `
        autrefois | auparavant | jadis | anciennement | ancien* | à l'époque | n'est plus | ne sont plus | à l'origine | supprimé* | remplacé* | arrêté*`,
      supposed: `
        imaginez | imaginons | supposons | supposez | admettons | en théorie | si seulement | aurait |
        serait | hypothétiquement`,
      disputed: `
        (critique|opposant|détracteur|concurrent|sceptique)[s] |
        certains (disent|affirment|pensent|croient|prétendent) |
        beaucoup (disent|affirment|pensent|croient) | on (dit|croit|pense|prétend) |
        mythe | idée reçue | prétendu* | soi-disant | rumeur[s]`,
      turnedHeadings: `
        mythe[s] | idées reçues | erreur[s] | faux | pas | jamais | sans | non | éviter | ancien* |
        alternative[s] | concurrent[s] | compar* | autre[s] | exclu* | exceptions | avant | histoire |
        exemple | critique[s] | avis | commentaire[s]`,
      verdicts: 'oui | non | bien sûr | absolument',
    },
    questions: {
      faqTitle: 'Questions fréquentes',
      openers: `
        qu'* | que | quoi | qui | quand | où | pourquoi | comment | combien | quel* | est-ce |
        peut-on | faut-il | dois-je | puis-je | doit-on | y a-t-il | à qui | à quoi | de quoi |
        pour qui`,
      articles: "le | la | les | un | une | des | l'",
      kinds: "un | une | le | la | les | des | l'",
      definitions: [
        {
          verbs: 'est | sont | désigne | consiste en',
          question: { template: 'Qu’est-ce que {subject} ?' },
          beforeVowel: { template: 'Qu’est-ce qu’{subject} ?' },
        },
      ],
      subjects: null,
      spellings: null,
      headings: null,
      answers: [],
      defined: null,
    },
    clauses: null,
    andMore: { template: '{names} et plus encore' },
  },
  facts: {
    numbers: {
      values: `
        2 deux | 3 trois | 4 quatre | 5 cinq | 6 six | 7 sept | 8 huit | 9 neuf | 10 dix |
        11 onze | 12 douze | 12 douzaine | 13 treize | 14 quatorze | 15 quinze | 16 seize |
        20 vingt | 30 trente | 40 quarante | 50 cinquante | 60 soixante | 100 cent`,
      compound: null,
      multipliers: `
        1000 mille | 1000 millier | 1000 milliers | 1000000 million | 1000000 millions |
        1000000000 milliard | 1000000000 milliards | 1000000000000 billion |
        1000000000000 billions`,
      alone: 'mille | million',
      ranges: 'à',
      joins: 'et | ou',
      percentBefore: null,
      labelsUnit: null,
    },
    units: `
      % pour cent | pp point[s] de pourcentage | km kilomètre[s] | m mètre[s] |
      cm centimètre[s] | mm millimètre[s] | in pouce[s] | m² mètres carrés |
      km² kilomètres carrés | m³ mètres cubes | ha hectare[s] | kg kilo[s] | kg kilogramme[s] |
      g gramme[s] | mg milligramme[s] | t tonne[s] | pound livre[s] | l litre[s] |
      ml millilitre[s] | gal gallon[s] | ° degré[s] | °C degré[s] (celsius|c) |
      °F degré[s] (fahrenheit|f) | s seconde[s] | min minute[s] | h heure[s] | d jour[s] |
      wk semaine[s] | mo mois | y an[s] | y année[s] | km/h kilomètre[s] heure |
      km/h kilomètre[s]-heure | kWh kilowattheure[s] | cal calorie[s] | USD dollar[s] |
      EUR euro[s] | GBP livre[s] sterling | CHF francs`,
    dates: {
      months: null,
      ordinals: 'er',
      links: 'de',
      clock: null,
    },
    spelling: {
      links: null,
      notInitials: 'de | la | du | des',
      endings: null,
      pilesUpEndings: false,
      changedLetters: null,
      ordinaryEndings: `
        *ment | *ant | *er | *ir | *re | *tion | *té | *eurs | *istes | *ités | *ements |
        *tions | *ages`,
      ordinaryOpeners: null,
      commonNouns: null,
      unspaced: null,
      plurals: '- s | - x',
      countable: 'un | une | chaque | par',
    },
    denials: 'pas | jamais | aucun[e] | rien | sans | non | personne ne',
    notDenials: null,
    verbEndings: '*ent | *er | *ez',
    polarity: {
      yes: 'oui | bien sûr',
      no: 'non | pas du tout',
      implied: 'interdit[e|s|es] | impossible[s] | exclu[e|s|es] | défendu[e|s|es]',
      forward: 'empêch(e|ent|er|ait) | ni(e|ent|ait|er) | évit(e|ent|er|ait)',
      without: 'sans | au lieu de | sauf',
      clauses: 'mais | tandis que | alors que | bien que | parce que | car | si | quand | lorsque',
    },
  },
  gaps: {
    shop: 'panier | livraison | en stock | référence | ajouter au panier | expédition | tva | commander',
    kinds: {
      goods: 'boutique | acheter | achat | vente | promo | commander',
      consumable:
        'crème | sérum | thé | café | vin | bière | vitamine | parfum | shampooing | huile | savon | bougie | jus | complément alimentaire | épicerie',
      clothing:
        'robe | chemise | t-shirt | chaussure | chaussures | bottes | veste | manteau | pantalon | jean | pull | chaussettes | jupe | vêtement | bonnet | gants | baskets',
      washable:
        'tasse | mug | assiette | bol | poêle | casserole | couteau | tapis | couverture | serviette | fonte | céramique | cuir | laine | lin | coton | sac',
      set: 'kit | coffret | lot | ensemble',
      electronic:
        'téléphone | smartphone | ordinateur | tablette | casque | écouteurs | montre | caméra | appareil photo | projecteur | enceinte | écran | clavier | imprimante | routeur | micro | usb | bluetooth | ssd | drone | téléviseur | chargeur',
      software: 'logiciel | application | appli | navigateur | plugin | framework | système exploitation',
      digital: 'abonnement | adhésion | ebook | webinaire | streaming | carte cadeau | podcast | livre audio',
      course:
        'cours | formation | stage | certificat | diplôme | licence | master | atelier | école | université | lycée',
      local:
        'réparation | location | nettoyage | déménagement | plombier | électricien | traiteur | coiffeur | artisan | couvreur | serrurier | installation | dépannage',
      agency: 'agence | conseil | consultant | recrutement | marketing | développement | design | cabinet',
      paid: 'agence | entreprise | prestataire | logiciel | outil | outils | cours | formation | réparation | location | déménagement | assurance | hébergement | panneaux solaires | rénovation | travaux | pompe chaleur | application',
      free: 'gratuit | calculateur | simulateur | ministère | association | open source | wikipédia',
      task: 'comment | guide | tutoriel | conseils | astuces | premiers pas',
      choice:
        'meilleur | meilleurs | meilleure | meilleures | comparatif | classement | recommandation | vs | top',
      news: 'actualités | actualité | actu | nouvelles | articles | infos',
      provider:
        'agence | entreprise | entreprises | prestataire | cours | formation | logiciel | hébergement | assurance | déménagement | nettoyage | réparation | location | avocat | casque | appareil photo | ordinateur | téléphone',
      measured:
        'modèle | gpu | cpu | processeur | benchmark | base de données | serveur | hébergement | compilateur | ssd | mémoire | routeur',
      expertise:
        'cours | clinique | thérapie | thérapeute | coaching | coach | avocat | cabinet | médecin | dentiste | yoga | méditation | formation',
    },
    facets: {
      price: { name: 'prix', given: 'prix | tarif | coût | coûte | gratuit | frais' },
      priceInText: { name: 'prix dans le texte', given: 'prix | tarif | coût | coûte | gratuit | frais' },
      prices: { name: 'prix', given: 'prix | tarif | tarifs | coût | coûte | gratuit | frais | forfait' },
      costs: { name: 'coût', given: 'coût | coûts | coûte | prix | tarif | tarifs | budget | cher | frais' },
      dimensions: {
        name: 'dimensions',
        given:
          'dimension | dimensions | hauteur | largeur | profondeur | longueur | diamètre | taille | mesure | mesures',
      },
      weight: { name: 'poids', given: 'poids | pèse | léger | lourd' },
      care: {
        name: "conseils d'entretien",
        given:
          'entretien | entretenir | laver | lavage | nettoyer | nettoyage | lave-vaisselle | micro-ondes',
      },
      shipping: {
        name: 'frais et délais de livraison',
        given: 'livraison | livrer | livré | expédition | expédié | port | retrait',
      },
      reviews: {
        name: 'avis des clients',
        given: 'avis | note | notes | étoiles | témoignage | témoignages',
      },
      ratings: { name: 'avis', given: 'avis | note | notes | étoiles' },
      systemRequirements: {
        name: 'configuration requise',
        given: 'configuration | requise | windows | macos | linux | android | ios',
      },
      alternatives: {
        name: "comparaison avec d'autres produits",
        given:
          'comparaison | comparer | comparé | différence | différences | alternative | alternatives | contrairement | concurrent | concurrents',
      },
      comparison: {
        name: 'tableau comparatif',
        given: 'comparaison | comparatif | comparer | comparé | différence | différences',
      },
      buyingAdvice: {
        name: "guide d'achat",
        given: 'guide | choisir | choix | idéal | idéale | adapté | convient | conseils | recommandé',
      },
      clientResults: {
        name: 'références clients',
        given:
          'client | clients | référence | références | étude de cas | réalisation | réalisations | témoignage',
      },
      example: { name: 'exemple complet', given: 'exemple | exemples | modèle | démo' },
      prerequisites: {
        name: 'prérequis',
        given: 'prérequis | nécessaire | nécessite | besoin | requis | installer',
      },
      version: { name: 'version', given: 'version | versions' },
      troubleshooting: {
        name: 'dépannage',
        given: 'dépannage | erreur | erreurs | problème | problèmes | résoudre | solution',
      },
      criteria: {
        name: 'critères de sélection',
        given: 'critère | critères | méthode | méthodologie | testé | évalué | sélectionné',
      },
      storage: {
        name: 'conservation',
        given: 'conserver | conservation | conserve | réfrigérateur | frigo | congeler | congélateur',
      },
      substitutes: {
        name: 'ingrédients de remplacement',
        given: 'remplacer | remplacez | remplacement | alternative | variante | à la place | ou bien',
      },
      nutrition: {
        name: 'calories et valeurs nutritionnelles',
        given: 'calories | nutritionnel | nutritionnelles | kcal | protéines | glucides | lipides',
      },
      benchmarks: {
        name: 'résultats de mesures',
        given: 'benchmark | benchmarks | précision | latence | débit | mesure | mesuré | testé',
      },
      credentials: {
        name: 'qualifications de l’équipe',
        given:
          'professeur | enseignant | formateur | fondateur | notre équipe | expérience | certifié | diplôme | diplômé | qualification | qualifié',
      },
    },
  },
  subjects: {
    openers: `
      comment | qu'est-ce (que|qu')[ (le|la|les|l'|un|une)] |
      (c'est quoi|qui est|quel est|quelle est) | pourquoi |
      [le ]guide [(complet|ultime|pratique) ](de|du|des|pour) | introduction (à|au|aux) |
      présentation (de|du|des) | bienvenue (sur|à|chez|dans) | tout savoir sur | tout sur |
      découvrez | découvrir | à propos (de|du|des) | acheter | achat | les meilleurs |
      les meilleures | le meilleur | la meilleure | test | avis | notre | nos | nouveau |
      nouvelle | le | la | les | l' | un | une`,
    closers: `
      avis | test | avis et test | pas cher | en ligne | acheter | prix | tarif[s] |
      expliqué | présentation | documentation | mode d'emploi | manuel | guide |
      guide complet | tutoriel | site officiel | accueil | recette | forum | téléchargement |
      caractéristiques | définition | actualités`,
    navigation: `
      accueil | bienvenue | index | produits | produit | services | nos services | boutique |
      blog | actualités | à propos | contact | contactez-nous | connexion | inscription |
      recherche | résultats | catégories | catégorie | présentation | documentation |
      introduction | forum | aide | panier | compte | mon compte | description | détails |
      avis | sommaire | table des matières | commentaires | mentions légales | menu | page`,
    themes: `
      meilleur[e][s] | comment | pourquoi | quand | où | quel[le][s] | conseils | guide |
      idées | raisons | avantages | coût | prix | comparatif | ou | tendances | question[s] |
      aide | problème[s] | actualités`,
    questions: `
      comment | que | quoi | pourquoi | quand | où | qui | quel[le][s] | est-ce | qu'est-ce |
      peut-on | faut-il | combien`,
    threadOpeners: `
      mon (avis|expérience) (sur|avec) | (question|aide|conseils|problème) (sur|avec|pour)`,
    threadClosers: `
      besoin d'aide | question | discussion | avis`,
  },
  pageTypes: {
    buying: `
      ajouter au panier | acheter | en stock | rupture de stock | épuisé |
      livraison (gratuite|offerte) | quantité | choisir (la|une) taille |
      ajouter à (ma liste|la liste|mes favoris) | référence | réf | frais de port | disponible`,
    enquiring: `
      demander un devis | devis (gratuit|en ligne) | demander une démo |
      prendre (rendez-vous|contact) | contactez-nous | essai gratuit | essayer gratuitement |
      nos (services|clients|références) | témoignages | s'inscrire | postuler`,
    browsing: `
      trier par | filtre[s] | filtrer | voir (plus|tout) | page suivante | résultats |
      articles | comparer | par page | voir le produit | lire la suite | en savoir plus |
      derniers articles | populaires | archives`,
    posting: `
      répondre | réponse[s] | messages | message | citer | citation | sujet[s] | modérateur |
      administrateur | membre | inscrit[ le] | j'aime | dernière modification | commentaires`,
    publishing: `
      min de lecture | minutes de lecture | temps de lecture | publié le | écrit par | par |
      mis à jour | partager cet article | articles (similaires|liés) | à propos de l'auteur |
      laisser un commentaire | newsletter | sommaire | conclusion`,
    cooking: `
      ingrédients | préparation | temps de (préparation|cuisson) | cuisson | portions |
      étapes | instructions | imprimer la recette | valeurs nutritionnelles`,
    addressing: 'vous | votre | vos | tu | ton | ta | tes',
    documenting: `
      documentation | api | référence | manuel | notes de version | sur cette page |
      démarrage rapide | bien démarrer | installation | paramètres | syntaxe | exemples |
      voir aussi | version | options`,
  },
  questions: {
    pointers: `
      ce | cet | cette | ces | cela | ça | il | elle | ils | elles | le sien | ici | notre | nos | nous | ci-dessus | ci-dessous |
      suivant* | article | page | guide | section | celui-ci | celle-ci | leur* | son | sa | ses`,
    addresses: 'vous | votre | vos | tu | ton | ta | tes',
    anyone: 'puis-je | dois-je | comment puis-je | où puis-je | peut-on | faut-il',
    selling: `
      pourquoi nous | pourquoi choisir | pourquoi acheter | prêt* | besoin | envie | vous | une question | des questions |
      qui sommes-nous | saviez-vous | avez-vous | êtes-vous | vous avez`,
    tasks: 'comment',
    versus: 'vs | ou',
    takesBareNouns: false,
    indefinite: 'un | une',
    definite: "le | la | l'",
    determiners:
      'du | au | des | aux | ce | cet | cette | ces | son | sa | ses | mon | ma | mes | votre | notre | leur | chaque',
    subjectVerbs: 'est | sont | était | peut | peuvent | a | ont | désigne | permet | permettent',
    plurals: null,
    notPlurals: null,
    invitations:
      'découvrez | bienvenue sur | bienvenue chez | achetez | acheter | tous nos | toutes nos | nos',
    labels: 'documentation | site officiel | page d’accueil | accueil | pas cher | en ligne | avis',
    toolPrepositions: null,
    links: "de | d' | du | des | la | le | les | l' | pour | en | sur | avec | et | à | au | aux",
    namesOwnerLast: true,
    contractions: [
      { words: 'de le', as: 'du' },
      { words: 'de les', as: 'des' },
      { words: 'à le', as: 'au' },
      { words: 'à les', as: 'aux' },
    ],
    heads: {
      what: asked('Qu’est-ce que {subject} ?', null, { beforeVowel: 'Qu’est-ce qu’{subject} ?' }),
      who: asked('Qui est {subject} ?', null),
      cost: asked('Combien coûte {subject} ?', 'tarif {subject}'),
      recipe: { template: 'recette {subject}' },
      making: null,
      best: null,
    },
    sides: {
      price: {
        headings: `prix | tarif[s] | coût[s]`,
        question: asked('Combien coûte {subject} ?', 'prix {subject}', {
          many: 'Combien coûtent {subject} ?',
        }),
      },
      features: {
        headings: `caractéristiques | fonctionnalités | caractéristiques techniques | points forts`,
        question: asked('Quelles sont les caractéristiques de {subject} ?', '{subject} caractéristiques'),
      },
      dimensions: { headings: `dimensions | mesures`, question: asked(null, '{subject} dimensions') },
      weight: {
        headings: `poids`,
        question: asked('Combien pèse {subject} ?', '{subject} poids', {
          many: 'Combien pèsent {subject} ?',
        }),
      },
      material: {
        headings: `matière[s] | matériau[x] | composition`,
        question: asked('En quoi est {subject} ?', '{subject} matière'),
      },
      battery: {
        headings: `autonomie | batterie | autonomie de la batterie`,
        question: asked(null, '{subject} autonomie'),
      },
      sizes: { headings: `taille[s] | guide des tailles`, question: asked(null, '{subject} tailles') },
      colors: { headings: `couleurs | coloris`, question: asked(null, '{subject} coloris') },
      warranty: { headings: `garantie[s]`, question: asked(null, '{subject} garantie') },
      delivery: { headings: `délai[s] de livraison`, question: asked(null, '{subject} délai de livraison') },
      care: {
        headings: `entretien | nettoyage | conseils d'entretien | nettoyage et entretien`,
        question: asked('Comment nettoyer {subject} ?', '{subject} entretien'),
      },
      ingredients: { headings: `ingrédients`, question: asked(null, '{subject} ingrédients') },
      reviews: {
        headings: `avis | avis clients | avis des clients | témoignages`,
        question: asked(null, '{subject} avis'),
      },
      alternatives: { headings: `alternatives`, question: asked(null, '{subject} alternatives') },
      installation: {
        headings: `installation | installer`,
        question: asked('Comment installer {subject} ?', '{subject} installation'),
      },
      start: {
        headings: `premiers pas | démarrage | démarrage rapide | prise en main`,
        question: asked(null, '{subject} prise en main'),
      },
      requirements: {
        headings: `prérequis | conditions | configuration requise`,
        question: asked(null, '{subject} configuration requise'),
      },
      working: {
        headings: `fonctionnement | comment ça marche | comment ça fonctionne | principe de fonctionnement`,
        question: asked('Comment fonctionne {subject} ?', '{subject} fonctionnement', {
          many: 'Comment fonctionnent {subject} ?',
        }),
      },
      problems: {
        headings: `problèmes | dépannage | problèmes courants`,
        question: asked(null, '{subject} problèmes'),
      },
      benefits: {
        headings: `avantages | bienfaits | bénéfices`,
        question: asked('Quels avantages offre {subject} ?', '{subject} avantages', {
          many: 'Quels avantages offrent {subject} ?',
        }),
      },
      drawbacks: {
        headings: `inconvénients | risques | dangers`,
        question: asked('Quels inconvénients présente {subject} ?', '{subject} inconvénients', {
          many: 'Quels inconvénients présentent {subject} ?',
        }),
      },
      prosAndCons: {
        headings: `avantages et inconvénients`,
        question: asked(null, '{subject} avantages et inconvénients'),
      },
      sideEffects: {
        headings: `effets secondaires | effets indésirables`,
        question: asked(null, '{subject} effets secondaires'),
      },
      dosage: { headings: `posologie | dosage`, question: asked(null, '{subject} posologie') },
      causes: { headings: `causes | cause | origines`, question: asked(null, '{subject} causes') },
      symptoms: { headings: `symptômes | signes`, question: asked(null, '{subject} symptômes') },
      treatment: {
        headings: `traitement[s]`,
        question: asked('Comment traiter {subject} ?', '{subject} traitement'),
      },
      prevention: {
        headings: `prévention`,
        question: asked('Comment prévenir {subject} ?', '{subject} prévention'),
      },
      diagnosis: { headings: `diagnostic`, question: asked(null, '{subject} diagnostic') },
      examples: { headings: `exemples | exemple`, question: asked(null, '{subject} exemples') },
      uses: {
        headings: `utilisation[s] | usages | applications`,
        question: asked('À quoi sert {subject} ?', '{subject} utilisation', {
          many: 'À quoi servent {subject} ?',
        }),
      },
      history: {
        headings: `histoire | origine[s] | historique`,
        question: asked(null, '{subject} histoire'),
      },
      storage: {
        headings: `conservation | stockage`,
        question: asked('Comment conserver {subject} ?', '{subject} conservation'),
      },
      openingHours: {
        headings: `horaires | horaires d'ouverture | heures d'ouverture`,
        question: asked(null, '{subject} horaires'),
      },
      arrival: {
        headings: `accès | comment venir | comment s'y rendre | venir`,
        question: asked(null, '{subject} accès'),
      },
      sights: {
        headings: `que faire | que voir | à voir | activités`,
        question: asked(null, 'que faire {subject}'),
      },
      bestTime: { headings: `quand partir | quand y aller`, question: asked(null, 'quand partir {subject}') },
      plot: {
        headings: `synopsis | résumé | intrigue`,
        question: asked('De quoi parle {subject} ?', '{subject} résumé'),
      },
      cast: { headings: `distribution`, question: asked(null, '{subject} distribution') },
      curriculum: {
        headings: `programme | contenu de la formation`,
        question: asked(null, '{subject} programme'),
      },
      members: { headings: `membres`, question: asked(null, '{subject} membres') },
      discography: { headings: `discographie | albums`, question: asked(null, '{subject} albums') },
      types: { headings: `types | variétés | sortes`, question: asked(null, '{subject} types') },
    },
  },
  asking: {
    kinds: {
      price: `
        prix | coût[s] | coûte[nt] | combien (coûte[nt]|vaut|ça coûte) | tarif[s] | frais | pas cher | cher | budget | combien faut-il payer`,
      comparison: `
        vs | versus | différence[s] | comparaison | comparatif | mieux que | meilleur[e[s]|s] que | ou | plutôt que | alternative[s]`,
      date: `
        quand | depuis quand | quelle (date|année) | quel (jour|mois) | à quelle heure | jusqu'à quand | horaire[s] | date limite | date de`,
      number: `
        combien | quelle (taille|quantité|distance|durée|température|hauteur|longueur|largeur|vitesse|profondeur) | quel (âge|poids|nombre|pourcentage) |
        poids | taille | dimension[s] | hauteur | longueur | largeur | capacité | durée | nombre de | population | autonomie`,
      person: 'qui | à qui | de qui | fondateur | auteur de',
      place: "où | d'où | adresse | quel (pays|lieu|endroit) | quelle (ville|région) | situé[e[s]|s]",
      explanation: 'pourquoi | cause[s] | raison[s] | à quoi sert | comment (fonctionne[nt]|marche[nt])',
      steps: `
        comment | étape[s] | tutoriel | mode d'emploi | recette | installer | comment faire`,
      list: `
        quels sont | quelles sont | quel[le]s | types de | sorte[s] de | exemple[s] | liste | ingrédients | avantages | inconvénients |
        symptômes | meilleur[e[s]|s] | options`,
      definition:
        "qu'est-ce (que|qu') | qu'est ce (que|qu') | c'est quoi | définition | que signifie | que veut dire | signification | qu'est-ce",
      yesNo: `
        est-ce (que|qu') | est ce (que|qu') | peut-on | faut-il | y a-t-il | est-il | est-elle | sont-ils | doit-on | puis-je | ai-je | existe-t-il`,
    },
    values: {
      sums: "salaire[s] | combien d'argent | budget | chiffre d'affaires | gagne[nt]",
      shares: 'quel pourcentage | quelle (part|proportion|fraction)',
      durations: `
        combien de (temps|secondes|minutes|jours|nuits|semaines|mois) | combien d'(heures|années) | depuis combien | durée | garantie | autonomie |
        quel âge | à quelle fréquence`,
      masses: 'poids | pèse[nt]',
      sizes: `
        quelle (taille|distance|hauteur|longueur|largeur|profondeur|température|superficie) | taille | dimension[s] | hauteur | longueur |
        largeur | diamètre | épaisseur | capacité | résolution`,
      counts: "combien de | combien d' | nombre de",
      frequencies:
        'quotidien[ne] | hebdomadaire | mensuel[le] | annuel[le] | toujours | chaque | tous les | toutes les',
    },
    answers: {
      reasons:
        "parce (que|qu') | car | en raison | grâce à | à cause | puisque | puisqu' | afin | c'est pourquoi | donc | raison[s] | permet[tent]",
      comparisons:
        'que | tandis que | alors que | contrairement | par rapport | au lieu | plutôt que | en revanche | aussi bien | comparé[e] à',
      verdicts:
        'oui | non | ne | pas | jamais | peut | peuvent | doit | doivent | seulement | uniquement | toujours | possible | interdit | obligatoire | sans | nécessaire',
      instructions: `
        vous pouvez | il faut | il suffit | vous devez | doit | doivent | d'abord | ensuite | puis | enfin | cliquez | sélectionnez | ouvrez | utilisez |
        ajoutez | choisissez | mettez | versez | laissez | faites`,
      money:
        'gratuit[e[s]|s] | gratuitement | euro[s] | centime[s] | par (mois|an|heure|jour|nuit|personne) | mensuel[le] | payer',
      times: `
        aujourd'hui | demain | hier | an[s] | année[s] | mois | semaine[s] | jour[s] | heure[s] | lundi | mardi | mercredi | jeudi | vendredi |
        samedi | dimanche | printemps | été | automne | hiver | siècle | après | avant | depuis | pendant | jusqu'à`,
      places:
        'à | au | en | dans | près | situé[e] | chez | sur | entre | rue | avenue | nord | sud | est | ouest',
    },
    silences: {
      teasers: `
        pour plus de (détails|informations) | cliquez pour agrandir | voir tout | se connecter | lire (la suite|plus) | en savoir plus | découvrez | cliquez ici | voir plus | voir tou[te]s | inscrivez-vous | abonnez-vous | contactez-nous |
        dans cet article | nous allons voir | restez connectés`,
      wishes: `
        quelqu'un (sait|peut|connaît|aurait) | (est-ce que|est ce que) quelqu'un | je (cherche|voudrais|souhaite|me demande|recherche|ne sais pas) |
        j'aimerais | j'ai besoin | des (idées|conseils|suggestions) | aidez-moi | besoin d'aide`,
      smallTalk:
        'merci | bonne chance | bienvenue | félicitations | bonjour | salut | bonsoir | cordialement | de rien | bon courage',
    },
  },
  entityWords: {
    works: `
      album | chanson | film | série | roman | livre | manuel | guide | jeu | logiciel |
      bibliothèque | extension | podcast | rapport | étude | loi | traité | licence | règlement |
      directive | norme | opéra | tableau | poème | magazine | newsletter | blog`,
    goods: `
      machine | casque | canapé | chaise | table | lampe | chaussure | veste | chemise | robe |
      pantalon | collier | bracelet | bague | montre | tasse | bouteille | poêle | casserole |
      couteau | four | réfrigérateur | aspirateur | appareil | caméra | téléphone | smartphone |
      ordinateur | tablette | écran | clavier | enceinte | téléviseur | imprimante | routeur |
      console | câble | chargeur | batterie | pompe | chaudière | thermomètre | voiture | vélo |
      pneu | sac | valise | tente | matelas | oreiller | tapis | meuble | armoire | étagère |
      jouet | guitare | shampooing | crème | savon | outil | échelle | assurance | prêt |
      accessoire | housse`,
    health: `
      *ite | *ose | *émie | *algie | *pathie | cancer | maladie | trouble | syndrome | infection |
      virus | grippe | diabète | asthme | anxiété | dépression | fièvre | toux | douleur |
      migraine | nausée | fatigue | allergie | eczéma | acné | inflammation | hypertension |
      grossesse | symptôme | blessure | chirurgie | thérapie | vaccin | antibiotique | médicament
      | insuline | hormone | vitamine | santé | peau | foie | rein | poumon | cœur | cerveau |
      muscle | os`,
    foods: `
      fromage | pain | beurre | lait | crème | yaourt | œuf | farine | sucre | sel | poivre |
      huile | vinaigre | miel | confiture | chocolat | café | thé | jus | vin | bière | soupe |
      salade | pizza | pâtes | riz | haricot | lentille | tomate | oignon | ail | carotte | chou |
      épinard | concombre | champignon | pomme | banane | orange | citron | fraise | myrtille |
      framboise | raisin | pêche | poire | prune | noix | amande | avoine | blé | maïs | bœuf |
      porc | poulet | poisson | saumon | jambon | saucisse | sauce | épice | gâteau | biscuit |
      tarte | pâte | glace | dessert | recette | pectine`,
    events: `
      atelier | salon | concert | exposition | congrès | sommet | conférence | festival | tournoi
      | championnat | élection | guerre | bataille | révolution | manifestation | grève | séisme |
      pandémie | procès | fête | mariage | anniversaire | noël | pâques | marathon | crémaillère |
      cérémonie`,
    organizations: `
      sarl | entreprise | société | association | fondation | institut | université | école |
      académie | ministère | agence | commission | conseil | tribunal | banque | hôpital |
      clinique | musée | église | syndicat | parti | groupe | éditions | journal | hôtel |
      restaurant | fournisseur | fabricant | hébergeur | assureur | marque | enseigne | boutique |
      mairie | centre`,
    ideas: `
      *tion | *ité | *isme | *ment | *ance | *ence | *logie | méthode | technique | modèle |
      théorie | principe | système | stratégie | structure | fonction | règle | option | fichier |
      format | données | analyse | coût | prix | taxe | impôt | risque | marché | qualité |
      énergie | garantie | livraison | matière | couleur | taille`,
    actions: `
      cliquez | appuyez | sélectionnez | choisissez | en savoir plus | lire (la suite|plus) | voir (plus|tout) |
      ajouter au panier | contactez[-]nous | retour à | se connecter | s'inscrire`,
    dialogs: `
      notifications push | (activer|autoriser) les notifications | (paramètres|gestion|préférences) des cookies |
      accepter les cookies`,
    pluralEndings: null,
  },
  advice: {
    praise: `
        leader | de premier plan | primé[e][s] | à la pointe | inégalé[e][s] | incomparable[s] | imbattable[s] |
        passionné[e][s] | passion | époustouflant[e][s] | exceptionnel[le][s] | remarquable[s] | extraordinaire[s] |
        révolutionnaire[s] | innovant[e][s] | sur mesure | fier[s] | fière[s] | parfait[e][s] | ultime[s] |
        luxueux | luxueuse[s] | inoubliable[s] | excellence | savoir-faire`,
    vague: `
        de nombreuses années | depuis des années | plusieurs années | prix abordable[s] | prix compétitif[s]`,
  },
};
