import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Libsql from 'libsql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OperatorError } from '../../src/server/operator-error.ts'
import { openStore } from '../../src/server/store/open.ts'
import { Refusal, readCall } from '../../src/tools/command.ts'
import { inboxCommand, runInbox } from '../../src/tools/serve/inbox/command.ts'
import { toCsv } from '../../src/tools/serve/inbox/csv.ts'
import { listSubmissions } from '../../src/tools/serve/inbox/table.ts'
import { commands } from './deployed.ts'
import { incomingFile } from './incoming-file.ts'
import { application, docx, enquiry } from './samples.ts'
import { temporaryFolder } from './set-up.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A data folder with an enquiry that tries to be a formula and an application with a file. */
async function filledFolder() {
  const dataDir = await temporaryFolder()
  const store = await openStore({ dataDir }, () => {})
  const fields = { ...enquiry, Message: '=HYPERLINK("https://evil.example")' }
  const { id: first } = await store.save({ form: 'enquiry', key: 'key-00001', fields })
  const file = { ...(await incomingFile(store, docx())), name: '../../résumé "final".docx', kind: 'docx' as const }
  const { id: second } = await store.save({
    form: 'job-application',
    key: 'key-00002',
    fields: { ...application, Current_CTC: 8.5 },
    file,
  })
  const submissions = await store.read()
  await store.close()
  return { dataDir, first, second, submissions }
}

const inbox = async (dataDir: string, ...args: string[]) =>
  runInbox(readCall(inboxCommand, args), { DATA_DIR: dataDir })

test('list: a line for each submission, tab-separated for other programs', async () => {
  const { dataDir, first, second } = await filledFolder()
  const cells = (await inbox(dataDir)).split('\n').map((line) => line.split('\t'))
  expect(cells.map(([id, , form, name]) => [id, form, name])).toEqual([
    ['ID', 'Form', 'Name'],
    [first.slice(0, 8), 'enquiry', enquiry.Name],
    [second.slice(0, 8), 'job-application', application.Name],
  ])
  expect(await inbox(dataDir, 'list', '--form', 'enquiry')).not.toContain('job-application')
  expect(await inbox(dataDir, 'list', '--since', '2999-01-01')).toBe('No submissions.')
})

test('show: one submission in full, by the beginning of its id', async () => {
  const { dataDir, second } = await filledFolder()
  const text = await inbox(dataDir, 'show', second.slice(0, 8))
  expect(text).toMatch(/^ID +\S+\nForm +Job application\n/)
  expect(text).toMatch(/\nCurrent CTC +8\.5\n/)
  expect(text).toContain('résumé "final".docx (')
  expect(text).toMatch(/\nMail +waiting$/)
})

test('export: CSV, JSON and the files, byte for byte, under names that stay in the folder', async () => {
  const { dataDir, first, second } = await filledFolder()
  const folder = join(await temporaryFolder(), 'out')
  expect(await inbox(dataDir, 'export', folder)).toBe(`2 submissions and 1 file are in ${folder}.`)
  const name = `${second}-.._.._résumé _final_.docx`
  expect(await readdir(join(folder, 'attachments'))).toEqual([name])
  expect((await readFile(join(folder, 'attachments', name))).equals(docx())).toBe(true)
  const csv = await readFile(join(folder, 'submissions.csv'), 'utf8')
  expect(csv.startsWith('\ufeffID,Form,Received,Name,Email,Phone,Message,Post,')).toBe(true)
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  const records = JSON.parse(await readFile(join(folder, 'submissions.json'), 'utf8'))
  expect(records).toMatchObject([
    { id: first },
    { id: second, file: `attachments/${name}`, fields: { Current_CTC: 8.5 } },
  ])
})

test('export: one form or one format on request', async () => {
  const { dataDir } = await filledFolder()
  const folder = await temporaryFolder()
  const answer = await inbox(dataDir, 'export', folder, '--form', 'enquiry', '--format', 'json')
  expect(answer).toBe(`1 submission and 0 files are in ${folder}.`)
  expect((await readdir(folder)).sort()).toEqual(['attachments', 'submissions.json'])
})

test.each([
  ['damaged', 'damaged', (path: string) => writeFile(path, 'damaged')],
  ['missing', 'ENOENT', (path: string) => rm(path)],
])('export: a %s file is named, and does not keep back the others', async (_what, reason, spoil) => {
  const { dataDir, second, submissions } = await filledFolder()
  const folder = await temporaryFolder()
  await spoil(join(dataDir, 'attachments', submissions[1]?.attachment?.id ?? ''))
  await expect(inbox(dataDir, 'export', folder)).rejects.toThrow(
    `2 submissions and 0 files are in ${folder}.\n1 stored file could not be read; bring them back from a backup:\n  ${second} "../../résumé "final".docx" (${reason})`,
  )
  expect(JSON.parse(await readFile(join(folder, 'submissions.json'), 'utf8'))).toHaveLength(2)
})

