import { perPack, wordSet } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';
import { packOf } from '../../languages/index.ts';
import type { NumberWords } from '../../languages/fact-words.ts';
import { formsOf, valuedEntries } from '../../languages/valued-entries.ts';
import type { ValuedList } from '../../languages/pack.ts';

/** Numbers written as words, and words that multiply a number. */

/** Values of a language's number words, by lower-case word; empty when not available. */
export function numberWords(language: string): ReadonlyMap<string, number> {
  return valuesOf(packOf(language));
}

const valuesOf = perPack(({ facts }): ReadonlyMap<string, number> => {
  const table = byForm(facts?.numbers?.values ?? null);
  const compound = facts?.numbers?.compound ?? null;
  return compound === null ? table : new Map([...table, ...compoundsOf(table, compound)]);
});

function byForm(list: ValuedList | null): Map<string, number> {
  const table = new Map<string, number>();
  for (const { value, entry } of valuedEntries(list))
    for (const form of formsOf(entry)) if (!table.has(form)) table.set(form, Number(value));
  return table;
}

/** Tens and units in one word. */
function compoundsOf(
  table: ReadonlyMap<string, number>,
  { form, formAfterE, one }: NonNullable<NumberWords['compound']>,
): [string, number][] {
  const units: [string, number][] = [...[...table].filter(([, value]) => value < 10), [one, 1]];
  const tens = [...table].filter(([, value]) => value >= 20 && value < 100 && value % 10 === 0);
  return tens.flatMap(([ten, tenValue]) =>
    units.map(([unit, value]): [string, number] => {
      const { template } = unit.endsWith('e') ? (formAfterE ?? form) : form;
      return [template.replace('{tens}', ten).replace('{unit}', unit), tenValue + value];
    }),
  );
}

const multipliersOf = perPack(({ facts }) => byForm(facts?.numbers?.multipliers ?? null));
const multipliers = byForm(listOfEveryLanguage(({ facts }) => facts?.numbers?.multipliers));

/** Factor of a word after a number; null for any other word. Depends on the language: German "Billion" is 10^12. */
export function multiplierOf(word: string, language: string): number | null {
  const lower = word.toLowerCase().replace(/\.$/u, '');
  return multipliersOf(packOf(language)).get(lower) ?? multipliers.get(lower) ?? null;
}

const alone = wordSet(listOfEveryLanguage(({ facts }) => facts?.numbers?.alone));

/** True for a multiplier that is a number by itself: "a thousand". */
export function isNumberAlone(word: string): boolean {
  return alone.has(word);
}
