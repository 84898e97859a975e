import { englishTerms, hasFiniteVerb } from '../../text/english/noun-phrases.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { hasTagger } from '../../text/english/part-of-speech.ts';
import { spanOfWords, type Word } from '../../text/words.ts';
import { opensAction } from './actions.ts';
import { candidateOf, isPlausiblePhrase, PHRASE_WORDS_MAX, type Candidate, type Mark } from './candidate.ts';
import { isEmptyPhrase } from './empty-phrases.ts';
import { NAME_WORDS_MAX, type NameContext } from './name-runs.ts';
import { nameLinkOf, nameWordsOf } from './name-words.ts';
import type { TalliedText } from './tallied-text.ts';

/** Pages with more labels repeat their kind. */
const MARKED_MAX = 1_200;
/** A longer label is a sentence. */
const LABEL_WORDS_MAX = 6;
/** A heading of at most this length is a term as a whole. */
const TERM_WORDS_MAX = 2;
/** Text before which a list item may end its lead: "Selenium: a framework …". */
const LEAD_CHARS_MAX = 80;
const LEAD_END = /:(?=\s|$)|\s[-–—]\s|\s\(/u;
/** Signs that no name holds: the label is more than one thing, or a sentence. */
const BREAK = /[!?;:|•→›»·,]|\.\s|\s[-–—/]\s/u;
const CAPITAL = /^(?:\p{Lu}|\p{Ll}{1,2}\p{Lu}|\p{N})/u;

type Unit = TalliedText['units'][number];

/** Phrases that the page sets apart: headings, links, emphasis, leads of items, cells of tables. */
export function markedCandidates(units: TalliedText['units'], context: NameContext): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const unit of units) {
    if (found.length >= MARKED_MAX) break;
    readUnit(unit, context, (candidate) => {
      if (candidate !== null) found.push(candidate);
    });
  }
  return found;
}

function readUnit(unit: Unit, context: NameContext, add: (candidate: Candidate | null) => void): void {
  const { kind, text, spans, cells, isHeaderRow } = unit.block;
  const propose = (from: number, to: number, mark: Mark): void => {
    add(labelAt(unit, { from, to }, mark, context));
  };
  if (kind === 'heading') {
    if (!isSaying(text, context.language)) propose(0, text.length, 'heading');
    if (hasTagger(context.language.code) && unit.words.length > TERM_WORDS_MAX)
      for (const { start, end } of englishTerms(text, PHRASE_WORDS_MAX)) propose(start, end, 'heading term');
  }
  for (const { kind: mark, start, end } of spans) propose(start, end, mark);
  if (kind === 'list_item' || kind === 'term') {
    const lead = LEAD_END.exec(text.slice(0, LEAD_CHARS_MAX));
    if (lead === null) propose(0, text.length, 'item');
    else propose(0, lead.index, 'lead');
  }
  if (cells === null || isHeaderRow) return;
  let at = 0;
  cells.forEach((cell, index) => {
    propose(at, at + cell.length, index === 0 ? 'first cell' : 'cell');
    at = text.indexOf(cell, at) + cell.length;
  });
}

/** A part of a block as a candidate, without the small words around it; null for what names nothing. */
function labelAt(
  { block, words }: Unit,
  { from, to }: { readonly from: number; readonly to: number },
  mark: Mark,
  { language, small }: NameContext,
): Candidate | null {
  const span = spanOfWords(words, block.start + from, block.start + to);
  if (span.to - span.from > NAME_WORDS_MAX) return null;
  const whole = words.slice(span.from, span.to + 1);
  const label = trimmed(whole);
  const [first, last] = [label[0], label.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isCapital = label.every((word) => word.isStop || CAPITAL.test(word.text));
  if (!isPlausiblePhrase(label, isCapital ? NAME_WORDS_MAX : LABEL_WORDS_MAX)) return null;
  const isText = (word: Word): boolean => word.isStop && !isLink(word, language);
  if (!isCapital && (isQuantity(whole) || label.some(isText))) return null;
  if (isEmptyPhrase(label, language.code)) return null;
  if (whole.length > 1 && opensAction(block.text.slice(from, to), language)) return null;
  if (BREAK.test(block.text.slice(first.start - block.start, last.end - block.start))) return null;
  const isProper = (word: Word): boolean => !word.isStop && !small.has(word.lower);
  const isName = isCapital && tellsNames(mark, language) && label.some(isProper);
  return candidateOf(
    { text: block.text, start: block.start, end: block.start + block.text.length },
    label,
    isName ? { cues: [] } : null,
    mark,
  );
}

/** Headings, and languages that capitalise nouns, have capitals that say nothing about names. */
function tellsNames(mark: Mark, language: LanguagePack): boolean {
  return mark !== 'heading' && mark !== 'heading term' && !language.grammar.capitalisesNouns;
}

/** "45g flour", "Add 35 g": an amount at either end, with its unit or without. */
function isQuantity(label: readonly Word[]): boolean {
  const isAmount = (word: Word | undefined): boolean =>
    /^\p{N}[\p{N}.,/]*\p{Ll}{0,2}$/u.test(word?.text ?? '');
  const last = label.at(-1);
  return isAmount(label[0]) || (label.length > 1 && isAmount(label.at(-2)) && (last?.text.length ?? 0) < 4);
}

/** A question, or a heading with a verb, names nothing as a whole. */
function isSaying(heading: string, { code }: LanguagePack): boolean {
  return /[?？]\s*$/u.test(heading) || (hasTagger(code) && hasFiniteVerb(heading));
}

/** True for a small word that joins the parts of a name or a term. */
function isLink({ lower }: Word, language: LanguagePack): boolean {
  return nameLinkOf(lower, language) !== null || nameWordsOf(language).listLinks.has(lower);
}

function trimmed(words: readonly Word[]): readonly Word[] {
  let [from, to] = [0, words.length];
  // "3 Tableau" is the third entry of a list.
  while (from < to && (words[from]?.isStop === true || /^\p{N}+$/u.test(words[from]?.text ?? ''))) from++;
  while (to > from && words[to - 1]?.isStop === true) to--;
  return words.slice(from, to);
}
