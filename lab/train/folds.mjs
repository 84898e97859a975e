/** Cross-validation by site: what is judged was never fitted on its own site. */
import { createHash } from 'node:crypto';

const foldCount = 5;

/** 0 to 4, by a hash of the site. */
export function foldOf(site) {
  return createHash('sha256').update(`fold:${site}`).digest()[0] % foldCount;
}

/**
 * The output of `predict` for each item by a model fitted on the items of other folds, in the order of `items`.
 *
 * @template Item, Model, Output
 * @param {readonly (Item & { site: string })[]} items
 * @param {(items: readonly Item[]) => Model} fit
 * @param {(model: Model, item: Item) => Output} predict
 * @returns {Output[]}
 */
export function predictOutOfFold(items, fit, predict) {
  const outputs = new Array(items.length);
  for (let fold = 0; fold < foldCount; fold += 1) {
    const left = items
      .map((item, index) => ({ item, index }))
      .filter(({ item }) => foldOf(item.site) === fold);
    if (left.length === 0) continue;
    const model = fit(items.filter(({ site }) => foldOf(site) !== fold));
    for (const { item, index } of left) outputs[index] = predict(model, item);
  }
  return outputs;
}
