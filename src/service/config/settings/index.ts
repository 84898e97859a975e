import { analysingSettings } from './analysing.ts';
import { fetchingSettings } from './fetching.ts';
import { languageModelSettings } from './language-model.ts';
import { observingSettings } from './observing.ts';
import { servingSettings } from './serving.ts';
import type { Setting } from './setting.ts';
import { storageSettings } from './storage.ts';

/** Every setting, in the order of the docs. The reader, the docs and `serve --help` derive from it. */
export const settings = {
  ...servingSettings,
  ...storageSettings,
  ...fetchingSettings,
  ...analysingSettings,
  ...languageModelSettings,
  ...observingSettings,
};

/** The values of all settings. */
export type Config = {
  readonly [Field in keyof typeof settings]: (typeof settings)[Field] extends Setting<infer Value>
    ? Value
    : never;
};
