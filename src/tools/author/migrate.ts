import { runCommand } from '../command.ts'
import { migrateCommand, runMigrate } from './migrate/run.ts'

/** `npm run migrate`: brings documents to the current contracts. */
await runCommand(migrateCommand, (call) =>
  runMigrate(call, {
    root: process.cwd(),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  }),
)
