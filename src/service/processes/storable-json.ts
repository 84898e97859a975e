/** Escapes in JSON text of what PostgreSQL's JSON functions refuse; whole pairs of surrogates are not escaped. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/**
 * JSON text that the database can also read from, not only keep. One NUL or half of a surrogate pair, which a page may
 * contain and which cutting a text may leave, makes every query of the row fail. Each is replaced by one character, so
 * offsets stay true.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (!UNSTORABLE.test(text)) return text;
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replace(/[\0\p{Cs}]/gu, '\ufffd') : part,
  );
}

/** The value itself, or a copy as `storableJson` writes it. */
export function storable<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  // A copy of a value of this type, with other strings.
  return UNSTORABLE.test(text) ? (JSON.parse(storableJson(value)) as Value) : value;
}
