import { runCommand } from '../command.ts'
import { contractsCommand, runContracts } from './contracts/run.ts'
import { ownSurroundings } from './surroundings.ts'

/** `npm run contracts -- BASE`: how the contracts differ from those of a commit. */
await runCommand(contractsCommand, ({ positionals }) => runContracts(positionals, ownSurroundings()))
