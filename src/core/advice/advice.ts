import type { Evidence } from '../schema/evidence.ts';
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
  /** True for what is right and moves little: the report of the check says it, and no action does. */
  readonly isMinor: boolean;
  /** True for a fault that anyone can see: it is advised on even where the check passes. */
  readonly isCertain: boolean;
}

export type AdviceKind = keyof AdviceTexts;

/** What the sentences of a kind are filled with; nothing for those that are always the same. */
type Values<Kind extends AdviceKind> = AdviceTexts[Kind] extends (values: infer Given) => unknown
  ? Given
  : Readonly<Record<string, never>>;

type Said = Pick<Advice, 'text' | 'why'>;

/** Where advice applies, and how far it goes. */
export interface Place {
  readonly where?: Evidence | null;
  readonly example?: string | null;
  readonly isMinor?: boolean;
  readonly isCertain?: boolean;
}

/** The advice of a kind in the report's language. `values` fill its text; `place` says where it applies. */
export function adviseTo<Kind extends AdviceKind>(
  kind: Kind,
  values: Values<Kind>,
  { where = null, example = null, isMinor = false, isCertain = false }: Place = {},
): Advice {
  // The union of all kinds loses which values belong to which.
  const said = adviceTexts[kind] as Said | ((values: Values<Kind>) => Said);
  const { text, why } = typeof said === 'function' ? said(values) : said;
  return { kind, text, why, where, example, isMinor, isCertain };
}
