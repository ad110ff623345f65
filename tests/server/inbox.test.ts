import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { openStore } from '../../src/server/store/open.ts'
import { runInbox } from '../../src/tools/inbox/command.ts'
import { toCsv } from '../../src/tools/inbox/csv.ts'
import { listSubmissions } from '../../src/tools/inbox/table.ts'
import { InboxError } from '../../src/tools/inbox/words.ts'
import { incomingFile } from './incoming-file.ts'
import { application, docx, enquiry } from './samples.ts'
import { temporaryFolder } from './set-up.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A data folder with an enquiry that tries to be a formula and an application with a file. */
async function filledFolder() {
  const dataDir = await temporaryFolder()
  const store = await openStore({ dataDir }, () => {})
  const fields = { ...enquiry, Message: '=HYPERLINK("https://evil.example")' }
  const first = await store.save({ form: 'enquiry', key: 'key-00001', fields })
  const file = { ...(await incomingFile(store, docx())), name: '../../résumé "final".docx', kind: 'docx' as const }
  const second = await store.save({
    form: 'job-application',
    key: 'key-00002',
    fields: { ...application, Current_CTC: 8.5 },
    file,
  })
  const submissions = await store.read()
  await store.close()
  return { dataDir, first, second, submissions }
}

const inbox = (dataDir: string, ...args: string[]) => runInbox(args, { DATA_DIR: dataDir })

test('list: a line for each submission, for another program with tabs between the cells', async () => {
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

test('export: one form and one format, when that is asked for', async () => {
  const { dataDir } = await filledFolder()
  const folder = await temporaryFolder()
  const said = await inbox(dataDir, 'export', folder, '--form', 'enquiry', '--format', 'json')
  expect(said).toBe(`1 submission and 0 files are in ${folder}.`)
  expect((await readdir(folder)).sort()).toEqual(['attachments', 'submissions.json'])
})

test('export: a damaged file is not passed on in silence', async () => {
  const { dataDir, submissions } = await filledFolder()
  const id = submissions[1]?.attachment?.id ?? ''
  await writeFile(join(dataDir, 'attachments', id), 'damaged')
  await expect(inbox(dataDir, 'export', await temporaryFolder())).rejects.toThrow(`The stored file ${id} is damaged`)
})

test('delete: one by its id; many only after a look at what it would be', async () => {
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
    (error) => error instanceof InboxError && error.message.includes(words),
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
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/tools/inbox.ts', ...args], {
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
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
])('the CSV cell %j is written as %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\ufeff${cell}\r\n`)
})
