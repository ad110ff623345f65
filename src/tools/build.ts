import { buildChecked } from './build-checked.ts'
import { report } from './build-report.ts'

/** `npm run build`: checks the site, builds it into dist/ and prints what each route weighs. */
const written = await buildChecked(process.cwd(), (message) => console.log(message))
if (written) report(written)
else process.exitCode = 1
