import type { CauseRule } from './cause-case.ts';

/** Assistants cannot read the page, or may not quote it. */
export const unreachable: CauseRule = {
  code: 'unreachable',
  find: ({ own: { status, reason } }) =>
    status === 'read'
      ? null
      : {
          explanation: 'Assistants cannot read the page or may not quote it.',
          own: null,
          ...(reason === null ? {} : { rule: reason }),
        },
};
