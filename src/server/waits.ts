import type { FastifyReply } from 'fastify';

/** Gives every request a signal that ends its waiting when its connection closes or the server stops. */
export interface Waits {
  during<T>(reply: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Ends every wait, those begun later too. */
  endAll(): void;
}

/**
 * One controller for each request, in a set, and not `AbortSignal.any` with one signal for the whole server: a signal
 * that lives as long as the server would gather a listener for every request that it ever served.
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
