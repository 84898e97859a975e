import { lawsOnRealPages } from '../../support/laws-on-real-pages.ts';

/** One page in eight; `npm run test:slow` tries all. */
lawsOnRealPages(8);
