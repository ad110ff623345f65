import { restoreBackup } from '../../server/backup/restore.ts'
import { OperatorError } from '../../server/operator-error.ts'
import { readSettings } from '../../server/settings.ts'
import { counted } from '../counted.ts'
import { runOperatorCommand } from './command.ts'

const help = `npm run restore -- FOLDER
Restores a backup (the folder named by its time) to DATA_DIR, which must contain no submissions. Stop the server first.
If DATABASE_URL is set, use PostgreSQL's own command to restore a file of pg_dump to an empty database:
  pg_restore --exit-on-error --no-owner --dbname="$DATABASE_URL" FILE`

/** `npm run restore`. */
await runOperatorCommand({ help, words: 'folder' }, async ({ positionals: [folder, ...more] }) => {
  const { dataDir, databaseUrl } = readSettings(process.env)
  if (!folder || more.length || databaseUrl) throw new OperatorError(help)
  const { submissions, madeAt } = await restoreBackup(folder, dataDir)
  return `${counted(submissions, 'submission')} of ${madeAt} are in ${dataDir}`
})
