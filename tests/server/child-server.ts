import { serve } from '../../src/server/main.ts'
import { readSettings } from '../../src/server/settings.ts'
import { closeOnSignal } from '../../src/tools/serve/close-on-signal.ts'

// A server of its own process for the tests that kill, measure or multiply it. Its first line is its address.
const server = await serve(
  readSettings(process.env),
  process.env.DIST || undefined,
  process.env.LOG ? undefined : () => {},
)
closeOnSignal(server)
process.on('message', () => process.send?.(process.resourceUsage().maxRSS))
// A test run that was killed cannot end its servers.
process.on('disconnect', () => process.exit())
process.stdout.write(`${server.url}\n`)
