import { rubric } from '../../checks/rubric.ts';
import { modelAddressIn } from '../../text/model-address.ts';
import { quoted } from '../../evidence/quoted.ts';
import { openQuestions } from '../../reading/gaps/question-gaps.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { CheckResult } from '../../schema/check.ts';
import type { ContentType, Weakness } from '../../schema/vocabulary.ts';

/** Something that readers look for and the page does not give. */
export interface PageLack {
  /** A whole query, or a name. */
  readonly name: string;
  /** null where no reason is known. */
  readonly why: string | null;
}

/** What keeps the page from being cited. */
export interface PageWeakness {
  /** null for a technical fault, such as the length of a title. */
  readonly code: Weakness | null;
  readonly advice: string;
}

const LACKS_MAX = 8;
const WEAKNESSES_MAX = 8;
const CHARS_MAX = 300;

/**
 * What the page lacks, most important first: the queries that it leaves open, then what a language model missed when it read
 * the page, else what the rules miss. A part of a query names nothing, so a query is passed as a whole.
 */
export function pageLacks(signals: Signals): readonly PageLack[] {
  const open = openQuestions(signals).map(({ query }) => ({
    name: query.text,
    why: 'The page does not answer this query.',
  }));
  const missing =
    signals.reading?.missing ??
    signals.gaps
      .filter(({ source }) => source !== 'query')
      .map(({ entity, reason }) => ({ name: entity, why: reason }));
  const names = new Set(open.map(({ name }) => name.toLowerCase()));
  return [...open, ...missing.filter(({ name }) => !names.has(name.toLowerCase()))]
    .filter(({ name, why }) => modelAddressIn(`${name}\n${why ?? ''}`) === null)
    .slice(0, LACKS_MAX)
    .map(({ name, why }) => ({
      name: name.slice(0, CHARS_MAX),
      why: why === null ? null : why.slice(0, CHARS_MAX),
    }));
}

/** The weaknesses that blocks of these types can reduce, worst first: those that a model named, else those of the rules. */
export function pageWeaknesses(
  { reading }: Pick<Signals, 'reading'>,
  checks: readonly CheckResult[],
  types: readonly ContentType[],
): readonly PageWeakness[] {
  const judged = (reading?.judgement?.weaknesses ?? []).flatMap(({ code, advice }) =>
    advice === null ? [] : [{ code, advice }],
  );
  const weaknesses = judged.length > 0 ? judged : weaknessesByRules(checks, types);
  return weaknesses.filter(({ advice }) => modelAddressIn(advice) === null).slice(0, WEAKNESSES_MAX);
}

/** Checks that did not pass and that a block of these types can fix. Their explanations quote the page. */
function weaknessesByRules(
  checks: readonly CheckResult[],
  types: readonly ContentType[],
): readonly PageWeakness[] {
  const fixable = new Set(
    rubric
      .filter(({ check }) => check.fix?.some((type) => types.includes(type)))
      .map(({ check }) => check.id),
  );
  return checks
    .filter(({ id, points, outcome }) => points !== null && outcome !== 'pass' && fixable.has(id))
    .map(({ weakness, title, explanation }) => ({
      code: weakness,
      advice: `Not true yet: ${quoted(title)}. ${explanation.slice(0, CHARS_MAX)}`,
    }));
}
