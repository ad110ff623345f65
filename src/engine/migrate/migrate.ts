import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Change, Json, JsonObject, Migration } from '../../../schema/migrations/tools.ts'
import { nameOf, siteKind } from '../content/load.ts'
import { applyEdits } from '../content/problem.ts'
import { migrationFiles, migrationsFolder, versionOf } from '../content/versions.ts'
import { editsTo } from './edits.ts'

/** A migration step with the version that it leads to. */
export interface Step {
  version: number
  migration: Migration
}

/** A migrated document. */
export interface Migrated {
  file: string
  text: string
  from: number
  to: number
}

/** The steps of schema/migrations, in order. */
export async function loadSteps(root: string): Promise<Step[]> {
  const files = [...migrationFiles(root)]
  // Steps are read as they are, also by a command that runs as a bundle.
  const { tsImport } = await import('tsx/esm/api')
  return Promise.all(
    files.map(async ([version, name]) => {
      const url = pathToFileURL(join(root, migrationsFolder, name)).href
      const { default: step } = (await tsImport(url, import.meta.url)) as {
        default: Migration | { default: Migration }
      }
      // Where package.json does not say "module", a step is read as CommonJS.
      return { version, migration: 'default' in step ? step.default : step }
    }),
  )
}

/**
 * Migrates a document to the current version. Its text changes only where a step changes the data, and in the version.
 * @param doc a document that could be parsed; others are left alone
 * @returns undefined if there is nothing to do
 */
export function migrate(doc: { file: string; text: string; data?: unknown }, steps: Step[]): Migrated | undefined {
  const from = versionOf(doc.data)
  const to = steps.at(-1)?.version ?? 0
  if (from >= to || typeof doc.data !== 'object' || doc.data === null) return undefined
  const lacking = steps.filter(({ version }) => version > from)
  const data = lacking.reduce(
    (before, { migration }) => changeOf(migration, doc.file)?.(before) ?? before,
    doc.data as JsonObject,
  )
  return { file: doc.file, text: applyEdits(doc.text, editsTo(doc.text, withVersion(data, to))), from, to }
}

function changeOf(migration: Migration, file: string): Change | undefined {
  const kind = siteKind(file)
  if (kind === 'site') return migration.site?.[nameOf({ file })]
  if (kind === 'policy') return migration.document
  return kind === 'page' ? migration.page : undefined
}

/** Puts the version at the top, below `$schema`. */
function withVersion({ $schema, version: _, ...rest }: JsonObject, version: number): JsonObject {
  const head: Record<string, Json> = $schema === undefined ? { version } : { $schema, version }
  return { ...head, ...rest }
}
