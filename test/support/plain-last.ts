import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the project `plain` last. Suites of the others start and kill processes, and wait for them: at the end of a run
 * nothing would use the processor meanwhile. The last files of `plain` are small and only compute.
 */
export class PlainLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isPlain = ({ project }: TestSpecification): boolean => project.name === 'plain';
    return [...sorted.filter((file) => !isPlain(file)), ...sorted.filter(isPlain)];
  }
}
