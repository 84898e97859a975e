import type { LanguagePack } from './pack.ts';

/** Endings of the infinitive; recipes and manuals are asked for with one. */
const infinitives = '*ar | *er | *ir';

export const spanish: LanguagePack = {
  code: 'es',
  otherCodes: [],
  name: 'Spanish',
  isExpected: true,
  script: null,
  grammar: {
    stemmer: 'spanish',
    isUnspaced: false,
    capitalisesNouns: false,
    writesCompounds: false,
    isVerbLast: false,
    longSentenceWords: 25,
    stopWords: null,
    elided: null,
    elidedLinks: null,
    particles: null,
  },
  sentences: {
    abbreviations: 'p.[ ]ej | Sr | Sra | Dr | Dra | Ud | Uds | av | n.º | No | Art',
    writesOrdinalsWithFullStop: false,
    danglingOpeners: `
      él | ella | ellos | ellas | esto | este | esta | estos | estas | eso | pero | y | sin embargo |
      también | su | sus | además`,
  },
  definitions: {
    verbs: `
      es | son | era | fue | eran | significa | consiste en | se refiere a | designa | comprende |
      representa`,
    notBefore: null,
    stillBefore: null,
    tailLinks: null,
  },
  concepts: {
    links: 'de | del | a | al | en',
    emptyModifiers: null,
    emptyNouns: null,
    presentParticiples: null,
    pastParticiples: null,
    measures: null,
  },
  names: {
    honorifics: 'señor | señora | sr | sra | ingeniero | director',
    honorificsInNames: 'don | doña',
    personTitles: 'Señor',
    links: 'de | del | la',
    linksBetweenNouns: null,
    linksAfterNoun: null,
    linkedArticles: null,
    listLinks: null,
    sayingVerbs: 'dijo | dice | explicó | afirmó | afirma',
    lifeVerbs: 'nació | murió',
    personPronouns: null,
    personRelatives: null,
    sitingVerbs: null,
    sitingPrepositions: null,
    placePrepositions: null,
    placeOf: 'de',
    predicateEnds: 'que | con | en',
    kinds: {
      person: `
        actor | actriz | cantante | compositor | escritor | escritora | autor | autora | poeta |
        pintor | director | directora | político | física | médico | doctor | profesor | profesora |
        editor | investigador | investigadora | juez | alcalde | alcaldesa | presidente | presidenta |
        rey | reina | emperador | obispo | papa | general | periodista | futbolista | jugador | chef`,
      organization: `
        empresa | compañía | fabricante | editorial | agencia | fundación | universidad | escuela |
        sindicato | partido | ministerio | comisión | tribunal | periódico | revista | hospital |
        museo | iglesia | grupo | club`,
      place: `
        ciudad | municipio | pueblo | barrio | provincia | región | país | república | capital | isla |
        río | lago | mar | montaña | valle | aeropuerto`,
      product: `
        película | novela | libro | canción | juego | programa | coche | medicamento | single | app |
        software | smartphone`,
      event: `
        guerra | batalla | torneo | campeonato | conferencia | cumbre | elección | terremoto |
        festival | tsunami`,
    },
    organizationNouns: 'universidad | instituto | ministerio | agencia | banco',
    organizationOf: 'de',
    placeOpenings: 'san | santa | lago | monte | río',
    placeEndings: null,
    eventEndings: 'guerra',
    eventOpenings: null,
  },
  queries: {
    requests: `
      explica | explicar | describe | describir | evalúa | evaluar | analiza | analizar | recomienda |
      resume | resumir`,
    requestsBeforeSmallWord:
      'dime | lista | muestra | muéstrame | compara | encuentra | dame | ayúdame | enumera',
    intents: {
      comparative: `
        vs | versus | frente a | comparar | comparado | comparada | comparación | comparativa |
        diferencia | diferencias | mejor que | alternativa | alternativas | ventajas y desventajas |
        pros y contras`,
      procedural: `
        cómo hacer | cómo se hace | cómo puedo | cómo (${infinitives}) | como hacer |
        paso a paso | pasos | tutorial | instalar | instrucciones | guía para | receta`,
      transactional: `
        comprar | precio | precios | tarifa | tarifas | barato | barata | descuento | cupón | oferta |
        ofertas | pedir | en venta | tienda | alquilar | reservar | presupuesto`,
      navigational: `
        iniciar sesión | acceder | sitio web | página oficial | página de inicio | contacto | horario |
        horarios | número de teléfono | atención al cliente`,
    },
    facets: {
      definition: `
        definición | qué es | qué son | qué significa | significado | descripción general |
        introducción | acerca de | de qué está hecho | explicado`,
      causes: `
        causas | causa | por qué | razón | razones | motivo | motivos | origen | factores |
        desencadenantes`,
      steps: `
        pasos | paso | cómo | funcionamiento | cómo funciona | proceso | procedimiento | método |
        métodos | uso | instalación | instalar | preparación | elaboración | instrucciones | tutorial |
        empezar`,
      cost: `
        coste | costo | costos | cuesta | precio | precios | tarifa | tarifas | caro | presupuesto |
        financiación | vale la pena`,
      time: `
        cuánto tiempo | cuánto dura | cuánto tarda | duración | dura | tiempo | cuándo |
        con qué frecuencia | calendario | plazo | fecha | fechas | frecuencia | horario`,
      comparison: `
        comparación | comparado | vs | diferencia | diferencias | alternativa | alternativas |
        mejor que | cuál | cuáles | similar*`,
      benefits: `
        ventajas | ventaja | beneficios | beneficio | eficacia | resultados | efectos | impacto |
        importancia | por qué elegir`,
      problems: `
        problemas | problema | riesgos | riesgo | efectos secundarios | desventajas | limitaciones |
        errores | error | solución de problemas | seguridad | advertencia | preocupaciones | desafíos |
        evitar | demasiado | peligro | peligros | críticas`,
      requirements: `
        requisitos | requisito | condiciones | elegibilidad | qué se necesita | necesita | necesitas |
        materiales | herramientas | quién puede | compatibilidad | compatible | dependencias | reglas`,
      examples: `
        ejemplos | ejemplo | caso de estudio | casos de estudio | casos de uso | muestra |
        en la práctica`,
      history: `
        historia | orígenes | antecedentes | desarrollo | evolución | inicios | notas de la versión |
        versión | versiones`,
      use: `
        uso | usos | usar | utilizar | aplicaciones | aplicación | para quién | adecuado | ideal | cuál`,
      specification: `
        especificaciones | especificación | tamaño | tamaños | medidas | dimensiones | capacidad |
        peso | características | ficha técnica | detalles | material | propiedades | mínimo |
        recomendado`,
      delivery:
        'envío | entrega | devoluciones | devolución | reembolso | garantía | disponibilidad | recogida',
      care: `
        cuidado | cuidados | cuidar | limpieza | limpiar | mantenimiento | conservación | conservar |
        almacenamiento | prevención | prevenir | lavar | reparación`,
      options: `
        opciones | opción | ajustes | configuración | parámetros | parámetro | argumentos | atributos |
        propiedades | métodos | funciones | sintaxis | variables | tipos | clases | valores`,
      ingredients: `
        ingredientes | ingrediente | información nutricional | nutrición | porciones | raciones |
        calorías | alérgenos`,
      contact: `
        contacto | dirección | solicitar | solicitud | dónde | ubicación | horario | cita | ayuda |
        preguntas frecuentes | preguntas | oficina`,
      variants: `
        variaciones | variantes | variante | consejos | consejo | trucos | notas | servir | sustitutos |
        recomendaciones | más | véase también`,
    },
  },
  enumerations: {
    parts: `
      pasos | formas | maneras | tipos | clases | razones | motivos | consejos | ingredientes |
      requisitos | ejemplos | funciones | características | especificaciones | ventajas | desventajas |
      beneficios | síntomas | causas | opciones | parámetros | siguientes | como sigue |
      lista de verificación | materiales | herramientas | métodos | errores | reglas | factores |
      criterios`,
    compared: `
      vs | versus | comparación | comparativa | diferencias entre | diferencia entre |
      ventajas y desventajas | pros y contras`,
    first: 'primero | en primer lugar | ante todo',
    second: 'segundo | en segundo lugar | luego | después',
    third: 'tercero | en tercer lugar | finalmente | por último',
  },
  claims: {
    attribution: `
      según | de acuerdo con | conforme a | informa | informó | reporta | reportó | halló | encontró |
      dice | dijo | afirma | afirmó | señala | señaló | muestra | mostró | revela | reveló | estima |
      estimó | publicado por | publicada por | publicado en | medido por | datos de | datos del |
      estudio de | estudio del | encuesta de | informe de | informe del | define | fuente`,
    study: `
      estudio | estudios | encuesta | encuestas | investigación | investigaciones | investigadores |
      metaanálisis | revisión sistemática | censo | científicos | expertos`,
    vague: `
      expertos | especialistas | estudios | investigadores | científicos | investigaciones | encuestas |
      muchos | algunos | fuentes | gente | analistas | datos`,
    magnitude: 'por ciento | puntos porcentuales | millón | millones | mil millones | billones',
    institutionEndings: null,
  },
  wordOrder: {
    classes: {
      article: 'un | una | unos | unas | su | sus | mi | mis | nuestro | nuestra | cada',
      clitic: 'el | la | los | las',
      fused: 'del | al',
      preposition:
        'de | en | a | con | por | para | sin | sobre | entre | hasta | desde | hacia | durante | según',
      conjunction: 'y | e | o | u | ni | pero',
      verb: `
        es | son | era | eran | fue | fueron | ha | han | está | están | puede | pueden | debe | deben |
        será`,
      pronoun: 'yo | tú',
    },
    rules: 'articles',
    never: null,
    allowed: 'preposition>conjunction',
  },
  integrity: {
    percentWords: 'por ciento',
    unnamedSources: {
      pattern: String.raw`\bsegún\s+(?:(?:los|las|un|una|muchos|varios|recientes)\s+){0,2}(?:expertos|estudios?|investigaciones|encuestas?|estadísticas|datos)\b|\b(?:estudios|expertos|encuestas|estadísticas)\s+(?:\p{L}+\s+)?(?:muestran|dicen|demuestran|confirman|revelan)`,
    },
    droppedInstructions: '(ignora|ignore|ignorad|olvida)[ todas] las instrucciones (anteriores|previas)',
    droppedInstructionMarks: 'ignor | olvid',
    modelNames: null,
    favours: null,
    favourCommands: null,
  },
  document: {
    bylines: 'por | autor',
    emptyHeadings: 'introducción | conclusión | resumen | general | intro',
    numberedHeadings: null,
    teasers: `
      (artículos|noticias|temas|productos|contenidos|entradas) (relacionados|relacionadas|similares|recomendados|recomendadas|recientes|populares) | relacionado | te puede interesar | también te puede (interesar|gustar) |
      (lee|lea|leer) (más|también) | (lo más|las más|los más) (leído|visto|leídas|leídos|vistos) | más (noticias|artículos|de * |sobre este tema) | quizás te interese | vistos recientemente`,
    commentHeadings: `comentarios | comentario | (deja|dejar|escribe|añade) un comentario | deja una respuesta`,
    replyMarks: 'res',
  },
  botWalls: null,
  examples: [
    {
      list: 'sentences.danglingOpeners',
      matches: ['Esta calienta la casa.'],
      doesNotMatch: ['La bomba calienta la casa.'],
    },
    {
      list: 'queries.intents.procedural',
      matches: ['cómo instalar una bomba'],
      doesNotMatch: ['comodidad'],
    },
    {
      list: 'names.honorificsInNames',
      matches: ['Don Quijote'],
      doesNotMatch: ['el donante'],
    },
    {
      list: 'claims.attribution',
      matches: ['según el censo'],
      doesNotMatch: ['segundo'],
    },
    {
      list: 'integrity.unnamedSources',
      matches: ['según los expertos'],
      doesNotMatch: ['según el INE'],
    },
    {
      list: 'writing.quoting.openers',
      matches: ['Por ejemplo, calienta.', 'Es un aparato.'],
      doesNotMatch: ['La bomba calienta.', 'Esquina'],
    },
    {
      list: 'writing.quoting.pointers',
      matches: ['Véase a continuación.', 'Leer más'],
      doesNotMatch: ['continuación'],
    },
    { list: 'writing.quoting.numberedParts', matches: ['Tabla 2'], doesNotMatch: ['tablas'] },
    { list: 'writing.quoting.firstPerson', matches: ['Yo caliento.'], doesNotMatch: ['Yodo'] },
    { list: 'writing.quoting.ownVoice', matches: ['Nuestras bombas'], doesNotMatch: ['Nostalgia'] },
    { list: 'writing.limits', matches: ['salvo los lunes', 'ninguna'], doesNotMatch: ['salvaje'] },
    { list: 'writing.questions.openers', matches: ['Qué es?', 'Cuántas hay?'], doesNotMatch: ['Listo?'] },
    { list: 'writing.questions.articles', matches: ['La bomba'], doesNotMatch: ['Lado'] },
    { list: 'writing.questions.kinds', matches: ['un aparato', 'aquellas'], doesNotMatch: ['únicamente'] },
    { list: 'facts.numbers.values', matches: ['doce casas'], doesNotMatch: ['una casa'] },
    { list: 'facts.numbers.multipliers', matches: ['3 millones'], doesNotMatch: ['milla'] },
    { list: 'facts.units', matches: ['5 horas', 'por ciento', 'grados Celsius'], doesNotMatch: ['horario'] },
    { list: 'facts.denials', matches: ['sin heladas', 'ninguna'], doesNotMatch: ['sino'] },
    { list: 'facts.spelling.ordinaryEndings', matches: ['Instalar', 'Rápidamente'], doesNotMatch: ['Oslo'] },
  ],

  // Content blocks

  writing: {
    voice: null,
    quoting: {
      openers: `
        ello | ese | esa | esos | esas | aquel | aquella | e | o | u | no obstante |
        por lo tanto | por tanto | por eso | por ello | así | así que | entonces | luego |
        después | finalmente | asimismo | aunque (esto|este|esta) | en cambio | por otro lado |
        por otra parte | por ejemplo | es decir | de hecho | en este | en esta | en estos |
        en estas | en ese | en esa | con este | con esta | con ello | para ello | para esto |
        de este | de esta | a este | a esta | aquí | allí | ahí | otros | otras | otro | otra |
        ambos | ambas | sí | gracias | hola | segundo | lo (que|cual) | es (un|una|el|la|por) |
        se trata`,
      freeOpeners: null,
      pointers: `
        arriba | abajo | a continuación | siguiente[s] | este artículo | esta página |
        esta sección | este capítulo | haga clic | haz clic | leer más | más información |
        ver también | cookie[s] | newsletter | boletín | javascript`,
      numberedParts: 'figura | tabla',
      firstPerson: 'yo | mi | mis | me | mí',
      notFirstPerson: null,
      ownVoice: 'nosotros | nuestr(o|a)[s] | nos',
      leadsOn: null,
      boxLabels: null,
      editorsRemarks: null,
      commands: null,
    },
    limits: `
      solo | sólo | solamente | salvo | excepto | si | siempre que | hasta | mínimo | más | no |
      nunca | ningun*`,
    questions: {
      faqTitle: 'Preguntas frecuentes',
      openers: `
        qué | quién* | cuándo | dónde | por qué | cómo | cuál* | cuánt* | es | son | se puede* |
        puedo | puede* | hay | tiene* | debo | a quién* | en qué | para qué | de qué`,
      articles: 'el | la | los | las | un | una | unos | unas',
      kinds: 'un | una | unos | unas | el | la | los | las | aquell(o|a)[s]',
      definitions: [
        { verbs: 'es | se refiere a', question: { template: '¿Qué es {subject}?' }, beforeVowel: null },
        { verbs: 'son', question: { template: '¿Qué son {subject}?' }, beforeVowel: null },
        { verbs: 'era', question: { template: '¿Qué era {subject}?' }, beforeVowel: null },
        { verbs: 'consiste en', question: { template: '¿En qué consiste {subject}?' }, beforeVowel: null },
        { verbs: 'significa', question: { template: '¿Qué significa {subject}?' }, beforeVowel: null },
      ],
      subjects: null,
      spellings: null,
      headings: null,
      sentences: null,
      answers: [],
      defined: null,
    },
    overviews: [{ template: '{subject}: información general' }],
    andMore: { template: '{names} y más' },
  },
  facts: {
    numbers: {
      values: `
        2 dos | 3 tres | 4 cuatro | 5 cinco | 6 seis | 7 siete | 8 ocho | 9 nueve | 10 diez |
        11 once | 12 doce | 12 docena | 13 trece | 14 catorce | 15 quince | 16 dieciséis |
        17 diecisiete | 18 dieciocho | 19 diecinueve | 20 veinte | 30 treinta | 40 cuarenta |
        50 cincuenta | 60 sesenta | 70 setenta | 80 ochenta | 90 noventa | 100 cien | 100 ciento`,
      compound: null,
      multipliers: `
        1000 mil | 1000000 millón | 1000000 millones | 1000000000000 billón |
        1000000000000 billones`,
      alone: 'mil',
      ranges: 'a',
      joins: 'y | o | e',
      percentBefore: null,
      labelsUnit: null,
    },
    units: `
      % por ciento | pp punto[s] porcentual[es] | km kilómetro[s] | m metro[s] |
      cm centímetro[s] | mm milímetro[s] | mi milla[s] | in pulgada[s] | m² metros cuadrados |
      km² kilómetros cuadrados | m³ metros cúbicos | ha hectárea[s] | kg kilo[s] |
      kg kilogramo[s] | g gramo[s] | mg miligramo[s] | t tonelada[s] | pound libra[s] |
      l litro[s] | ° grado[s] | °C grado[s] (celsius|c) | °F grado[s] (fahrenheit|f) |
      s segundo[s] | min minuto[s] | h hora[s] | d día[s] | wk semana[s] | mo mes[es] |
      y año[s] | km/h kilómetros por hora | USD dólar[es] | EUR euro[s]`,
    dates: {
      months: null,
      ordinals: null,
      links: 'de | del',
      clock: null,
    },
    spelling: {
      links: 'y',
      notInitials: 'de | la | del | y',
      endings: null,
      pilesUpEndings: false,
      changedLetters: null,
      ordinaryEndings: `
        *mente | *ando | *iendo | *ar | *er | *ir | *arse | *erse | *irse | *ción | *dad |
        *ores | *istas | *iones | *dades | *mientos`,
      ordinaryOpeners: null,
      commonNouns: null,
      unspaced: null,
    },
    denials: 'no | nunca | jamás | ning(u|ú)n[a] | nada | nadie | sin | tampoco',
    notDenials: null,
  },
};
