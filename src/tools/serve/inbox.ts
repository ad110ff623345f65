import { runOperatorCommand } from './command.ts'
import { inboxCommand, runInbox } from './inbox/command.ts'

/** `npm run inbox`: lists, shows and exports what visitors have sent. */
await runOperatorCommand(inboxCommand, (call) =>
  runInbox(call, process.env, process.stdout.isTTY ? process.stdout.columns : undefined),
)
