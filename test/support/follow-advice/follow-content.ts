/** Cells, characters and placeholders. */
import { isElement } from '../../../src/core/document/tree.ts';
import { bare, built, elementWith, mapText, named, setText, textOf, type Element } from './edit-html.ts';
import type { Follower } from './followers.ts';

function tableOf(element: Element | null): Element | null {
  for (let node = element; node !== null;) {
    if (node.tagName === 'table') return node;
    const parent = node.parentNode;
    node = parent !== null && isElement(parent) ? parent : null;
  }
  return null;
}

export const labelColumns: Follower = (page, { where, text }) => {
  const opening = where ?? /begins “([^”]+?)…?”/u.exec(text)?.[1] ?? '';
  const table = named(page, 'table').find((one) => bare(textOf(one)).startsWith(bare(opening)));
  const [row] = table === undefined ? [] : named(table, 'tr');
  if (row === undefined) return false;
  row.childNodes = row.childNodes.map((cell) => {
    if (!isElement(cell) || cell.tagName !== 'td') return cell;
    const header = built('<table><tr><th></th></tr></table>');
    const [th] = named(header, 'th');
    if (th === undefined) return cell;
    th.childNodes = cell.childNodes;
    for (const child of th.childNodes) child.parentNode = th;
    th.parentNode = row;
    return th;
  });
  return true;
};

/** Empty cells of the table say what a tick would. */
export const fillCells: Follower = (page, { where }) => {
  const table = tableOf(where === null ? null : elementWith(page, where));
  if (table === null) return false;
  const empty = named(table, 'td').filter((cell) => textOf(cell) === '');
  for (const cell of empty) setText(cell, 'Yes');
  return empty.length > 0;
};

/** UTF-8 that was read as Windows-1252, back to what was written. */
export const repairCharacters: Follower = (page) => {
  const [body] = named(page, 'body');
  return body !== undefined && mapText(body, repaired);
};

const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/â€[™˜]/gu, '’'],
  [/â€œ/gu, '“'],
  [/â€[\u009d”]/gu, '”'],
  [/â€“/gu, '–'],
  [/â€¦/gu, '…'],
  [/Ã([¡-¿])/gu, ''],
  [/Â([\u00a0£©®°·»«])/gu, '$1'],
  [/\ufffd/gu, ''],
];

function repaired(text: string): string {
  const letters = text.replace(/Ã([\u0080-\u00bf])/gu, (_, last: string) =>
    String.fromCodePoint((last.codePointAt(0) ?? 0) + 0x40),
  );
  return MISREAD.reduce((changed, [misread, written]) => changed.replace(misread, written), letters);
}

/** The words that belong there are what the page is about. */
export const fillPlaceholder: Follower = (page, { text, where, result }) => {
  const placeholder = /placeholder “(.+)” with/u.exec(text)?.[1];
  const name = result.page?.subject?.name ?? result.page?.title ?? undefined;
  const element = where === null ? (named(page, 'body')[0] ?? null) : elementWith(page, where);
  if (placeholder === undefined || name === undefined || element === null) return false;
  return mapText(element, (words) => words.replaceAll(placeholder, name));
};
