import { OperatorError } from '../../server/operator-error.ts'
import { SettingsError } from '../../server/settings.ts'
import { type Call, type Command, type Options, runCommand } from '../command.ts'

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
      if (!(error instanceof OperatorError || error instanceof SettingsError)) throw error
      console.error(error.message)
      return 1
    }
  })
}
