import { runCommand } from '../command.ts'
import { renameCommand } from './rename-page/arguments.ts'
import { renamePage } from './rename-page/rename.ts'

/** `npm run rename:page`: gives a page another path. */
await runCommand(renameCommand, ({ positionals }) => {
  console.log(renamePage(process.cwd(), positionals))
})
