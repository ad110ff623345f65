import { runCommand } from '../command.ts'
import { migrateCommand, runMigrate } from './migrate/run.ts'
import { ownSurroundings } from './surroundings.ts'

/** `npm run migrate`: brings documents to the current contracts. */
await runCommand(migrateCommand, (call) => runMigrate(call, ownSurroundings()))
