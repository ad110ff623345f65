import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed only after a retry, as Playwright does in CI. */
export default class FlakyTests implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} › ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.#names) console.log(`passed only after a retry: ${name}`)
  }
}
