import { lawsOnRealPages } from '../support/laws-on-real-pages.ts';

// With `real-pages-odd.test.ts` all pages: two files, so that two processors share them.
lawsOnRealPages(2, 0);
