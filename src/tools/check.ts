import { runCheck } from './check/run.ts'

/** `npm run check`: all problems of the site's data; see `npm run check -- --help`. */
process.exitCode = await runCheck(process.argv.slice(2), {
  root: process.cwd(),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colour: process.stdout.isTTY && !process.env.NO_COLOR,
})
