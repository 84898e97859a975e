/** The bytes of a body, or, for one over the limit, what was read and the rest of it. */
export type BoundedBody =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array<ArrayBuffer> }
  | {
      readonly kind: 'over';
      readonly read: readonly Uint8Array[];
      readonly rest: AsyncIterator<Uint8Array | string>;
    };

export async function readBounded(
  body: AsyncIterable<Uint8Array | string>,
  bytesMax: number,
): Promise<BoundedBody> {
  const rest = body[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const next = await rest.next();
    if (next.done === true) return { kind: 'whole', bytes: joined(read, length) };
    const chunk = chunkBytes(next.value);
    read.push(chunk);
    length += chunk.byteLength;
    if (length > bytesMax) return { kind: 'over', read, rest };
  }
}

/** A body over the limit as it was. Ending it early ends its source. */
export async function* chunksOf({
  read,
  rest,
}: Extract<BoundedBody, { kind: 'over' }>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* read;
    for (let next = await rest.next(); next.done !== true; next = await rest.next())
      yield chunkBytes(next.value);
  } finally {
    await rest.return?.();
  }
}

export function chunkBytes(chunk: Uint8Array | string): Uint8Array<ArrayBuffer> {
  return typeof chunk === 'string' ? new TextEncoder().encode(chunk) : new Uint8Array(chunk);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
