/** When analyses begin, end and are cut off by a kill, read from the log lines of the product. */

/** Log message of an ended analysis. */
const ending = 'analysis ended';

/** Tracks analysis attempts in the logs of all processes. */
export function watchAttempts(onEnding) {
  const cutOffAt = new Map();
  const restartsMs = [];
  const pickUpsMs = [];
  /** The latest kill, until work that it cut off begins again. */
  let open;
  let cutOff = 0;
  return {
    /** Tracks one run of one process: its log lines and the time of its kill. */
    newLife() {
      const active = new Set();
      return {
        takeLine(line) {
          if (!line.startsWith('{')) return;
          const { msg, time, analysis_id: id, key } = JSON.parse(line);
          if (msg === 'analysis begun') {
            active.add(id);
            if (cutOffAt.has(id)) restartsMs.push(Date.parse(time) - cutOffAt.get(id));
            cutOffAt.delete(id);
            if (open?.ids.has(id)) {
              pickUpsMs.push(Date.parse(time) - open.timeMs);
              open = undefined;
            }
          } else if (msg === ending) {
            active.delete(id ?? key);
            onEnding(id ?? key);
          }
        },
        isAtWork: () => active.size > 0,
        dieAt(timeMs) {
          cutOff += active.size;
          open = active.size > 0 ? { timeMs, ids: new Set(active) } : undefined;
          for (const id of active) cutOffAt.set(id, timeMs);
        },
      };
    },
    figures: () => ({
      cutOff,
      slowestRestartMs: Math.max(0, ...restartsMs),
      slowestPickUpMs: Math.max(0, ...pickUpsMs),
      pickUps: pickUpsMs.length,
    }),
  };
}
