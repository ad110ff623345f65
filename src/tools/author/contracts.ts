import { runCommand } from '../command.ts'
import { contractsCommand, runContracts } from './contracts/run.ts'

/** `npm run contracts -- BASE`: how the contracts differ from those of a commit. */
await runCommand(contractsCommand, ({ positionals }) =>
  runContracts(positionals, {
    root: process.cwd(),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  }),
)
