import { lawsOnRealPages } from '../support/laws-on-real-pages.ts';

lawsOnRealPages(1);
