import { contentHash } from '../score/content-hash.ts';
import type { Entity } from '../schema/entity.ts';
import type { PageFacts } from '../schema/analysis-result.ts';
import type { Signals } from '../page-signals/page-signals.ts';

/** Entities in the result; weaker ones are noise to a reader. */
const ENTITIES_MAX = 50;

/** The strongest entities of the page, in the shape of the result. */
export function shownEntities({ entities }: Pick<Signals, 'entities'>): Entity[] {
  return entities.all.slice(0, ENTITIES_MAX).map(({ name, type, salience, mentions, definition }) => ({
    name,
    type,
    salience,
    mentions,
    defined: definition !== null,
  }));
}

export function pageFacts({
  page,
  pageType,
  subject,
  prose,
  options,
}: Pick<Signals, 'page' | 'pageType' | 'subject' | 'prose' | 'options'>): PageFacts {
  return {
    final_url: options.finalUrl ?? options.url,
    http_status: options.httpStatus ?? null,
    title: page.metadata.title,
    subject:
      subject === null ? null : { name: subject.name, type: subject.type, read_from: subject.readFrom },
    author: page.author,
    published_at: page.publishedAt,
    modified_at: page.modifiedAt,
    language: page.language,
    type: pageType,
    word_count: prose.wordCount,
    fetched_at: options.fetchedAt ?? null,
    content_hash: contentHash(page.metadata.title, page.metadata.description, page.text),
  };
}
