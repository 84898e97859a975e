import { adviseTo } from '../../advice/advice.ts';
import type { Block } from '../../document/page-document.ts';
import { expressionOf } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';
import { quote, shorten } from '../../evidence/evidence.ts';
import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { defineCheck, notApplicable } from '../check.ts';

/** Text that a template or an author meant to replace. Documentation writes such words on purpose. */
const PLACEHOLDER = expressionOf(
  String.raw`\blorem ipsum\b|\[@words\s[^\]]{2,40}\]|<@tags(?![\p{L}\p{N}])[^<>]{0,30}>|\[object Object\]|\bundefined\s+undefined\b`,
  {
    words: listOfEveryLanguage(({ document }) => document?.placeholders),
    tags: listOfEveryLanguage(({ document }) => document?.tagPlaceholders),
  },
);
const PLACES_ZERO = 3;
const EVIDENCE_MAX = 4;

export const writtenPlaceholders = defineCheck({
  id: 'written-placeholders',
  category: 'structure_quality',
  weakness: null,
  title: 'No placeholder is left in the text',
  why: 'A placeholder tells every reader that the page was not finished, and a quotation with one is useless.',
  source: { class: 'D', claim: 'What a template was to fill in answers nothing.' },
  needs: ['page', 'pageType'],
  evaluate({ page, pageType }) {
    if (page.blocks.length === 0) return notApplicable('The page has no text.');
    if (isWrittenAbout(pageType)) return notApplicable(`A ${pageType} page may write of placeholders.`);
    const left = page.blocks.filter(isLeft);
    return {
      kind: 'judged',
      share: 1 - Math.min(1, left.length / PLACES_ZERO),
      explanation: `Passages with a placeholder: ${String(left.length)}.`,
      evidence: left.slice(0, EVIDENCE_MAX).map(({ text, start }) => quote(text, start)),
    };
  },
  advise({ page, pageType }) {
    const left = isWrittenAbout(pageType) ? undefined : page.blocks.find(isLeft);
    const found = left === undefined ? null : PLACEHOLDER.exec(left.text);
    if (left === undefined || found === null) return null;
    return adviseTo(
      'fill-placeholder',
      { placeholder: shorten(found[0]) },
      { where: quote(left.text, left.start), isCertain: true },
    );
  },
});

function isLeft({ text, kind }: Block): boolean {
  return kind !== 'code' && PLACEHOLDER.test(text);
}

function isWrittenAbout(pageType: Parameters<typeof pageTypeIs>[0]): boolean {
  return pageType === 'documentation' || pageTypeIs(pageType, 'writtenByVisitors');
}
