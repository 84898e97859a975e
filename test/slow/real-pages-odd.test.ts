import { lawsOnRealPages } from '../support/laws-on-real-pages.ts';

lawsOnRealPages(2, 1);
