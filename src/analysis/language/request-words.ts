/**
 * Verbs by which a question is put to an assistant: they say what to do with the answer, not what it is about. Those of
 * the second list are topics as well ("find command"); they count only where a small word follows ("find the …").
 */
interface RequestWords {
  readonly always: ReadonlySet<string>;
  readonly beforeSmallWord: ReadonlySet<string>;
}

const TABLE: Readonly<Record<string, RequestWords | undefined>> = {
  en: requestWords(
    'explain describe discuss evaluate assess analyze analyse summarize summarise recommend suggest outline elaborate clarify assessing evaluating analyzing',
    'tell list show find compare review identify provide help share explore examine define write create educate learn understand looking interested considering',
  ),
  de: requestWords(
    'erkläre erklären erläutere erläutern beschreibe beschreiben bewerte bewerten analysiere empfiehl empfehlen',
    'nenne nennen zeige zeigen liste vergleiche finde hilf sag',
  ),
  fr: requestWords(
    'explique expliquer expliquez décris décrire décrivez évalue évaluer analyse analyser recommande résume résumer',
    'donne donnez liste montre montrez compare comparer trouve dis dites aide aidez',
  ),
  es: requestWords(
    'explica explicar describe describir evalúa evaluar analiza analizar recomienda resume resumir',
    'dime lista muestra muéstrame compara encuentra dame ayúdame enumera',
  ),
  pt: requestWords(
    'explique explica explicar descreva descrever avalie avaliar analise analisar recomende resuma',
    'diga liste mostre compare encontre dê ajude',
  ),
  it: requestWords(
    'spiega spiegare spiegami descrivi descrivere valuta valutare analizza analizzare consiglia riassumi',
    'dimmi elenca mostra confronta trova dammi aiutami',
  ),
  nl: requestWords(
    'verklaar beschrijf beschrijven beoordeel analyseer leg adviseer vat',
    'vertel noem toon vergelijk zoek geef help',
  ),
};

function requestWords(always: string, beforeSmallWord: string): RequestWords {
  return { always: new Set(always.split(' ')), beforeSmallWord: new Set(beforeSmallWord.split(' ')) };
}

/** The words of a question from where it says what it is about; all of them where a language has no table. */
export function withoutRequest<Word extends { readonly lower: string; readonly isStop: boolean }>(
  words: readonly Word[],
  language: string,
): readonly Word[] {
  const known = TABLE[language];
  if (known === undefined) return words;
  const isRequest = (word: Word, next: Word | undefined): boolean =>
    known.always.has(word.lower) || (next?.isStop === true && known.beforeSmallWord.has(word.lower));
  let from = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === undefined) break;
    if (isRequest(word, words[i + 1])) from = i + 1;
    else if (!word.isStop) break;
  }
  const topic = words.slice(from);
  return topic.some((word) => !word.isStop) ? topic : words;
}
