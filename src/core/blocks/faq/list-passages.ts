import type { ProseUnit } from '../../signals/prose.ts';
import { packOf } from '../../languages/index.ts';
import type { Grounding } from '../../schema/content-block.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { hasDanglingOpener, isOwnVoice, isPersonal, pointsElsewhere } from '../quoting/dangling-sentences.ts';
import { isOutOfForce, setsScope } from '../quoting/scope.ts';
import { LINK_SHARE_MAX, linkShare } from '../quoting/whole-sentence.ts';
import type { Passage, PassageSignals } from './passage.ts';

/** Lists with their lead line, and rows of tables. */

const LIST_CHARS_MAX = 640;
const ITEMS = { min: 2, max: 10 } as const;
export const LEAD_ENDS = /[:：]\s*$/u;
const SENTENCE_ENDS = /[.!?。！？]["'”’»)]*$/u;
const ROW_CHARS_MAX = 160;
const ROWS_READ_MAX = 60;

/** The block before the list of an item, if it introduces the list; null when other items or parts stand before. */
export function leadOf(index: number, units: readonly ProseUnit[]): number | null {
  for (let at = index - 1; at >= Math.max(0, index - ITEMS.max); at--) {
    const block = units[at]?.block;
    if (block?.kind === 'list_item') continue;
    return block?.kind === 'paragraph' && LEAD_ENDS.test(block.text) ? at : null;
  }
  return null;
}

/** The whole list below a block, with the block's words if they introduce the list. */
export function listAfter(lead: number, { page, prose }: PassageSignals): Passage | null {
  const { units } = prose;
  const { language } = page;
  const opening = units[lead];
  const items = itemsAfter(lead, units);
  const [first, last] = [items[0], items.at(-1)];
  if (opening === undefined || first === undefined || last === undefined) return null;
  const introduction =
    opening.block.kind === 'paragraph' ? introducing(opening, units[lead - 1], language) : '';
  if (introduction === null) return null;
  const texts = items.map(({ block }) => cleanSentence(block.text));
  const text = joinedItems(introduction, texts, language);
  if (text === null || text.length > LIST_CHARS_MAX) return null;
  if (texts.some((item) => !canBeListed(item, language))) return null;
  const isLed = introduction !== '';
  return {
    form: 'list',
    text,
    start: isLed ? opening.block.start : first.block.start,
    end: last.block.end,
    units: [isLed ? lead : lead + 1, lead + items.length],
    opensUnit: true,
    grounding: [
      ...(isLed ? [placeOf(introduction, opening)] : []),
      ...items.map((item, at) => placeOf(texts[at] ?? '', item)),
    ],
  };
}

/** The items of a plain list; none of a nested, a long or a linked one. */
function itemsAfter(lead: number, units: readonly ProseUnit[]): readonly ProseUnit[] {
  const items: ProseUnit[] = [];
  for (let at = lead + 1; items.length <= ITEMS.max; at++) {
    const unit = units[at];
    if (unit?.block.kind !== 'list_item') break;
    items.push(unit);
  }
  const depth = items[0]?.block.listDepth;
  const isPlain = items.every(({ block }) => block.listDepth === depth && linkShare(block) <= LINK_SHARE_MAX);
  return isPlain && items.length >= ITEMS.min && items.length <= ITEMS.max ? items : [];
}

function placeOf(text: string, { block }: ProseUnit): Grounding {
  return { text, source: block.text, start: block.start, end: block.end };
}

/** The line that introduces a list; null when it does not stand alone. */
function introducing(unit: ProseUnit, before: ProseUnit | undefined, language: string): string | null {
  const text = cleanSentence(unit.block.text);
  const [only] = unit.sentences;
  if (unit.sentences.length > 1 || (only !== undefined && !LEAD_ENDS.test(only.text))) return null;
  const isFree =
    !hasDanglingOpener(text, language) &&
    !pointsElsewhere(text, language) &&
    !isPersonal(text, language) &&
    !isOwnVoice(text, language) &&
    !isOutOfForce(text, language);
  const last = before?.block.kind === 'paragraph' ? before.sentences.at(-1) : undefined;
  return isFree && (last === undefined || !setsScope(last.text, language)) ? text : null;
}

function canBeListed(text: string, language: string): boolean {
  return (
    text !== '' &&
    !/[?？؟]$|https?:|www\.|…/u.test(text) &&
    !isPersonal(text, language) &&
    !isOwnVoice(text, language) &&
    !isOutOfForce(text, language) &&
    !pointsElsewhere(text, language)
  );
}

/** Items that are phrases as an enumeration; items that are sentences one after another. */
function joinedItems(introduction: string, items: readonly string[], language: string): string | null {
  const { isUnspaced } = packOf(language).grammar;
  const gap = isUnspaced ? '' : ' ';
  const ended = items.filter((item) => SENTENCE_ENDS.test(item)).length;
  if (ended === items.length) return [introduction, ...items].filter((part) => part !== '').join(gap);
  if (ended > 0) return null;
  const bare = items.map((item) => item.replace(/[,;，；、]\s*(?:and|und|et|y|e|en|i|и|or|oder)?$/u, ''));
  const separator = isUnspaced ? '；' : '; ';
  return `${introduction}${introduction === '' ? '' : gap}${bare.join(separator)}${isUnspaced ? '。' : '.'}`;
}

/** "Label: value" of a row with two cells. A row of more cells means nothing without its columns. */
export function rowAt(index: number, { page, prose }: PassageSignals): Passage | null {
  const unit = prose.units[index];
  const cells = unit?.block.cells ?? [];
  const [label, value] = cells.map(cleanSentence);
  if (unit === undefined || cells.length !== 2 || label === undefined || value === undefined) return null;
  if (unit.block.isHeaderRow || hasColumns(index, prose.units)) return null;
  if (label === '' || value === '' || label.length + value.length > ROW_CHARS_MAX) return null;
  if (!/\p{L}{2}/u.test(label) || /[?？]/u.test(label) || !canBeListed(value, page.language)) return null;
  const text = `${label.replace(/\s*[:：]$/u, '')}: ${value}`;
  return {
    form: 'row',
    text,
    start: unit.block.start,
    end: unit.block.end,
    units: [index, index],
    opensUnit: true,
    grounding: [placeOf(text, unit)],
  };
}

/** True below a header that names columns: a cell means what its column says. */
function hasColumns(index: number, units: readonly ProseUnit[]): boolean {
  for (let at = index; at >= 0 && units[at]?.block.kind === 'table_row'; at--) {
    const block = units[at]?.block;
    if (block?.isHeaderRow === true || (block?.cells?.length ?? 0) > 2) return true;
    if (index - at > ROWS_READ_MAX) return true;
  }
  return false;
}
