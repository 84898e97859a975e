import { expect, it } from 'vitest';
import { editJson, parseEdit } from './stored-edit.ts';

const changes = [{ id: 'blk_1', text: 'New words of a title' }];

it('changes alone are stored as every version reads them', () => {
  expect(JSON.parse(editJson({ changes }))).toEqual(changes);
  expect(parseEdit(JSON.stringify(changes))).toEqual({
    changes,
    leaveOut: [],
    publishes: false,
    again: null,
  });
});

it('a publication without some items is read as it was stored, and is no array', () => {
  const edit = { leaveOut: ['itm_1'], publishes: true };
  expect(Array.isArray(JSON.parse(editJson(edit)))).toBe(false);
  expect(parseEdit(editJson(edit))).toEqual({
    changes: [],
    leaveOut: ['itm_1'],
    publishes: true,
    again: null,
  });
});
