/** Jobs that score the pages of the configuration file; docs/pipelines.md has more of them. */
import { version } from '../../../service/platform/version.ts';

export const ciSystems = ['github', 'gitlab'] as const;
export type CiSystem = (typeof ciSystems)[number];

export const ciPaths: Readonly<Record<CiSystem, string>> = {
  github: '.github/workflows/citeworthy.yml',
  gitlab: '.gitlab/citeworthy.yml',
};

const command = `npx --yes citeworthy@${version} analyze`;

/** The version is named, so that a new rubric does not change the scores by itself. */
export const ciTexts: Readonly<Record<CiSystem, string>> = {
  github: `# Scores the pages of citeworthy.config.json. Set failUnder there to fail the job below a score.
name: Citeworthy
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions:
  contents: read
jobs:
  citeworthy:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: ${command} --format markdown >> "$GITHUB_STEP_SUMMARY"
`,
  gitlab: `# Scores the pages of citeworthy.config.json. Set failUnder there to fail the job below a score.
citeworthy:
  stage: test
  image: node:22-slim
  script:
    - ${command} --output junit=citeworthy.xml
  artifacts:
    when: always
    reports:
      junit: citeworthy.xml
`,
};
