import type { LanguagePack } from './pack.ts';

/** Endings of the infinitive; recipes and manuals are asked for with one. */
const infinitives = '*ar | *er | *ir';

export const portuguese: LanguagePack = {
  code: 'pt',
  otherCodes: [],
  name: 'Portuguese',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'portuguese',
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
    abbreviations: 'Sr | Sra | Dr | Dra | av | n.º | Art',
    writesOrdinalsWithFullStop: false,
    danglingOpeners: `
      ele | ela | eles | elas | isto | isso | este | esta | esse | essa | mas | e | porém | também |
      seu | sua | além disso`,
  },
  definitions: {
    verbs: `
      é | são | era | foi | eram | significa | consiste em | refere-se a | designa | compreende |
      representa`,
    notBefore: null,
    stillBefore: null,
    tailLinks: null,
  },
  concepts: {
    links: 'de | do | da | dos | das | a | ao | em',
    emptyModifiers: null,
    emptyNouns: null,
    presentParticiples: null,
    pastParticiples: null,
    measures: null,
  },
  names: {
    honorifics: 'sr | sra | professor | director',
    honorificsInNames: null,
    personTitles: null,
    links: 'de | da | do | dos | das',
    linksBetweenNouns: null,
    linksAfterNoun: null,
    linkedArticles: null,
    listLinks: null,
    sayingVerbs: 'disse | diz | afirma',
    lifeVerbs: 'nasceu | morreu',
    personPronouns: null,
    personRelatives: null,
    sitingVerbs: null,
    sitingPrepositions: null,
    placePrepositions: null,
    placeOf: 'de | do | da',
    predicateEnds: 'que | na',
    kinds: {
      person: `
        ator | atriz | cantor | cantora | compositor | escritor | escritora | autor | autora | poeta |
        pintor | político | médico | professor | pesquisador | pesquisadora | investigador |
        investigadora | jogador | prefeito | presidente | jornalista | rainha | papa | general | chef |
        editor`,
      organization: `
        empresa | fabricante | editorial | fundação | universidade | escola | sindicato | partido |
        ministério | comissão | tribunal | jornal | revista | hospital | igreja | grupo`,
      place: `
        cidade | município | vila | bairro | província | região | país | república | capital | ilha |
        rio | lago | mar | montanha | aeroporto`,
      product: `
        filme | romance | livro | canção | jogo | aplicativo | carro | medicamento | single | app |
        software | smartphone | console`,
      event: `
        guerra | batalha | torneio | campeonato | conferência | eleição | terremoto | festival | tsunami`,
    },
    organizationNouns: 'universidade | instituto | ministério | agência | banco',
    organizationOf: 'de | do | da',
    placeOpenings: 'rio | monte | santa',
    placeEndings: null,
    eventEndings: 'guerra',
    eventOpenings: null,
  },
  queries: {
    requests: `
      explique | explica | explicar | descreva | descrever | avalie | avaliar | analise | analisar |
      recomende | resuma`,
    requestsBeforeSmallWord: 'diga | liste | mostre | compare | encontre | dê | ajude',
    intents: {
      comparative: `
        vs | versus | comparar | comparado | comparada | comparação | comparativo | diferença |
        diferenças | melhor que | melhor do que | alternativa | alternativas |
        vantagens e desvantagens | prós e contras`,
      procedural: `
        como fazer | como se faz | como posso | como (${infinitives}) | passo a passo |
        passos | tutorial | instalar | instruções | guia para | receita`,
      transactional: `
        comprar | preço | preços | tarifa | tarifas | barato | barata | desconto | cupom | cupão |
        oferta | ofertas | encomendar | à venda | loja | alugar | reservar | orçamento`,
      navigational: `
        entrar | iniciar sessão | site oficial | página inicial | contato | contacto | horário |
        horários | número de telefone | atendimento ao cliente`,
    },
    ingredients: `
        ingredientes | ingrediente | informação nutricional | nutrição | porções | calorias | alérgenos`,
  },
  enumerations: {
    parts: `
      passos | formas | maneiras | tipos | razões | motivos | dicas | ingredientes | requisitos |
      exemplos | funcionalidades | características | especificações | vantagens | desvantagens |
      benefícios | sintomas | causas | opções | parâmetros | seguintes | a seguir |
      lista de verificação | materiais | ferramentas | métodos | erros | regras | fatores | critérios`,
    compared: `
      vs | versus | comparação | comparativo | diferenças entre | diferença entre |
      vantagens e desvantagens | prós e contras`,
    first: 'primeiro | em primeiro lugar | primeiramente',
    second: 'segundo | em segundo lugar | depois | em seguida',
    third: 'terceiro | em terceiro lugar | finalmente | por fim | por último',
  },
  claims: {
    attribution: `
      segundo | de acordo com | conforme | informa | informou | relata | relatou | constatou |
      encontrou | diz | disse | afirma | afirmou | aponta | apontou | mostra | mostrou | revela |
      revelou | estima | estimou | publicado por | publicada por | publicado em | medido por |
      dados de | dados do | dados da | estudo de | estudo do | estudo da | pesquisa de | pesquisa do |
      pesquisa da | relatório de | relatório do | relatório da | define | fonte`,
    study: `
      estudo | estudos | pesquisa | pesquisas | inquérito | investigação | pesquisadores |
      investigadores | metanálise | meta-análise | revisão sistemática | censo | cientistas |
      especialistas`,
    vague: `
      especialistas | peritos | estudos | pesquisadores | investigadores | cientistas | pesquisas |
      muitos | alguns | fontes | pessoas | analistas | dados`,
    magnitude: 'por cento | pontos percentuais | milhão | milhões | bilhão | bilhões | biliões | mil milhões',
    institutionEndings: null,
  },
  wordOrder: {
    classes: {
      article: 'um | uma | uns | umas | seu | sua | seus | suas | cada',
      clitic: 'o | os | as',
      fused: `
        do | da | dos | das | no | na | nas | pelo | pela | pelos | pelas | ao | aos | à | às | num |
        numa`,
      preposition: 'de | em | com | por | para | sem | sobre | entre | até | desde | durante',
      conjunction: 'e | ou | mas | nem',
      verb: `
        é | são | era | eram | foi | foram | está | estão | tem | têm | pode | podem | deve | devem |
        será`,
      pronoun: 'eu',
    },
    rules: 'articles',
    never: null,
    allowed: 'preposition>conjunction | preposition>fused',
  },
  integrity: {
    percentWords: 'por cento',
    unnamedSources: {
      pattern: String.raw`\bsegundo\s+(?:(?:os|um|alguns|muitos)\s+){0,2}(?:especialistas|estudos?|pesquisas?)\b`,
    },
    droppedInstructions: '(ignore|ignora|esqueça)[ todas] as instruções (anteriores|prévias)',
    droppedInstructionMarks: 'ignor | queç',
    modelNames: null,
    favours: null,
    favourCommands: null,
    favourRequests: null,
  },
  document: {
    bylines: 'por',
    emptyTitles: 'início | página inicial | bem-vindo[s] | sem título',
    placeholders: null,
    tagPlaceholders: null,
    emptyHeadings: 'introdução | conclusão | resumo | intro',
    numberedHeadings: null,
    teasers: `
      (artigos|notícias|temas|produtos|conteúdos|posts|matérias) (relacionados|relacionadas|similares|recomendados|recomendadas|recentes|populares) | leia (também|mais|a seguir) | veja também | mais (lidas|lidos|vistas|notícias) |
      (você|também) pode[ também] (gostar|interessar) | (você|voce) também pode gostar | talvez você goste | saiba mais | vistos recentemente | as mais lidas`,
    commentHeadings: `comentários | comentário | (deixe|deixar|escreva) um comentário | deixe uma resposta`,
    replyMarks: 'res',
    conclusions: null,
  },
  botWalls: null,
  examples: [
    { list: 'document.emptyTitles', matches: ['Início'], doesNotMatch: [] },
    {
      list: 'sentences.danglingOpeners',
      matches: ['Ela aquece a casa.'],
      doesNotMatch: ['A bomba aquece a casa.'],
    },
    {
      list: 'queries.intents.procedural',
      matches: ['como instalar uma bomba'],
      doesNotMatch: ['comodidade'],
    },
    {
      list: 'claims.attribution',
      matches: ['segundo o IBGE'],
      doesNotMatch: ['segunda-feira'],
    },
    {
      list: 'integrity.unnamedSources',
      matches: ['segundo os especialistas'],
      doesNotMatch: ['segundo o IBGE'],
    },
    {
      list: 'writing.quoting.openers',
      matches: ['Por exemplo, aquece.', 'É um aparelho.'],
      doesNotMatch: ['A bomba aquece.'],
    },
    { list: 'writing.quoting.pointers', matches: ['Veja também', 'leia mais'], doesNotMatch: ['leitura'] },
    {
      list: 'writing.quoting.demonstratives',
      matches: ['Um destes: esses pontos'],
      doesNotMatch: ['Estado'],
    },
    { list: 'writing.quoting.numberedParts', matches: ['Tabela 2'], doesNotMatch: ['tabelas'] },
    { list: 'writing.quoting.firstPerson', matches: ['Minha bomba'], doesNotMatch: ['Minho'] },
    { list: 'writing.quoting.ownVoice', matches: ['Nossas bombas'], doesNotMatch: ['Nostalgia'] },
    { list: 'writing.questions.openers', matches: ['O que é?', 'Quantos são?'], doesNotMatch: ['Pronto?'] },
    { list: 'writing.questions.articles', matches: ['As bombas'], doesNotMatch: ['Assim'] },
    { list: 'writing.questions.kinds', matches: ['um aparelho'], doesNotMatch: ['úmido'] },
    { list: 'facts.numbers.values', matches: ['doze casas'], doesNotMatch: ['uma casa'] },
    { list: 'facts.numbers.multipliers', matches: ['3 bilhões'], doesNotMatch: ['milha'] },
    { list: 'facts.units', matches: ['5 horas', 'por cento'], doesNotMatch: ['horário'] },
    { list: 'facts.denials', matches: ['sem gelo'], doesNotMatch: ['semana'] },
    { list: 'facts.spelling.ordinaryEndings', matches: ['Instalar', 'Rapidamente'], doesNotMatch: ['Oslo'] },
  ],

  // Content blocks

  writing: {
    voice: null,
    quoting: {
      openers: `
        estes | estas | esses | essas | aquele | aquela | seus | suas | ou | contudo | todavia |
        entretanto | no entanto | portanto | assim | então | depois | finalmente | por isso |
        por exemplo | ou seja | nesse | nessa | neste | nesta | nesses | nessas | desse |
        dessa | deste | desta | com isso | para isso | aqui | ali | lá | outros | outras |
        outro | outra | ambos | ambas | sim | obrigado | olá | segundo | é (um|uma|o|a|por) |
        trata-se`,
      freeOpeners: null,
      pointers: `
        acima | abaixo | a seguir | seguinte[s] | este artigo | esta página | esta seção |
        este capítulo | clique | leia mais | saiba mais | veja também | cookie[s] | newsletter |
        javascript`,
      numberedParts: 'figura | tabela',
      firstPerson: 'eu | meu | minha | meus | minhas | mim',
      notFirstPerson: null,
      ownVoice: 'nós | noss(o|a)[s]',
      demonstratives: 'est(e|a|es|as) | ess(e|a|es|as) | tal | tais',
      leadsOn: null,
      boxLabels: null,
      editorsRemarks: null,
      commands: null,
    },
    scopes: {
      untilYears: 'até | antes de',
      sinceYears: 'desde | a partir de',
      turns: `
        mas | porém | contudo | no entanto | todavia | exceto | salvo | a menos | na realidade |
        na verdade | hoje | agora | atualmente | é (falso|um mito) | isso (não|é falso) |
        já não | falso | pelo contrário | em vez disso | só se | desde que | embora`,
      former: `
        antigamente | anteriormente | outrora | já não | não é mais |
        originalmente | costumava* | foi substituíd*`,
      supposed: 'imagine | imaginemos | suponha | suponhamos | em teoria | seria | teria | hipoteticamente',
      disputed: `
        (crítico|opositor|detrator|concorrente|cético)* |
        (alguns|muitos) (dizem|afirmam|acreditam|pensam) | diz-se | acredita-se | mito |
        supost* | alegad*`,
      turnedHeadings: `
        mito[s] | erro[s] | fals* | não | nunca | sem | evitar | antig* | anterior[es] | alternativa[s] |
        concorrente[s] | compara* | outr(o|a)[s] | exclu* | antes | história | exemplo | crítica[s] |
        avaliações | comentário[s]`,
      verdicts: 'sim | não | claro | com certeza',
    },
    questions: {
      faqTitle: 'Perguntas frequentes',
      openers: `
        o que | que | quem | quando | onde | por que | porque | como | qual | quais | quant* |
        é | são | posso | pode* | há | existe* | preciso | devo | para que | em que`,
      articles: 'o | a | os | as | um | uma',
      kinds: 'um | uma | uns | umas | o | a | os | as',
      definitions: [
        { verbs: 'é', question: { template: 'O que é {subject}?' }, beforeVowel: null },
        { verbs: 'são', question: { template: 'O que são {subject}?' }, beforeVowel: null },
        { verbs: 'significa', question: { template: 'O que significa {subject}?' }, beforeVowel: null },
      ],
      subjects: null,
      spellings: null,
      headings: null,
      answers: [],
      defined: null,
    },
    clauses: null,
    andMore: { template: '{names} e mais' },
  },
  facts: {
    numbers: {
      values: `
        2 dois | 2 duas | 3 três | 4 quatro | 5 cinco | 6 seis | 7 sete | 8 oito | 9 nove |
        10 dez | 11 onze | 12 doze | 12 dúzia | 13 treze | 14 catorze | 14 quatorze |
        15 quinze | 16 dezesseis | 16 dezasseis | 17 dezessete | 17 dezassete | 18 dezoito |
        19 dezenove | 19 dezanove | 20 vinte | 30 trinta | 40 quarenta | 50 cinquenta |
        60 sessenta | 70 setenta | 80 oitenta | 90 noventa | 100 cem | 100 cento`,
      compound: null,
      multipliers: `
        1000 mil | 1000000 milhão | 1000000 milhões | 1000000000 bilhão | 1000000000 bilhões`,
      alone: 'mil',
      ranges: 'a',
      joins: 'e | ou',
      percentBefore: null,
      labelsUnit: null,
    },
    units: `
      % por cento | pp ponto[s] percentua(l|is) | km quilômetro[s] | km quilómetros |
      m metro[s] | cm centímetro[s] | mm milímetro[s] | mi milha[s] | in polegada[s] |
      m² metros quadrados | ha hectares | kg quilo[s] | kg quilograma[s] | g grama[s] |
      mg miligramo[s] | t tonelada[s] | pound libra[s] | l litro[s] | ° grau[s] |
      °C graus (celsius|c) | °F graus (fahrenheit|f) | s segundo[s] | min minuto[s] |
      h hora[s] | d dia[s] | wk semana[s] | mo mês | mo meses | y ano[s] |
      km/h quilômetros por hora | USD dólar[es] | EUR euro[s]`,
    dates: {
      months: null,
      ordinals: null,
      links: 'de',
      clock: null,
    },
    spelling: {
      links: null,
      notInitials: 'e | da',
      endings: null,
      pilesUpEndings: false,
      changedLetters: null,
      ordinaryEndings: `
        *mente | *ando | *endo | *indo | *ar | *er | *ir | *ção | *dade | *ores | *istas |
        *ções | *dades | *mentos`,
      ordinaryOpeners: null,
      commonNouns: null,
      unspaced: null,
      plurals: '- s',
      countable: 'um | uma | cada',
    },
    denials: 'não | nunca | jamais | nenhum[a] | nada | ninguém | sem',
    notDenials: null,
    verbEndings: null,
    polarity: {
      yes: 'sim | claro | com certeza',
      no: 'não | de modo nenhum',
      implied: 'proibid(o|a|os|as) | impossíve(l|is) | excluíd(o|a|os|as)',
      forward: 'impede[m] | impedir | evit(a|am|ar)',
      without: 'sem | em vez de | salvo | exceto',
      clauses: 'mas | enquanto | embora | porque | se | quando',
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
