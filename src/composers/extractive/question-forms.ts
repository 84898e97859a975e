/** Questions that can be asked in each language, from words that the page gives. Null: no template is known to be right. */

/** Title of a list of questions and answers. */
const FAQ_TITLES: Readonly<Record<string, string>> = {
  en: 'Frequently asked questions',
  de: 'Häufig gestellte Fragen',
  fr: 'Questions fréquentes',
  es: 'Preguntas frecuentes',
  pt: 'Perguntas frequentes',
  it: 'Domande frequenti',
  nl: 'Veelgestelde vragen',
  pl: 'Najczęściej zadawane pytania',
  ru: 'Часто задаваемые вопросы',
  ja: 'よくある質問',
  zh: '常见问题',
};

export function faqTitle(language: string): string | null {
  return FAQ_TITLES[language] ?? null;
}

interface DefinitionForm {
  /** Verbs between subject and definition that the question may take up, singular and plural. */
  readonly verbs: Readonly<Record<string, (subject: string) => string>>;
  /** Articles that lose their capital inside a question. */
  readonly articles: RegExp;
}

const plain =
  (before: string, after = '?') =>
  (subject: string): string =>
    `${before}${subject}${after}`;

/** "Qu'est-ce que" loses its e before a vowel. */
const frenchWhat = (subject: string): string =>
  /^[aeiouyhâàéèêëîïôûœ]/iu.test(subject) ? `Qu’est-ce qu’${subject} ?` : `Qu’est-ce que ${subject} ?`;

