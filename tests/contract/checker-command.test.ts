import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { duplicateId } from '../../src/engine/check/rules/duplicate-id.ts'
import { checkCommand } from '../../src/tools/author/check/arguments.ts'
import { runCheck } from '../../src/tools/author/check/run.ts'
import { Refusal, readCall } from '../../src/tools/command.ts'
import { removeSites, siteWith, textOf } from '../fixtures/site-with.ts'
import { mistaken } from './checker.ts'

afterAll(removeSites)

const project = join(import.meta.dirname, '../..')
const command = [join(project, 'src/tools/run.js'), 'author/check']

/** Runs the command within this process. */
async function check(root: string, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' }
  const out = (text: string): void => {
    said.out += text
  }
  const err = (text: string): void => {
    said.err += text
  }
  try {
    const code = await runCheck(readCall(checkCommand, words), {
      root,
      out,
      err,
      colour: false,
      interrupted: async () => {},
    })
    return { code, ...said }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: 2, ...said, err: `${error.message}\n` }
  }
}

describe('what it found sound', () => {
  const about = 'pages-data/about.json'

  /** Checks a site as a bundle in this folder does. @returns the documents that rules looked at */
  async function checkedIn(bundle: string, root: string): Promise<string[]> {
    const looked = vi.spyOn(duplicateId, 'checkDocument')
    await runCheck(readCall(checkCommand, []), {
      ...{ root, bundle, out: () => {}, err: () => {}, colour: false, interrupted: async () => {} },
    })
    const files = looked.mock.calls.map(([{ file }]) => file)
    looked.mockRestore()
    return files
  }

  test.each<[what: string, change: (root: string) => void, looked: number]>([
    ['nothing', () => {}, 0],
    ['the words of a page', (root) => changeIn(root, about, 'What the page', 'Describes what the page'), 1],
    ['a contract', (root) => changeIn(root, 'schema/page.schema.json', '"title": "', '"title": "A '), 7],
    ['a package', (root) => writeFileSync(join(root, 'package-lock.json'), '{}'), 7],
  ])('is kept until the next check: where %s changed, that alone is checked', async (_, change, looked) => {
    const [root, bundle] = [siteWith(), siteWith()]
    expect(await checkedIn(bundle, root)).toHaveLength(7)
    change(root)
    expect(await checkedIn(bundle, root)).toHaveLength(looked)
  })

  test('is only known to the same code, and need not be kept', async () => {
    const root = siteWith()
    await checkedIn(siteWith(), root)
    expect(await checkedIn(join(root, 'nowhere'), root)).toHaveLength(7)
    expect(await checkedIn(join(root, 'nowhere'), root)).toHaveLength(7)
  })
})

const changeIn = (root: string, file: string, from: string, to: string): void => {
  const before = readFileSync(join(root, file), 'utf8')
  expect(before).toContain(from)
  writeFileSync(join(root, file), before.replace(from, to))
}

const deadLink = mistaken({ from: '"to": "/about"', to: '"to": "/abuot"' })
const broken = (): string => siteWith({ [deadLink.file]: deadLink.text })

describe('exit code', () => {
  test('0 and a summary without problems', async () => {
    expect(await check(siteWith())).toEqual({ code: 0, out: '3 pages, 0 problems\n', err: '' })
  })

  test('0 with warnings only', async () => {
    const { code, out } = await check(siteWith({ 'pages-data/media/cards/plane.svg': '<svg />' }))
    expect(code).toBe(0)
    expect(out).toContain('3 pages, 0 problems, 1 warning\n')
  })

  test('1 with problems', async () => {
    expect((await check(broken())).code).toBe(1)
  })

  test.each([
    [['--colour'], "Unknown option '--colour'."],
    [['--format', 'xml'], '--format takes pretty, github, json, not "xml".'],
    [['--format'], "Option '--format <value>' argument missing."],
    [['pages-data/abuot.json'], 'pages-data/abuot.json does not exist.'],
    [['pages-data/media/cards/ship.svg'], 'pages-data/media/cards/ship.svg is not a document of the site.'],
  ])('2 for %j', async (words, message) => {
    const { code, out, err } = await check(siteWith(), ...words)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err.split('\n')[0]).toBe(message)
  })

  test('2 and the file name for an unreadable contract', async () => {
    const { code, err } = await check(siteWith({ 'src/blocks/cards/cards.schema.json': '{' }))
    expect(code).toBe(2)
    expect(err).toMatch(/^src\/blocks\/cards\/cards\.schema\.json:1:\d+ {2}.*\n$/)
  })

  test.each([
    { required: 'cards' },
    { required: null },
    { properties: [] },
    { examples: {} },
    { exampleNames: 'Two cards' },
    { type: [] },
    { not: [] },
  ])('2 and the file name for a contract with %j', async (wrong) => {
    const { code, err } = await check(siteWith({ 'src/blocks/cards/cards.schema.json': { type: 'object', ...wrong } }))
    expect(code).toBe(2)
    expect(err).toMatch(
      /^src\/blocks\/cards\/cards\.schema\.json:1:\d+ {2}The contract is not a valid JSON Schema\. .*\n$/,
    )
  })

  test.each([
    [0, {}],
    [1, { [deadLink.file]: deadLink.text }],
    [2, { 'schema/page.schema.json': '{' }],
  ])(
    '%i of the process itself',
    (expected, changes) => {
      const { status, stderr } = spawnSync(process.execPath, command, { cwd: siteWith(changes), encoding: 'utf8' })
      expect(status).toBe(expected)
      expect(stderr).not.toMatch(/\n\s+at /)
    },
    30_000,
  )

  test('2 outside of a site', async () => {
    const root = siteWith()
    rmSync(join(root, 'pages-data'), { recursive: true })
    expect((await check(root)).err).toContain('There is no folder pages-data here.')
  })
})

