import { buildChecked } from '../../../src/tools/build/build-checked.ts'

// Builds in a process of its own, in the current folder, and reports time and memory at its end: see build.ts.
const written = await buildChecked(process.cwd(), () => {})
if (!written) process.exit(1)
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const result = {
  pages: written.length,
  made: written.filter(({ unchanged }) => !unchanged).length,
  seconds: process.uptime(),
  cpu: (userCPUTime + systemCPUTime) / 1e6,
  // In KB on Linux and macOS alike, as libuv gives it.
  peak: maxRSS / 1000,
}
process.stdout.write(`\n${JSON.stringify(result)}\n`)
