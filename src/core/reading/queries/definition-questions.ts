import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { expressionOf, matcherOf, perPack, wordSet } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import type { FoundEntity } from '../entities/found-entity.ts';
import { sharedStems, type QuestionCandidate, type QuestionContext } from './candidate.ts';
import { standsAlone } from './question-text.ts';

/** Questions about terms that the page defines: "Income tax is a tax on …" answers "What is income tax?". */

const TERMS_MAX = 2;
const ENTITIES_READ = 40;
/** A term of less weight is explained in passing. */
const SALIENCE_MIN = 0.25;

const defining = perPack(({ writing }: LanguagePack) => {
  const words = writing?.questions ?? null;
  if (words === null) return null;
  return {
    articles: wordSet(words.articles),
    forms: words.definitions.map(({ verbs, question, beforeVowel }) => ({
      says: expressionOf("^(?: \\([^()]{1,30}\\))? @verbs (?=@kinds[\\s’'])", { verbs, kinds: words.kinds }),
      question,
      beforeVowel,
    })),
    notKinds: matcherOf(words.subjects?.notKinds ?? null, { at: 'start' }),
  };
});

export function askedOfTerms(
  entities: readonly FoundEntity[],
  context: QuestionContext,
): QuestionCandidate[] {
  if (!pageTypeIs(context.pageType, 'explaining')) return [];
  return entities
    .slice(0, ENTITIES_READ)
    .filter(
      ({ salience, type, name }) => salience >= SALIENCE_MIN && type === 'concept' && name.includes(' '),
    )
    .flatMap((entity) => definitionOf(entity, context) ?? [])
    .slice(0, TERMS_MAX);
}

function definitionOf({ name, definition }: FoundEntity, context: QuestionContext): QuestionCandidate | null {
  const words = defining(context.pack);
  if (definition === null || words === null) return null;
  const { text } = definition;
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const article = text.slice(0, Math.max(0, at)).trim().toLowerCase();
  if (at < 0 || (article !== '' && !words.articles.has(article))) return null;
  const rest = text.slice(at + name.length);
  for (const { says, question, beforeVowel } of words.forms) {
    const verb = says.exec(rest)?.[0];
    if (verb === undefined || words.notKinds.test(rest.slice(verb.length))) continue;
    const written = text.slice(at, at + name.length);
    const term = article === '' ? written : `${article} ${written}`;
    const form =
      beforeVowel !== null && /^[aeiouyhœæ]/iu.test(term.normalize('NFD')) ? beforeVowel : question;
    const asked = form.template.replace('{subject}', () => term);
    if (
      !standsAlone(asked, context.pack, false) ||
      sharedStems(name, context).shared === sharedStems(name, context).all
    )
      return null;
    return { text: asked, kind: 'definition', source: 'definition', isHeading: article === '' };
  }
  return null;
}
