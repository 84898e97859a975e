import winkNLP from 'wink-nlp';
import model from 'wink-eng-lite-web-model';

/** A token of an English text with its universal part-of-speech tag. Offsets are UTF-16 units into the text. */
export interface TaggedToken {
  readonly text: string;
  readonly tag: string;
  readonly start: number;
  readonly end: number;
}

// Tags only: the other stages of the pipe double the cost and do not change the tags.
const nlp = winkNLP(model, ['pos']);

/** True for the language of the tagger and its lexicon. */
export function hasTagger(language: string): boolean {
  return language === 'en';
}

/** The model numbers unknown words after those of its lexicon: the first new number is the size of the lexicon. */
const lexiconSize = numberOf('qzvxkq');
const KNOWN_MAX = 50_000;
const known = new Map<string, boolean>();

/** True for a lower-case word among the 87,000 of the model's lexicon: a capitalised word that is missing there is a name. */
export function isEnglishWord(lower: string): boolean {
  const cached = known.get(lower);
  if (cached !== undefined) return cached;
  if (known.size >= KNOWN_MAX) known.clear();
  const isWord = numberOf(lower) < lexiconSize;
  known.set(lower, isWord);
  return isWord;
}

function numberOf(word: string): number {
  const [first] = nlp.readDoc(word).tokens().out(nlp.its.uniqueId) as readonly unknown[];
  return typeof first === 'number' ? first : Number.MAX_SAFE_INTEGER;
}

/**
 * The same sentence is tagged several times: for entities, for word order, and again whenever the page is scored with a
 * content block. Bounded by total characters; emptied when full, which changes no result.
 */
const TAGGED_CHARS_MAX = 200_000;
const tagged = new Map<string, readonly TaggedToken[]>();
let taggedChars = 0;

/** Tags one sentence of English. Linear; about 600,000 words a second. */
export function tagEnglish(text: string): readonly TaggedToken[] {
  const known = tagged.get(text);
  if (known !== undefined) return known;
  const tokens = tagAnew(text);
  if (taggedChars + text.length > TAGGED_CHARS_MAX) {
    tagged.clear();
    taggedChars = 0;
  }
  if (text.length <= TAGGED_CHARS_MAX) {
    tagged.set(text, tokens);
    taggedChars += text.length;
  }
  return tokens;
}

function tagAnew(text: string): TaggedToken[] {
  const tokens = nlp.readDoc(text).tokens();
  const values = tokens.out(nlp.its.value);
  const tags = tokens.out(nlp.its.pos);
  const spans: TaggedToken[] = [];
  let from = 0;
  values.forEach((value, index) => {
    // The tokenizer normalises a few characters (quotes, some spaces); those tokens are skipped.
    const start = text.indexOf(value, from);
    if (start < 0 || start > from + 40) return;
    from = start + value.length;
    spans.push({ text: value, tag: tags[index] ?? 'X', start, end: from });
  });
  return spans;
}
