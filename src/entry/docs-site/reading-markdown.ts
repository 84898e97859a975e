import type { ClassModel, Fit, LinearModel } from '../../core/models/linear-model.ts';
import type { ShownModel } from '../../core/models/shown-model.ts';
import { shownModels } from './shown-models.ts';
import { generatedNote, table } from './markdown.ts';

/** `docs/reading.md`: how a page is read, with the weight of every feature. */
export function readingMarkdown(): string {
  return [
    generatedNote,
    '',
    '# How a page is read',
    '',
    'Before anything is scored, the analysis notes what a careful reader would note first: what the page is about, of which',
    'type it is, what people would ask about it, which words answer, and what it lacks. Words of a language come from its pack',
    '(`src/core/languages/`). Where many weak signs decide, a small model weighs them: a sum of named features times the weights',
    'below, fitted on labelled pages by `npm run train`. A positive weight speaks for, a negative one against; a feature that',
    'is absent counts 0. The figures are of sites that were left out of the fit.',
    '',
    ...shownModels.flatMap(modelSection),
  ].join('\n');
}

function modelSection({ name, title, decides, features, model }: ShownModel): readonly string[] {
  return [
    `## ${title}`,
    '',
    `${decides} (\`${name}\`)`,
    '',
    fitNote(model.fit),
    '',
    'classes' in model ? classTable(model, features) : weightTable(model, features),
    '',
  ];
}

function fitNote({ fittedOn, examples, crossValidated: { measure, figure, baseline } }: Fit): string {
  return (
    `${measure}: ${figure.toFixed(2)} on sites left out, ${baseline.toFixed(2)} by a trivial rule. ` +
    `Fitted ${fittedOn} on ${examples.toLocaleString('en')} examples.`
  );
}

const shownWeight = (weight: number | undefined): string =>
  weight === undefined || Math.abs(weight) < 0.005 ? '0' : weight.toFixed(2).replace('-', '−');

function weightTable(model: LinearModel<string>, features: ShownModel['features']): string {
  const rows = Object.entries(model.weights)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .map(([name, weight]) => [`\`${name}\``, shownWeight(weight), features[name] ?? '']);
  return table(
    ['Feature', 'Weight', 'Measures'],
    [['', shownWeight(model.intercept), 'every case alike'], ...rows],
  );
}

function classTable({ classes }: ClassModel<string, string>, features: ShownModel['features']): string {
  const types = Object.keys(classes);
  const rows = Object.entries(features).map(([name, meaning]) => [
    `\`${name}\``,
    meaning,
    ...types.map((type) => shownWeight(classes[type]?.weights[name])),
  ]);
  const intercepts = types.map((type) => shownWeight(classes[type]?.intercept));
  return table(['Feature', 'Measures', ...types], [['', 'every case alike', ...intercepts], ...rows]);
}
