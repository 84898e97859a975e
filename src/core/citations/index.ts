/** Citation tests: a page among its rivals. Pages in, a plan of questions to a model out; answers in, a result out. */
export { judgeCitationTest } from './judge-citation-test.ts';
export { planCitationTest, type CitationTestInput } from './plan-citation-test.ts';
export { readSource, unreachableSource, type ReadSourceOptions } from './read-source.ts';
export type { CitationAnswer, CitationPlan, CitationPrompt } from './citation-plan.ts';
export type { SourcePage } from './source-page.ts';
export { citationPower } from './figures/power.ts';
export type { TestPages } from './test-pages.ts';
