import type { FoundEntity } from '../../analysis/reading/entities/extract-entities.ts';
import { positionOfKey } from '../../analysis/reading/entities/definitions.ts';
import { tagEnglish } from '../../analysis/language/english/part-of-speech.ts';
import type { Sentence } from '../../analysis/signals/prose.ts';
import type { PageMaterial } from './page-material.ts';
import { definitionQuestion, definitionVerbs } from './question-forms.ts';
import { answerFrom, type AnsweredQuestion } from './section-answer.ts';

const ENTITIES_CONSIDERED = 25;
const SUBJECT_WORDS_MAX = 7;
const ITEMS_MAX = 5;

/** "What is X?" for the entities that a sentence of the page defines, most salient first. */
export function definitionItems(material: PageMaterial): AnsweredQuestion[] {
  const { entities, prose } = material.signals;
  const items: AnsweredQuestion[] = [];
  for (const entity of entities.all.slice(0, ENTITIES_CONSIDERED)) {
    if (items.length >= ITEMS_MAX) break;
    const sentence = entity.definition;
    const passage = material.passages.find((each) => each.sentence === sentence);
    if (sentence === null || passage === undefined) continue;
    const question = questionAbout(entity, passage.text, sentence, material);
    const unit = prose.units[sentence.unit];
    const answer =
      question === null || unit === undefined ? null : answerFrom(sentence, unit.sentences, material);
    if (question !== null && answer !== null)
      items.push({ question, answer: answer.text, grounding: answer.grounding });
  }
  return items;
}

function questionAbout(
  entity: FoundEntity,
  text: string,
  sentence: Sentence,
  { signals, language }: PageMaterial,
): string | null {
  const position = [entity.key, ...entity.aliases]
    .map((key) => positionOfKey(sentence, key))
    .find((each) => each !== null);
  if (position === undefined || position === null) return null;
  const head = signals.page.text.slice(sentence.start, position.end);
  const opening = text.startsWith(head) ? head : null;
  if (opening === null) return null;
  const rest = text.slice(opening.length);
  const aside = /^\s*[(（][^)）]{1,60}[)）]/u.exec(rest)?.[0] ?? '';
  const found = verbIn(rest.slice(aside.length), language.grammar.isUnspaced, language.code);
  if (found === null) return null;
  const subject = opening.trim();
  if (language.code === 'en' && !isKind(found.predicate)) return null;
  if (!isSubject(subject, language.code)) return null;
  const name = needsArticleBack(subject, entity);
  if (name === null || isPerson(entity, found.predicate, language.code)) return null;
  return definitionQuestion(insideSentence(name, entity), found.verb, language.code);
}

/** The defining verb that the text opens with, longest first, and what it says. */
function verbIn(
  text: string,
  isUnspaced: boolean,
  language: string,
): { readonly verb: string; readonly predicate: string } | null {
  const rest = text.trimStart();
  const verbs = [...definitionVerbs(language)].sort((a, b) => b.length - a.length);
  for (const verb of verbs) {
    if (!rest.startsWith(verb)) continue;
    const predicate = rest.slice(verb.length);
    if (isUnspaced || /^[\s,]/u.test(predicate)) return { verb, predicate: predicate.trim() };
  }
  return null;
}

