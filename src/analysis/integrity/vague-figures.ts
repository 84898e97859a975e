import { quote } from '../checks/check.ts';
import { keptBySentence } from '../signals/prose.ts';
import { factor, flag, ownSentences, percent, type Sign } from './flag.ts';

/**
 * Figures on the word of nobody: "studies show that 73 %". One such sentence is careless; a page of them is made to look
 * measured. A sentence that also names a year or stands with a name in capitals is not vague.
 */
const VAGUE = { tolerated: 0.12, worst: 0.4, multiplier: 0.5 } as const;
const SENTENCES_MIN = 3;

const FIGURE =
  /\d[\d.,]*\s?(?:%|percent\b|per cent\b|prozent\b|por ciento\b|pour cent\b|per cento\b|por cento\b|procent\b|割|パーセント|％)/iu;
/** Nobody in particular says so; by language of the words, whatever the language of the page. */
const NOBODY = new RegExp(
  [
    String.raw`\b(?:studies|surveys|statistics|data|(?:recent\s+|new\s+)?research|(?:leading\s+|many\s+|most\s+)?experts|scientists|analysts|industry\s+reports)\s+(?:\w+\s+)?(?:show|shows|say|says|prove|proves|agree|confirm|confirms|reveal|reveals|found|find|finds|suggest|suggests|indicate|indicates|estimate)\b`,
    String.raw`\b(?:according\s+to|says?)\s+(?:(?:a|an|the|some|many|most|all|leading|recent|new|several|top|independent)\s+){0,3}(?:experts?|stud(?:y|ies)|research(?:ers)?|surveys?|scientists|analysts|statistics|data)\b(?!\s+(?:by|from|of|at|in)\b)`,
    String.raw`\b(?:laut|nach|zufolge)\s+(?:(?:einer|neuen?|führender|vieler|aktuellen?|unabhängigen?)\s+){0,2}(?:experten|studien?|forschern|umfragen?|statistiken?|fachleuten)\b|\b(?:studien|experten|umfragen|forscher|statistiken)\s+(?:\p{L}+\s+)?(?:zeigen|sagen|belegen|beweisen|bestätigen)`,
    String.raw`\b(?:selon|d['’]après)\s+(?:(?:des|les|une|de|nombreuses|récentes?)\s+){0,3}(?:experts|études?|chercheurs|enquêtes?|statistiques)\b|\b(?:études|experts|enquêtes|statistiques)\s+(?:\p{L}+\s+)?(?:montrent|disent|prouvent|confirment|révèlent)`,
    String.raw`\bsegún\s+(?:(?:los|las|un|una|muchos|varios|recientes)\s+){0,2}(?:expertos|estudios?|investigaciones|encuestas?|estadísticas|datos)\b|\b(?:estudios|expertos|encuestas|estadísticas)\s+(?:\p{L}+\s+)?(?:muestran|dicen|demuestran|confirman|revelan)`,
    String.raw`\b(?:secondo|stando\s+a)\s+(?:(?:gli|degli|uno|alcuni|molti|recenti)\s+){0,2}(?:esperti|studi|studio|ricerche|sondaggi|statistiche)\b|\bsegundo\s+(?:(?:os|um|alguns|muitos)\s+){0,2}(?:especialistas|estudos?|pesquisas?)\b|\bvolgens\s+(?:(?:een|recente|veel|de)\s+){0,2}(?:experts|deskundigen|studies|onderzoeken)\b`,
    String.raw`(?:専門家|研究|調査|統計)に(?:よると|よれば)|(?:研究|调查|调查显示|专家|数据)(?:表明|显示|認為|认为|指出)`,
  ].join('|'),
  'iu',
);
/** A year, or a name of two capitals and more: somebody is named after all. */
const SOMEBODY =
  /\b(?:19|20)\d\d\b|(?<=\p{Ll}[,;]?\s)\p{Lu}[\p{L}'’-]+\s+(?:of\s+|für\s+|de\s+)?\p{Lu}[\p{L}'’-]+/u;

const saysNobody = keptBySentence(({ text }) => FIGURE.test(text) && NOBODY.test(text));

export const vagueFigures: Sign = ({ prose, page }) => {
  const sentences = ownSentences(prose).filter((sentence) => sentence.isComplete);
  const vague = sentences.filter(
    (sentence) => saysNobody(sentence) && (page.language === 'de' || !SOMEBODY.test(sentence.text)),
  );
  if (vague.length < SENTENCES_MIN) return null;
  const share = vague.length / sentences.length;
  return flag(
    'vague_figures',
    factor(share, VAGUE),
    `${percent(share)} of the sentences give a figure on the word of unnamed experts or studies.`,
    vague.map((sentence) => quote(sentence.text, sentence.start)),
  );
};
