import type { z } from 'zod';

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/**
 * The output type of a schema, `readonly` at every level. zod's own `.readonly()` would freeze parsed values and add
 * `readOnly` to the OpenAPI document.
 */
export type OutputOf<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;
