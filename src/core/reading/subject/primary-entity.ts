import type { PageDocument } from '../../document/page-document.ts';
import { wordsOf } from '../../text/words.ts';
import { phraseKey } from '../entities/candidate.ts';
import { namesEntity, type Entities, type FoundEntity } from '../entities/found-entity.ts';
import { slugWords } from './slug-words.ts';
import type { Subject } from './subject.ts';

/** Votes of the page's surfaces, beside presence (0-1), which votes for frequency. Decision: the subject's name outweighs any frequency. */
const VOTES = { subject: 1.25, slug: 0.3, description: 0.2 } as const;
/** Entities that are weighed, the most present first. Decision. */
const CANDIDATES = 25;
/** Of "fetch" and "Fetch API" in one name the longer is the subject. In votes; decision. */
const MULTI_WORD_BONUS = 0.1;
const MULTI_WORD_IN_SUBJECT_BONUS = 0.45;
/** Minimum presence of a longer term relative to its word, 0-1. Decision. */
const WHOLE_PRESENCE_MIN = 0.3;

/**
 * The entity that the page is about: the subject itself where it was found as an entity, else the one that its name holds
 * and the text is most about. Null on pages without entities.
 */
export function primaryEntityOf(
  page: PageDocument,
  entities: Entities,
  { subject, url }: { readonly subject: Subject | null; readonly url: string },
): FoundEntity | null {
  const stems = (text: string): string => ` ${phraseKey(wordsOf(text, page.language))} `;
  const keys = {
    subject: stems(subject?.name ?? ''),
    slug: stems(slugWords(url)),
    description: stems(page.metadata.description ?? ''),
  };
  const itself = entities.all.find((entity) => isWhole(keys.subject, entity));
  if (itself !== undefined) return itself;
  let best: { entity: FoundEntity; votes: number } | null = null;
  const byPresence = [...entities.all].sort((a, b) => b.presence - a.presence);
  for (const entity of byPresence.slice(0, CANDIDATES)) {
    const isLong = entity.key.includes(' ');
    const isInSubject = namesEntity(keys.subject, entity);
    let votes = entity.presence + (isLong ? MULTI_WORD_BONUS : 0);
    if (isInSubject) votes += VOTES.subject + (isLong ? MULTI_WORD_IN_SUBJECT_BONUS : 0);
    for (const surface of ['slug', 'description'] as const)
      if (namesEntity(keys[surface], entity)) votes += VOTES[surface];
    if (best === null || votes > best.votes) best = { entity, votes };
  }
  return best === null ? null : wholeTerm(best.entity, entities, keys.subject);
}

function isWhole(subject: string, { key, aliases }: FoundEntity): boolean {
  return [key, ...aliases].some((name) => ` ${name} ` === subject);
}

/** The longer term of the name when the best entity is one word of it: "Hermitian" on a page about Hermitian matrices. */
function wholeTerm(best: FoundEntity, { all }: Entities, subject: string): FoundEntity {
  const whole = all.find(
    (entity) =>
      entity !== best &&
      ` ${entity.key} `.includes(` ${best.key} `) &&
      namesEntity(subject, entity) &&
      entity.presence >= best.presence * WHOLE_PRESENCE_MIN,
  );
  return whole ?? best;
}
