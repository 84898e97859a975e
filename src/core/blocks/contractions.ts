import { expressionOf, perPack } from '../languages/compile.ts';
import { packOf } from '../languages/index.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { valuedEntries } from '../languages/valued-entries.ts';

/** Spells contractions out, or contracts denials. Quotations, and texts in a language without contractions, stay unchanged. */
export function changeContractions(text: string, to: 'avoid' | 'use', language: string): string {
  const forms = formsOf(packOf(language));
  if (forms === null) return text;
  const change = to === 'avoid' ? forms.spellOut : forms.contract;
  return text
    .split(/(["“„«][^"“”„«»]*["”»])/u)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

interface ContractionForms {
  readonly spellOut: (text: string) => string;
  readonly contract: (text: string) => string;
}

const formsOf = perPack(({ writing }: LanguagePack): ContractionForms | null => {
  const words = writing?.voice?.contractions ?? null;
  if (words === null) return null;
  const denials = valuedEntries(words.denials).map(({ value, entry }) => ({
    short: value.replace("'", '’'),
    long: entry,
    shortForm: expressionOf('\\b@value\\b', { value }, 'giu'),
    longForm: expressionOf('\\b@entry\\b', { entry }, 'giu'),
  }));
  const verbs = new Map(valuedEntries(words.verbs).map(({ value, entry }) => [value, entry]));
  const perfect = new Map(
    valuedEntries(words.verbsBeforeParticiple).map(({ value, entry }) => [value, entry]),
  );
  const { subjects, participles } = words;
  // "'s" after any other word may be a possessive.
  const shortVerb = expressionOf(
    "\\b(@subjects)[’'](@endings)\\b(\\s+@participles\\b)?",
    { subjects, participles, endings: [...verbs.keys()].join('|') },
    'giu',
  );
  return {
    spellOut: (text) =>
      denials
        .reduce((long, each) => long.replace(each.shortForm, (found) => asCased(found, each.long)), text)
        .replace(shortVerb, (_, subject: string, ending: string, participle: string | undefined) => {
          const short = ending.toLowerCase();
          const verb =
            (participle === undefined ? undefined : perfect.get(short)) ?? verbs.get(short) ?? ending;
          return `${subject} ${verb}${participle ?? ''}`;
        }),
    contract: (text) =>
      denials.reduce(
        (short, each) => short.replace(each.longForm, (found) => asCased(found, each.short)),
        text,
      ),
  };
});

/** `text` with a capital where `like` has one. */
function asCased(like: string, text: string): string {
  return /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
