import type { GuardedModel } from '../llm/guarded-model.ts';
import type { ModelSettings } from './model-settings.ts';

/** The language model as it is configured now. Read it once for each piece of work, so that its parts belong together. */
export interface CurrentModel {
  readonly settings: ModelSettings;
  /** Null without a model, and in a process that runs no jobs. */
  readonly model: GuardedModel | null;
}

/** The language model of this process, which follows the settings of the dashboard without a restart. */
export interface LiveModel {
  current(): CurrentModel;
  /** Where Ollama listens on this machine: `http://127.0.0.1:11434`. */
  readonly ollamaOrigin: string;
}

/** A change of the stored settings; the payload says nothing. */
export const modelSettingsChannel = 'model_settings_changed';
