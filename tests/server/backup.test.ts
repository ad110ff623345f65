import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeBackup } from '../../src/server/backup/make.ts'
import { restoreBackup } from '../../src/server/backup/restore.ts'
import { serve } from '../../src/server/main.ts'
import { OperatorError } from '../../src/server/operator-error.ts'
import { postgresPrograms } from '../programs.ts'
import { startChild } from './child.ts'
import { deployedFolder, operate, start } from './deployed.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { temporaryFolder, testSettings } from './set-up.ts'
import { keptIds, send, visit } from './visits.ts'

vi.setConfig({ testTimeout: 120_000 })

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

test('backups under load, one killed, and the server killed: a restored copy holds every answered submission once', async () => {
  const folder = await deployedFolder()
  const [DATA_DIR, elsewhere, saved] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()]
  const server = await startChild({ DATA_DIR })
  const { answered, keys, stop } = visit(server.url)
  await expect.poll(() => answered.size, { timeout: 60_000 }).toBeGreaterThan(60)

  const killed = start(folder, [process.execPath, 'src/tools/serve/run-built.js', 'backup', saved], { DATA_DIR })
  await vi.waitUntil(() => readdirSync(saved).length, { timeout: 60_000, interval: 1 })
  killed.child.kill('SIGKILL')
  await killed.end
  const left = readdirSync(saved)

  const before = [...answered.values()]
  const { code, output } = await operate(folder, { DATA_DIR }, 'backup', saved)
  expect(output).toMatch(/^\d+ submissions and \d+ files are saved in /)
  expect(code).toBe(0)
  server.process.kill('SIGKILL')
  await server.exit
  await stop()

  // What the killed one had begun is gone, and never looked like a backup.
  const backups = readdirSync(saved).sort()
  expect(backups.filter((name) => left.includes(name)).filter((name) => name.startsWith('.'))).toEqual([])
  const backup = join(saved, backups.at(-1) ?? '')

  const restored = await operate(folder, { DATA_DIR: elsewhere }, 'restore', backup)
  expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+ submissions of .* are in /) })
  const ids = await keptIds({ dataDir: elsewhere })
  expect(ids).toEqual(expect.arrayContaining(before))
  expect(ids.length).toBe(Number(/^\d+/.exec(restored.output)?.[0]))

  // Whoever sends again what is in the backup gets the same answer from a server on it.
  const revived = await startChild({ DATA_DIR: elsewhere })
  const known = keys
    .map((key, index) => ({ key, index, id: answered.get(key) }))
    .filter(({ id }) => id && ids.includes(id))
  for (const { key, index, id } of known) expect(await send(revived.url, key, index)).toBe(id)
  revived.process.kill('SIGTERM')
  await revived.exit
  expect(await keptIds({ dataDir: elsewhere })).toEqual(ids)
})

/** A backup of a few submissions. */
async function smallBackup() {
  const [DATA_DIR, saved] = [await temporaryFolder(), await temporaryFolder()]
  const server = await serve(await testSettings({ DATA_DIR }), undefined, () => {})
  for (let index = 0; index < 6; index++) await send(server.url, `small-backup-${index}`, index)
  await server.close()
  const { folder: backup } = await makeBackup(DATA_DIR, saved)
  return { DATA_DIR, saved, backup }
}

