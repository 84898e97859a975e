import { defineCheck, notApplicable, quote, shorten } from '../check.ts';

/** Without a source outside the page (given queries), gaps cannot be known: no full marks. */
const SHARE_WITHOUT_OUTSIDE_SOURCE_MAX = 16 / 22;
const EXPECTED_MIN = 2;

export const expectedEntitiesCovered = defineCheck({
  id: 'expected-entities',
  category: 'entity_coverage',
  weakness: 'thin',
  title: 'What the page announces, it develops',
  why: 'Terms in the title, in headings or in the question raise an expectation; a page that names them and says nothing about them is no source for them.',
  source: {
    class: 'B',
    claim: 'Text relevant to the question decides which evidence models use (Wan et al., ACL 2024).',
  },
  needs: ['expected'],
  fix: ['supporting_paragraphs', 'faq'],
  evaluate({ expected }) {
    if (expected.length < EXPECTED_MIN)
      return notApplicable('The page announces too few terms to judge what it should develop.');
    const weigh = (entities: typeof expected): number =>
      entities.reduce((sum, entity) => sum + entity.importance, 0);
    const supported = expected.filter((entity) => entity.isDeveloped);
    const covered = weigh(supported) / weigh(expected);
    const hasOutsideSource = expected.some(
      (entity) => entity.source === 'query' || entity.source === 'competitor',
    );
    const worst = [...expected]
      .filter((entity) => !entity.isDeveloped)
      .sort((a, b) => b.importance - a.importance)[0];
    return {
      kind: 'judged',
      share: hasOutsideSource ? covered : covered * SHARE_WITHOUT_OUTSIDE_SOURCE_MAX,
      explanation:
        `${String(supported.length)} of ${String(expected.length)} expected terms are developed in the text.` +
        (hasOutsideSource
          ? ''
          : ' All of them come from the page itself, so full marks are not possible: give queries to have them judged against what people ask.'),
      evidence: supported
        .slice(0, 3)
        .flatMap(({ support }) => (support === null ? [] : [quote(support.text, support.start)])),
      advice:
        worst === undefined
          ? null
          : `${worst.declaredIn} (“${shorten(worst.name)}”), but no sentence develops it. Say in a sentence or two what it is and why it matters${worst.suggestedSection === null ? '' : `, under “${shorten(worst.suggestedSection)}”`}.`,
    };
  },
});
