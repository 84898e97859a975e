import { createRequire } from 'node:module';

// The package is one JSON file, which ESM imports only with a warning on Node 20.
const stopwordsIso = createRequire(import.meta.url)('stopwords-iso') as Readonly<
  Record<string, readonly string[] | undefined>
>;

/**
 * English has its own list, because the iso one (1,298 words) counts words such as "announce" and "affected" as empty.
 * These are the closed classes: articles, pronouns, prepositions, conjunctions, auxiliaries and a few adverbs.
 */
const ENGLISH =
  'a about above across after again against all almost along already also although always am among an and another any anyone anything are around as at away back be became because become been before behind being below between both but by can cannot could did do does doing done down during each either else enough etc even ever every everyone everything few first for from further get gets getting give given go goes going gone got had has have having he her here hers herself him himself his how however i if in instead into is it its itself just keep kept know last least less let like likely made make makes making many may maybe me might mine more most much must my myself near need needs neither never next no nobody none nor not nothing now of off often on once one only onto or other others otherwise our ours ourselves out over own per perhaps please put quite rather really said same say says see seem seems several shall she should since so some someone something sometimes soon still such take takes taking than that the their theirs them themselves then there therefore these they thing things this those though through throughout thus to together too toward towards under until up upon us use used uses using usually very via want wants was way we well went were what whatever when whenever where whereas whether which while who whole whom whose why will with within without would yes yet you your yours yourself yourselves s t ll re ve d m don doesn didn isn aren wasn weren won can couldn shouldn wouldn hasn haven hadn';

const cache = new Map<string, ReadonlySet<string>>();

/** Words that carry no topic, lower-case; empty for a language without a list. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  return cached(language, () => (language === 'en' ? ENGLISH.split(' ') : (stopwordsIso[language] ?? [])));
}

/** Words too general to be an entity when they stand alone; a wider list than the stop words. */
export function genericWordsOf(language: string): ReadonlySet<string> {
  return cached(`generic ${language}`, () => stopwordsIso[language] ?? []);
}

function cached(name: string, read: () => readonly string[]): ReadonlySet<string> {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const words = new Set(read());
  cache.set(name, words);
  return words;
}
