import type { SubjectSurface } from '../../schema/vocabulary.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { matcherOf, perPack } from '../../languages/compile.ts';
import { wordsOf } from '../../text/words.ts';
import { contentStems } from '../../signals/terms.ts';
import type { SubjectSurfaces } from './subject-surfaces.ts';
import { titleRuns } from './title-segments.ts';

/** How a candidate was read; one name may be read in several ways. */
export type Reading =
  | 'declaredName'
  | 'declaredHeadline'
  | 'declaredAbout'
  | 'heading'
  | 'otherHeading'
  | 'wholeTitle'
  | 'titleStart'
  | 'titleMiddle'
  | 'titleEnd'
  | 'openGraphTitle'
  | 'breadcrumb'
  | 'slug'
  | 'firstHeading'
  | 'joined'
  | 'opened'
  | 'closed'
  | 'shortened'
  | 'parted';

/** A name that the subject may have. */
export interface SubjectCandidate {
  readonly name: string;
  readonly readFrom: SubjectSurface;
  readonly readings: ReadonlySet<Reading>;
  /** Stems of its content words, of all its words when it has no other. */
  readonly stems: ReadonlySet<string>;
}

const CANDIDATES_MAX = 80;
const JOINED_MAX = 20;
const NAME_CHARS_MAX = 200;
const WORDS_MAX = 30;

interface Draft {
  readonly name: string;
  readonly readFrom: SubjectSurface;
  readonly readings: readonly Reading[];
}

/** Every name on the page's surfaces, whole, in parts and without the words around it; equal ones are one candidate. */
export function subjectCandidates(
  surfaces: SubjectSurfaces,
  { pack, language }: { readonly pack: LanguagePack; readonly language: string },
): SubjectCandidate[] {
  const whole = wholeNames(surfaces, pack);
  const found = new Map<string, { -readonly [Key in keyof SubjectCandidate]: SubjectCandidate[Key] }>();
  const add = ({ name: written, readFrom, readings }: Draft): void => {
    const name = tidied(written);
    const words = wordsOf(name, language);
    if (words.length === 0 || words.length > WORDS_MAX) return;
    const content = contentStems(words);
    const stems = content.size > 0 ? content : new Set(words.map(({ stem }) => stem));
    const key = [...stems].sort().join(' ');
    const known = found.get(key);
    if (known !== undefined) known.readings = new Set([...known.readings, ...readings]);
    else if (found.size < CANDIDATES_MAX)
      found.set(key, { name, readFrom, readings: new Set(readings), stems });
  };
  for (const draft of whole) add(draft);
  for (const draft of whole) for (const shorter of shorterNames(draft, pack)) add(shorter);
  const isName = (name: string): boolean => !navigationOf(pack).test(name);
  for (const draft of joinedNames(surfaces, [...found.values()], isName)) add(draft);
  return [...found.values()];
}

/** Surfaces in the order in which their way of writing is preferred: an address has no capitals. */
function wholeNames(surfaces: SubjectSurfaces, pack: LanguagePack): Draft[] {
  const drafts: Draft[] = [];
  const add = (name: string | null, readFrom: SubjectSurface, reading: Reading): void => {
    if (name === null) return;
    drafts.push({ name, readFrom, readings: [reading] });
  };
  const addRuns = (text: string | null, readFrom: SubjectSurface, reading: Reading): void => {
    if (text === null) return;
    for (const run of titleRuns(text)) {
      const isWhole = run.last - run.first + 1 === run.partCount;
      drafts.push({ name: run.text, readFrom, readings: isWhole ? [reading] : [reading, 'parted'] });
    }
  };
  addRuns(surfaces.declaredName, 'structured_data', 'declaredName');
  addRuns(surfaces.heading, 'heading', 'heading');
  addTitle(surfaces.title, drafts, pack);
  addRuns(surfaces.openGraphTitle, 'title', 'openGraphTitle');
  addRuns(surfaces.declaredHeadline, 'structured_data', 'declaredHeadline');
  for (const about of surfaces.declaredAbout) add(about, 'structured_data', 'declaredAbout');
  add(surfaces.breadcrumb, 'structured_data', 'breadcrumb');
  for (const heading of surfaces.otherHeadings) addRuns(heading, 'heading', 'otherHeading');
  if (surfaces.heading === null) add(surfaces.firstHeading, 'heading', 'firstHeading');
  add(surfaces.slug, 'address', 'slug');
  return drafts;
}

const navigationOf = perPack(({ subjects, grammar: { isUnspaced } }) =>
  matcherOf(subjects?.navigation ?? null, { at: 'whole', isUnspaced }),
);

