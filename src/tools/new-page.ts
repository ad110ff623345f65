import { callOfProcess } from './new/answers.ts'
import { newPage } from './new/page.ts'
import { runNew } from './new/run.ts'

/** `npm run new:page -- --like api-integration --path /data-lakes`: writes the document of a new page; asks for what is missing. */
await runNew(() => newPage(process.cwd(), callOfProcess()))
