import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slow = /\/(?:rebuild|score|checker-score|backup|new-block|commands|mail|steady|studio-findings|blocks)\.test\./

const hasPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom')

/**
 * Begins with the files that take longest, so that no processor waits for one of them at the end. Those with a page of their
 * own come after all others: for each change between the two Vitest would start a process and load every module anew.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placed = (await super.sort(files)).map((file) => {
      const place = 2 * Number(hasPage(file)) - Number(slow.test(file.moduleId))
      return { file, place }
    })
    return placed.sort((one, other) => one.place - other.place).map(({ file }) => file)
  }
}
