/** Fits one model of `lab/train/models/`, in a process of its own: it reads the code as built with the earlier models. */
import { hashOf, readTunedPages } from './tuned-pages.mjs';
import { writeModel } from './write-model.mjs';

const [file] = process.argv.slice(2);
const { name, fit } = await import(new URL(`./models/${file}`, import.meta.url));
const pages = readTunedPages();
const { model, examples, crossValidated, ...rest } = await fit(pages);
const fitted = {
  ...model,
  fit: {
    fittedOn: new Date().toISOString().slice(0, 10),
    dataHash: hashOf(pages),
    examples,
    crossValidated,
  },
};
const path = await writeModel({ name, model: fitted, ...rest });
const { measure, figure, baseline } = crossValidated;
console.log(
  `${name}: ${measure} ${figure.toFixed(3)} out of fold, trivial rule ${baseline.toFixed(3)}; ${examples} examples; ${path}`,
);
