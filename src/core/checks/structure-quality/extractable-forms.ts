import { adviseTo } from '../../advice/advice.ts';
import type { Enumeration } from '../../topic/enumerations.ts';
import { defineCheck, notApplicable } from '../check.ts';
import { quote, shorten } from '../../evidence/evidence.ts';

/** Weight and credit of each place: D, by how reliably an assistant could extract its parts. */
const WEIGHTS: Readonly<Record<Enumeration['kind'], number>> = {
  announced: 1,
  'typed marks': 1,
  sequence: 1,
  inline: 0.5,
  comparison: 1,
  table: 1,
  // Unannounced lists together weigh as one place.
  list: 1,
};
const CREDIT = {
  typedMarks: 0.4,
  sequence: 0.4,
  inline: 0,
  comparedInList: 0.7,
  tableWithoutHeader: 0.5,
} as const;
/** Cap, so that a page of many long sentences is not marked down further. */
const INLINE_WEIGHT_MAX = 2;

export const extractableForms = defineCheck({
  id: 'extractable-forms',
  category: 'structure_quality',
  weakness: 'wall_of_text',
  title: 'Steps, parts and comparisons stand in lists and tables',
  why: 'Parts of a list and cells of a table under their header can be taken out and quoted one by one; the same parts in running text, or behind typed bullets, have to be found first.',
  source: {
    class: 'B',
    claim:
      'Structure alone, with the meaning held, brought 17 % more citations over six engines (GEO-SFE 2026). Lists by themselves predict nothing (pairwise .49-.53 in 3,323 cited pages), so only content that is enumerative is judged.',
  },
  needs: ['enumerations'],
  evaluate({ enumerations }) {
    const places = placesOf(enumerations);
    const weight = places.reduce((sum, place) => sum + place.weight, 0);
    if (weight === 0)
      return notApplicable('The text enumerates and compares nothing that a list or table would hold.');
    const share = places.reduce((sum, place) => sum + place.weight * place.credit, 0) / weight;
    const worst = [...places].sort((a, b) => b.weight * (1 - b.credit) - a.weight * (1 - a.credit));
    const loose = worst.filter(({ credit }) => credit < 1);
    const formed = enumerations.filter(({ form }) => form !== null).length;
    return {
      kind: 'judged',
      share,
      explanation: `${String(formed)} of ${String(enumerations.length)} enumerations and comparisons stand in a list or table${loose.some(({ enumeration }) => enumeration.kind === 'table') ? '; a table has no header cells' : ''}.`,
      evidence: (loose.length > 0 ? loose : worst)
        .slice(0, 4)
        .map(({ enumeration: { at } }) => quote(at.text, at.start)),
    };
  },
  advise({ enumerations }) {
    // An editor would do 0 of 5 that turn sentences into lists or tables; cells without a header are there to see.
    const bare = enumerations.find((one) => one.kind === 'table' && creditOf(one) < 1);
    if (bare === undefined) return null;
    const place = { where: quote(bare.at.text, bare.at.start), isMinor: true };
    return adviseTo('label-columns', { opening: shorten(bare.at.text) }, place);
  },
});

interface Place {
  readonly enumeration: Enumeration;
  readonly weight: number;
  readonly credit: number;
}

function placesOf(enumerations: readonly Enumeration[]): Place[] {
  const inline = enumerations.filter(({ kind }) => kind === 'inline').length;
  const lists = enumerations.filter(({ kind }) => kind === 'list').length;
  const scale = (kind: Enumeration['kind']): number => {
    if (kind === 'inline') return Math.min(1, INLINE_WEIGHT_MAX / (inline * WEIGHTS.inline));
    return kind === 'list' ? 1 / lists : 1;
  };
  return enumerations.map((enumeration) => ({
    enumeration,
    weight: WEIGHTS[enumeration.kind] * scale(enumeration.kind),
    credit: creditOf(enumeration),
  }));
}

function creditOf({ kind, form }: Enumeration): number {
  switch (kind) {
    case 'announced':
    case 'list':
      return 1;
    case 'typed marks':
      return CREDIT.typedMarks;
    case 'sequence':
      return CREDIT.sequence;
    case 'inline':
      return CREDIT.inline;
    case 'comparison':
      return form === null ? 0 : form.kind === 'table' ? 1 : CREDIT.comparedInList;
    case 'table':
      return form?.hasHeader === true ? 1 : CREDIT.tableWithoutHeader;
  }
}
