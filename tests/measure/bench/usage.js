import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Each process of a measured build, those that bundle and encode too, notes at its end what it used: see build.ts.
if (isMainThread)
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    // Memory is in KB on Linux and macOS alike, as libuv gives it.
    const usage = { cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1000 }
    appendFileSync(process.env.USAGE_FILE, `${JSON.stringify(usage)}\n`)
  })
