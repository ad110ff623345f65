import { runNew } from './new/run.ts'
import { renamePage } from './rename-page/rename.ts'

/** `npm run rename:page -- /old /new`: moves a page's document, rewrites every link to it, records a redirect. */
await runNew(async () => renamePage(process.cwd(), process.argv.slice(2)))