/** A definition says what kind of thing it is: its predicate opens with an article or a noun of the kind, not with a quality. */
const KIND_OPENERS: Readonly<Record<string, RegExp>> = {
  en: /^(?:an?|one of|the|any|a type|a kind|when|how|defined as) /iu,
  de: /^(?:eine?|einer|der|die|das) /iu,
  fr: /^(?:une?|l[ea]s?|des|l['’])/iu,
  es: /^(?:un|una|unos|unas|el|la|los|las|aquell[oa]s?) ?/iu,
  pt: /^(?:um|uma|uns|umas|o|a|os|as) /iu,
  it: /^(?:un[oa]?|un['’]|il|lo|la|l['’]|i|gli|le) ?/iu,
  nl: /^(?:een|de|het) /iu,
};

function isSubject(subject: string, language: string): boolean {
  const words = subject.split(/\s+/u);
  if (words.length > SUBJECT_WORDS_MAX || /[,;:()"“”«»]/u.test(subject)) return false;
  if (language !== 'en') return true;
  // A verb or a preposition before the term: the term is not the subject.
  const tags = tagEnglish(subject).map(({ tag }) => tag);
  // After an article a noun that could be a verb ("a heat pump") is a noun.
  const wrong =
    tags[0] === 'DET' ? /^(?:PRON|CCONJ|SCONJ|AUX)$/u : /^(?:VERB|AUX|PRON|CCONJ|SCONJ|ADV|ADP)$/u;
  return !tags.some((tag, index) => wrong.test(tag) && !(index > 0 && tag === 'ADP'));
}

/** A subject that takes its sense from before ("the device", "these pumps") asks nothing by itself. */
function needsArticleBack(subject: string, entity: FoundEntity): string | null {
  if (
    /^(?:the|this|these|that|those|our|your|my|their|its|such|some|most|many|other|another|each|every) /iu.test(
      subject,
    )
  ) {
    return /^the /iu.test(subject) && (entity.isName || entity.key.includes(' ')) ? subject : null;
  }
  return subject;
}

/** A common noun loses the capital that the start of its sentence gave it. */
function insideSentence(subject: string, { isName, name }: FoundEntity): string {
  const isCommon = !isName && /^\p{Ll}/u.test(name) && /^\p{Lu}\p{Ll}+(?!\p{L}| \p{Lu})/u.test(subject);
  return isCommon && !/^(?:A|An|The|Der|Die|Das|Ein|Eine) /u.test(subject)
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;
}

const AGENT =
  /(?:ist|ian|man|woman|er|or|ant|king|queen|monarch|president|actor|actress|poet|author|artist|scholar|member|founder|head|chief|player|minister|professor|expert|politician|singer)s?$/iu;

/** Whoever is a person is asked for with "who"; where that cannot be told, nobody asks. */
function isPerson(entity: FoundEntity, predicate: string, language: string): boolean {
  if (
    entity.type === 'person' ||
    (language === 'en' && /\b(?:people|peoples|persons?|tribes?|men|women)\b/iu.test(predicate.slice(0, 60)))
  )
    return true;
  if (!entity.isName || entity.type !== 'concept') return KIND_OPENERS[language]?.test(predicate) === false;
  if (language !== 'en') return entity.name.includes(' ');
  return isAgent(predicate) || KIND_OPENERS['en']?.test(predicate) === false;
}

/** True for an English predicate that makes its subject somebody who does something. */
export function isAgent(predicate: string): boolean {
  return headNouns(predicate).some((noun) => AGENT.test(noun));
}

/** False for an English predicate that praises, warns or ranks. */
export function isKind(predicate: string): boolean {
  return !NO_KIND.test(predicate);
}

/** The nouns of the phrase that a predicate opens with: of "an experienced product designer who …" both. */
function headNouns(predicate: string): string[] {
  const tokens = tagEnglish(predicate.slice(0, 160));
  const end = tokens.findIndex(
    ({ tag, text }) => !/^(?:DET|ADJ|NOUN|PROPN|NUM|ADV|VERB|CCONJ)$/u.test(tag) && !/^[-,]$/u.test(text),
  );
  return tokens
    .slice(0, end < 0 ? tokens.length : end)
    .flatMap(({ tag, text }) => (tag === 'NOUN' ? [text] : []));
}

/** "… is a very dangerous thing", "… are the cornerstone of": praise and warning define nothing. */
const NO_KIND =
  /^(?:an? |the |one of the )?(?:very |really |truly |most |more |so )?(?:important|essential|critical|crucial|vital|great|good|best|better|perfect|ideal|dangerous|powerful|popular|wonderful|fantastic|cornerstone|backbone|heart|key to|foundation|reason|result|answer|only|first|second|last|next|same|thing|must|reminder|challenge|problem|priority|concern|success|part|member|question|matter|sign|symptom|step|special case|row|error|mistake|little|lot|bit|few|number|trademark|new)\b/iu;
