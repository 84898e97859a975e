import type { ShownModel } from '../models/shown-model.ts';

/** Every model of the reading, in the order in which they read a page. */
export const shownModels: readonly ShownModel[] = [];
