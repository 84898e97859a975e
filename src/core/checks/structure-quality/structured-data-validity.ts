import { adviseTo } from '../../advice/advice.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { stringsOf, type StructuredItem } from '../../document/structured-data.ts';
import { parseFragment } from 'parse5';
import { textOf } from '../../document/tree.ts';
import { defineCheck } from '../check.ts';
import { quoteElsewhere } from '../../evidence/evidence.ts';
import { wordKey } from '../../page-facts/word-key.ts';

/** Properties that consumers require of an item (Google’s structured-data documentation, 2026). One of each group suffices. */
const REQUIRED: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries({
    Article: [['headline', 'name']],
    NewsArticle: [['headline', 'name']],
    BlogPosting: [['headline', 'name']],
    TechArticle: [['headline', 'name']],
    Product: [['name'], ['offers', 'review', 'aggregateRating', 'brand', 'description']],
    Recipe: [['name'], ['recipeIngredient', 'recipeInstructions']],
    FAQPage: [['mainEntity']],
    QAPage: [['mainEntity']],
    HowTo: [['name'], ['step']],
    Event: [['name'], ['startDate'], ['location']],
    Organization: [['name']],
    LocalBusiness: [['name'], ['address']],
    Person: [['name']],
    BreadcrumbList: [['itemListElement']],
  }),
);
/** Values that the page must show, so that the markup claims nothing that readers cannot find. */
const SHOWN = ['headline', 'name'] as const;
const SHOWN_TYPES = /^(?:Article|NewsArticle|BlogPosting|TechArticle|Product|Recipe|HowTo|Event)$/;
const WEIGHTS = { parses: 0.4, complete: 0.35, shown: 0.25 } as const;

export const structuredDataValidity = defineCheck({
  id: 'structured-data-validity',
  category: 'structure_quality',
  weakness: null,
  title: 'Structured data is valid and true',
  why: 'Markup earns nothing by being there; markup that does not parse, or says what the page does not, costs trust.',
  source: {
    class: 'B',
    claim:
      'JSON-LD has about no effect on citations (matched test, 1,885 pages): validity and truth are judged, presence is not.',
  },
  needs: ['page'],
  evaluate({ page }) {
    const { items, invalid, scriptCount } = page.structuredData;
    // As good as valid data: were the check left out here, adding any markup would raise the mean of the category.
    if (scriptCount === 0)
      return { kind: 'judged', share: 1, explanation: 'The page has no structured data.', evidence: [] };
    const judged = items.filter((item) => item.depth === 0 && item.types.some((type) => REQUIRED.has(type)));
    const incomplete = judged
      .map((item) => ({ item, missing: missingOf(item) }))
      .filter(({ missing }) => missing.length > 0);
    const claims = judged
      .filter((item) => item.types.some((type) => SHOWN_TYPES.test(type)))
      .flatMap((item) => SHOWN.flatMap((name) => stringsOf(item.properties[name]).slice(0, 1)));
    const isVisible = visibleOn(page);
    const unseen = claims.filter((claim) => !isVisible(normalise(claim)));
    const parses = 1 - invalid.length / scriptCount;
    const complete = judged.length === 0 ? 1 : 1 - incomplete.length / judged.length;
    const shown = claims.length === 0 ? 1 : 1 - unseen.length / claims.length;
    return {
      kind: 'judged',
      share:
        parses * WEIGHTS.parses +
        complete * WEIGHTS.complete * Number(parses > 0) +
        shown * WEIGHTS.shown * Number(parses > 0),
      explanation: `${String(scriptCount - invalid.length)} of ${String(scriptCount)} blocks parse, ${String(judged.length - incomplete.length)} of ${String(judged.length)} items have what they need, ${String(claims.length - unseen.length)} of ${String(claims.length)} names are shown on the page.`,
      evidence: [
        ...invalid.filter((block) => block.quote !== '').map((block) => quoteElsewhere(block.quote)),
        ...unseen.slice(0, 2).map(quoteElsewhere),
      ],
    };
  },
  advise({ page }) {
    const [broken] = page.structuredData.invalid;
    if (broken === undefined) return null;
    return adviseTo(
      'repair-json-ld',
      { reason: broken.reason },
      // An empty block does no harm.
      { where: broken.quote === '' ? null : quoteElsewhere(broken.quote), isMinor: broken.quote === '' },
    );
  },
});

function missingOf(item: StructuredItem): string[] {
  const groups = item.types.flatMap((type) => REQUIRED.get(type) ?? []);
  return groups
    .filter((group) => !group.some((name) => hasValue(item.properties[name])))
    .map((group) => group.join(' or '));
}

/** False for null, blank and empty values. */
function hasValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null;
}

/** Returns a test whether words occur on the page. The text is read only when headings and title lack them. */
function visibleOn({ titleHeading, metadata, h1s, text }: PageDocument): (claim: string) => boolean {
  const headings = `${titleHeading ?? ''} ${metadata.title ?? ''} ${h1s.join(' ')}`;
  const isLong = headings.length + text.length >= DECODED_CHARS_MAX;
  let all: string | null = null;
  return (claim) => {
    if (isLong && wordKey(headings).includes(claim)) return true;
    all ??= normalise(`${headings} ${text}`);
    return all.includes(claim);
  };
}

/** Longer texts are not values. */
const DECODED_CHARS_MAX = 2_000;

/** Values often contain entities, which JSON does not decode. */
function normalise(text: string): string {
  const hasEntities = text.includes('&') && text.length < DECODED_CHARS_MAX;
  return wordKey(hasEntities ? textOf(parseFragment(text.replaceAll('<', ' '))) : text);
}
