/**
 * What is known about each language, in one table. A language that is not here still gets the language-neutral parts;
 * a field that is null means "not available", and a check that needs it says that it does not apply.
 */
export interface LanguageResources {
  /** BCP 47 primary tag. */
  readonly code: string;
  /** Algorithm of the snowball stemmers; null: words are compared as written. */
  readonly stemmer: string | null;
  /** Words that join a term to its definition: "X is a …", "X refers to …". Matched between two spaces, in order of appearance. */
  readonly copulas: readonly string[] | null;
  /** What after a defining verb tells that nothing is defined: a passive, a progressive, a "not". */
  readonly noDefinition: RegExp | null;
  /** Words that may not open a sentence that is quoted alone: what they point at is elsewhere. */
  readonly danglingOpeners: readonly string[] | null;
  /** Words of a sentence above which readers of the language are known to slow down; null where no figure is published. */
  readonly longSentenceWords: number | null;
  /** Written without spaces between words. */
  readonly isUnspaced: boolean;
  /** Every noun takes a capital, so that a capital says nothing about names. */
  readonly capitalisesNouns: boolean;
}

/**
 * Long-sentence limits: Yoast's readability analysis uses 20 words for most languages and 25 for Spanish, Italian,
 * Portuguese, Catalan, Polish and Arabic-script ones (yoastseo, languageProcessing/languages/x/config/sentenceLength).
 */
const LONG_SENTENCE_WORDS = 20;
const LONG_SENTENCE_WORDS_ROMANCE = 25;

const ENGLISH_NO_DEFINITION =
  /^\s*(?!(?:called|defined|known|considered|made|based|composed|used|designed|described|named|built|related|considered)\b)(?:\p{L}+(?:ed|ing)|not|never|very|so|too|now|still|also|just|already|here|there|up|down|out|being|been|going|given|done|held|kept|left|seen|sent|set|shown|sold|taken|told|worn|written|found|lost|put)\b/iu;

function spaced(
  code: string,
  stemmer: string | null,
  copulas: readonly string[] | null,
  danglingOpeners: readonly string[] | null,
  longSentenceWords: number | null = LONG_SENTENCE_WORDS,
): LanguageResources {
  return {
    code,
    stemmer,
    copulas,
    noDefinition: code === 'en' ? ENGLISH_NO_DEFINITION : null,
    danglingOpeners,
    longSentenceWords,
    isUnspaced: false,
    capitalisesNouns: code === 'de',
  };
}

function unspaced(code: string, copulas: readonly string[] | null): LanguageResources {
  return {
    code,
    stemmer: null,
    copulas,
    noDefinition: null,
    danglingOpeners: null,
    longSentenceWords: null,
    isUnspaced: true,
    capitalisesNouns: false,
  };
}

function words(list: string): readonly string[] {
  return list.split('|');
}

