import { describe, expect, it } from 'vitest';
import { TITLE_JOINT, TITLE_JOINT_OR_COLON } from './title-joints.ts';

describe('the joints of a title', () => {
  it.each([
    ['Casual Sneakers | Allen Edmonds', ['Casual Sneakers', 'Allen Edmonds']],
    ['Casual Sneakers|Allen Edmonds', ['Casual Sneakers', 'Allen Edmonds']],
    ['Backups - Guides – Hetzner Docs', ['Backups', 'Guides', 'Hetzner Docs']],
    ['Home » Shop :: Lamps', ['Home', 'Shop', 'Lamps']],
    ['热泵保养_家电_新浪网', ['热泵保养', '家电', '新浪网']],
  ])('divide “%s”', (title, parts) => {
    expect(title.split(TITLE_JOINT)).toEqual(parts);
  });

  it.each(['Self-made lamps', 'os_path and sys_path', 'Windlass: how it is oiled', 'AC/DC', ''])(
    'leave “%s” whole',
    (title) => {
      expect(title.split(TITLE_JOINT)).toEqual([title]);
    },
  );

  it('include colons where a name is looked for', () => {
    expect('Roomba j7+: the review | Wired'.split(TITLE_JOINT_OR_COLON)).toEqual([
      'Roomba j7+',
      'the review',
      'Wired',
    ]);
  });
});
