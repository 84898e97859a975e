import { unasked, type LanguageModel } from './language-model.ts';

export interface QuestionLoad {
  /** Questions at the endpoint. */
  readonly active: number;
  /** Questions that wait for others to end. */
  readonly waiting: number;
}

/**
 * Asks at most `questionsMax` questions at once. Others wait in the order of their arrival; the wait counts against their
 * deadline and is part of their duration.
 */
export function limitConcurrency(
  model: LanguageModel,
  questionsMax: number,
): LanguageModel & { load(): QuestionLoad } {
  let active = 0;
  const waiting = new Set<() => void>();

  /** False when the signal is aborted before there is room. */
  const enter = (signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve(false);
      if (active < questionsMax) {
        active += 1;
        return resolve(true);
      }
      const leave = (): void => {
        waiting.delete(begin);
        resolve(false);
      };
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        resolve(true);
      };
      waiting.add(begin);
      signal.addEventListener('abort', leave, { once: true });
    });

  /** Hands the room to the next in line, if any. */
  const exit = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      active -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    generator: model.generator,
    async ask(question, options) {
      const { signal, deadlineMs } = options;
      const begun = performance.now();
      const deadline = AbortSignal.timeout(Math.max(0, Math.floor(deadlineMs)));
      const hasEntered = await enter(AbortSignal.any([deadline, signal]));
      const waitedMs = performance.now() - begun;
      if (!hasEntered) {
        signal.throwIfAborted();
        return unasked('timeout', waitedMs);
      }
      try {
        signal.throwIfAborted();
        const answer = await model.ask(question, { ...options, deadlineMs: deadlineMs - waitedMs });
        return { ...answer, durationMs: answer.durationMs + waitedMs };
      } finally {
        exit();
      }
    },
    close: () => model.close(),
    load: () => ({ active, waiting: waiting.size }),
  };
}
