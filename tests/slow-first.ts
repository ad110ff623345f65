import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slow = /\/(?:rebuild|score|migrate-story|new-block|commands|mail|steady)\.test\./

/** Begins with the files that take longest, so that no processor waits for one of them at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [true, false].flatMap((first) => sorted.filter(({ moduleId }) => slow.test(moduleId) === first))
  }
}
