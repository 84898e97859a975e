import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { EARLY_SHARE, OPENING_WORDS } from '../../reading/intent/answer.ts';
import { defineCheck, notApplicable } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';
import { quoted } from '../../evidence/quoted.ts';

/** Credit for a definition after the early part of the page, where it is found less often. */
const EARLY_CREDIT = 0.75;
const LATE_CREDIT = 0.4;

export const primaryEntityDefinition = defineCheck({
  id: 'primary-entity-definition',
  category: 'entity_coverage',
  weakness: 'unclear_subject',
  title: 'The page says what its subject is',
  why: 'A sentence of the form “X is …” can be quoted as it stands, and tells a model which X is meant.',
  source: {
    class: 'D',
    claim:
      'Definitions are what assistants quote for “what is” questions; of the format cues alone, the studies find no effect.',
  },
  needs: ['primaryEntity', 'page', 'pageType', 'prose', 'language'],
  fix: ['supporting_paragraphs'],
  evaluate({ primaryEntity, page, pageType, prose, language }) {
    if (pageTypeIs(pageType, 'undefinedSubject'))
      return notApplicable(`Readers of a ${pageType} page know what its subject is.`);
    if (primaryEntity === null) return notApplicable('No entity was found in the text.');
    if (language.definitions === null)
      return notApplicable(`Definitions cannot be recognised in this language (${page.language}).`);
    const { definition, name } = primaryEntity;
    if (definition === null) {
      return {
        kind: 'judged',
        share: 0,
        explanation: `No sentence says what ${quoted(name)} is.`,
        evidence: [],
      };
    }
    const position = Math.min(1, definition.start / Math.max(1, page.ownText.length));
    const before = prose.units.reduce(
      (sum, unit) => sum + unit.words.filter((word) => word.end <= definition.start).length,
      0,
    );
    const isOpening = before < OPENING_WORDS;
    const isEarly = position <= EARLY_SHARE;
    return {
      kind: 'judged',
      share: isOpening ? 1 : isEarly ? EARLY_CREDIT : LATE_CREDIT,
      explanation: isOpening
        ? `${quoted(name)} is defined in the opening.`
        : `${quoted(name)} is defined ${String(Math.round(position * 100))} % into the text.`,
      evidence: [quote(definition.text, definition.start)],
    };
  },
});