test('export: file names in any alphabet are cut to what file systems allow, and keep their extension', async () => {
  const dataDir = await temporaryFolder()
  const store = await openStore({ dataDir }, () => {})
  const name = `${'राजेशकुमारशर्मा'.repeat(10)}.docx`
  const file = { ...(await incomingFile(store, docx())), name }
  await store.save({ form: 'job-application', key: 'key-00001', fields: application, file })
  await store.close()
  const folder = await temporaryFolder()
  expect(await inbox(dataDir, 'export', folder)).toBe(`1 submission and 1 file are in ${folder}.`)
  expect(await readdir(join(folder, 'attachments'))).toEqual([expect.stringMatching(/शर्मा\.docx$/)])
})

test('while uploads come and go, every command works', async () => {
  const { dataDir } = await filledFolder()
  let isOver = false
  const uploads = (async () => {
    for (let index = 0; !isOver; index++) {
      const paths = Array.from({ length: 50 }, (_, part) => join(dataDir, 'incoming', `${index}-${part}.part`))
      await Promise.all(paths.map((path) => writeFile(path, 'x')))
      await Promise.all(paths.map((path) => rm(path)))
    }
  })()
  for (let round = 0; round < 10; round++) expect(await inbox(dataDir)).toContain('enquiry')
  const store = await openStore({ dataDir }, () => {})
  for (let round = 0; round < 10; round++) await store.sweep()
  await store.close()
  isOver = true
  await uploads
})

test('delete: works while a server writes, in every round', async () => {
  const { dataDir } = await filledFolder()
  const store = await openStore({ dataDir }, () => {})
  const ids = []
  for (let index = 0; index < 10; index++)
    ids.push((await store.save({ form: 'enquiry', key: `key-1000${index}`, fields: enquiry })).id)
  let isOver = false
  const writer = (async () => {
    for (let index = 0; !isOver; index++) {
      await store.save({ form: 'enquiry', key: `key-2000${index}`, fields: enquiry })
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  })()
  for (const id of ids) expect(await inbox(dataDir, 'delete', id)).toContain('1 submission deleted.')
  isOver = true
  await writer
  await store.close()
})

test('delete: what was done is said, even if the log cannot be emptied at once', async () => {
  const { dataDir, first } = await filledFolder()
  const reader = new Libsql(join(dataDir, 'submissions.db'))
  reader.exec('begin; select * from submissions')
  expect(reader.prepare('select count(*) as count from submissions').get()).toMatchObject({ count: 2 })
  expect(await inbox(dataDir, 'delete', first)).toBe(
    '1 submission deleted. The log beside the database still holds traces, as it is in use or the disk is full: start or stop a server later.',
  )
  reader.exec('commit')
  reader.close()
})

test('list: a day is one of the time zone in which the list shows times', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const { dataDir } = await filledFolder()
  const file = new Libsql(join(dataDir, 'submissions.db'))
  // Half past eleven at night and half past midnight in Noida.
  file.exec("update submissions set received_at = '2025-06-29T18:00:00.000Z' where form = 'enquiry'")
  file.exec("update submissions set received_at = '2025-06-29T19:00:00.000Z' where form <> 'enquiry'")
  file.close()
  const list = await inbox(dataDir, 'list', '--since', '2025-06-30')
  expect(list).toContain('2025-06-30 00:30')
  expect(list).not.toContain('2025-06-29')
})

test('resend: a mail that was refused for good goes out again', async () => {
  const { dataDir, first } = await filledFolder()
  const store = await openStore({ dataDir }, () => {})
  const { outbox } = store
  for (let claim = await outbox.claim(60); claim; claim = await outbox.claim(60)) await outbox.markRefused(claim, '550')
  expect(await outbox.secondsToNext()).toBeUndefined()
  expect(await inbox(dataDir)).toContain('refused (550), not tried again: npm run inbox resend')
  expect(await inbox(dataDir, 'resend', first.slice(0, 8))).toContain('The mail goes out again')
  expect(await outbox.claim(60)).toMatchObject({ submissionId: first, attempts: 1 })
  expect(await outbox.claim(60)).toBeUndefined()
  await store.close()
})

test('a submission that may come from a robot is kept apart from the others by a word', async () => {
  const dataDir = await temporaryFolder()
  const store = await openStore({ dataDir }, () => {})
  const { id } = await store.save({ form: 'enquiry', key: 'key-00001', fields: enquiry, mark: 'honeypot' })
  await store.close()
  expect(await inbox(dataDir)).toContain('(honeypot)')
  expect(await inbox(dataDir, 'show', id)).toMatch(/\nSuspicion +honeypot\n/)
})

