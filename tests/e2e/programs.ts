import { spawnSync } from 'node:child_process'
import { test } from './site.ts'

/**
 * For tests of programs that Node does not bring. Where one is missing the test is skipped and says how to get it; in CI,
 * which installs what is missing, it fails.
 */
export function needProgram(command: string, versionFlag: string, debianPackage: string): void {
  if (spawnSync(command, [versionFlag]).error)
    doWithout(`There is no "${command}" here. Debian or Ubuntu: apt-get install ${debianPackage}.`)
}

/** Skips a test with these words, or fails it in CI. */
export function doWithout(help: string): void {
  if (process.env.CI) throw new Error(help)
  console.warn(help)
  test.skip(true, help)
}