describe('formats', () => {
  test('pretty: place, message, and the lines around it', async () => {
    expect((await check(broken())).out).toMatchInlineSnapshot(`
      "pages-data/home.json:34:19  blocks[1] (cards)  error dead-link
        There is no page "/abuot".
        Did you mean "/about"?
          32 |           "description": "We are **careful**, see [how](/about).",
          33 |           "link": {
        > 34 |             "to": "/abuot"
             |                   ^^^^^^^^
          35 |           }

      3 pages, 1 problem
      "
    `)
  })

  test('github: annotations', async () => {
    expect((await check(broken(), '--format', 'github')).out).toMatchInlineSnapshot(`
      "::error file=pages-data/home.json,line=34,col=19,endLine=34,endColumn=27,title=dead-link::There is no page "/abuot". Did you mean "/about"?
      "
    `)
  })

  test('json: an array of problems with these fields', async () => {
    expect((await check(broken(), '--format=json')).out).toMatchInlineSnapshot(`
      "[
        {
          "file": "pages-data/home.json",
          "line": 34,
          "column": 19,
          "endLine": 34,
          "endColumn": 27,
          "rule": "dead-link",
          "severity": "error",
          "message": "There is no page \\"/abuot\\".",
          "suggestion": "Did you mean \\"/about\\"?"
        }
      ]
      "
    `)
  })

  test('json: an empty array without problems', async () => {
    expect((await check(siteWith(), '--format=json')).out).toBe('[]\n')
  })
})

describe('documents by name', () => {
  test('one, by a path from here', async () => {
    expect((await check(broken(), './pages-data/about.json')).out).toBe('1 page, 0 problems\n')
    expect((await check(broken(), 'pages-data/home.json')).code).toBe(1)
  })

  test('one, by its absolute path', async () => {
    const root = broken()
    expect((await check(root, join(root, 'pages-data/home.json'))).code).toBe(1)
  })

  test('all of a folder', async () => {
    expect((await check(broken(), 'pages-data/site')).out).toBe('0 pages, 0 problems\n')
  })
})

describe('--fix', () => {
  test('fixes only mistakes with one right answer', async () => {
    const root = broken()
    const { code, out, err } = await check(root, '--fix')
    expect({ code, out, err }).toEqual({
      code: 0,
      out: '3 pages, 0 problems\n',
      err: 'pages-data/home.json: mended 1 problem\n',
    })
    expect(readFileSync(join(root, deadLink.file), 'utf8')).toBe(textOf(deadLink.file))
  })

  test('keeps a byte order mark', async () => {
    const root = siteWith({ [deadLink.file]: `\ufeff${deadLink.text}` })
    await check(root, '--fix')
    expect(readFileSync(join(root, deadLink.file), 'utf8')).toBe(`\ufeff${textOf(deadLink.file)}`)
  })

  test('does not touch documents that are not named', async () => {
    const root = broken()
    await check(root, '--fix', 'pages-data/about.json')
    expect(readFileSync(join(root, deadLink.file), 'utf8')).toBe(deadLink.text)
  })
})

describe('--watch', () => {
  let running: ChildProcess | undefined

  afterEach(() => {
    running?.kill('SIGINT')
    running = undefined
  })

  test('checks again when a document or a contract changes', { timeout: 60_000 }, async () => {
    const root = siteWith()
    const child = spawn(process.execPath, [...command, '--watch'], { cwd: root })
    running = child
    let out = ''
    child.stdout.on('data', (data) => {
      out += data
    })
    const next = async (words: string): Promise<void> => {
      await expect.poll(() => out).toContain(words)
      out = ''
    }
    await next('3 pages, 0 problems')
    writeFileSync(join(root, deadLink.file), deadLink.text)
    await next('Did you mean "/about"?')
    writeFileSync(join(root, deadLink.file), textOf(deadLink.file))
    await next('3 pages, 0 problems')
    writeFileSync(join(root, 'pages-data/extra.json'), '{')
    await next('4 pages, 1 problem')
    rmSync(join(root, 'pages-data/extra.json'))
    await next('3 pages, 0 problems')
    const contract = join(root, 'src/blocks/banner/banner.schema.json')
    writeFileSync(contract, readFileSync(contract, 'utf8').replace('"maxLength": 40', '"maxLength": 8'))
    await next('at most 8 fit')
  })
})
