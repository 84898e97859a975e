/** Fits one model of `lab/train/models/`, in a process of its own: it reads the code as built with the earlier models. */
import { hashOf, readTunedPages } from './tuned-pages.mjs';
import { writeModel } from './write-model.mjs';

const [file] = process.argv.slice(2);
const { name, fit, readsPages = true } = await import(new URL(`./models/${file}`, import.meta.url));
const pages = readsPages ? readTunedPages() : [];
const { model, examples, crossValidated, dataHash = hashOf(pages), ...rest } = await fit(pages);
const fitted = {
  ...model,
  fit: {
    fittedOn: new Date().toISOString().slice(0, 10),
    dataHash,
    examples,
    crossValidated,
  },
};
const path = await writeModel({ name, model: fitted, ...rest });
const { measure, figure, baseline } = crossValidated;
console.log(
  `${name}: ${measure} ${figure.toFixed(3)} out of fold, trivial rule ${baseline.toFixed(3)}; ${examples} examples; ${path}`,
);
