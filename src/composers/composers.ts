import type { AnyComposer } from './composer.ts';

/** Every composer. Of one type, those whose words are surest come first: their proposals are taken first. */
export const composers: readonly AnyComposer[] = [];
