import { join } from 'node:path'
import { readSettings } from '../../server/settings.ts'
import { closeOnSignal } from './close-on-signal.ts'
import { runOperatorCommand } from './command.ts'

const help = `npm start

Builds the site if something has changed, serves it and prints the address. README.md lists the settings.`

/** `npm start`. */
await runOperatorCommand({ help }, async () => {
  const root = process.cwd()
  const settings = readSettings(process.env)
  // What follows takes a while to load, even if there is nothing to build.
  console.log('Looking for changes since the last build')
  const { buildChecked, isBuilt } = await import('../build/build-checked.ts')
  if (!isBuilt(root) && !(await buildChecked(root, (message) => console.log(message)))) return undefined
  const { serve } = await import('../../server/main.ts')
  const server = await serve(settings, join(root, 'dist'))
  closeOnSignal(server)
  return `The site is at ${server.url}`
})