const DEFINITIONS: Readonly<Record<string, DefinitionForm>> = {
  en: {
    verbs: {
      is: plain('What is '),
      are: plain('What are '),
      was: plain('What was '),
      were: plain('What were '),
      means: (subject) => `What does ${subject} mean?`,
      'refers to': plain('What is '),
      'is defined as': plain('What is '),
      'stands for': (subject) => `What does ${subject} stand for?`,
    },
    articles: /^(?:A|An|The)(?= )/u,
  },
  de: {
    verbs: {
      ist: plain('Was ist '),
      sind: plain('Was sind '),
      war: plain('Was war '),
      waren: plain('Was waren '),
      bedeutet: (subject) => `Was bedeutet ${subject}?`,
      bezeichnet: plain('Was ist '),
    },
    articles: /^(?:Der|Die|Das|Ein|Eine)(?= )/u,
  },
  fr: {
    verbs: { est: frenchWhat, sont: frenchWhat, désigne: frenchWhat, 'consiste en': frenchWhat },
    articles: /^(?:Le|La|Les|Un|Une|Des|L(?=['’]))/u,
  },
  es: {
    verbs: {
      es: plain('¿Qué es '),
      son: plain('¿Qué son '),
      era: plain('¿Qué era '),
      'consiste en': (subject) => `¿En qué consiste ${subject}?`,
      'se refiere a': plain('¿Qué es '),
      significa: (subject) => `¿Qué significa ${subject}?`,
    },
    articles: /^(?:El|La|Los|Las|Un|Una|Unos|Unas)(?= )/u,
  },
  pt: {
    verbs: {
      é: plain('O que é '),
      são: plain('O que são '),
      significa: (subject) => `O que significa ${subject}?`,
    },
    articles: /^(?:O|A|Os|As|Um|Uma)(?= )/u,
  },
  it: {
    verbs: {
      è: (subject) => `Che cos’è ${subject}?`,
      sono: plain('Che cosa sono '),
      significa: (subject) => `Che cosa significa ${subject}?`,
    },
    articles: /^(?:Il|Lo|La|I|Gli|Le|Un|Uno|Una|(?:L|Un)(?=['’]))/u,
  },
  nl: {
    verbs: {
      is: plain('Wat is '),
      zijn: plain('Wat zijn '),
      betekent: (subject) => `Wat betekent ${subject}?`,
    },
    articles: /^(?:De|Het|Een)(?= )/u,
  },
  pl: { verbs: { jest: plain('Czym jest '), są: plain('Czym są ') }, articles: /^(?!)/u },
  ru: {
    verbs: {
      '—': plain('Что такое '),
      '–': plain('Что такое '),
      это: plain('Что такое '),
      является: plain('Что такое '),
    },
    articles: /^(?!)/u,
  },
  ja: { verbs: { とは: plain('', 'とは何ですか？'), は: plain('', 'とは何ですか？') }, articles: /^(?!)/u },
  zh: { verbs: { 是: plain('什么是', '？'), 指: plain('什么是', '？') }, articles: /^(?!)/u },
};

/** "What is a heat pump?" of the subject and the verb of a definition, as the sentence has them. */
export function definitionQuestion(subject: string, verb: string, language: string): string | null {
  const form = DEFINITIONS[language];
  const ask = form === undefined || !Object.hasOwn(form.verbs, verb) ? undefined : form.verbs[verb];
  if (form === undefined || ask === undefined) return null;
  return ask(subject.replace(form.articles, (article) => article.toLowerCase()));
}

/** Verbs that a definition of the language can be asked by. */
export function definitionVerbs(language: string): readonly string[] {
  return Object.keys(DEFINITIONS[language]?.verbs ?? {});
}

/** Headings that are questions but for their mark, or become one by a single word: "How to X" → "How do you X?". */
export function questionFromHeading(heading: string, language: string): string | null {
  return language === 'en' ? englishQuestion(heading) : null;
}

const LISTED =
  /^(?:the )?((?:\p{L}+ )?(?:benefits|advantages|disadvantages|types|causes|symptoms|effects|uses|goals|drawbacks|risks|features|requirements|side effects|limitations|components|principles|stages)) (of|for) (.{3,60})$/iu;
const ASKS_WITHOUT_MARK =
  /^(?:what|who|when|where|why|which|how)(?: (?:much|many|long|often|far|old|big))? (?:is|are|was|were|do|does|did|can|could|should|will|would|has|have|may|might) /iu;

function englishQuestion(heading: string): string | null {
  const howTo = /^how to (\p{L}.*)$/iu.exec(heading)?.[1];
  if (howTo !== undefined) return `How do you ${withSmallStart(howTo)}?`;
  const listed = LISTED.exec(heading);
  if (listed !== null) {
    const [, kinds = '', preposition = 'of', subject = ''] = listed;
    return `What are the ${kinds.toLowerCase()} ${preposition} ${subject}?`;
  }
  return ASKS_WITHOUT_MARK.test(heading) ? `${heading}?` : activityQuestion(heading);
}

/** Verbs of instructions; the infinitive of others cannot be told from their "-ing" by rule. */
const VERBS: ReadonlySet<string> = new Set(
  (
    'use create make define choose configure enable disable delete remove update upgrade change manage prepare write ' +
    'store save share measure calculate compare handle schedule reduce increase improve replace resize rename merge ' +
    'migrate generate validate authenticate secure exclude include compile execute initialize customize organize cancel ' +
    'install add build call specify select enter type press check connect convert copy deploy download edit export import find format import list load mount move ' +
    'open parse print process protect read register reset restart restore run send set start stop submit test train ' +
    'transfer troubleshoot turn upload verify clean cook store sharpen plant grow feed apply file claim pay'
  ).split(' '),
);
const INFINITIVES: ReadonlyMap<string, string> = new Map([...VERBS].map((verb) => [gerundOf(verb), verb]));

/** True for the infinitive of a verb that instructions are given with. */
export function isInstruction(word: string): boolean {
  return VERBS.has(word);
}

function gerundOf(verb: string): string {
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}ing`;
  return /^(?:run|set|stop|reset|submit|transfer|plan|get|put|cut)$/u.test(verb)
    ? `${verb}${verb.slice(-1)}ing`
    : `${verb}ing`;
}

/** Of these the word alone tells that a heading gives an order; "Store hours" and "Test results" give none. */
const ORDERS = /^(?:install|create|configure|enable|disable|choose|define|delete|remove|add|upload|write)$/iu;

/** "Choosing your own port", "Install Go" head what tells how it is done. A bare "the method" is one that the page has told of. */
function activityQuestion(heading: string): string | null {
  const [, first = '', object = ''] = /^(\p{L}+) (\p{L}[^?:;,]{1,60})$/u.exec(heading) ?? [];
  const lower = first.toLowerCase();
  const isOrder =
    VERBS.has(lower) && (ORDERS.test(lower) || /^(?:your|an?|some) /iu.test(object)) && !/ing$/u.test(lower);
  const verb = isOrder ? lower : INFINITIVES.get(lower);
  if (verb === undefined || /^the \p{L}+$/iu.test(object) || / (?:and|or) \p{L}+(?:ing )/u.test(object))
    return null;
  return `How do you ${verb} ${object}?`;
}

/** The verb after "How do you" begins small; a name keeps its capital. */
function withSmallStart(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What a question begins with; others ("Ready to start?", "Still unsure?") address the reader and ask nothing. */
const ASKS: Readonly<Record<string, RegExp>> = {
  en: /^(?:what|who|whom|whose|when|where|why|which|how|is|are|was|were|do|does|did|can|could|should|will|would|has|have|may|must|in (?:what|which)|for (?:what|which|how)|at what|to what|under what|if )/iu,
  de: /^(?:was|wer|wem|wen|wessen|wann|wo|woher|wohin|womit|wofür|wozu|woran|wodurch|worin|worauf|warum|wieso|weshalb|wie|welche[rsnm]?|ist|sind|war|kann|können|darf|dürfen|muss|müssen|soll|sollte|hat|haben|gibt|wird|werden|braucht|lohnt|in welche|für w|ab wann|bis wann)/iu,
  fr: /^(?:qu[’']|que |quoi|qui |quand|où|pourquoi|comment|combien|quel|est-ce|peut-on|faut-il|dois-je|puis-je|doit-on|y a-t-il|à qui|à quoi|de quoi|pour qui)/iu,
  es: /^¿?(?:qué|quién|cuándo|dónde|por qué|cómo|cuál|cuánt|es |son |se puede|puedo|puede|hay|tiene|debo|a quién|en qué|para qué|de qué)/iu,
  pt: /^(?:o que|que |quem|quando|onde|por que|porque|como|qual|quais|quant|é |são |posso|pode|há|existe|preciso|devo|para que|em que)/iu,
  it: /^(?:che |cosa|chi|quando|dove|perché|come|qual|quant|è |sono|si può|posso|può|c[’']è|devo|a cosa|in cosa|per cosa|di cosa)/iu,
  nl: /^(?:wat|wie|wanneer|waar|waarom|hoe|welke?|is|zijn|kan|kun|mag|moet|heeft|heb|hoeveel|wordt)/iu,
  pl: /^(?:co|czym|kto|kiedy|gdzie|dlaczego|jak|jaki|jaka|jakie|który|która|które|czy|ile|skąd|po co)/iu,
  ru: /^(?:что|кто|когда|где|почему|зачем|как|какой|какая|какие|какое|сколько|можно ли|нужно ли|есть ли|чем|куда|откуда)/iu,
};

/** True for a question that asks something. */
export function isClearQuestion(question: string, language: string): boolean {
  if (!/[?？]$/u.test(question)) return false;
  return ASKS[language]?.test(question) !== false;
}
