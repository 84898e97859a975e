/** Resolves when announced, after `leftMs`, or when the signal aborts; never rejects. */
export function untilAnnounced(announced: Promise<void>, leftMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      done();
    };
    const timer = setTimeout(finish, leftMs + 1);
    signal.addEventListener('abort', finish, { once: true });
    announced.then(finish, finish);
    if (signal.aborted) finish();
  });
}
