import { analysingSettings } from './analysing.ts';
import { fetchingSettings } from './fetching.ts';
import { languageModelSettings } from './language-model.ts';
import { observingSettings } from './observing.ts';
import { servingSettings } from './serving.ts';
import type { Setting } from './setting.ts';
import { storageSettings } from './storage.ts';

/** Every setting, in the order in which the docs list them. The reader, the docs and `serve --help` are made from it. */
export const settings = {
  ...servingSettings,
  ...storageSettings,
  ...fetchingSettings,
  ...analysingSettings,
  ...languageModelSettings,
  ...observingSettings,
};

/** The values of all settings; see `settings` for what each is for. */
export type Config = {
  readonly [Field in keyof typeof settings]: (typeof settings)[Field] extends Setting<infer Value>
    ? Value
    : never;
};
