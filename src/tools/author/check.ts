import { once } from 'node:events'
import { runCommand } from '../command.ts'
import { checkCommand } from './check/arguments.ts'

/** `npm run check`: all problems of the site's data. */
await runCommand(checkCommand, async (call) => {
  const { runCheck } = await import('./check/run.ts')
  return runCheck(call, {
    root: process.cwd(),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    colour: process.stdout.isTTY && !process.env.NO_COLOR,
    bundle: /[\\/]\.cache[\\/]commands[\\/]/.test(import.meta.dirname) ? import.meta.dirname : undefined,
    interrupted: () => once(process, 'SIGINT'),
  })
})
