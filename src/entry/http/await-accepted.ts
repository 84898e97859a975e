import type { App } from '../../service/platform/app.ts';

/**
 * The result of `wait` for work that this request submitted. Null also when the wait fails: the work is accepted by then,
 * and an error would make callers submit it twice.
 */
export async function awaitAccepted<Document>(
  app: Pick<App, 'log'>,
  id: string | null,
  wait: (id: string) => Promise<Document | null>,
): Promise<Document | null> {
  if (id === null) return null;
  try {
    return await wait(id);
  } catch (error) {
    app.log.error({ err: error, id }, 'waiting for accepted work failed');
    return null;
  }
}
