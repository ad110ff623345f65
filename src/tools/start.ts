import { join } from 'node:path'
import { serve } from '../server/main.ts'
import { readSettings, SettingsError } from '../server/settings.ts'
import { buildChecked, isBuilt } from './build-checked.ts'

/** `npm start`: builds the site where something changed since the last time, serves it and says where. */
const root = process.cwd()
try {
  const settings = readSettings(process.env)
  if (isBuilt(root) || (await buildChecked(root, (message) => console.log(message)))) {
    const { url } = await serve(settings, join(root, 'dist'))
    console.log(`The site is at ${url}`)
  } else process.exitCode = 1
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
