/**
 * Lets the compiler prove that a schema and an interface describe the same data. `readonly` is left out of the
 * comparison: schemas cannot express it for nested lists, and it says nothing about the wire.
 */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

export type SameType<A, B> = Identical<DeepReadonly<A>, DeepReadonly<B>>;

/** A compile error unless the argument is `true`. */
export type Proof<T extends true> = T;
