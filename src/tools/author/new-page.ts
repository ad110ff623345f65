import { runCommand } from '../command.ts'
import { ownTerminal } from './new/answers.ts'
import { newPage, newPageCommand } from './new/page.ts'

/** `npm run new:page`: writes the draft of a new page. */
await runCommand(newPageCommand, async ({ values }) => {
  console.log(await newPage(process.cwd(), { given: values, ...ownTerminal() }))
})
