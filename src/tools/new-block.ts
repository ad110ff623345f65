import { callOfProcess } from './new/answers.ts'
import { newBlock } from './new/block.ts'
import { runNew } from './new/run.ts'

/** `npm run new:block -- pull-quote`: writes the folder of a new block and its line in the registry; asks for what is missing. */
await runNew(() => newBlock(process.cwd(), callOfProcess()))
