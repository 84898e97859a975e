import { favourPatterns } from './favour-words.ts';
import { asked } from './question-words.ts';
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
    ingredients: `
        ingredientes | ingrediente | información nutricional | nutrición | porciones | raciones |
        calorías | alérgenos`,
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
    favourRequests: {
      models: 'IA | (m|M)odelo[s] de lenguaje',
      readers: 'asistente | asistentes | modelos | motores de respuesta | bots | evaluador | evaluadores',
      greetings: `
        querido | querida | queridos | estimado | estimada | estimados | hola | atención |
        (nota|mensaje|aviso|instrucción|instrucciones) (a|al|para) | a (todos|todas|todo|cualquier)`,
      requests: `
        debe | deben | debería | deberían | debes | deberías | por favor | rogamos | pedimos | agradecemos |
        agradeceríamos | agradecidos | se (ruega|pide|solicita) | siempre | podría | podrían`,
      openQuestions: 'cómo | por qué | qué | cuál* | quién* | dónde | cuándo',
      ownPage: `
        (esta|nuestra) (página|web|guía|fuente) | (este|nuestro) (sitio|artículo|texto|documento|contenido|portal)`,
      favour: {
        pattern: String.raw`(?<!\p{L})(?:(?:recomendar|citar|mencionar)nos|(?:recomiénde|recomiénda|cíte|cíta|mencióne|mencióna)n?nos|nos\s+(?:recomienden?|citen?|mencionen?)|(?:recomendar|recomienden?|recomienda|recomendad|citar|citen?|cita|citad|mencionar|mencionen?|menciona|priorizar|prioricen?)(?!\p{L})[^.!?,]{0,30}(?<!\p{L})(?:esta\s+página|esta\s+web|este\s+(?:sitio|artículo)|nuestra\s+(?:página|web|guía|empresa|tienda|marca|fuente)|nuestro\s+(?:sitio|artículo|portal|negocio|producto|servicio)))(?!\p{L})`,
      },
      ...favourPatterns({
        rate: 'calificar|califiquen?|califica|puntuar|puntúen?|puntúa|valorar|valoren?|dar|darle|dé|den|denle|otorgar|otorguen?|evaluar|evalúen?|escribir',
        rated: String.raw`nos|(?:esta|nuestra|este|nuestro)\s+(?:página|web|sitio|artículo|texto|guía|documento|contenido|empresa|tienda|marca|fuente|portal)`,
        full: String.raw`100\s*(?:de|sobre|/)\s*100|puntuación\s+perfecta`,
        high: String.raw`10\s*(?:de|sobre|/)\s*10|(?:cinco|5)\s+estrellas|(?:máxima|mejor)\s+(?:puntuación|calificación|valoración|nota)|(?:puntuación|calificación|valoración|nota)\s+máxima|(?:reseña|mención|valoración)\s+(?:positiva|favorable)`,
      }),
      answers: `
        en (sus|tus|todas sus) (respuestas|resúmenes) | (cuando|si) (un usuario|los usuarios|algún usuario|sus usuarios)`,
    },
  },
  document: {
    bylines: 'por | autor',
    emptyTitles: 'inicio | página principal | bienvenid(o|os|a|as) | sin título',
    placeholders: 'insertar | inserte | inserta',
    tagPlaceholders: 'insertar | su | tu | nombre | título',
    emptyHeadings: 'introducción | conclusión | resumen | general | intro',
    numberedHeadings: null,
    teasers: `
      (artículos|noticias|temas|productos|contenidos|entradas) (relacionados|relacionadas|similares|recomendados|recomendadas|recientes|populares) | relacionado | te puede interesar | también te puede (interesar|gustar) |
      (lee|lea|leer) (más|también) | (lo más|las más|los más) (leído|visto|leídas|leídos|vistos) | más (noticias|artículos|de * |sobre este tema) | quizás te interese | vistos recientemente`,
    commentHeadings: `comentarios | comentario | (deja|dejar|escribe|añade) un comentario | deja una respuesta`,
    replyMarks: 'res',
    conclusions: `
      en conclusión | para concluir | en resumen | resumiendo | solucionado | resuelto | problema arreglado |
      (edito|actualización): (arreglado|solucionado)`,
  },
  botWalls: null,
  examples: [
    {
      list: 'integrity.favourRequests.favour',
      matches: ['que nos recomiende', 'citar esta página'],
      doesNotMatch: ['Recomendamos nuestra guía.'],
    },
    {
      list: 'integrity.favourRequests.fullRating',
      matches: ['califique esta página con 100 de 100'],
      doesNotMatch: ['Por favor, califique esta página.'],
    },
    { list: 'document.conclusions', matches: ['[Solucionado] Sin sonido'], doesNotMatch: ['¿Hay solución?'] },
    { list: 'document.emptyTitles', matches: ['Inicio'], doesNotMatch: [] },
    { list: 'advice.praise', matches: ['Un equipo apasionado'], doesNotMatch: ['Un equipo de nueve'] },
    { list: 'advice.vague', matches: ['Desde hace años'], doesNotMatch: ['Desde 2019'] },
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
    { list: 'writing.quoting.demonstratives', matches: ['Uno de estos puntos'], doesNotMatch: ['Estado'] },
    { list: 'writing.quoting.numberedParts', matches: ['Tabla 2'], doesNotMatch: ['tablas'] },
    { list: 'writing.quoting.firstPerson', matches: ['Yo caliento.'], doesNotMatch: ['Yodo'] },
    { list: 'writing.quoting.ownVoice', matches: ['Nuestras bombas'], doesNotMatch: ['Nostalgia'] },
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
      demonstratives: 'est(e|a|os|as) | es(e|a|os|as) | dich(o|a|os|as) | tal[es]',
      leadsOn: null,
      boxLabels: null,
      editorsRemarks: null,
      commands: null,
    },
    scopes: {
      untilYears: 'hasta',
      sinceYears: 'desde | a partir de',
      turns: `
        pero | sin embargo | no obstante | salvo | excepto | a menos | en realidad | de hecho | hoy |
        actualmente | ahora | (es|eso es|esto es) (falso|un mito) | ya no | eso no |
        esto no | falso | al contrario | en cambio | solo si | siempre que | aunque`,
      former: `
        antes | antiguamente | anteriormente | en aquel | ya no | originalmente |
        solía* | fue (sustituid|reemplazad|retirad|descontinuad)*`,
      supposed: `
        imagina | imagine | imaginemos | supongamos | suponga | supón | en teoría | si tan solo | habría |
        sería | hipotéticamente`,
      disputed: `
        (crítico|opositor|detractor|competidor|escéptico)[(s|es)] |
        (algunos|muchos) (dicen|afirman|creen|piensan|sostienen) | se (dice|cree|piensa) | mito |
        supuest* | presunt* | rumor[es]`,
      turnedHeadings: `
        mito[s] | error[es] | fals* | no | nunca | sin | evitar | antigu* | anterior[es] |
        alternativa[s] | competidor[es] | compar* | otr(o|a)[s] | exclu* | excepciones | antes |
        historia | ejemplo | crítica[s] | opiniones | reseñas | comentario[s]`,
      verdicts: 'sí | no | claro | por supuesto',
    },
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
      answers: [],
      defined: null,
    },
    clauses: null,
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
      plurals: '- es | - s',
      countable: 'un | una | cada | ningún | ninguna',
    },
    denials: 'no | nunca | jamás | ning(u|ú)n[a] | nada | nadie | sin | tampoco',
    notDenials: null,
    verbEndings: null,
    polarity: {
      yes: 'sí | claro | por supuesto',
      no: 'no | en absoluto',
      implied: 'prohibid(o|a|os|as) | imposible[s] | excluid(o|a|os|as)',
      forward: 'nieg(a|an) | neg(aba|aban|ó) | impid(e|en|ió) | impedir | evit(a|an|ar|ó)',
      without: 'sin | en lugar de | en vez de | salvo | excepto',
      clauses: 'pero | sino | mientras | aunque | porque | si | cuando',
    },
  },
  gaps: {
    shop: 'carrito | envío | envíos | en stock | referencia | añadir al carrito | comprar | iva | cesta',
    kinds: {
      goods: 'tienda | comprar | venta | oferta | ofertas',
      consumable:
        'crema | sérum | té | café | vino | cerveza | vitamina | perfume | champú | aceite | jabón | vela | zumo | jugo | suplemento | alimento',
      clothing:
        'vestido | camisa | camiseta | zapato | zapatos | zapatillas | botas | chaqueta | abrigo | pantalón | pantalones | vaqueros | jersey | calcetines | falda | ropa | gorro | guantes',
      washable:
        'taza | plato | cuenco | sartén | olla | cuchillo | alfombra | manta | toalla | cerámica | cuero | lana | lino | algodón | bolso | mochila',
      set: 'kit | juego | conjunto | lote',
      electronic:
        'teléfono | móvil | celular | portátil | tableta | auriculares | reloj | cámara | proyector | altavoz | ordenador | computadora | monitor | teclado | impresora | router | micrófono | usb | bluetooth | ssd | dron | televisor | cargador',
      software: 'software | aplicación | app | navegador | plugin | framework | sistema operativo',
      digital:
        'suscripción | membresía | ebook | audiolibro | webinar | streaming | tarjeta regalo | podcast',
      course:
        'curso | clase | clases | certificado | formación | grado | máster | taller | escuela | universidad | diplomado',
      local:
        'reparación | alquiler | limpieza | mudanza | mudanzas | fontanero | plomero | electricista | catering | peluquería | contratista | cerrajero | instalación',
      agency: 'agencia | consultoría | consultor | reclutamiento | marketing | desarrollo | diseño',
      paid: 'agencia | empresa | empresas | software | herramienta | herramientas | curso | clases | reparación | alquiler | mudanza | seguro | seguros | hosting | paneles solares | reforma | limpieza | app',
      free: 'gratis | gratuito | calculadora | gobierno | ministerio | código abierto | wikipedia',
      task: 'cómo | guía | tutorial | consejos | trucos | primeros pasos',
      choice: 'mejor | mejores | comparativa | ranking | recomendación | recomendaciones | vs | top',
      news: 'noticias | titulares | actualidad | artículos | últimas',
      provider:
        'agencia | empresa | empresas | proveedor | curso | clases | software | hosting | seguro | mudanza | limpieza | reparación | alquiler | abogado | auriculares | cámara | portátil | teléfono',
      measured:
        'modelo | gpu | cpu | procesador | benchmark | base de datos | servidor | hosting | compilador | ssd | memoria | router',
      expertise:
        'clases | curso | clínica | terapia | terapeuta | coaching | coach | abogado | bufete | médico | dentista | yoga | meditación | formación',
    },
    facets: {
      price: {
        name: 'precio',
        given: 'precio | precios | coste | costo | cuesta | tarifa | gratis | gratuito',
      },
      priceInText: {
        name: 'precio en el texto',
        given: 'precio | precios | coste | costo | cuesta | tarifa | gratis | gratuito',
      },
      prices: {
        name: 'precios',
        given: 'precio | precios | coste | costo | cuesta | tarifa | tarifas | gratis | planes',
      },
      costs: {
        name: 'coste',
        given:
          'coste | costo | costos | costes | cuesta | precio | precios | presupuesto | caro | barato | tarifa',
      },
      dimensions: {
        name: 'dimensiones',
        given:
          'dimensión | dimensiones | medida | medidas | altura | alto | ancho | anchura | profundidad | longitud | largo | diámetro | tamaño',
      },
      weight: { name: 'peso', given: 'peso | pesa | ligero | pesado' },
      care: {
        name: 'instrucciones de cuidado',
        given:
          'cuidado | cuidados | lavar | lavado | limpiar | limpieza | lavavajillas | microondas | mantenimiento',
      },
      shipping: {
        name: 'gastos y plazo de envío',
        given: 'envío | envíos | enviar | entrega | entregas | recogida',
      },
      reviews: {
        name: 'opiniones de clientes',
        given: 'opinión | opiniones | reseña | reseñas | valoración | valoraciones | estrellas | testimonio',
      },
      ratings: {
        name: 'valoraciones',
        given: 'opinión | opiniones | reseña | reseñas | valoración | valoraciones | estrellas',
      },
      systemRequirements: {
        name: 'requisitos del sistema',
        given: 'requisito | requisitos | windows | macos | linux | android | ios',
      },
      alternatives: {
        name: 'comparación con alternativas',
        given:
          'comparación | comparar | comparado | comparada | diferencia | diferencias | alternativa | alternativas | competencia',
      },
      comparison: {
        name: 'tabla comparativa',
        given: 'comparación | comparativa | comparar | comparado | diferencia | diferencias',
      },
      buyingAdvice: {
        name: 'guía de compra',
        given: 'guía | elegir | elección | ideal | adecuado | conviene | consejos | recomendado',
      },
      clientResults: {
        name: 'casos de clientes',
        given: 'cliente | clientes | caso de éxito | casos | portafolio | proyecto | proyectos | testimonio',
      },
      example: { name: 'ejemplo completo', given: 'ejemplo | ejemplos | muestra | demo' },
      prerequisites: {
        name: 'requisitos previos',
        given: 'requisito | requisitos | necesita | necesitas | necesario | instalar',
      },
      version: { name: 'versión', given: 'versión | versiones' },
      troubleshooting: {
        name: 'solución de problemas',
        given: 'error | errores | problema | problemas | solución | resolver | fallo',
      },
      criteria: {
        name: 'criterios de selección',
        given: 'criterio | criterios | metodología | método | probado | evaluado | seleccionado',
      },
      storage: {
        name: 'conservación',
        given:
          'conservar | conservación | guardar | nevera | frigorífico | refrigerador | congelar | congelador',
      },
      substitutes: {
        name: 'sustitutos',
        given:
          'sustituir | sustituto | sustituye | reemplazar | alternativa | en lugar | variante | opcional',
      },
      nutrition: {
        name: 'calorías y valores nutricionales',
        given: 'calorías | nutricional | nutricionales | kcal | proteínas | carbohidratos | grasas',
      },
      benchmarks: {
        name: 'resultados de pruebas',
        given: 'benchmark | benchmarks | precisión | latencia | rendimiento | medición | medido | probado',
      },
      credentials: {
        name: 'cualificación del equipo',
        given:
          'profesor | docente | instructor | fundador | nuestro equipo | experiencia | certificado | titulación | cualificación | cualificado',
      },
    },
  },
  subjects: {
    openers: `
      cómo | (qué|quién|cuál) (es|son|fue)[ (el|la|los|las|un|una)] | por qué |
      [la ]guía [(completa|definitiva|práctica) ](de|del|para|sobre) |
      introducción (a|al|a la) | bienvenid* a | todo sobre | descubre | acerca de | sobre |
      comprar | los mejores | las mejores | el mejor | la mejor | mejores | mejor |
      análisis de | nuestro* | nuestra* | nuevo | nueva | el | la | los | las | un | una`,
    closers: `
      opiniones | análisis | reseña | barato[s] | online | en línea | comprar | precio[s] |
      explicado | resumen | documentación | manual | guía | guía completa | tutorial |
      sitio oficial | web oficial | página de inicio | receta | foro | descargar |
      características | definición | noticias`,
    navigation: `
      inicio | bienvenido[s] | portada | índice | productos | producto | servicios |
      nuestros servicios | tienda | blog | noticias | acerca de | sobre nosotros |
      quiénes somos | contacto | iniciar sesión | registro | buscar | resultados |
      categorías | categoría | resumen | documentación | introducción | foro[s] | ayuda |
      carrito | cuenta | mi cuenta | descripción | detalles | opiniones | contenido[s] |
      comentarios | menú | página`,
    themes: `
      mejor[es] | cómo | por qué | cuándo | dónde | cuál[es] | qué | consejos | guía | ideas |
      razones | ventajas | coste | costo | precio | comparativa | o | tendencias |
      pregunta[s] | ayuda | problema[s] | noticias`,
    questions: `
      cómo | qué | por qué | cuándo | dónde | quién[es] | cuál[es] | cuánto[s] | es | son |
      puedo | se puede | hay`,
    threadOpeners: `
      mi (opinión|experiencia) (sobre|con) | (duda|dudas|ayuda|consejos|problema|problemas) (sobre|con|para)`,
    threadClosers: `
      necesito ayuda | duda | dudas | hilo oficial | opiniones`,
  },
  pageTypes: {
    buying: `
      (añadir|agregar) al (carrito|carro|cesta) | añadir a la cesta | comprar[ ahora] |
      en stock | agotado | envío gratis | cantidad | elige (tu|una) talla |
      añadir a (favoritos|la lista de deseos) | referencia | gastos de envío | disponible`,
    enquiring: `
      (pedir|solicitar|pide|solicita)[ (un|tu)] presupuesto | presupuesto sin compromiso |
      (pedir|solicitar|reservar)[ (una|tu)] (demo|cita) | contáctanos |
      contacta con nosotros | prueba gratis | nuestros (servicios|clientes) | testimonios |
      inscríbete | postular`,
    browsing: `
      ordenar por | filtro[s] | filtrar | (ver|cargar|mostrar) más | ver todo[s] |
      página siguiente | resultados | artículos | comparar | por página | ver producto |
      leer más | seguir leyendo | últimas noticias | populares | archivos`,
    posting: `
      responder | respuesta[s] | mensajes | mensaje | citar | tema[s] | moderador |
      administrador | miembro | registrado | me gusta | última edición | comentarios`,
    publishing: `
      min de lectura | minutos de lectura | tiempo de lectura | publicado | escrito por |
      por | actualizado | compartir | artículos relacionados | sobre el autor |
      deja un comentario | boletín | índice | conclusión`,
    cooking: `
      ingredientes | preparación | elaboración | tiempo de (preparación|cocción) | porciones |
      raciones | pasos | instrucciones | imprimir receta | información nutricional`,
    addressing: 'tú | tu | tus | usted[es] | su | sus | te',
    documenting: `
      documentación | api | referencia | manual | notas de la versión | en esta página |
      inicio rápido | primeros pasos | instalación | parámetros | sintaxis | ejemplos |
      véase también | versión | opciones`,
  },
  questions: {
    pointers: `
      este | esta | estos | estas | esto | ese | esa | esos | esas | él | ella | ellos | ellas | lo | su | sus | aquí | nuestr* |
      nos | nosotros | arriba | abajo | siguiente* | artículo | página | guía | sección | mismo | misma`,
    addresses: 'tú | tu | tus | usted | ustedes | vosotros | te',
    anyone: 'puedo | debo | cómo puedo | dónde puedo | se puede | cuánto tiempo tengo',
    selling: `
      por qué elegir | por qué nosotros | por qué comprar | listo | necesitas | quieres | buscas | tienes | sabías | eres |
      qué ofrecemos | quiénes somos | estás | alguna pregunta`,
    tasks: 'cómo',
    versus: 'vs | versus',
    takesBareNouns: false,
    indefinite: 'un | una',
    definite: 'el | la',
    determiners:
      'del | al | los | las | este | esta | ese | esa | su | sus | tu | mi | cada | nuestro | nuestra',
    subjectVerbs: 'es | son | era | puede | pueden | tiene | tienen | consiste | significa | permite',
    plurals: null,
    notPlurals: null,
    invitations: 'compra | comprar | descubre | bienvenido a | bienvenidos a | todos los | todas las',
    labels:
      'documentación | sitio oficial | página oficial | sitio web | inicio | online | opiniones | comprar',
    toolPrepositions: null,
    links: 'de | del | la | el | los | las | para | en | sobre | con | y | a | al',
    namesOwnerLast: true,
    contractions: [
      { words: 'a el', as: 'al' },
      { words: 'de el', as: 'del' },
    ],
    heads: {
      what: asked('¿Qué es {subject}?', null, { many: '¿Qué son {subject}?' }),
      who: asked('¿Quién es {subject}?', null),
      cost: asked('¿Cuánto cuesta {subject}?', '{subject} precio'),
      recipe: { template: 'receta de {subject}' },
      making: { template: 'cómo hacer {subject}' },
      best: null,
    },
    sides: {
      price: {
        headings: `precio[s] | coste[s] | costo[s] | tarifa[s]`,
        question: asked('¿Cuánto cuesta {subject}?', 'precio {subject}', {
          many: '¿Cuánto cuestan {subject}?',
        }),
      },
      features: {
        headings: `características | funciones | funcionalidades | prestaciones | características principales`,
        question: asked('¿Qué características tiene {subject}?', '{subject} características', {
          many: '¿Qué características tienen {subject}?',
        }),
      },
      dimensions: { headings: `dimensiones | medidas`, question: asked(null, '{subject} medidas') },
      weight: {
        headings: `peso`,
        question: asked('¿Cuánto pesa {subject}?', '{subject} peso', { many: '¿Cuánto pesan {subject}?' }),
      },
      material: { headings: `material[es] | composición`, question: asked(null, '{subject} material') },
      battery: {
        headings: `batería | autonomía | duración de la batería`,
        question: asked(null, '{subject} batería'),
      },
      sizes: { headings: `tallas | talla | guía de tallas`, question: asked(null, '{subject} tallas') },
      colors: { headings: `colores`, question: asked(null, '{subject} colores') },
      warranty: {
        headings: `garantía`,
        question: asked('¿Qué garantía tiene {subject}?', '{subject} garantía', {
          many: '¿Qué garantía tienen {subject}?',
        }),
      },
      delivery: { headings: `plazo[s] de entrega`, question: asked(null, '{subject} plazo de entrega') },
      care: {
        headings: `cuidado[s] | limpieza | mantenimiento`,
        question: asked('¿Cómo se limpia {subject}?', '{subject} limpieza', {
          many: '¿Cómo se limpian {subject}?',
        }),
      },
      ingredients: {
        headings: `ingredientes`,
        question: asked('¿Qué ingredientes lleva {subject}?', '{subject} ingredientes', {
          many: '¿Qué ingredientes llevan {subject}?',
        }),
      },
      reviews: {
        headings: `opiniones | reseñas | valoraciones | opiniones de clientes`,
        question: asked(null, '{subject} opiniones'),
      },
      alternatives: {
        headings: `alternativas`,
        question: asked('¿Qué alternativas hay a {subject}?', '{subject} alternativas'),
      },
      installation: {
        headings: `instalación | instalar`,
        question: asked('¿Cómo se instala {subject}?', 'instalar {subject}', {
          many: '¿Cómo se instalan {subject}?',
        }),
      },
      start: {
        headings: `primeros pasos | inicio rápido`,
        question: asked(null, '{subject} primeros pasos'),
      },
      requirements: {
        headings: `requisitos | requisitos del sistema | requisitos previos`,
        question: asked('¿Qué requisitos tiene {subject}?', '{subject} requisitos', {
          many: '¿Qué requisitos tienen {subject}?',
        }),
      },
      working: {
        headings: `funcionamiento | cómo funciona | mecanismo de acción`,
        question: asked('¿Cómo funciona {subject}?', 'cómo funciona {subject}', {
          many: '¿Cómo funcionan {subject}?',
        }),
      },
      problems: {
        headings: `problemas | solución de problemas | problemas comunes`,
        question: asked(null, '{subject} problemas'),
      },
      benefits: {
        headings: `ventajas | beneficios`,
        question: asked('¿Qué ventajas tiene {subject}?', '{subject} ventajas', {
          many: '¿Qué ventajas tienen {subject}?',
        }),
      },
      drawbacks: {
        headings: `desventajas | inconvenientes | riesgos | peligros`,
        question: asked('¿Qué desventajas tiene {subject}?', '{subject} desventajas', {
          many: '¿Qué desventajas tienen {subject}?',
        }),
      },
      prosAndCons: {
        headings: `ventajas y desventajas | pros y contras`,
        question: asked('¿Qué ventajas y desventajas tiene {subject}?', '{subject} ventajas y desventajas', {
          many: '¿Qué ventajas y desventajas tienen {subject}?',
        }),
      },
      sideEffects: {
        headings: `efectos secundarios | efectos adversos`,
        question: asked('¿Qué efectos secundarios tiene {subject}?', '{subject} efectos secundarios', {
          many: '¿Qué efectos secundarios tienen {subject}?',
        }),
      },
      dosage: { headings: `dosis | posología`, question: asked(null, '{subject} dosis') },
      causes: { headings: `causas | causa`, question: asked('¿Qué causa {subject}?', '{subject} causas') },
      symptoms: {
        headings: `síntomas | signos y síntomas`,
        question: asked('¿Qué síntomas tiene {subject}?', '{subject} síntomas', {
          many: '¿Qué síntomas tienen {subject}?',
        }),
      },
      treatment: {
        headings: `tratamiento[s]`,
        question: asked('¿Cómo se trata {subject}?', '{subject} tratamiento', {
          many: '¿Cómo se tratan {subject}?',
        }),
      },
      prevention: {
        headings: `prevención`,
        question: asked('¿Cómo se previene {subject}?', '{subject} prevención', {
          many: '¿Cómo se previenen {subject}?',
        }),
      },
      diagnosis: {
        headings: `diagnóstico`,
        question: asked('¿Cómo se diagnostica {subject}?', '{subject} diagnóstico', {
          many: '¿Cómo se diagnostican {subject}?',
        }),
      },
      types: {
        headings: `tipos | clases | variedades | clasificación`,
        question: asked(null, 'tipos de {subject}'),
      },
      examples: { headings: `ejemplos | ejemplo`, question: asked(null, '{subject} ejemplos') },
      uses: {
        headings: `usos | aplicaciones | utilidades`,
        question: asked('¿Para qué sirve {subject}?', '{subject} usos', {
          many: '¿Para qué sirven {subject}?',
        }),
      },
      history: {
        headings: `historia | origen | orígenes`,
        question: asked('¿Cuál es la historia de {subject}?', 'historia de {subject}'),
      },
      importance: {
        headings: `importancia`,
        question: asked('¿Por qué es importante {subject}?', 'importancia de {subject}', {
          many: '¿Por qué son importantes {subject}?',
        }),
      },
      storage: {
        headings: `conservación | almacenamiento`,
        question: asked('¿Cómo se conserva {subject}?', 'conservar {subject}', {
          many: '¿Cómo se conservan {subject}?',
        }),
      },
      openingHours: {
        headings: `horario[s] | horario de apertura`,
        question: asked(null, '{subject} horario'),
      },
      arrival: {
        headings: `cómo llegar`,
        question: asked('¿Cómo llegar a {subject}?', 'cómo llegar a {subject}'),
      },
      sights: {
        headings: `qué ver | qué hacer | lugares de interés | qué visitar`,
        question: asked('¿Qué ver en {subject}?', 'qué ver en {subject}'),
      },
      bestTime: {
        headings: `cuándo ir | mejor época | cuándo viajar`,
        question: asked('¿Cuándo viajar a {subject}?', 'cuándo viajar a {subject}'),
      },
      plot: {
        headings: `argumento | sinopsis | resumen | trama`,
        question: asked('¿De qué trata {subject}?', '{subject} resumen', {
          many: '¿De qué tratan {subject}?',
        }),
      },
      cast: { headings: `reparto | elenco`, question: asked(null, '{subject} reparto') },
      curriculum: {
        headings: `temario | plan de estudios | contenidos del curso | programa`,
        question: asked(null, '{subject} temario'),
      },
      members: { headings: `miembros | integrantes`, question: asked(null, '{subject} integrantes') },
      discography: { headings: `discografía | álbumes`, question: asked(null, '{subject} discografía') },
    },
  },
  asking: {
    kinds: {
      price: `
        precio[s] | costo[s] | coste[s] | cuesta[n] | cuánto (cuesta[n]|vale[n]) | cuanto (cuesta[n]|vale[n]) | tarifa[s] | barato[s] | barata[s] | caro |
        presupuesto`,
      comparison:
        'vs | versus | diferencia[s] | comparación | comparativa | mejor que | o | alternativa[s] | frente a',
      date: `
        cuándo | cuando | desde cuándo | (qué|que) (fecha|año|día|mes) | a (qué|que) hora | hasta cuándo | horario[s] | fecha límite | fecha de`,
      number: `
        cuánto[s] | cuánta[s] | cuanto[s] | cuanta[s] | peso | tamaño | dimensiones | altura | longitud | anchura | ancho | capacidad | duración |
        temperatura | distancia | número de | población | (qué|que) (porcentaje|edad) | autonomía`,
      person: 'quién[es] | quien[es] | fundador[a] | autor[a] de',
      place:
        'dónde | donde | adónde | dirección | ubicación | (qué|que) (país|ciudad|lugar) | ubicado | situado',
      explanation:
        'por (qué|que) | causa[s] | razón | razones | motivo[s] | para (qué|que) sirve | cómo funciona[n] | como funciona[n]',
      steps: 'cómo | como | pasos | tutorial | instrucciones | receta | instalar | configurar',
      list: `
        cuáles son | cuales son | cuáles | cuales | tipos de | clases de | ejemplo[s] | lista | ingredientes | ventajas | desventajas | síntomas |
        mejores | requisitos | opciones`,
      definition: '(qué|que) (es|son|significa[n]) | definición | significado | (qué|que) quiere decir',
      yesNo: `
        es | son | está | están | puede[n] | puedo | hay | tiene[n] | debe[n] | debo | se puede | es posible | hace falta | existe[n] | vale la pena`,
    },
    values: {
      sums: 'salario[s] | sueldo[s] | cuánto dinero | presupuesto | ingresos | gana[n]',
      shares: '(qué|que) (porcentaje|proporción|parte)',
      durations: `
        cuánto (tiempo|dura[n]|tarda[n]) | cuánt(o|a)s (segundos|minutos|horas|días|noches|semanas|meses|años) | duración | garantía |
        (qué|que) edad | con (qué|que) frecuencia`,
      masses: 'peso | pesa[n]',
      sizes: `
        (qué|que) (tamaño|altura|longitud|distancia|temperatura|superficie) | tamaño | dimensiones | altura | longitud | anchura | ancho |
        diámetro | grosor | capacidad | resolución | mide[n]`,
      counts: 'cuánt(o|a)s | cuant(o|a)s | número de',
      frequencies:
        'diario | diaria | semanal[es] | mensual[es] | anual[es] | cada | siempre | todos los | todas las',
    },
    answers: {
      reasons:
        'porque | debido a | ya que | gracias a | a causa | puesto que | para que | por eso | por lo tanto | razón | permite[n] | por ello',
      comparisons:
        'que | mientras que | a diferencia | en comparación | en lugar | en cambio | tanto | sin embargo | frente a',
      verdicts:
        'sí | no | nunca | puede[n] | debe[n] | solo | sólo | solamente | siempre | posible | prohibido | obligatorio | sin | necesario | tampoco',
      instructions: `
        puede[s] | hay que | debe[s|n] | tiene[s] que | primero | luego | después | a continuación | haga | haz | seleccione | pulse | abra | use | añada |
        añade | elija | deja | ponga | mezcla`,
      money:
        'gratis | gratuito[s] | gratuita[s] | euro[s] | dólar[es] | peso[s] | al mes | por (mes|año|hora|día|noche|persona) | mensual[es] | pagar',
      times: `
        hoy | mañana | ayer | año[s] | mes[es] | semana[s] | día[s] | hora[s] | lunes | martes | miércoles | jueves | viernes | sábado[s] | domingo[s] |
        primavera | verano | otoño | invierno | siglo | después | antes | desde | hasta | durante`,
      places:
        'en | cerca | situado | situada | ubicado | ubicada | entre | calle | avenida | norte | sur | este | oeste | desde',
    },
    silences: {
      teasers: `
        para más (detalles|información) | haz clic para ampliar | ver todo | iniciar sesión | leer más | ver más | saber más | más información | descubre | descubra | haga clic | haz clic | suscríbete | regístrate | contáctanos |
        en este artículo | sigue leyendo | ver todo[s]`,
      wishes: `
        alguien (sabe|puede|conoce|tiene) | (busco|quisiera|necesito|quiero) | me (gustaría|pregunto) | no sé | estoy buscando |
        alguna (idea|sugerencia|recomendación) | algún consejo | ayuda por favor | ayúdenme`,
      smallTalk:
        'gracias | buena suerte | suerte | bienvenido[s] | felicidades | enhorabuena | hola | saludos | de nada | buenos días',
    },
  },
  entityWords: {
    works: `
      álbum | canción | película | serie | novela | libro | manual | guía | juego | software |
      biblioteca | extensión | podcast | informe | estudio | ley | tratado | licencia | reglamento
      | directiva | norma | ópera | cuadro | poema | revista | boletín | blog`,
    goods: `
      máquina | auricular | sofá | silla | mesa | lámpara | zapato | chaqueta | camisa | vestido |
      pantalón | collar | pulsera | anillo | reloj | taza | botella | sartén | olla | cuchillo |
      horno | frigorífico | nevera | aspiradora | aparato | cámara | teléfono | smartphone | móvil
      | ordenador | tableta | pantalla | teclado | altavoz | televisor | impresora | router |
      consola | cable | cargador | batería | bomba | caldera | coche | bicicleta | casco |
      neumático | mochila | bolso | maleta | tienda de campaña | colchón | almohada | alfombra |
      mueble | armario | estantería | juguete | guitarra | champú | crema | jabón | herramienta |
      escalera | seguro | préstamo | accesorio | funda`,
    health: `
      *itis | *osis | *emia | *algia | *patía | cáncer | enfermedad | trastorno | síndrome |
      infección | virus | gripe | diabetes | asma | ansiedad | depresión | fiebre | tos | dolor |
      migraña | náusea | fatiga | alergia | eccema | acné | inflamación | hipertensión | embarazo
      | síntoma | lesión | cirugía | terapia | vacuna | antibiótico | medicamento | insulina |
      hormona | vitamina | salud | piel | hígado | riñón | pulmón | corazón | cerebro | músculo |
      hueso`,
    foods: `
      queso | pan | mantequilla | leche | nata | yogur | huevo | harina | azúcar | sal | pimienta
      | aceite | vinagre | miel | mermelada | chocolate | café | té | zumo | vino | cerveza | sopa
      | ensalada | pizza | pasta | arroz | judía | lenteja | patata | tomate | cebolla | ajo |
      zanahoria | col | espinaca | pepino | seta | manzana | plátano | naranja | limón | fresa |
      arándano | frambuesa | uva | melocotón | pera | ciruela | nuez | almendra | avena | trigo |
      maíz | ternera | cerdo | pollo | pescado | salmón | jamón | salchicha | salsa | especia |
      tarta | galleta | masa | helado | postre | receta`,
    events: `
      taller | feria | concierto | exposición | congreso | cumbre | conferencia | festival |
      torneo | campeonato | elección | guerra | batalla | revolución | protesta | huelga |
      terremoto | pandemia | juicio | fiesta | boda | aniversario | navidad | maratón | ceremonia`,
    organizations: `
      empresa | compañía | sociedad | asociación | fundación | instituto | universidad | escuela |
      academia | ministerio | agencia | comisión | consejo | tribunal | banco | hospital | clínica
      | museo | iglesia | sindicato | partido | grupo | editorial | periódico | hotel |
      restaurante | ayuntamiento | centro`,
    ideas: `
      *ción | *sión | *idad | *ismo | *miento | *ancia | *encia | *logía | método | técnica |
      modelo | teoría | principio | sistema | estrategia | estructura | función | regla | opción |
      archivo | formato | datos | análisis | coste | costo | precio | impuesto | riesgo | mercado
      | calidad | energía | garantía | envío | entrega | material | color | tamaño`,
    actions: `
      haz clic | haga clic | pulsa | pulse | selecciona | seleccione | leer más | ver (más|todo) |
      saber más | más información | añadir al carrito | contáctanos | volver a | iniciar sesión | regístrate`,
    dialogs: `
      notificaciones push | (activar|permitir) [las ]notificaciones | (configuración|preferencias) de cookies |
      aceptar [las ]cookies`,
    pluralEndings: null,
  },
  advice: {
    praise: `
        líder[es] | de primera clase | galardonad(o|a)[s] | de vanguardia | de última generación | inigualable[s] |
        incomparable[s] | insuperable[s] | apasionad(o|a)[s] | pasión | impresionante[s] | excepcional[es] |
        extraordinari(o|a)[s] | revolucionari(o|a)[s] | innovador[a][es] | a medida | orgullos(o|a)[s] |
        perfect(o|a)[s] | definitiv(o|a)[s] | lujos(o|a)[s] | inolvidable[s] | excelencia`,
    vague: `
        muchos años | desde hace años | varios años | precios asequibles | precios competitivos`,
  },
};
