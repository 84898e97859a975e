import type { FoundEntity } from '../../analysis/reading/entities/found-entity.ts';
import type { Grounding } from '../../schema/content-block.ts';
import type { ProseUnit } from '../../analysis/signals/prose.ts';
import { cleanHeading } from '../quoting/clean-sentence.ts';
import type { PageMaterial } from './page-material.ts';

/** A phrase that names the topic of a passage. */
export interface Topic {
  readonly text: string;
  readonly grounding: readonly Grounding[];
}

const CHARS = { min: 4, max: 60 } as const;

/** The best free entity of two or more words, by the number of sentences with its words. Null without one. */
export function passageTopic(
  units: readonly ProseUnit[],
  material: PageMaterial,
  isFree: (text: string) => boolean,
): Topic | null {
  const sentences = units
    .flatMap((unit) => unit.sentences)
    .map((sentence) => ({ sentence, stems: new Set(sentence.words.map((word) => word.stem)) }));
  const counts = new Map<string, number>();
  for (const { stems } of sentences) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  let best: { readonly topic: Topic; readonly score: number } | null = null;
  for (const entity of material.signals.entities.all) {
    const stems = entity.key.split(' ');
    const score = scoreOf(entity, stems, counts);
    const text = capitalise(cleanHeading(entity.name));
    const isLongEnough = stems.length > 1 || material.language.grammar.capitalisesNouns;
    if (score <= (best?.score ?? 0) || !isLongEnough || !fits(text) || !isFree(text)) continue;
    const sentence = sentences.find((each) => stems.every((stem) => each.stems.has(stem)))?.sentence;
    if (sentence === undefined) continue;
    const { text: source, start, end } = sentence;
    best = { topic: { text, grounding: [{ text, source, start, end }] }, score };
  }
  return best?.topic ?? null;
}

function fits({ length }: string): boolean {
  return length >= CHARS.min && length <= CHARS.max;
}

/** Above 0 only if one of its words is in two or more sentences. */
function scoreOf(entity: FoundEntity, stems: readonly string[], counts: ReadonlyMap<string, number>): number {
  const found = stems.map((stem) => counts.get(stem) ?? 0);
  if (!found.some((count) => count > 1)) return 0;
  const weight = found.reduce((sum, count) => sum + Math.log2(1 + count), 0) / Math.sqrt(stems.length);
  return weight * (0.5 + entity.salience);
}

function capitalise(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