test('a damaged backup is named and not restored; a sound one is restored over the logs of a deleted database', async () => {
  const { backup } = await smallBackup()
  const DATA_DIR = await temporaryFolder()
  const refusal = async () => {
    const error = await restoreBackup(backup, DATA_DIR).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(OperatorError)
    return (error as OperatorError).message
  }
  const name = readdirSync(join(backup, 'attachments'))[0] ?? ''
  const whole = readFileSync(join(backup, 'attachments', name))
  writeFileSync(join(backup, 'attachments', name), 'damaged')
  expect(await refusal()).toContain(`attachments/${name} is not as it was written`)
  expect(readdirSync(DATA_DIR)).toEqual([])

  // A manifest that is cut off, tells no files, or leads elsewhere.
  const manifest = join(backup, 'backup.json')
  const words = readFileSync(manifest, 'utf8')
  for (const wrong of [words.slice(0, 40), '{}', 'null', words.replace('attachments/', '../attachments/')]) {
    writeFileSync(manifest, wrong)
    expect(await refusal()).toMatch(/ is no backup: its backup\.json is damaged/)
  }
  writeFileSync(manifest, words)

  writeFileSync(join(backup, 'attachments', name), whole)
  writeFileSync(join(DATA_DIR, 'submissions.db-wal'), 'of another database')
  expect(await restoreBackup(backup, DATA_DIR)).toMatchObject({ submissions: 6 })
  expect(await keptIds({ dataDir: DATA_DIR })).toHaveLength(6)
})

test('what cannot be done is reported, and nothing is changed', async () => {
  const [folder, { DATA_DIR, saved, backup }] = [await deployedFolder(), await smallBackup()]
  const again = await operate(folder, { DATA_DIR }, 'restore', backup)
  expect(again).toMatchObject({
    code: 1,
    output: expect.stringContaining('holds submissions already. Stop the server'),
  })
  expect(await keptIds({ dataDir: DATA_DIR })).toHaveLength(6)

  const nowhere = await temporaryFolder()
  await expect(restoreBackup(saved, nowhere)).rejects.toThrow('is no backup')
  await expect(makeBackup(nowhere, saved)).rejects.toThrow('There are no submissions in')

  // A place that cannot be written is told in words.
  for (const [command, place] of [
    ['backup', { args: join(DATA_DIR, 'submissions.db'), DATA_DIR }],
    ['restore', { args: backup, DATA_DIR: join(DATA_DIR, 'submissions.db') }],
  ] as const) {
    const { code, output } = await operate(folder, { DATA_DIR: place.DATA_DIR }, command, place.args)
    expect([code, output]).toEqual([1, expect.stringMatching(/^(No backup was made|The backup was not restored)/)])
    expect(output).not.toContain('    at ')
  }

  // A lost file does not keep the rest from being saved.
  rmSync(join(DATA_DIR, 'attachments', readdirSync(join(DATA_DIR, 'attachments'))[0] ?? ''))
  const incomplete = await operate(folder, { DATA_DIR }, 'backup', saved)
  expect(incomplete.code).toBe(1)
  expect(incomplete.output).toMatch(/^6 submissions and 1 file are saved.*\nMissing or damaged where they are kept/)
})

test('PostgreSQL: its own commands, as the help of ours names them, under load', async () => {
  const [DATA_DIR, saved, folder] = [await temporaryFolder(), await temporaryFolder(), await deployedFolder()]
  const [DATABASE_URL, empty] = [await postgres.createDatabase(), await postgres.createDatabase()]
  const server = await startChild({ DATA_DIR, DATABASE_URL })
  const { answered, stop } = visit(server.url)
  await expect.poll(() => answered.size, { timeout: 60_000 }).toBeGreaterThan(40)
  const before = [...answered.values()]
  const file = join(saved, 'all.dump')
  const runHelp = async (command: string, url: string) => {
    const { output } = await operate(folder, { DATABASE_URL: url }, command, saved)
    const line = output.split('\n').find((text) => text.startsWith('  pg_')) ?? ''
    const PATH = `${postgresPrograms()}:${process.env.PATH}`
    execFileSync('sh', ['-c', line.replace('FILE', file)], { env: { PATH, DATABASE_URL: url } })
  }
  await runHelp('backup', DATABASE_URL)
  server.process.kill('SIGKILL')
  await stop()
  expect(existsSync(file)).toBe(true)
  await runHelp('restore', empty)
  expect(await keptIds({ dataDir: await temporaryFolder(), databaseUrl: empty })).toEqual(
    expect.arrayContaining(before),
  )
})
