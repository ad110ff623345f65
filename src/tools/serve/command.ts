import { OperatorError } from '../../server/backup/manifest.ts'
import { SettingsError } from '../../server/settings.ts'
import { type Call, type Command, type Options, runCommand } from '../command.ts'
import { InboxError } from './inbox/words.ts'

/**
 * Runs an operators' command and prints what it returns. If it fails, prints why and sets exit code 1; so it does, without
 * a message, if the command returns undefined.
 */
export function runOperatorCommand<O extends Options>(
  command: Command<O>,
  carryOut: (call: Call<O>) => Promise<string | undefined>,
): Promise<void> {
  return runCommand(command, async (call) => {
    try {
      const done = await carryOut(call)
      if (done === undefined) return 1
      console.log(done)
      return 0
    } catch (error) {
      if (![OperatorError, SettingsError, InboxError].some((kind) => error instanceof kind)) throw error
      console.error((error as Error).message)
      return 1
    }
  })
}
