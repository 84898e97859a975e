import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { isExpectedLanguage } from '../../languages/index.ts';
import { defineCheck, notApplicable, ramp } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';
import { quoted } from '../../evidence/quoted.ts';

/** Tolerated share of words in sections far from the topic: delivery terms and the like are fine, half of a page is not. */
const FAR_SHARE_FULL = 0.1;
const FAR_SHARE_ZERO = 0.5;
/** Above this share the topic was not recognised: a title such as “Chapter 3” names none. */
const TOPIC_UNKNOWN_FROM = 0.7;
/** Words of main content: studies on length disagree, so the band is wide and its weight small. */
const WORDS = { zero: 40, full: 150, tooMany: 8_000, farTooMany: 20_000 } as const;
const LENGTH_WEIGHT = 0.1;
const SECTIONS_MIN = 2;

export const focus = defineCheck({
  id: 'focus',
  category: 'intent_alignment',
  weakness: 'off_topic_mix',
  title: 'The page stays with its topic',
  why: 'A page is matched to a question as a whole before a passage of it is chosen: what belongs to another topic dilutes the match.',
  source: {
    class: 'B',
    claim:
      'Text relevant to the question decides which evidence models use (Wan et al., ACL 2024); studies on length conflict.',
  },
  needs: ['topic', 'prose', 'page', 'pageType', 'primaryEntity'],
  evaluate({ topic, prose, page, pageType, primaryEntity }) {
    if (pageTypeIs(pageType, 'gathering'))
      return notApplicable(`A ${pageType} page gathers posts, goods or links; each has a topic of its own.`);
    if (!isExpectedLanguage(page.language))
      return notApplicable(`Words of this language (${page.language}) cannot be compared.`);
    if (topic.sections.length < SECTIONS_MIN || primaryEntity === null)
      return notApplicable('The text has fewer than two sections that could be compared.');
    const far = topic.sections.filter(({ isNear }) => !isNear);
    const all = topic.sections.reduce((sum, { wordCount }) => sum + wordCount, 0);
    const farWords = far.reduce((sum, { wordCount }) => sum + wordCount, 0);
    if (farWords > all * TOPIC_UNKNOWN_FROM)
      return notApplicable('The text shares too few words with its title to tell its topic.');
    const onTopic = 1 - ramp(farWords / all, FAR_SHARE_FULL, FAR_SHARE_ZERO);
    const length = lengthCredit(prose.wordCount);
    const worst = [...far].sort((a, b) => b.wordCount - a.wordCount);
    return {
      kind: 'judged',
      share: onTopic * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * length),
      explanation: `${String(topic.sections.length - far.length)} of ${String(topic.sections.length)} sections share their words with the topic, ${quoted(primaryEntity.name, 80)}; the others hold ${String(Math.round((100 * farWords) / all))} % of the words.`,
      evidence: worst.slice(0, 4).flatMap(({ section }) => {
        const first = section.heading?.block ?? section.units[0]?.block;
        return first === undefined ? [] : [quote(first.text, first.start)];
      }),
    };
  },
});

/** Full inside the band, half far above it, nothing at the short end. */
function lengthCredit(words: number): number {
  return Math.min(
    ramp(words, WORDS.zero, WORDS.full),
    1 - 0.5 * ramp(words, WORDS.tooMany, WORDS.farTooMany),
  );
}
