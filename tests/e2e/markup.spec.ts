import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { need, programs } from '../programs.ts'
import { expect, routes, test } from './site.ts'

interface Message {
  url: string
  message: string
  extract?: string
}

/** Valid features that are newer than the checker: cascade layers, container queries, attributes, an element, speculation rules, expected links. */
const younger = ({ message, extract = '' }: Message): boolean =>
  message.startsWith('CSS: ') ||
  message.startsWith('Bad value “speculationrules”') ||
  /^Bad value “[^”]*\bmin\([^”]*” for attribute “sizes”/.test(message) ||
  (message.startsWith('A “link” element with a “blocking” attribute') && extract.includes('rel="expect"')) ||
  message.startsWith('Attribute “autocorrect” not allowed') ||
  (message.startsWith('Possible misuse of “aria-label”') && extract.includes('<search '))

/** The checker, 31 MB, which npm fetches on first use and which stays in .cache. */
async function fetched(): Promise<string> {
  const folder = '.cache/vnu-jar-25.11.25'
  const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`
  // npm writes this last, so that what an interrupted fetch left does not count.
  if (!existsSync(`${folder}/node_modules/.package-lock.json`))
    await promisify(execFile)('npm', ['install', '--no-save', '--prefix', folder, 'vnu-jar@25.11.25'])
  return jar
}

/** The messages of the Nu HTML checker, including warnings. */
async function checkMarkup(files: string[]): Promise<string[]> {
  // Compiling for speed would take longer than the check.
  const command = [
    '-XX:TieredStopAtLevel=1',
    '-jar',
    await fetched(),
    '--exit-zero-always',
    '--format',
    'json',
    ...files,
  ]
  const { stderr } = await promisify(execFile)('java', command, { maxBuffer: 100_000_000 })
  const { messages } = JSON.parse(stderr.slice(stderr.indexOf('{"'))) as { messages: Message[] }
  return messages
    .filter((message) => !younger(message))
    .map(({ url, message, extract }) => `${url.split('/dist/')[1]}: ${message} ${extract ?? ''}`)
}

test('the Nu HTML checker finds nothing on any page', async () => {
  need(programs.java, (why) => test.skip(true, why))
  test.slow()
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !name.startsWith('data/'),
  )
  expect(files).toHaveLength(routes.length)
  expect(await checkMarkup(files.map((name) => `dist/${name}`))).toEqual([])
})
