/**
 * Lints the OpenAPI document with the recommended rules of Redocly and Spectral; a warning fails. Prints what they find.
 * With a file it lints that document.
 */
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { describeRoutes } from './describe-routes.js';

const [file] = process.argv.slice(2);
const text = file === undefined ? JSON.stringify(await describeRoutes()) : readFileSync(file, 'utf8');
const found = [...(await redoclyProblems(text)), ...(await spectralProblems(text))];
for (const line of found) process.stderr.write(`${line}\n`);
if (found.length > 0) process.exitCode = 1;
else process.stdout.write('The OpenAPI document has no problems.\n');

async function redoclyProblems(source) {
  const config = await createConfig({
    extends: ['recommended'],
    // No id is `batch`: each has the prefix of its object and an underscore.
    rules: { 'no-ambiguous-paths': 'off' },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ ruleId, message, location }) => `Redocly ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}

async function spectralProblems(source) {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] });
  const problems = await linter.run(source);
  return problems.map(({ code, message, path }) => `Spectral ${code}: ${message} ${path.join('.')}`);
}
