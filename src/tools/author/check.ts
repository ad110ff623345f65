import { once } from 'node:events'
import { runCommand } from '../command.ts'
import { checkCommand } from './check/arguments.ts'
import { ownSurroundings } from './surroundings.ts'

/** `npm run check`: all problems of the site's data. */
await runCommand(checkCommand, async (call) => {
  const { runCheck } = await import('./check/run.ts')
  return runCheck(call, {
    ...ownSurroundings(),
    colour: process.stdout.isTTY && !process.env.NO_COLOR,
    bundle: /[\\/]\.cache[\\/]commands[\\/]/.test(import.meta.dirname) ? import.meta.dirname : undefined,
    interrupted: () => once(process, 'SIGINT'),
  })
})