test('delete: one by its id; many only after a preview', async () => {
  const { dataDir, first, second } = await filledFolder()
  expect(await inbox(dataDir, 'delete', first.slice(0, 8))).toBe('1 submission deleted.')
  expect(await inbox(dataDir)).not.toContain(first.slice(0, 8))

  const choice = ['delete', '--post', application.Post.toUpperCase(), '--email', application.Email]
  const asked = await inbox(dataDir, ...choice)
  expect(asked).toContain(second.slice(0, 8))
  expect(asked).toContain('Nothing is deleted yet. Add --yes')
  expect(await inbox(dataDir)).toContain(second.slice(0, 8))
  expect(await inbox(dataDir, 'delete', '--post', 'Gardener', '--yes')).toBe('0 submissions deleted.')
  expect(await inbox(dataDir, ...choice, '--yes')).toBe('1 submission deleted.')
  expect(await inbox(dataDir)).toBe('No submissions.')
  expect(await readdir(join(dataDir, 'attachments'))).toEqual([])
  // Not a word of theirs is left in the files of the database either.
  const files = (await readdir(dataDir)).filter((name) => name.startsWith('submissions.db'))
  const left = Buffer.concat(await Promise.all(files.map((name) => readFile(join(dataDir, name)))))
  for (const word of [enquiry.Email, application.Email, application.Message]) expect(left.includes(word)).toBe(false)
})

test('delete: a mail that already left is named', async () => {
  const { dataDir, first } = await filledFolder()
  const store = await openStore({ dataDir }, () => {})
  for (let claim = await store.outbox.claim(60); claim; claim = await store.outbox.claim(60))
    await store.outbox.markSent(claim)
  await store.close()
  expect(await inbox(dataDir, 'delete', first)).toBe(
    '1 submission deleted. 1 mail went to MAIL_TO before: delete what lies in that mailbox too.',
  )
})

test.each([
  [['delete'], 'npm run inbox delete ID'],
  [['delete', '--yes'], 'npm run inbox delete ID'],
  [['delete', 'ffffffff-0000'], 'No submission has an ID that starts with "ffffffff-0000".'],
  [['show', 'ffffffff-0000'], 'No submission has an ID that starts with "ffffffff-0000".'],
  [['show', '-'], 'No submission has an ID that starts with "-".'],
  [['frobnicate'], 'npm run inbox export FOLDER'],
  [['export', 'one', 'two'], 'npm run inbox export FOLDER'],
  [['list', '--form', 'poll'], 'There is no form "poll". Use enquiry or job-application.'],
  [['list', '--since', 'monday'], '"monday" is no date. Write it like 2025-06-30.'],
  [['export', 'x', '--format', 'xml'], 'There is no format "xml". Use csv or json.'],
  [['list', '--colour'], "Unknown option '--colour'"],
])('%j ends with a sentence that says what to do', async (args, words) => {
  const { dataDir } = await filledFolder()
  await expect(inbox(dataDir, ...args)).rejects.toSatisfy(
    (error) => (error instanceof OperatorError || error instanceof Refusal) && error.message.includes(words),
  )
})

test('a folder without submissions is named, and not filled with an empty database', async () => {
  const dataDir = await temporaryFolder()
  const words = `There are no submissions in ${dataDir}. Set DATA_DIR to the data folder of the server.`
  await expect(inbox(dataDir)).rejects.toThrow(words)
  expect(await readdir(dataDir)).toEqual([])
})

test('as a command it prints to the right stream, with an exit code and without a stack', async () => {
  const { dataDir, first } = await filledFolder()
  const program = join(await commands(), 'inbox.js')
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [program, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    })
  expect((await run()).stdout).toContain(first.slice(0, 8))
  await expect(run('show', 'ffffffff')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'No submission has an ID that starts with "ffffffff".\n',
  })
})

test('on a terminal the table fits the width', async () => {
  const { submissions } = await filledFolder()
  const lines = listSubmissions(submissions, 80).split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(lines.at(-1)).toBe('2 submissions')
})

test.each([
  ['=1+1', `"'=1+1"`],
  ['+91 120', `"'+91 120"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1+1', `"' =1+1"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋91', `"'＋91"`],
  ['－1', `"'－1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; ＝1+1', `"a;' ＝1+1"`],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['a\t@x', `"a\t'@x"`],
  ['a = b; c', '"a = b; c"'],
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
])('the CSV cell %j is written as %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\ufeff${cell}\r\n`)
})
