import { adviseTo } from '../../advice/advice.ts';
import { quote, shorten } from '../../evidence/evidence.ts';
import { defineCheck, notApplicable } from '../check.ts';

/** UTF-8 that was read as Windows-1252 and saved again: "â€™" for an apostrophe, "Ã©" for "é"; and what no decoder could read. */
const MISREAD = /â€[™œ“”˜¦\u009d]|Ã[¡-¿\u00a0]|Â[\u00a0£©®°·»«]|\ufffd/u;
/** Places from which the text as a whole is damaged. Decision. */
const PLACES_ZERO = 5;
const EVIDENCE_MAX = 4;

export const readableCharacters = defineCheck({
  id: 'readable-characters',
  category: 'structure_quality',
  weakness: null,
  title: 'The text is free of misread characters',
  why: 'A quotation with “â€™” in place of an apostrophe looks broken wherever it is shown, and its words are not found.',
  source: { class: 'D', claim: 'What was misread is neither found nor quoted well; HTML asks for UTF-8.' },
  needs: ['page'],
  evaluate({ page }) {
    if (page.blocks.length === 0) return notApplicable('The page has no text.');
    const broken = page.blocks.filter(({ text, kind }) => kind !== 'code' && MISREAD.test(text));
    return {
      kind: 'judged',
      share: 1 - Math.min(1, broken.length / PLACES_ZERO),
      explanation: `Passages with misread characters: ${String(broken.length)}.`,
      evidence: broken.slice(0, EVIDENCE_MAX).map(({ text, start }) => quote(text, start)),
    };
  },
  advise({ page }) {
    const broken = page.blocks.find(({ text, kind }) => kind !== 'code' && MISREAD.test(text));
    const found = broken === undefined ? null : MISREAD.exec(broken.text);
    if (broken === undefined || found === null) return null;
    const around = broken.text.slice(Math.max(0, found.index - AROUND_CHARS), found.index + AROUND_CHARS);
    return adviseTo(
      'repair-characters',
      { characters: found[0], words: shorten(around.trim()) },
      { where: quote(broken.text, broken.start), isCertain: true },
    );
  },
});

/** Characters on each side of the place that are quoted. */
const AROUND_CHARS = 40;
