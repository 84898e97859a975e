import type { z } from 'zod';

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/**
 * The type of a schema's data, `readonly` at every level: records are made once and read from then on. zod's own
 * `.readonly()` would freeze what it parses and write `readOnly` into the OpenAPI document.
 */
export type OutputOf<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;
