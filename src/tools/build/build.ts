import { runCommand } from '../command.ts'

const help = `npm run build

Checks the site, builds it into dist/ and prints the size of each route.`

/** `npm run build`. */
await runCommand({ help }, async () => {
  const { buildChecked } = await import('./build-checked.ts')
  const { report } = await import('./build-report.ts')
  const written = await buildChecked(process.cwd(), (message) => console.log(message))
  if (written) report(written)
  return written ? 0 : 1
})
