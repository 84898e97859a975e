import { defineCheck, notApplicable, quote } from '../check.ts';

/** An acronym used once may be an aside; from the second use on the reader needs it. */
const MENTIONS_MIN = 2;
const EXPANDED_LATER_CREDIT = 0.5;

export const acronymExpansion = defineCheck({
  id: 'acronym-expansion',
  category: 'entity_coverage',
  title: 'Acronyms are spelled out at their first use',
  why: 'An acronym means several things; spelled out once, it is one entity, and a passage that holds it can be understood alone.',
  source: { class: 'D', claim: 'Entity linking needs the long form; plain-language guidelines ask for it.' },
  needs: ['entities', 'page'],
  evaluate({ entities, page }) {
    const acronyms = entities.acronyms.filter((acronym) => acronym.mentions >= MENTIONS_MIN);
    if (acronyms.length === 0) return notApplicable('The text uses no acronym more than once.');
    const credits = acronyms.map((acronym) =>
      acronym.expandedAtFirstUse ? 1 : acronym.expansion === null ? 0 : EXPANDED_LATER_CREDIT,
    );
    const missing = acronyms
      .filter((acronym) => acronym.expansion === null)
      .sort((a, b) => b.mentions - a.mentions);
    const late = acronyms.filter((acronym) => acronym.expansion !== null && !acronym.expandedAtFirstUse);
    const names = (list: typeof acronyms): string =>
      list
        .slice(0, 4)
        .map((acronym) => acronym.short)
        .join(', ');
    return {
      kind: 'judged',
      share: credits.reduce((sum: number, credit) => sum + credit, 0) / credits.length,
      explanation: `${String(acronyms.length - missing.length)} of ${String(acronyms.length)} acronyms are spelled out somewhere.`,
      evidence: [...missing, ...late]
        .slice(0, 4)
        .map(({ short, start }) => quote(page.text.slice(start, start + short.length), start)),
      advice:
        missing.length > 0
          ? `Spell out ${names(missing)} where ${missing.length === 1 ? 'it is' : 'they are'} first used: the long form, then the acronym in brackets.`
          : late.length > 0
            ? `Move the long form of ${names(late)} to the first use.`
            : null,
    };
  },
});
