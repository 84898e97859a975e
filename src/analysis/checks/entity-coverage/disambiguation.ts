import { stringsOf } from '../../document/structured-data.ts';
import type { Identity } from '../../signals/identity.ts';
import type { PageType } from '../../../schema/vocabulary.ts';
import { defineCheck, notApplicable, quote, quoteElsewhere, ramp, shorten } from '../check.ts';

/** Weight of each part where it can be judged: D. */
const WEIGHTS = { name: 0.5, responsible: 0.35, linked: 0.15 } as const;
/** Share of mentions in the most frequent spelling: a slip is tolerated, two names are not. */
const SAME_FORM = { zero: 0.6, full: 0.95 } as const;
const MENTIONS_MIN = 2;

export const disambiguation = defineCheck({
  id: 'disambiguation',
  category: 'entity_coverage',
  title: 'It is clear which thing is meant, and who says so',
  why: 'Spelled in two ways, a subject counts as two; a text that names nobody behind it is quoted as nobody’s.',
  source: {
    class: 'D',
    claim:
      'Entity linking joins mentions by their spelling. Structured data as such has about no effect (matched test, 1,885 pages): only that which names a thing is asked which one.',
  },
  needs: ['identity', 'primaryEntity', 'pageType'],
  evaluate({ identity, primaryEntity, pageType }) {
    if (primaryEntity === null) return notApplicable('No entity was found in the text.');
    const { forms, responsible, things } = identity;
    const mentions = forms.reduce((sum, { count }) => sum + count, 0);
    const main = forms[0];
    // A name written once, or too short for two spellings, has one spelling.
    const same =
      main === undefined || mentions < MENTIONS_MIN
        ? 1
        : ramp(main.count / mentions, SAME_FORM.zero, SAME_FORM.full);
    const parts = [
      [same, WEIGHTS.name],
      [responsible === null ? 0 : 1, WEIGHTS.responsible],
      [things.count === 0 ? null : things.linked / things.count, WEIGHTS.linked],
    ] as const;
    const judged = parts.filter(([credit]) => credit !== null);
    const other = forms.slice(1);
    return {
      kind: 'judged',
      share:
        judged.reduce((sum, [credit, weight]) => sum + (credit ?? 0) * weight, 0) /
        judged.reduce((sum, [, weight]) => sum + weight, 0),
      explanation: explain(identity, main?.text ?? primaryEntity.name),
      evidence: (other.length > 0 ? forms : []).map(({ text, start }) =>
        start === null ? quoteElsewhere(text) : quote(text, start),
      ),
      advice: adviceFor(identity, same, pageType),
    };
  },
});

function explain({ forms, responsible, things }: Identity, name: string): string {
  const ways = forms.length > 1 ? `${String(forms.length)} ways` : '1 way';
  const who =
    responsible === null
      ? 'nobody is named as author or publisher'
      : `“${shorten(responsible.name, 40)}” stands behind the page (${responsible.place})`;
  const linked =
    things.count === 0
      ? ''
      : `; ${String(things.linked)} of ${String(things.count)} things in the structured data say which they are`;
  return `“${shorten(name)}” is spelled in ${ways}; ${who}${linked}.`;
}

function adviceFor(
  { forms, responsible, things }: Identity,
  same: number,
  pageType: PageType,
): string | null {
  const [main, other] = forms;
  if (same < 1 && main !== undefined && other !== undefined)
    return `The page writes “${shorten(main.text)}” ${times(main.count)} and “${shorten(other.text)}” ${times(other.count)}. Use one spelling in title, headings and text.`;
  if (responsible === null)
    return `Say who stands behind the page: ${pageType === 'product' ? 'the maker or seller in the text, and as brand in the structured data' : 'a byline with the author’s name, or the publisher in the title or og:site_name'}.`;
  if (things.unlinked !== null)
    return `The structured data names “${shorten(stringsOf(things.unlinked.properties['name'])[0] ?? '')}” without saying which one is meant. Add sameAs with the address of its entry in a public register, or an @id.`;
  return null;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${String(count)} times`;
}
