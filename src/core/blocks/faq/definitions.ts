import type { FoundEntity } from '../../reading/entities/found-entity.ts';
import { positionOfKey } from '../../reading/entities/definitions.ts';
import { wordsOf } from '../../text/words.ts';
import { runningTextOf, type RunningText } from '../../reading/queries/running-text.ts';
import { naturalCase, withCapital } from '../../reading/queries/natural-case.ts';
import type { Sentence } from '../../signals/prose.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { packOf } from '../../languages/index.ts';
import { isPersonDefined, isSubjectDefined, verbAndKind } from './defining-sentence.ts';
import { defineComposer, type GroundedQuestion } from '../composer.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { hasDanglingOpener } from '../quoting/dangling-sentences.ts';
import { isTurnedHeading, knowsScopes, turnsWhatPrecedes } from '../quoting/scope.ts';
import { sentencesFrom } from './page-passages.ts';
import type { Passage } from './passage.ts';
import { definitionQuestion } from './question-forms.ts';

const ENTITIES_CONSIDERED = 25;
const ITEMS_MAX = 3;
/** A term of less weight is explained in passing. */
const SALIENCE_MIN = 0.25;
/** A definition may go on for so many sentences. */
const SENTENCES_MAX = 3;
const CHARS_ENOUGH = 160;

/** "What is X?" with the page's own definition of what it is about. */
export const definitions = defineComposer({
  id: 'definitions',
  type: 'faq',
  idea: 'What the subject of the page or a term of its headings is, in the sentence that defines it.',
  needs: ['page', 'prose', 'entities', 'sections', 'subject', 'titleText', 'pageType'],
  compose(signals) {
    const { page, entities, pageType } = signals;
    if (pageType === 'forum' || pageType === 'listing' || !knowsScopes(page.language)) return [];
    const text = runningTextOf(page);
    const items = entities.all
      .slice(0, ENTITIES_CONSIDERED)
      .filter(({ salience }) => salience >= SALIENCE_MIN)
      .flatMap((entity) => definitionOf(entity, text, signals) ?? []);
    return [...new Map(items.map((item) => [item.question, item])).values()].slice(0, ITEMS_MAX);
  },
});

export type DefinitionSignals = Pick<
  Signals,
  'page' | 'prose' | 'entities' | 'sections' | 'subject' | 'titleText'
>;

function definitionOf(
  entity: FoundEntity,
  text: RunningText,
  signals: DefinitionSignals,
): GroundedQuestion | null {
  return isAnnounced(entity, signals) ? definitionPair(entity, text, signals) : null;
}

/** "What is X?" with the definition of an entity; null where the page defines it in no passage that stands alone. */
export function definitionPair(
  entity: FoundEntity,
  text: RunningText,
  signals: DefinitionSignals,
): GroundedQuestion | null {
  const { definition: sentence } = entity;
  if (sentence === null) return null;
  const passage = passageFrom(entity, sentence, signals);
  if (passage === null || isBelowTurn(sentence.unit, signals)) return null;
  const question = questionAbout(entity, sentence, text, signals);
  return question === null ? null : { question, answer: passage.text, grounding: passage.grounding };
}

/** The definition with the sentences after it that go on about the same thing, if it is short. */
function passageFrom(entity: FoundEntity, sentence: Sentence, signals: DefinitionSignals): Passage | null {
  const { page, prose } = signals;
  const sentences = prose.units[sentence.unit]?.sentences ?? [];
  const from = sentences.indexOf(sentence);
  if (from < 0) return null;
  let best: Passage | null = null;
  for (let to = from; to < Math.min(from + SENTENCES_MAX, sentences.length); to++) {
    const text = sentences[to]?.text ?? '';
    const goesOn = hasDanglingOpener(text, page.language) || namesIn(text, entity.key, page.language);
    if (to > from && turnsWhatPrecedes(text, page.language)) return null;
    if (to > from && !goesOn) break;
    best = sentencesFrom(sentence.unit, from, to, signals) ?? best;
    if ((best?.text.length ?? 0) >= CHARS_ENOUGH) break;
  }
  return best;
}

/** True for what the title or a heading names: readers come for it. */
function isAnnounced(
  { key, aliases, isName, type }: FoundEntity,
  { subject, sections, titleText, page }: DefinitionSignals,
): boolean {
  const pack = packOf(page.language);
  const keys = [key, ...aliases];
  if (keys.some((each) => each.split(' ').every((stem) => subject?.stems.has(stem) === true))) return true;
  // Another name is another subject.
  if (isName || type !== 'concept') return false;
  const lines = [titleText, ...sections.slice(0, SECTIONS_READ).map(({ title }) => title ?? '')];
  return lines.some((line) => keys.some((each) => namesIn(line, each, pack.code)));
}

const SECTIONS_READ = 60;

function isBelowTurn(unit: number, { prose, page }: DefinitionSignals): boolean {
  for (let at = unit - 1; at >= 0; at--) {
    const block = prose.units[at]?.block;
    if (block?.kind === 'heading') return isTurnedHeading(block.text, page.language);
  }
  return false;
}

function questionAbout(
  entity: FoundEntity,
  sentence: Sentence,
  text: RunningText,
  { page }: DefinitionSignals,
): string | null {
  const { language } = page;
  const position = [entity.key, ...entity.aliases]
    .map((key) => positionOfKey(sentence, key))
    .find((each) => each !== null);
  if (position === undefined || position === null) return null;
  const head = page.text.slice(sentence.start, position.end);
  const whole = cleanSentence(sentence.text);
  if (!whole.startsWith(head)) return null;
  const found = verbAndKind(whole.slice(head.length), language);
  const subject = head.trim();
  if (found === null || !isSubjectDefined(subject, entity, language)) return null;
  if (isPersonDefined(entity, found.predicate, language)) return null;
  const asked = definitionQuestion(inRunningText(subject, text, language), found.verb, language);
  return asked === null ? null : withCapital(asked);
}

/** The subject as a question writes it: without the capital of its sentence. */
function inRunningText(subject: string, text: RunningText, language: string): string {
  const first = /^\p{L}+/u.exec(subject)?.[0] ?? '';
  const { capitals, all } = text.capitalsOf(first);
  const isName =
    all === 0
      ? /^\p{Lu}\p{Ll}+$/u.test(first) && naturalCase(first, text, language) === first
      : capitals > all / 2;
  if (packOf(language).grammar.capitalisesNouns || isName || !/^\p{Lu}\p{Ll}+$/u.test(first)) return subject;
  return subject.charAt(0).toLowerCase() + subject.slice(1);
}

function namesIn(line: string, key: string, language: string): boolean {
  const stems = new Set(wordsOf(line, language).map(({ stem }) => stem));
  return key.split(' ').every((stem) => stems.has(stem));
}
