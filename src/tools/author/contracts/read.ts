import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '../../../engine/content/contracts.ts'
import { migrationsFolder } from '../../../engine/content/versions.ts'
import { Refusal } from '../../command.ts'
import { git } from '../git.ts'

const isContract = (file: string): boolean =>
  /^(schema\/[^/]+|src\/blocks\/[^/]+\/[^/]+)\.schema\.json$/.test(file) && file !== 'schema/blocks.schema.json'

/** The contracts of the working tree, by path. */
export function contractsHere(root: string): Map<string, Schema> {
  const files = ['schema', 'src/blocks'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      `${folder}/${name}`.replaceAll('\\', '/'),
    ),
  )
  return new Map(files.filter(isContract).map((file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8'))]))
}

/**
 * The contracts of a commit; undefined if there is no such commit.
 * @throws Refusal for a contract that is not JSON
 */
export function contractsAt(root: string, commit: string): Map<string, Schema> | undefined {
  const names = git(root, ['ls-tree', '-r', '--name-only', '-z', commit, '--', 'schema', 'src/blocks'])
  if (names === undefined) return undefined
  const files = names.split('\0').filter(isContract)
  return new Map(
    files.map((file) => {
      try {
        return [file, JSON.parse(git(root, ['show', `${commit}:./${file}`]) ?? '')]
      } catch {
        throw new Refusal(`${file} cannot be read as JSON at ${commit}. Name a commit whose contracts can be read.`)
      }
    }),
  )
}

/** The number of migration steps at a commit. */
export function stepsAt(root: string, commit: string): number {
  const names = git(root, ['ls-tree', '--name-only', '-z', commit, '--', `${migrationsFolder}/`]) ?? ''
  return names.split('\0').filter((name) => /\/\d{3}-[^/]+\.ts$/.test(name)).length
}
