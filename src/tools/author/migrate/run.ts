import { documentFrom, loadSite } from '../../../engine/content/load.ts'
import { documentsOf, putDocument } from '../../../engine/content/sources.ts'
import { loadSteps, type Migrated, migrate } from '../../../engine/migrate/migrate.ts'
import type { Call, Command } from '../../command.ts'
import { counted } from '../../counted.ts'
import { git } from '../git.ts'
import { replaceFiles } from '../replace-files.ts'
import type { Surroundings } from '../surroundings.ts'
import { settleMerge } from './merge.ts'

const options = { 'dry-run': { type: 'boolean' } } as const

/** How `npm run migrate` is called. */
export const migrateCommand: Command<typeof options> = {
  help: `npm run migrate -- [--dry-run]

Brings documents that were written for older contracts up to date, by the steps of schema/migrations. During a merge, or
right after one, it brings both sides up to date and then merges their changes.

  --dry-run   lists the documents that it would change, and writes nothing`,
  options,
}

/**
 * `npm run migrate`.
 * @returns the exit code: 0 if every document is up to date, 1 if one could not be read or merged
 */
export async function runMigrate({ values }: Call<typeof options>, { root, out, err }: Surroundings): Promise<number> {
  const dry = values['dry-run'] ?? false
  const steps = await loadSteps(root)
  const settled = settleMerge(root, steps)
  const site = loadSite(root)
  for (const { file, text } of settled) putDocument(site, documentFrom(file, text))
  const clashes = new Set(settled.filter(({ conflicts }) => conflicts).map(({ file }) => file))
  const documents = documentsOf(site)
  const done = documents.flatMap((doc) => migrate(doc, steps) ?? [])
  const unread = documents.filter(({ data, file }) => data === undefined && !clashes.has(file))
  if (!dry) {
    replaceFiles(root, [...settled, ...done])
    const whole = settled.filter(({ conflicts }) => !conflicts).map(({ file }) => file)
    if (whole.length) git(root, ['add', '--', ...whole])
  }
  for (const { file, conflicts } of settled)
    out(
      `${file}: ${conflicts ? 'both branches changed the same lines; choose between <<<<<<< and >>>>>>>' : 'changes of both branches put together'}\n`,
    )
  for (const doc of done) out(`${doc.file}: ${fromTo(doc)}\n`)
  const today = steps.at(-1)?.version ?? 0
  const changed = new Set([...settled, ...done].map(({ file }) => file)).size
  const verb = dry ? 'would be brought' : 'brought'
  out(
    changed
      ? `${counted(changed, 'document')} ${verb} to version ${today}.\n`
      : `Every document is of version ${today}.\n`,
  )
  for (const { file, problems } of unread) err(`${file} stays as it is. ${problems[0]?.message}\n`)
  return unread.length || clashes.size ? 1 : 0
}

const fromTo = ({ from, to }: Migrated): string => `version ${from} → ${to}`
