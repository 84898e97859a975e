import { danglingOpenersOf } from '../../text/definition-words.ts';
import type { Section } from '../../signals/sections.ts';
import type { Sentence } from '../../signals/prose.ts';
import { defineCheck, notApplicable } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';

const OPENERS_MIN = 2;

export const selfContainedPassages = defineCheck({
  id: 'self-contained-passages',
  category: 'structure_quality',
  weakness: 'needs_context',
  title: 'Passages are clear without what stands before them',
  why: 'A section is quoted without its neighbours: one that opens with “it” or “however” points at words that are not quoted.',
  source: { class: 'D', claim: 'A pronoun without its noun cannot be resolved from the passage alone.' },
  needs: ['sections', 'language', 'page'],
  evaluate({ sections, language, page }) {
    const words = danglingOpenersOf(language);
    if (words === null)
      return notApplicable(`Words that refer back are not known for this language (${page.language}).`);
    const openers = sections.map(openerOf).filter((opener) => opener !== null);
    if (openers.length < OPENERS_MIN)
      return notApplicable('The text has too few sections that open with a sentence.');
    const dangling = openers.filter((opener) => isDangling(opener, words));
    return {
      kind: 'judged',
      share: 1 - dangling.length / openers.length,
      explanation: `${String(dangling.length)} of ${String(openers.length)} sections open with a word that refers back.`,
      evidence: dangling.slice(0, 3).map((opener) => quote(opener.text, opener.start)),
    };
  },
});

function isDangling(opener: Sentence, words: NonNullable<ReturnType<typeof danglingOpenersOf>>): boolean {
  const [first, second] = opener.words;
  return words.has(first?.lower ?? '') || words.has(`${first?.lower ?? ''} ${second?.lower ?? ''}`);
}

function openerOf(section: Section): Sentence | null {
  // Dialogue is quoted with its speaker; a dash or a quotation mark opens it.
  return (
    section.sentences.find(
      (sentence) => sentence.isComplete && !/^[\p{Pi}\p{Pf}\p{Pd}"'„]/u.test(sentence.text),
    ) ?? null
  );
}