const TABLE: readonly LanguageResources[] = [
  spaced(
    'en',
    'english',
    words(
      'is|are|was|were|means|refers to|describes|consists of|stands for|is defined as|is called|denotes|comprises|includes',
    ),
    words(
      'it|they|he|she|this|these|that|those|such|however|therefore|but|and|so|also|then|thus|furthermore|moreover|his|her|their|its',
    ),
  ),
  spaced(
    'de',
    'german',
    words(
      'ist|sind|war|waren|bezeichnet|bedeutet|beschreibt|heißt|umfasst|steht für|besteht aus|gilt als|nennt man',
    ),
    words(
      'er|sie|es|dies|diese|dieser|dieses|das|jedoch|aber|und|daher|deshalb|auch|dann|sein|seine|ihr|ihre',
    ),
  ),
  spaced(
    'fr',
    'french',
    words('est|sont|était|étaient|désigne|signifie|consiste en|correspond à|comprend|représente'),
    words(
      'il|elle|ils|elles|ce|cela|ceci|ces|cette|cet|mais|et|donc|cependant|ainsi|aussi|son|sa|ses|leur|leurs',
    ),
  ),
  spaced(
    'es',
    'spanish',
    words('es|son|era|fue|eran|significa|consiste en|se refiere a|designa|comprende|representa'),
    words('él|ella|ellos|ellas|esto|este|esta|estos|estas|eso|pero|y|sin embargo|también|su|sus|además'),
    LONG_SENTENCE_WORDS_ROMANCE,
  ),
  spaced(
    'pt',
    'portuguese',
    words('é|são|era|foi|eram|significa|consiste em|refere-se a|designa|compreende|representa'),
    words('ele|ela|eles|elas|isto|isso|este|esta|esse|essa|mas|e|porém|também|seu|sua|além disso'),
    LONG_SENTENCE_WORDS_ROMANCE,
  ),
  spaced(
    'it',
    'italian',
    words('è|sono|era|fu|erano|significa|consiste in|indica|designa|comprende|rappresenta'),
    words(
      'egli|ella|esso|essa|essi|lui|lei|loro|questo|questa|questi|queste|ciò|ma|e|tuttavia|inoltre|suo|sua',
    ),
    LONG_SENTENCE_WORDS_ROMANCE,
  ),
  spaced(
    'nl',
    'dutch',
    words('is|zijn|was|waren|betekent|verwijst naar|bestaat uit|omvat|beschrijft'),
    words('hij|zij|ze|het|dit|deze|dat|die|maar|en|echter|daarom|ook|zijn|haar|hun'),
  ),
  spaced(
    'pl',
    null,
    words('to|jest|są|był|była|było|były|oznacza|polega na|stanowi|obejmuje|nazywamy'),
    words('on|ona|ono|oni|one|to|ten|ta|te|ale|i|jednak|także|jego|jej|ich'),
    LONG_SENTENCE_WORDS_ROMANCE,
  ),
  spaced(
    'ru',
    'russian',
    words('—|–|это|является|являются|был|была|было|были|означает|называется|представляет собой|включает'),
    words('он|она|оно|они|это|этот|эта|эти|но|и|однако|также|его|её|их'),
    LONG_SENTENCE_WORDS_ROMANCE,
  ),
  spaced('uk', null, words('—|–|це|є|був|була|було|були|означає|називається'), null, null),
  spaced(
    'sv',
    'swedish',
    words('är|var|betyder|innebär|består av'),
    words('den|det|de|han|hon|detta|dessa|men|och'),
  ),
  spaced('da', 'danish', words('er|var|betyder|består af'), words('den|det|de|han|hun|dette|disse|men|og')),
  spaced('no', 'norwegian', words('er|var|betyr|består av'), words('den|det|de|han|hun|dette|disse|men|og')),
  spaced('fi', 'finnish', words('on|ovat|oli|olivat|tarkoittaa'), null, null),
  spaced('hu', 'hungarian', null, null, LONG_SENTENCE_WORDS_ROMANCE),
  spaced('cs', 'czech', words('je|jsou|byl|byla|bylo|znamená'), null, null),
  spaced('ro', 'romanian', words('este|sunt|era|au fost|înseamnă|reprezintă'), null, null),
  spaced('tr', 'turkish', null, null, null),
  spaced('ar', 'arabic', words('هو|هي|هم|كان|كانت|يعني|تعني'), null, LONG_SENTENCE_WORDS_ROMANCE),
  spaced('fa', null, words('است|هستند|بود'), null, null),
  spaced('he', null, words('הוא|היא|הם|היה'), null, null),
  spaced('el', null, words('είναι|ήταν|σημαίνει'), null, null),
  spaced('hi', null, words('है|हैं|था'), null, null),
  spaced('ko', null, words('은|는'), null, null),
  unspaced('ja', words('とは|は')),
  unspaced('zh', words('是|指|为|為')),
  unspaced('th', words('คือ|เป็น')),
];

const BY_CODE = new Map(TABLE.map((language) => [language.code, language]));

/** Resources of a language; one without an entry gets the language-neutral parts. `code` is `und` when unknown. */
export function resourcesOf(code: string): LanguageResources {
  return BY_CODE.get(code) ?? spaced(code, null, null, null, null);
}

/** True for a language of the table. */
export function isKnownLanguage(code: string): boolean {
  return BY_CODE.has(code);
}
