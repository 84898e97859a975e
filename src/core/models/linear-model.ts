/**
 * Small models whose every judgement can be followed: a weighted sum of named features. Weights are data, fitted by
 * `npm run train` and kept in `weights/`.
 */

/** Features of one thing to be judged, by name; a feature that is left out is 0. */
export type Features<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** How a model came about; printed in the documentation. */
export interface Fit {
  /** Day of the fit, YYYY-MM-DD. */
  readonly fittedOn: string;
  /** SHA-256 of the labels and pages that it was fitted on. */
  readonly dataHash: string;
  /** Number of labelled things: candidates, spans, names, pages. */
  readonly examples: number;
  /** The figure on sites left out of the fit, with that of a trivial rule. */
  readonly crossValidated: { readonly measure: string; readonly figure: number; readonly baseline: number };
}

/** Logistic or pairwise: the sum orders candidates; as a log-odds it gives a probability. */
export interface LinearModel<Name extends string> {
  readonly intercept: number;
  readonly weights: Readonly<Record<Name, number>>;
  readonly fit: Fit;
}

/** The weighted sum: log-odds for a logistic model. */
export function scoreOf<Name extends string>(model: LinearModel<Name>, features: Features<Name>): number {
  let sum = model.intercept;
  for (const name in features) sum += model.weights[name] * (features[name] ?? 0);
  return sum;
}

/** 0-1. */
export function probabilityOf<Name extends string>(
  model: LinearModel<Name>,
  features: Features<Name>,
): number {
  return 1 / (1 + Math.exp(-scoreOf(model, features)));
}

/** One weighted sum a class; the highest wins (multinomial logistic). */
export interface ClassModel<Class extends string, Name extends string> {
  readonly classes: Readonly<
    Record<Class, { readonly intercept: number; readonly weights: Readonly<Partial<Record<Name, number>>> }>
  >;
  readonly fit: Fit;
}

/** The class with the highest sum, and its probability among all classes. */
export function classify<Class extends string, Name extends string>(
  { classes }: ClassModel<Class, Name>,
  features: Features<Name>,
): { readonly type: Class; readonly probability: number } | null {
  let best: { type: Class; sum: number } | null = null;
  const sums: number[] = [];
  for (const type in classes) {
    const { intercept, weights } = classes[type];
    let sum = intercept;
    for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
    sums.push(sum);
    if (best === null || sum > best.sum) best = { type, sum };
  }
  if (best === null) return null;
  const { type, sum: highest } = best;
  return { type, probability: 1 / sums.reduce((total, sum) => total + Math.exp(sum - highest), 0) };
}

/** Each class's own probability, as its model against all others gives it: they need not sum to 1. */
export function probabilitiesOf<Class extends string, Name extends string>(
  { classes }: ClassModel<Class, Name>,
  features: Features<Name>,
): Readonly<Partial<Record<Class, number>>> {
  const found: Partial<Record<Class, number>> = {};
  for (const type in classes) {
    const { intercept, weights } = classes[type];
    let sum = intercept;
    for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
    found[type] = 1 / (1 + Math.exp(-sum));
  }
  return found;
}
