import { calendarWords } from '../../text/calendar-words.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { matcherOf } from '../../languages/compile.ts';
import { withPlainAcronyms } from '../grounding/short-forms.ts';
import type { PageStems } from './page-stems.ts';

/** Tells which named thing a sentence of a page is about, so that a claim about another one does not rest on it. */
export interface NamedSubjects {
  /** The stems of all names in a text. */
  namesIn(text: string): ReadonlySet<string>;
  isName(stem: string): boolean;
  /** The stems of the names with which a sentence begins, or of those before it where it begins with a pronoun. */
  subjectOf(sentence: string, before: string | null): ReadonlySet<string>;
}

/** The subject of a sentence is nearly always among its first words. */
const SUBJECT_WORDS = 5;

export function namedSubjects(signals: Signals, { asOnPage }: PageStems): NamedSubjects {
  const { language } = signals.page;
  const named = namesOf(signals);
  const pronouns = matcherOf(signals.language.sentences.danglingOpeners, { at: 'start' });
  function namesIn(text: string): ReadonlySet<string> {
    const words = wordsOf(withPlainAcronyms(text), language).filter(isCapital);
    return new Set(words.map(({ stem }) => asOnPage(stem)).filter((stem) => named.has(stem)));
  }
  function subjectOf(sentence: string, before: string | null): ReadonlySet<string> {
    const names = namesIn(openingOf(sentence, language));
    if (names.size > 0 || before === null || !pronouns.test(sentence)) return names;
    return subjectOf(before, null);
  }
  return { namesIn, isName: (stem) => named.has(stem), subjectOf };
}

/** The words of a sentence among which its subject is. */
export function openingOf(sentence: string, language: string): string {
  const last = wordsOf(sentence, language)[SUBJECT_WORDS - 1];
  return last === undefined ? sentence : sentence.slice(0, last.end);
}

function isCapital({ text }: Word): boolean {
  return /^\p{Lu}/u.test(text);
}

/**
 * The stems of words that the page writes with a capital inside sentences and never without one; where every noun has a
 * capital, those of its names.
 */
function namesOf({ page, prose, entities, language: pack }: Signals): ReadonlySet<string> {
  const isSmall = stopWordsOf(page.language);
  const dates = calendarWords(page.language);
  const capital = new Set<string>();
  const ordinary = new Set<string>();
  if (pack.grammar.capitalisesNouns) {
    for (const { name, isName, key } of entities.all) {
      if (!isName) ordinary.add(key);
      else for (const word of wordsOf(name, page.language)) if (isCapital(word)) capital.add(word.stem);
    }
  } else {
    for (const { words } of prose.sentences)
      for (const [index, word] of words.entries())
        if (!isCapital(word)) ordinary.add(word.stem);
        else if (index > 0 && !isSmall.has(word.lower) && !dates.has(word.stem)) capital.add(word.stem);
  }
  return new Set([...capital].filter((stem) => !ordinary.has(stem)));
}
