import type { FastifyReply } from 'fastify';

/** Gives every request a signal that ends its waiting when its connection closes or the server stops. */
export interface Waits {
  during<T>(reply: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Ends every wait, including later ones. */
  endAll(): void;
}

/**
 * Keeps one controller per request in a set. `AbortSignal.any` with one signal for the whole server would leak: that
 * signal would collect a listener for every request.
 */
export function createWaits(): Waits {
  const open = new Set<AbortController>();
  let isOver = false;
  return {
    async during(reply, work) {
      const controller = new AbortController();
      const end = (): void => controller.abort();
      if (isOver) end();
      open.add(controller);
      reply.raw.once('close', end);
      try {
        return await work(controller.signal);
      } finally {
        open.delete(controller);
        reply.raw.off('close', end);
      }
    },
    endAll() {
      isOver = true;
      for (const controller of open) controller.abort();
    },
  };
}
