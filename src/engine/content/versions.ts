import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { valueAt } from './value-at.ts'

/** The folder of the migration steps, relative to the root. */
export const migrationsFolder = 'schema/migrations'

/** The migration steps of a site by the version that each leads to: 1 → "001-one-vocabulary.ts". */
export function migrationFiles(root: string): Map<number, string> {
  const folder = join(root, migrationsFolder)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d{3}-.+\.ts$/.test(name)) : []
  const files = new Map<number, string>()
  for (const name of names.sort()) {
    const version = Number(name.slice(0, 3))
    const other = files.get(version)
    if (other)
      throw new Error(
        `${migrationsFolder} has two steps to version ${version}: ${other} and ${name}. Give one the next number.`,
      )
    if (version !== files.size + 1)
      throw new Error(`${migrationsFolder}/${name}: there is no step to version ${files.size + 1}.`)
    files.set(version, name)
  }
  return files
}

/** The version of the contracts that a document was written for; 0 for a document without one, written before versions existed. */
export function versionOf(data: unknown): number {
  const version = valueAt(data, ['version'])
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 0
}
