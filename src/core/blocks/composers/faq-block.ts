import type { Signals } from '../../page-signals/page-signals.ts';
import type { FaqBlock, Omission } from '../../schema/content-block.ts';
import { faqHtml } from '../block-html.ts';
import { blockBounds } from '../block-words.ts';
import type { GroundedQuestion } from '../composer.ts';
import { comparable, ownFaq } from '../faq/own-questions.ts';
import { noFaqReason, unquotedAnswers } from '../faq/open-questions.ts';
import { faqTitle } from '../faq/question-forms.ts';
import { blockFacts } from './block-facts.ts';
import type { MadeBlock } from './made-block.ts';

/** The first questions that the page's FAQ markup does not answer yet; no answer twice. */
export function makeFaq(proposals: readonly GroundedQuestion[], signals: Signals): MadeBlock | Omission {
  const { page } = signals;
  const asked = new Set(ownFaq({ page }).map(comparable));
  const answers = new Set<string>();
  const items: GroundedQuestion[] = [];
  for (const item of proposals) {
    const key = comparable(item.question);
    if (items.length >= blockBounds.faq.max || asked.has(key) || answers.has(item.answer)) continue;
    asked.add(key);
    answers.add(item.answer);
    items.push(item);
  }
  if (items.length < blockBounds.faq.min) return { type: 'faq', reason: noFaqReason(items, signals) };
  const words = items.map(({ question, answer }) => ({ question, answer }));
  const block: FaqBlock = {
    type: 'faq',
    ...blockFacts('faq', words.map(({ question, answer }) => `${question}\n${answer}`).join('\n')),
    items: words,
    html: faqHtml(faqTitle(page.language), words),
    grounding: items.flatMap(({ grounding }) => grounding),
    placement: { selector: page.contentSelector, operation: 'append' },
  };
  return { block, used: items, missing: unquotedAnswers(items, signals) };
}
