import type { Evidence } from '../../schema/evidence.ts';
import { adviceTexts, type AdviceTexts } from './texts/en.ts';

/** What an editor should do about a finding. */
export interface Advice {
  readonly kind: AdviceKind;
  /** One or two sentences that read well alone. */
  readonly text: string;
  /** What the fault costs today, in one sentence. */
  readonly why: string;
  /** The place to change; null for what is not on the page. */
  readonly where: Evidence | null;
  /** Words to use; null without any that are sure to be right. */
  readonly example: string | null;
  /** True when words of the running text change: on a forum somebody else wrote them. */
  readonly rewrites: boolean;
  /** True for what is right and moves little: the report of the check says it, and no action does. */
  readonly isMinor: boolean;
}

export type AdviceKind = keyof AdviceTexts;

interface Place {
  readonly where?: Evidence | null;
  readonly example?: string | null;
  readonly rewrites?: boolean;
  readonly isMinor?: boolean;
}

/** The advice of a kind in the report's language. `values` fill its text; `place` says where it applies. */
export function adviseTo<Kind extends AdviceKind>(
  kind: Kind,
  values: Parameters<AdviceTexts[Kind]>[0],
  { where = null, example = null, rewrites = false, isMinor = false }: Place = {},
): Advice {
  // Every text takes one object of values; the union of all kinds loses that.
  const say = adviceTexts[kind] as (values: Parameters<AdviceTexts[Kind]>[0]) => Pick<Advice, 'text' | 'why'>;
  return { kind, ...say(values), where, example, rewrites, isMinor };
}
