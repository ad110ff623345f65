import { Refusal, runCommand } from '../command.ts'
import { ownTerminal } from './new/answers.ts'
import { newBlock, newBlockCommand } from './new/block.ts'

/** `npm run new:block`: writes a new block. */
await runCommand(newBlockCommand, async ({ values, positionals: [name, second] }) => {
  if (second) throw new Refusal(`One name is enough: "${name}" or "${second}"?`)
  console.log(await newBlock(process.cwd(), { given: { ...values, name }, ...ownTerminal() }))
})
