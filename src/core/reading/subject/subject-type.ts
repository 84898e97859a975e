import type { SubjectType } from '../../schema/vocabulary.ts';
import { stringsOf } from '../../document/structured-data.ts';
import { classify } from '../../models/linear-model.ts';
import { SUBJECT_TYPE } from './subject-type-weights.ts';
import { subjectTypeFeaturesOf, type TypedSubject } from './subject-type-features.ts';

/** What kind of thing the page's subject is; a question or theme is a topic. */
export function subjectTypeOf(name: string, subject: TypedSubject): SubjectType {
  return (
    declaredTypeOf(name, subject) ??
    classify(SUBJECT_TYPE, subjectTypeFeaturesOf(name, subject))?.type ??
    'topic'
  );
}

/** Types of schema.org that say what a thing is. A place to stay or to eat is a place, not the firm that runs it. */
const DECLARED: readonly (readonly [SubjectType, RegExp])[] = [
  ['person', /^(?:Person|Physician)$/],
  ['event', /(?:Event|Festival)$/],
  [
    'place',
    /^(?:Place|TouristAttraction|City|Country|Hotel|Restaurant|Museum|Park|Landform|Beach|Mountain|LandmarksOrHistoricalBuildings|LodgingBusiness)$/,
  ],
  ['food', /^Recipe$/],
  ['work', /^(?:Book|Movie|TVSeries|VideoGame|MusicAlbum|MusicRecording|Painting|ScholarlyArticle|Dataset)$/],
];
const ITEMS_MAX = 200;

/** What the structured data says of the thing of this very name. */
function declaredTypeOf(name: string, { page }: TypedSubject): SubjectType | null {
  const own = name.toLowerCase();
  const items = page.structuredData.items
    .slice(0, ITEMS_MAX)
    .filter(
      ({ depth, properties }) =>
        depth <= 1 && stringsOf(properties['name']).some((one) => one.trim().toLowerCase() === own),
    );
  const found = DECLARED.find(([, types]) =>
    items.some((item) => item.types.some((type) => types.test(type))),
  );
  return found?.[0] ?? null;
}
