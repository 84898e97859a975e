/** Memory of one worker thread, in bytes. Only the thread itself can measure it, so it reports after each page. */
export interface ThreadMemory {
  readonly threadId: number;
  readonly heapUsedBytes: number;
  readonly heapTotalBytes: number;
  /** Buffers outside the heap, of this thread alone. */
  readonly externalBytes: number;
}

export function isThreadMemory(message: unknown): message is ThreadMemory {
  return typeof message === 'object' && message !== null && 'heapUsedBytes' in message;
}
