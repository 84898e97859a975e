import type { PageDocument } from '../../document/page-document.ts';
import { findItem, stringsOf } from '../../document/structured-data.ts';
import { wordsOf } from '../../language/words.ts';
import { phraseKey } from '../entities/candidate.ts';
import { namesEntity, type Entities, type FoundEntity } from '../entities/found-entity.ts';
import { bareTitle } from './page-title.ts';

/** Each surface's vote. Frequency votes through salience. */
const VOTES: Readonly<Record<'h1' | 'title' | 'structured data' | 'slug' | 'description', number>> = {
  h1: 0.5,
  title: 0.5,
  'structured data': 0.25,
  slug: 0.3,
  description: 0.2,
};
const CANDIDATES = 25;
/** Of "fetch" and "Fetch API" in one title the longer is the subject. */
const MULTI_WORD_BONUS = 0.1;
const MULTI_WORD_IN_TITLE_BONUS = 0.45;
/** Minimum presence of a longer term relative to its word. */
const WHOLE_PRESENCE_MIN = 0.3;

/** The subject of the page: elected by title, H1 and other surfaces and by presence in the text. Null on pages without entities. */
export function primaryEntityOf(page: PageDocument, entities: Entities, url: string): FoundEntity | null {
  const keys = surfaceStems(page, url);
  const names = (surface: keyof typeof VOTES, entity: FoundEntity): boolean =>
    namesEntity(keys[surface], entity);
  let best: { entity: FoundEntity; votes: number } | null = null;
  const byPresence = [...entities.all].sort((a, b) => b.presence - a.presence);
  for (const entity of byPresence.slice(0, CANDIDATES)) {
    let votes = entity.presence + (entity.key.includes(' ') ? MULTI_WORD_BONUS : 0);
    if (entity.key.includes(' ') && (names('h1', entity) || names('title', entity)))
      votes += MULTI_WORD_IN_TITLE_BONUS;
    for (const surface of ['h1', 'title', 'structured data', 'slug', 'description'] as const) {
      if (names(surface, entity)) votes += VOTES[surface];
    }
    if (best === null || votes > best.votes) best = { entity, votes };
  }
  return best === null ? null : wholeTerm(best.entity, entities, keys);
}

/** The longer term of the title when the best entity is one word of it: "Hermitian" on a page about Hermitian matrices. */
function wholeTerm(
  best: FoundEntity,
  { all }: Entities,
  keys: Readonly<Record<keyof typeof VOTES, string>>,
): FoundEntity {
  const whole = all.find(
    (entity) =>
      entity !== best &&
      ` ${entity.key} `.includes(` ${best.key} `) &&
      namesEntity(keys.title, entity) &&
      entity.presence >= best.presence * WHOLE_PRESENCE_MIN,
  );
  return whole ?? best;
}

function surfaceStems(page: PageDocument, url: string): Record<keyof typeof VOTES, string> {
  const stems = (text: string): string => ` ${phraseKey(wordsOf(text, page.language))} `;
  const about = findItem(page.structuredData, [
    'Product',
    'Recipe',
    'Article',
    'NewsArticle',
    'BlogPosting',
    'TechArticle',
    'HowTo',
    'Event',
    'Service',
    'SoftwareApplication',
  ]);
  return {
    h1: stems(page.titleHeading ?? ''),
    title: stems(bareTitle(page)),
    'structured data': stems(
      [
        ...stringsOf(about?.properties['name']),
        ...stringsOf(about?.properties['headline']),
        ...stringsOf(about?.properties['about']),
      ].join(' · '),
    ),
    slug: stems(slugWords(url)),
    description: stems(page.metadata.description ?? ''),
  };
}

/** The words of the last URL path segment that has any. */
export function slugWords(url: string): string {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url).pathname);
  } catch {
    return '';
  }
  const parts = path.split('/').map((part) =>
    part
      .replace(/\.[a-z]{2,5}$/i, '')
      .replace(/[-_+.]+/g, ' ')
      .trim(),
  );
  return parts.filter((part) => /\p{L}{3}/u.test(part)).at(-1) ?? '';
}
