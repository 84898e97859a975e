/**
 * What ties a sentence to the one before it, by language: connectives, pronouns and demonstratives at its start, and words
 * that point to another place of the page. Beside the table of languages, which knows single words only.
 */
interface LooseWords {
  /** Matched at the start of the sentence, any case. */
  readonly openers: RegExp;
  /** Matched anywhere. */
  readonly pointers: RegExp | null;
  /** Somebody speaks of himself: no words for the page to say about its topic. */
  readonly firstPerson: RegExp | null;
}

const opening = (words: string): RegExp => new RegExp(`^["“«„‘'(]*(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
const within = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** The owner of the page speaks: right in its description, not in an answer that is quoted without it. */
const OWN_VOICE: Readonly<Record<string, RegExp>> = {
  en: within("we|we're|we've|we'll|our|ours|us"),
  de: within('wir|uns|unser(?:e[rsnm]?)?'),
  fr: within('nous|notre|nos'),
  es: within('nosotros|nuestr[oa]s?|nos'),
  pt: within('nós|noss[oa]s?'),
  it: within('noi|nostr[oaie]'),
  nl: within('wij|we|ons|onze'),
  pl: within('my|nas|nam|nasz(?:a|e|ego|ej|ych|ym)?'),
  ru: within('мы|нас|нам|наш(?:а|е|и|его|ей|их|им)?'),
};

const LOOSE: Readonly<Record<string, LooseWords>> = {
  en: {
    openers: opening(
      "it|it's|its|they|they're|their|he|she|his|her|him|them're|this|these|that|that's|those|there(?! (?:is|are|was|were) (?!also|another))|clearly|first(?=,)|as you (?:can )?see|here|here's|such|both|neither|either|another|others?|" +
        'however|therefore|but|and|so|or|nor|yet|also|then|thus|hence|furthermore|moreover|additionally|instead|otherwise|meanwhile|nevertheless|nonetheless|still|similarly|likewise|consequently|accordingly|finally|lastly|firstly|secondly|thirdly|second|third|later|afterwards?|besides|indeed|again|conversely|rather|plus|yes|well|sure|of course|ok|okay|sorry|thanks?|thank you|please|note|nb|hi|hello|dear|welcome|' +
        'for example|for instance|for (?:this|that|these|those)|in (?:this|that|these|those|addition|contrast|fact|other words|particular|short|summary|conclusion|turn|general|both|such)|as (?:a result|such|well|you can see|mentioned|noted|shown|described|discussed|stated|seen|before|above)|on (?:the other hand|the contrary|this|that|these|top of)|at (?:this|that|the same time|these)|by (?:this|that|doing|contrast)|with (?:this|that|these|those)|from (?:this|that|these|there|here)|to (?:this|that|do so|do this)|of (?:this|these|those)|under (?:this|these)|because of (?:this|that)|due to (?:this|that)|after (?:this|that|which)|before (?:this|that)|during (?:this|that)|while (?:this|that|it|they|these)|when (?:this|that|it(?! comes to)|they|these)|if (?:this|that|it|they|these|so|not)|although (?:this|it|they|these)|since (?:then|this|it|they)|even (?:so|then|though|if|more)|not only|what is more|that is|the (?:former|latter|same|other|others|above|following|next|previous|second|third|last|rest|reason|result|answer|idea|problem|point|solution|bottom line|good news|bad news)|another|only then|to begin with|more(?:over| importantly)|most importantly|(?:click|tap|see|read|check|find|learn|share|follow|join|contact|call|visit|download|subscribe|sign|watch|listen|view|shop|buy|order|scroll)(?! (?:the|a) )|table|figure|fig|chart|photo|image|source|credit|caption|posted|published|updated|written|last',
    ),
    pointers: within(
      'above|below|the following|as follows|this (?:article|page|post|section|guide|chapter|tutorial|document|video|table|figure|list|case|way|means|is|was)|these (?:are|were|include)|(?:figure|fig|table|chapter|section|appendix|equation)s?\\.? \\d+|previous section|next section|earlier in|later in this|click here|read more|learn more|see also|sign up|log in|cookies?|newsletter|all rights reserved|javascript|here(?= [.!]?$)',
    ),
    firstPerson: within("i|i'm|i've|i'd|i'll|my|me|mine|myself"),
  },
  de: {
    openers: opening(
      'er|sie|es|dies(?:e[rsmn]?)?|jene[rsmn]?|das (?:ist|sind|war|waren|heißt|bedeutet|gilt|liegt|kann|wird|hat|macht|führt)|dabei|dazu|dafür|dagegen|damit|dadurch|daran|darauf|daraus|darin|darüber|darum|darunter|davon|davor|danach|dann|da|dort|hier|hierbei|hierzu|hierfür|jedoch|aber|und|oder|denn|sondern|doch|daher|deshalb|deswegen|somit|folglich|also|auch|außerdem|zudem|ferner|weiterhin|trotzdem|dennoch|allerdings|hingegen|vielmehr|schließlich|zunächst|anschließend|danach|später|so|sein[e]?[rsmn]?|ihr[e]?[rsmn]?|deren|dessen|beide|solche[rsmn]?|andere|weitere|zum beispiel|beispielsweise|in diesem|in dieser|in diesen|aus diesem|aus diesen|zu diesem|bei diesem|bei dieser|mit dieser|mit diesem|nach diesem|auf diese|unter anderem|im gegensatz dazu|darüber hinaus|ja|nein|bitte|hallo|danke|erstens|zweitens|drittens|einerseits|andererseits|gleichzeitig|letztere|erstere',
    ),
    pointers: within(
      'siehe|oben|unten|folgende[nrms]?|wie folgt|nachfolgend(?:e[nrms]?)?|vorstehend|diese[rm]? (?:artikel|beitrag|seite|abschnitt|kapitel)|hier klicken|weiterlesen|mehr erfahren|abbildung \\d+|tabelle \\d+|cookies?|newsletter|javascript',
    ),
    firstPerson: within('ich|mein[e]?[rsmn]?|mir|mich'),
  },
  fr: {
    openers: opening(
      "il|elle|ils|elles|ce|c'est|c'était|cela|ceci|ça|ces|cette|cet|celui|celle|ceux|celles|son|sa|ses|leur|leurs|mais|et|ou|donc|or|ni|car|cependant|pourtant|toutefois|néanmoins|ainsi|aussi|alors|puis|ensuite|enfin|d'abord|de plus|en outre|par ailleurs|en effet|en revanche|par contre|par conséquent|par exemple|de même|d'ailleurs|y compris|là|ici|voici|voilà|dans ce|dans cette|dans ces|à ce|à cette|de ce|de cette|pour ce|pour cela|pour cette|avec ce|avec cette|c'|d'autres|oui|non|merci|bonjour|premièrement|deuxièmement|autrement",
    ),
    pointers: within(
      'ci-dessus|ci-dessous|ci-après|suivante?s?|cet article|cette page|cette section|ce chapitre|cliquez|lire la suite|en savoir plus|voir aussi|figure \\d+|tableau \\d+|cookies?|newsletter|javascript',
    ),
    firstPerson: within("je|j'ai|j'|mon|ma|mes|moi"),
  },
  es: {
    openers: opening(
      'él|ella|ellos|ellas|ello|esto|este|esta|estos|estas|eso|ese|esa|esos|esas|aquel|aquella|su|sus|pero|y|e|o|u|sin embargo|no obstante|también|además|por lo tanto|por tanto|por eso|por ello|así|así que|entonces|luego|después|finalmente|asimismo|aunque (?:esto|este|esta)|en cambio|por otro lado|por otra parte|por ejemplo|es decir|de hecho|en este|en esta|en estos|en estas|en ese|en esa|con este|con esta|con ello|para ello|para esto|de este|de esta|a este|a esta|aquí|allí|ahí|otros|otras|otro|otra|ambos|ambas|sí|gracias|hola|segundo|lo (?:que|cual)|es (?:un|una|el|la|por)|se trata',
    ),
    pointers: within(
      'arriba|abajo|a continuación|siguientes?|este artículo|esta página|esta sección|este capítulo|haga clic|haz clic|leer más|más información|ver también|figura \\d+|tabla \\d+|cookies?|newsletter|boletín|javascript',
    ),
    firstPerson: within('yo|mi|mis|me|mí'),
  },
  pt: {
    openers: opening(
      'ele|ela|eles|elas|isto|isso|este|esta|estes|estas|esse|essa|esses|essas|aquele|aquela|seu|sua|seus|suas|mas|e|ou|porém|contudo|todavia|entretanto|no entanto|também|além disso|portanto|assim|então|depois|finalmente|por isso|por exemplo|ou seja|nesse|nessa|neste|nesta|nesses|nessas|desse|dessa|deste|desta|com isso|para isso|aqui|ali|lá|outros|outras|outro|outra|ambos|ambas|sim|obrigado|olá|segundo|é (?:um|uma|o|a|por)|trata-se',
    ),
    pointers: within(
      'acima|abaixo|a seguir|seguintes?|este artigo|esta página|esta seção|este capítulo|clique|leia mais|saiba mais|veja também|figura \\d+|tabela \\d+|cookies?|newsletter|javascript',
    ),
    firstPerson: within('eu|meu|minha|meus|minhas|mim'),
  },
  it: {
    openers: opening(
      'egli|ella|esso|essa|essi|esse|lui|lei|loro|questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|suo|sua|suoi|sue|ma|e|ed|o|oppure|però|tuttavia|inoltre|quindi|dunque|perciò|così|allora|poi|infine|anche|infatti|invece|per esempio|ad esempio|in questo|in questa|in questi|in queste|per questo|con questo|di questo|a questo|qui|lì|là|altri|altre|altro|altra|entrambi|entrambe|sì|no|grazie|ciao|innanzitutto|si tratta|è (?:un|una|il|la|per)',
    ),
    pointers: within(
      'sopra|sotto|di seguito|seguent[ei]|questo articolo|questa pagina|questa sezione|clicca|leggi (?:tutto|anche|di più)|scopri di più|vedi anche|figura \\d+|tabella \\d+|cookie|newsletter|javascript',
    ),
    firstPerson: within('io|mio|mia|miei|mie|mi'),
  },
  nl: {
    openers: opening(
      'hij|zij|ze|het (?:is|zijn|was|kan|gaat|heeft|wordt)|dit|deze|dat|die|er|daar|hier|hun|haar|zijn|maar|en|of|want|echter|daarom|dus|ook|bovendien|daarnaast|daarbij|daarvoor|daardoor|daarna|dan|toch|vervolgens|ten slotte|tenslotte|bijvoorbeeld|zo|zulke|beide|andere|ja|nee|ten eerste|in dit|in deze|bij dit|bij deze|met deze|met dit|voor deze|op deze',
    ),
    pointers: within(
      'hierboven|hieronder|volgende|dit artikel|deze pagina|klik hier|lees (?:meer|verder)|meer informatie|zie ook|figuur \\d+|tabel \\d+|cookies?|nieuwsbrief|javascript',
    ),
    firstPerson: within('ik|mijn|mij|me'),
  },
  pl: {
    openers: opening(
      'on|ona|ono|oni|one|to|ten|ta|te|ci|tego|tej|tych|tym|jego|jej|ich|ale|i|a|oraz|lub|jednak|jednakże|także|również|też|więc|zatem|dlatego|ponadto|poza tym|następnie|potem|wtedy|tam|tu|tutaj|taki|taka|takie|inni|inne|inny|oba|obie|na przykład|w tym|w tej|w tych|dzięki temu|z tego|tak|po pierwsze|po drugie',
    ),
    pointers: within(
      'powyżej|poniżej|następując[eyach]+|ten artykuł|tej stronie|kliknij|czytaj (?:więcej|dalej|też)|zobacz (?:też|także|również)|rysunek \\d+|tabela \\d+|cookies?|newsletter|javascript',
    ),
    firstPerson: within('ja|mój|moja|moje|mnie|mi'),
  },
  ru: {
    openers: opening(
      'он|она|оно|они|это|этот|эта|эти|этого|этой|этом|этих|тот|та|те|его|её|ее|их|но|и|а|или|однако|также|тоже|поэтому|потому|значит|следовательно|кроме того|более того|затем|потом|тогда|так|таким образом|там|тут|здесь|такой|такая|такие|другие|другой|оба|обе|например|в этом|в этой|в этих|при этом|для этого|после этого|из этого|да|нет|во-первых|во-вторых|в-третьих',
    ),
    pointers: within(
      'выше|ниже|следующ(?:ий|ая|ее|ие|их|им)|эта статья|этой статье|этой странице|нажмите|читать далее|подробнее|см\\.|смотрите также|рис(?:унок|\\.) \\d+|таблица \\d+|cookies?|javascript',
    ),
    firstPerson: within('я|мой|моя|мои|мне|меня'),
  },
  ja: {
    openers:
      /^[「『（]?(?:これ|それ|あれ|この|その|あの|ここ|そこ|こう|そう|また|しかし|だが|ただし|なお|そして|さらに|つまり|たとえば|例えば|そのため|したがって|従って|一方|ところで|まず|次に|最後に|では|でも|ですが|私|僕|我々|当社|弊社|彼|彼女|同社|同氏|はい|いいえ)/u,
    pointers: /上記|下記|以下の|次の(?:とおり|通り|図|表)|本記事|この記事|本ページ|続きを読む|クリック/u,
    firstPerson: /私は|私の|僕/u,
  },
  zh: {
    openers:
      /^[「『（“]?(?:这|那|它|他|她|其|该|此|但|但是|然而|而且|并且|因此|所以|于是|另外|此外|例如|比如|首先|其次|最后|然后|接着|同时|而|也|還|还|我|我们|我們|本公司|對此|对此|是的|不是|這|該)/u,
    pointers: /如下|以下|上述|上文|下文|本文|本页|点击|點擊|阅读更多|閱讀更多/u,
    firstPerson: /我(?!们|們|国|國)/u,
  },
};

/** True when the sentence leans on what stands before it or elsewhere. Languages without an entry: the openers of the language table alone. */
export function isLoose(text: string, language: string): boolean {
  const loose = LOOSE[language];
  if (loose === undefined) return false;
  return loose.openers.test(text) || loose.pointers?.test(text) === true;
}

/** True when its first words point back; what stands elsewhere in it does not matter. */
export function opensLoosely(text: string, language: string): boolean {
  return LOOSE[language]?.openers.test(text) === true;
}

export function pointsElsewhere(text: string, language: string): boolean {
  return LOOSE[language]?.pointers?.test(text) === true;
}

/** True when the page's owner speaks in it. */
export function isOwnVoice(text: string, language: string): boolean {
  return OWN_VOICE[language]?.test(text) === true;
}

/** True when somebody speaks of himself in it. */
export function isPersonal(text: string, language: string): boolean {
  return LOOSE[language]?.firstPerson?.test(text) === true;
}
