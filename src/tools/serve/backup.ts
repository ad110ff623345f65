import { makeBackup } from '../../server/backup/make.ts'
import { OperatorError } from '../../server/operator-error.ts'
import { readSettings } from '../../server/settings.ts'
import { counted } from '../counted.ts'
import { runOperatorCommand } from './command.ts'

const help = `npm run backup -- FOLDER
Copies all submissions and their files to a new folder in FOLDER, while the server runs. Reports what is damaged.
Reads DATA_DIR, like the server. If DATABASE_URL is set, use PostgreSQL's own command to copy everything:
  pg_dump --format=custom --file=FILE "$DATABASE_URL"`

/** `npm run backup`. */
await runOperatorCommand({ help, words: 'folder' }, async ({ positionals: [folder, ...more] }) => {
  const { dataDir, databaseUrl } = readSettings(process.env)
  if (!folder || more.length || databaseUrl) throw new OperatorError(help)
  const backup = await makeBackup(dataDir, folder)
  const files = counted(Object.keys(backup.files).length - 1, 'file')
  const done = `${counted(backup.submissions, 'submission')} and ${files} are saved in ${backup.folder}`
  if (!backup.damaged.length) return done
  throw new OperatorError(
    `${done}\nMissing or damaged where they are kept, and saved as they are: files of ${backup.damaged.join(', ')}`,
  )
})
