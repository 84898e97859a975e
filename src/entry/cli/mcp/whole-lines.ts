import { Transform, type TransformCallback } from 'node:stream';

/** The start and the end of a line that was dropped. */
export interface DroppedLine {
  readonly head: string;
  readonly tail: string;
}

/** What is kept of a dropped line: enough for the members around its parameters. */
const keptBytes = 1_024;
const lineFeed = 0x0a;

/**
 * Passes lines on, each whole. A line of more than `bytesMax` bytes is dropped up to its end and reported; the reader
 * behind never holds a part of it, so that the lines after it are read as ever.
 */
export class WholeLines extends Transform {
  readonly #bytesMax: number;
  readonly #onDropped: (line: DroppedLine) => void;
  #parts: Buffer[] = [];
  #bytes = 0;
  #dropped: { head: Buffer; tail: Buffer } | undefined;

  constructor(bytesMax: number, onDropped: (line: DroppedLine) => void) {
    super({ readableObjectMode: true });
    this.#bytesMax = bytesMax;
    this.#onDropped = onDropped;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      this.#take(chunk.subarray(start, end + 1));
      this.#endLine();
      start = end + 1;
    }
    if (start < chunk.length) this.#take(chunk.subarray(start));
    done();
  }

  #take(part: Buffer): void {
    if (this.#dropped !== undefined) {
      const { head, tail } = this.#dropped;
      this.#dropped = { head, tail: lastOf(tail, part) };
      return;
    }
    this.#parts.push(part);
    this.#bytes += part.length;
    if (this.#bytes <= this.#bytesMax) return;
    const line = Buffer.concat(this.#parts);
    this.#dropped = { head: Buffer.from(line.subarray(0, keptBytes)), tail: lastOf(line) };
    this.#clear();
  }

  #endLine(): void {
    if (this.#dropped === undefined) {
      this.push(Buffer.concat(this.#parts));
    } else {
      const { head, tail } = this.#dropped;
      this.#dropped = undefined;
      this.#onDropped({ head: head.toString(), tail: tail.toString() });
    }
    this.#clear();
  }

  #clear(): void {
    this.#parts = [];
    this.#bytes = 0;
  }
}

/** A copy, so that the whole line is not kept in memory with it. */
function lastOf(...parts: readonly Buffer[]): Buffer {
  const last = Buffer.concat(parts.map((part) => part.subarray(-keptBytes)));
  return Buffer.from(last.subarray(-keptBytes));
}
