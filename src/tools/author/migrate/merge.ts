import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentFrom, siteKind } from '../../../engine/content/load.ts'
import { versionOf } from '../../../engine/content/versions.ts'
import { migrate, type Step } from '../../../engine/migrate/migrate.ts'
import { git } from '../git.ts'

/** A document that two branches changed, merged after each side was migrated. */
export interface Settled {
  file: string
  text: string
  /** Whether both sides changed the same lines: the text then has git's conflict markers. */
  conflicts: boolean
}

type Sides = [base: string, ours: string, theirs: string]

/**
 * Merges the documents again that both branches changed, one before and one after a change of the contracts: git merges
 * lines and knows nothing of versions. Looks at a merge in progress, or at one that was just made.
 */
export function settleMerge(root: string, steps: Step[]): Settled[] {
  const sides = sidesOf(root)
  const unmerged = unmergedIn(root)
  const files = new Set([...unmerged.keys(), ...(sides ? changedByBoth(root, sides) : [])])
  return [...files].filter(siteKind).flatMap((file) => {
    const blobs = unmerged.get(file) ?? sides?.map((commit) => `${commit}:./${file}`)
    const texts = blobs?.map((blob) => git(root, ['cat-file', 'blob', blob]))
    if (!texts?.every((text) => text !== undefined)) return []
    const docs = texts.map((text) => documentFrom(file, text))
    const [, ours, theirs] = docs
    if (versionOf(ours?.data) === versionOf(theirs?.data) || !isAsGitLeftIt(root, file, texts)) return []
    return [{ file, ...merged(docs.map((doc) => migrate(doc, steps)?.text ?? doc.text)) }]
  })
}

/** The commits of the merge in progress, or of the merge that HEAD is. */
function sidesOf(root: string): Sides | undefined {
  const commit = (name: string) => git(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])?.trim()
  const going = commit('MERGE_HEAD')
  const [ours, theirs] = going ? [commit('HEAD'), going] : [commit('HEAD^1'), commit('HEAD^2')]
  const base = ours && theirs && git(root, ['merge-base', ours, theirs])?.trim()
  return base ? [base, ours, theirs] : undefined
}

/** Documents with conflicts, each with the three blobs that git could not merge. */
function unmergedIn(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of (git(root, ['ls-files', '-u', '-z', '--', 'pages-data']) ?? '').split('\0').filter(Boolean)) {
    const [, hash = '', stage, file = ''] = /^\d+ (\w+) (\d)\t(.*)$/s.exec(line) ?? []
    const blobs = found.get(file) ?? []
    blobs[Number(stage) - 1] = hash
    found.set(file, blobs)
  }
  return new Map([...found].filter(([, blobs]) => blobs.filter(Boolean).length === 3))
}

function changedByBoth(root: string, [base, ours, theirs]: Sides): string[] {
  const changed = (side: string): string[] =>
    (git(root, ['diff', '--name-only', '--relative', '-z', base, side, '--', 'pages-data']) ?? '').split('\0')
  const others = new Set(changed(theirs))
  return changed(ours).filter((file) => file && others.has(file))
}

/** Whether a document is unchanged since git merged it, with or without conflicts. */
function isAsGitLeftIt(root: string, file: string, sides: string[]): boolean {
  const text = readFileSync(join(root, file), 'utf8')
  const { text: put, conflicts } = merged(sides)
  return conflicts ? /^<{7} /m.test(text) : text === put
}

function merged([base = '', ours = '', theirs = '']: string[]): { text: string; conflicts: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  try {
    const files = Object.entries({ ours, base, theirs }).map(([name, text]) => {
      writeFileSync(join(folder, name), text)
      return name
    })
    const labels = ['ours', 'before', 'theirs'].flatMap((label) => ['-L', label])
    const { stdout, status } = spawnSync('git', ['merge-file', '-p', ...labels, ...files], {
      cwd: folder,
      encoding: 'utf8',
    })
    return { text: stdout, conflicts: status !== 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
