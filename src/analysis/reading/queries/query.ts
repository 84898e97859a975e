import type { PageDocument } from '../../document/page-document.ts';
import { bareTitle } from '../subject/page-title.ts';
import { contentStems } from '../../signals/terms.ts';
import { withoutRequest } from '../../language/request-words.ts';
import { wordsOf } from '../../language/words.ts';
import type { FoundEntity } from '../entities/found-entity.ts';
import type { Prose } from '../../signals/prose.ts';

/** A question that people may ask an assistant about the page's topic. */
export interface Query {
  readonly text: string;
  readonly source: 'given' | 'inferred';
  /** Distinct stems of its content words, without requests such as “explain” or “list the …”; of all words when none is left. */
  readonly stems: ReadonlySet<string>;
  /** The head query counts double. */
  readonly isHead: boolean;
  /** True when taken from the title for lack of running text: it is not scored on the title. */
  readonly isFromTitle: boolean;
}

const QUERIES_MAX = 10;
/** Inferred: the topic, and the topic combined with its most frequent companions. */
const INFERRED_MAX = 4;
const TITLE_WORDS_MAX = 8;
const SUPPORTING_CONSIDERED = 15;

/**
 * The caller's queries, or queries inferred from the running text. Headings, title and description are not used for
 * inference, because they are scored on these queries.
 */
export function queriesOf(
  page: PageDocument,
  prose: Prose,
  given: readonly string[],
  primary: FoundEntity | null,
  entities: readonly FoundEntity[],
): readonly Query[] {
  if (given.length > 0) {
    return given
      .slice(0, QUERIES_MAX)
      .map((text, index) => toQuery(text.trim(), 'given', page.language, index === 0));
  }
  if (primary === null) return fromTitle(page);
  const texts = inferredTexts(primary, companionsOf(primary, entities, prose));
  return texts
    .slice(0, INFERRED_MAX)
    .map((text, index) => toQuery(text, 'inferred', page.language, index === 0));
}

function toQuery(
  text: string,
  source: Query['source'],
  language: string,
  isHead: boolean,
  isFromTitle = false,
): Query {
  const words = wordsOf(text, language);
  const content = contentStems(withoutRequest(words, language));
  const stems = content.size > 0 ? content : new Set(words.map((word) => word.stem));
  return { text, source, stems, isHead, isFromTitle };
}

/** The entities that share most sentences, and no word, with the primary one. */
function companionsOf(primary: FoundEntity, entities: readonly FoundEntity[], prose: Prose): string[] {
  const own = new Set(primary.key.split(' '));
  const others = entities
    .slice(0, SUPPORTING_CONSIDERED)
    .filter(
      (entity) =>
        entity.key !== primary.key &&
        entity.mentions > 1 &&
        !entity.key.split(' ').some((stem) => own.has(stem)),
    );
  const sentenceStems = prose.sentences.map((sentence) => new Set(sentence.words.map((word) => word.stem)));
  const shared = others.map((entity) => {
    let count = 0;
    for (const stems of sentenceStems) {
      const hasBoth =
        entity.key.split(' ').every((stem) => stems.has(stem)) && [...own].some((stem) => stems.has(stem));
      if (hasBoth) count++;
    }
    return { entity, count };
  });
  return shared
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count * b.entity.salience - a.count * a.entity.salience || b.count - a.count)
    .map(({ entity }) => withoutAside(entity.name));
}

/** A name without the brackets at its end and what stands in them. */
function withoutAside(name: string): string {
  if (!name.endsWith(')')) return name;
  const open = name.indexOf('(', name.lastIndexOf(')', name.length - 2) + 1);
  return open < 0 ? name : name.slice(0, open).trimEnd();
}

function inferredTexts(primary: FoundEntity, companions: readonly string[]): string[] {
  const topic = withoutAside(primary.name);
  return [topic, ...companions.map((name) => `${topic} ${name}`)];
}

/** A page without entities has no running text to infer from, only its title. */
function fromTitle(page: PageDocument): Query[] {
  const title = bareTitle(page);
  if (title === '') return [];
  return [
    toQuery(title.split(/\s+/).slice(0, TITLE_WORDS_MAX).join(' '), 'inferred', page.language, true, true),
  ];
}
