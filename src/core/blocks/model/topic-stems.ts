import { wordsOf } from '../../text/words.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems } from '../../signals/terms.ts';

/** Salience, relative to the strongest entity, from which on an entity belongs to the page's topic. */
const SUBJECT_SALIENCE_MIN = 0.4;

/** Stems of what the page is about: its title and its primary entity. */
export function titleStems({ page, titleText, primaryEntity }: Signals): ReadonlySet<string> {
  const title = wordsOf(`${page.titleHeading ?? ''} ${titleText}`, page.language);
  return new Set([...contentStems(title), ...(primaryEntity?.key.split(' ') ?? [])]);
}

/** Stems of the page's topic: its title, its primary entity and other strong entities. */
export function topicStems(signals: Signals): ReadonlySet<string> {
  const strong = signals.entities.all.filter(({ salience }) => salience >= SUBJECT_SALIENCE_MIN);
  return new Set([...titleStems(signals), ...strong.flatMap(({ key }) => key.split(' '))]);
}
