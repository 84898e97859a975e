import { quote } from '../evidence/evidence.ts';
import { keptBySentence, type Sentence } from '../signals/prose.ts';
import { perPack } from '../languages/compile.ts';
import { readStems } from '../signals/terms.ts';
import { definingVerbsOf } from '../text/definition-words.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { factor, flag, ownSentences, type Sign } from './flag.ts';

/**
 * Definitions without content: the predicate repeats the subject ("X is X"), or the same subject is defined repeatedly, by
 * words that no other sentence uses or instead of other statements. Shares are of all sentences.
 */
const HOLLOW = { tolerated: 0.1, worst: 0.35, multiplier: 0.4 } as const;
/** Circular sentences. Decision: one is a slip. */
const CIRCULAR_MIN = 2;
/** An honest page may mention some things about its subject only once. */
const UNSUPPORTED_MIN = 5;
/** No honest page defines one thing eight times with hardly any other sentence. */
const DEFINED_AGAIN = { countMin: 8, shareMin: 0.4 } as const;
/** Share of the predicate's words that no other sentence contains. */
const ALONE_MIN = 0.9;
/** The defining verb comes early. */
const SUBJECT_WORDS_MAX = 8;
/** Enough to see where a verb ends, and how its last letter is lower-cased. */
const CHARS_AFTER_VERB = 8;

interface Definition {
  readonly subject: ReadonlySet<string>;
  readonly predicate: ReadonlySet<string>;
}

/** The defining verbs, and how much of a text shows one and what follows. */
const verbsOf = perPack((pack) => {
  const verbs = definingVerbsOf(pack) ?? [];
  return { verbs, charsMax: Math.max(0, ...verbs.map(({ length }) => length)) + CHARS_AFTER_VERB };
});

/** Subject and predicate of a sentence with an early defining verb; null for other sentences and questions. */
const partsOf = keptBySentence((sentence: Sentence, language: LanguagePack): Definition | null => {
  if (/[?？]/.test(sentence.text)) return null;
  const { verbs, charsMax } = verbsOf(language);
  const isVerb = (index: number): boolean => {
    const word = sentence.words[index];
    if (word === undefined) return false;
    const at = word.start - sentence.start;
    const rest = sentence.text.slice(at, at + charsMax).toLowerCase();
    return verbs.some(
      (verb) =>
        rest.startsWith(verb) &&
        (language.grammar.isUnspaced || !/[\p{L}\p{N}]/u.test(rest.charAt(verb.length))),
    );
  };
  for (let index = 1; index <= Math.min(SUBJECT_WORDS_MAX, sentence.words.length - 2); index++) {
    if (!isVerb(index)) continue;
    const subject = readStems(sentence.words.slice(0, index));
    const predicate = readStems(sentence.words.slice(index + 1));
    const isWhole = subject.size > 0 && predicate.size > 0;
    return isWhole ? { subject, predicate } : null;
  }
  return null;
});

export const hollowDefinitions: Sign = ({ prose, terms, language }) => {
  if (language.definitions === null) return null;
  const sentences = ownSentences(prose).filter((sentence) => sentence.isComplete);
  const circular: Sentence[] = [];
  const unsupported = new Map<string, Sentence[]>();
  const bySubject = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    const parts = partsOf(sentence, language);
    if (parts === null) continue;
    const fresh = [...parts.predicate].filter((stem) => !parts.subject.has(stem));
    const key = [...parts.subject].join(' ');
    gather(bySubject, key, sentence);
    if (fresh.length === 0) circular.push(sentence);
    else if (fresh.filter((stem) => (terms.frequency.get(stem) ?? 0) <= 1).length / fresh.length >= ALONE_MIN)
      gather(unsupported, key, sentence);
  }
  const again = [...bySubject.values()].filter(
    ({ length }) => length >= DEFINED_AGAIN.countMin && length / sentences.length >= DEFINED_AGAIN.shareMin,
  );
  const hollow = new Set([
    ...(circular.length >= CIRCULAR_MIN ? circular : []),
    ...[...unsupported.values()].filter((group) => group.length >= UNSUPPORTED_MIN).flat(),
    ...again.flat(),
  ]);
  return flag(
    'hollow_definitions',
    factor(hollow.size / Math.max(1, sentences.length), HOLLOW),
    `${String(hollow.size)} sentences define a term by itself or by words that occur nowhere else on the page.`,
    [...hollow].sort((a, b) => a.start - b.start).map((sentence) => quote(sentence.text, sentence.start)),
  );
};

function gather(groups: Map<string, Sentence[]>, key: string, sentence: Sentence): void {
  const known = groups.get(key);
  if (known === undefined) groups.set(key, [sentence]);
  else known.push(sentence);
}
