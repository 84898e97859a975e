import type { ClassModel, LinearModel } from './linear-model.ts';

/** A model with the words that explain it to a user; `docs/reading.md` prints each. */
export interface ShownModel {
  /** Name of the model, as in `npm run train -- <name>`. */
  readonly name: string;
  readonly title: string;
  /** What the sum decides, in one or two sentences. */
  readonly decides: string;
  /** What each feature measures. */
  readonly features: Readonly<Record<string, string>>;
  readonly model: LinearModel<string> | ClassModel<string, string>;
}
