import { SettingsError } from '../server/settings.ts'
import { runInbox } from './inbox/command.ts'
import { InboxError } from './inbox/words.ts'

/** `npm run inbox`: lists, shows and exports what visitors have sent. `npm run inbox -- --help` tells how. */
try {
  console.log(
    await runInbox(process.argv.slice(2), process.env, process.stdout.isTTY ? process.stdout.columns : undefined),
  )
} catch (error) {
  if (!(error instanceof InboxError || error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
