/**
 * Isotonic regression by pooling adjacent violators, as steps.
 *
 * @param {readonly { at: number, value: number }[]} items values 0-1
 * @param {1 | -1} direction 1 where the share grows with `at`
 * @returns {{ from: number, share: number }[]} ascending in `from`; the first begins at 0
 */
export function fitSteps(items, direction) {
  const sorted = [...items].sort((one, other) => direction * (one.at - other.at));
  const pools = [];
  for (const { at, value } of sorted) {
    pools.push({ ats: [at], right: value, count: 1 });
    while (pools.length > 1 && shareOf(pools.at(-2)) >= shareOf(pools.at(-1))) {
      const last = pools.pop();
      const before = pools.at(-1);
      before.ats.push(...last.ats);
      before.right += last.right;
      before.count += last.count;
    }
  }
  const merged = mergeSmall(pools).map((pool) => ({ from: Math.min(...pool.ats), share: smoothed(pool) }));
  merged.sort((one, other) => one.from - other.from);
  return merged.map((step, index) => (index === 0 ? { ...step, from: 0 } : step));
}

/** A step of fewer items is joined to the one before: it would be chance. */
const countMin = 40;

function mergeSmall(pools) {
  const merged = [];
  for (const pool of pools) {
    const last = merged.at(-1);
    if (last !== undefined && (pool.count < countMin || last.count < countMin)) {
      last.ats.push(...pool.ats);
      last.right += pool.right;
      last.count += pool.count;
    } else merged.push({ ...pool });
  }
  return merged;
}

function shareOf({ right, count }) {
  return right / count;
}

/** One right and one wrong verdict beforehand, so that nothing is certain. */
function smoothed({ right, count }) {
  return (right + 1) / (count + 2);
}
