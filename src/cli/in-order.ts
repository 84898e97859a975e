/**
 * Runs `work` on every item, at most `lanes` at once, and gives the results in the order of the items. Rejects with the
 * first rejection; what runs then goes on, nothing new is begun.
 */
export async function inOrder<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let isBroken = false;
  const lane = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (isBroken) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        isBroken = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
  return results;
}

/** Lets at most `places` callers in at once; the others wait for their turn, first come, first served. */
export function createGate(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