function addTitle(title: string | null, drafts: Draft[], pack: LanguagePack): void {
  if (title === null) return;
  const runs = titleRuns(title);
  // "Home | Blue Heron Books" names one thing, beside a label that does not belong to its name.
  const labels = runs.filter(({ text, first, last }) => first === last && navigationOf(pack).test(text));
  for (const { text, first, last, partCount } of runs) {
    if (first < last && labels.some((label) => label.first >= first && label.last <= last)) continue;
    const isWhole = first === 0 && last === partCount - 1;
    const readings: readonly Reading[] = [
      isWhole
        ? 'wholeTitle'
        : first === 0
          ? 'titleStart'
          : last === partCount - 1
            ? 'titleEnd'
            : 'titleMiddle',
    ];
    drafts.push({ name: text, readFrom: 'title', readings });
  }
}

const edgesOf = perPack(({ subjects, grammar: { isUnspaced } }) => ({
  opener: matcherOf(subjects?.openers ?? null, { at: 'start', isUnspaced }),
  closer: matcherOf(subjects?.closers ?? null, { at: 'end', isUnspaced }),
}));

/** Names without openers, closers, brackets and what follows a comma. */
function shorterNames(draft: Draft, pack: LanguagePack): Draft[] {
  const { opener, closer } = edgesOf(pack);
  const text = draft.name.slice(0, NAME_CHARS_MAX);
  const shorter: Draft[] = [];
  const add = (name: string, ...ways: readonly Reading[]): void => {
    if (name.trim() !== '' && name !== text)
      shorter.push({ ...draft, name, readings: [...draft.readings, ...ways] });
  };
  const unopened = withoutEdge(text, (name) => name.replace(opener, ''));
  const unclosed = withoutEdge(text, (name) => name.replace(closer, ''));
  add(unopened, 'opened');
  add(unclosed, 'closed');
  if (unopened !== text && unclosed !== text)
    add(
      withoutEdge(unopened, (name) => name.replace(closer, '')),
      'opened',
      'closed',
    );
  const bare = text.replace(/\s*[([（【][^()[\]（）【】]*[)\]）】]\s*/g, ' ');
  add(bare, 'shortened');
  const comma = /[,;?!，、？！。]\s|(?<!\p{N})\.\s(?=\p{Lu})/u.exec(text);
  if (comma !== null) {
    add(text.slice(0, comma.index), 'shortened');
    const before = withoutEdge(text.slice(0, comma.index), (name) => name.replace(opener, ''));
    if (before !== text.slice(0, comma.index)) add(before, 'opened', 'shortened');
  }
  return shorter;
}

const EDGE_WORDS_MAX = 3;

/** Removes openers or closers one after the other; what is left is never empty. */
function withoutEdge(text: string, cut: (text: string) => string): string {
  let left = text;
  for (let count = 0; count < EDGE_WORDS_MAX; count++) {
    const next = tidied(cut(left));
    if (next === left || next === '') break;
    left = next;
  }
  return left;
}

/** A heading with the brand or the site that the title adds: "bread makers" of "Bread makers | Cuisinart". */
function joinedNames(
  { brand, title }: SubjectSurfaces,
  found: readonly SubjectCandidate[],
  isName: (name: string) => boolean,
): Draft[] {
  const ends =
    title === null
      ? []
      : titleRuns(title).filter(
          ({ first, last, partCount }) =>
            first === last && partCount > 1 && (first === 0 || last === partCount - 1),
        );
  const owners = [...new Set([...(brand === null ? [] : [brand]), ...ends.map(({ text }) => text)])].filter(
    (owner) => owner.split(' ').length <= 3 && isName(owner),
  );
  const names = found.filter(
    ({ readings, name }) =>
      (readings.has('heading') ||
        readings.has('declaredName') ||
        readings.has('titleStart') ||
        readings.has('titleEnd')) &&
      !readings.has('parted') &&
      isName(name) &&
      name.split(' ').length <= 8,
  );
  const drafts = names.flatMap(({ name, readFrom }) =>
    owners
      .filter((owner) => !name.toLowerCase().includes(owner.toLowerCase()))
      .map((owner): Draft => ({ name: `${owner} ${name}`, readFrom, readings: ['joined'] })),
  );
  return drafts.slice(0, JOINED_MAX);
}

/** Without white space, trade-mark signs and punctuation around the name. Brackets and quotation marks of a whole name stay. */
function tidied(text: string): string {
  return text
    .replace(/[®™©]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s|·•:,;.!?–—\-»«>/]+|[\s|·•:,;!–—\-»«>/]+$/g, '')
    .trim();
}
