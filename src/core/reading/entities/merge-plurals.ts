import { perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { valuedEntries } from '../../languages/valued-entries.ts';
import type { PhraseTally } from './phrase-tally.ts';

const endingsOf = perPack(({ entityWords }) => valuedEntries(entityWords?.pluralEndings ?? null));

/** "Hermitian matrices" are the Hermitian matrix, although their stems differ. Works in place. */
export function mergePlurals(tallies: Map<string, PhraseTally>, language: LanguagePack): void {
  const endings = endingsOf(language);
  if (endings.length === 0) return;
  const forms = new Map<string, PhraseTally>();
  for (const tally of tallies.values()) forms.set(tally.first.text.toLowerCase(), tally);
  for (const [key, plural] of tallies) {
    const written = plural.first.text.toLowerCase();
    for (const { value: one, entry: many } of endings) {
      if (!written.endsWith(many)) continue;
      const singular = forms.get(written.slice(0, -many.length) + one);
      if (singular === undefined || singular === plural) continue;
      join(singular, plural);
      tallies.delete(key);
      break;
    }
  }
}

function join(whole: PhraseTally, part: PhraseTally): void {
  whole.mentions += part.mentions;
  whole.blocks += part.blocks;
  whole.headings += part.headings;
  whole.names += part.names;
  whole.proposals += part.proposals;
  for (const [type, weight] of part.votes) whole.votes.set(type, (whole.votes.get(type) ?? 0) + weight);
  for (const [mark, count] of part.marks) whole.marks.set(mark, (whole.marks.get(mark) ?? 0) + count);
  if (part.first.start < whole.first.start) whole.first = { text: whole.first.text, start: part.first.start };
}
