import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { checkSite } from '../../src/engine/check/check.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { documentFrom, loadSite, nameOf } from '../../src/engine/content/load.ts'
import { putDocument } from '../../src/engine/content/sources.ts'
import { draftLike } from '../../src/tools/author/new/draft.ts'
import { newPage, newPageCommand } from '../../src/tools/author/new/page.ts'
import { readCall } from '../../src/tools/command.ts'
import { copyOfSite, run } from './copy-of-site.ts'

const root = copyOfSite()
afterAll(() => rmSync(root, { recursive: true, force: true }))

const file = join(root, 'pages-data/data-lakes.json')
const makePage = (...words: string[]) => newPage(root, { given: readCall(newPageCommand, words).values })

/** A terminal with these lines as input, and its output. */
function terminal(...lines: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let shown = ''
  output.on('data', (chunk) => {
    shown += chunk
    if (/\) $/.test(shown)) input.write(`${lines.shift() ?? ''}\n`)
  })
  return { input, output, shown: () => shown }
}

describe('npm run new:page', () => {
  it('writes a formatted draft that passes every check', { timeout: 120_000 }, async () => {
    const text = await makePage('--like', 'api-integration', '--path', '/data-lakes')
    const page = JSON.parse(readFileSync(file, 'utf8'))
    const model = JSON.parse(readFileSync(join(root, 'pages-data/api-integration.json'), 'utf8'))
    expect(page).toMatchObject({ path: '/data-lakes', draft: true, meta: { title: '✎ Data lakes | {company}' } })
    const types = (of: typeof page) => of.blocks.map(({ type }: { type: string }) => type)
    expect(types(page)).toEqual(types(model))
    expect(page.blocks[0]).toMatchObject({ title: `✎ ${model.blocks[0].title}`, actions: model.blocks[0].actions })
    expect(page.blocks.find(({ type }: { type: string }) => type === 'partner-cta').actions).toEqual([
      { label: 'Hire Us Now', to: '#', note: '✎ Write the address into "to", and remove this note.' },
    ])
    expect(text).toContain(`${readFileSync(file, 'utf8').match(/"✎/g)?.length} texts begin with ✎`)
    expect(run(root, 'oxfmt', '--check', 'pages-data/data-lakes.json').status).toBe(0)
    const site = loadSite(root)
    expect(site.pages).toHaveLength(41)
    expect(checkSite(site, loadContracts(root))).toEqual([])
  })

  it.each([
    [
      ['--like', 'api-integratoin', '--path', '/x'],
      'There is no page pages-data/api-integratoin.json to start from. Did you mean "api-integration"',
    ],
    [
      ['--like', '/api-integratoin', '--path', '/x'],
      'There is no page pages-data/api-integratoin.json to start from. Did you mean "api-integration"',
    ],
    [
      ['--like', 'about', '--path', '/Data Lakes'],
      '"/Data Lakes" cannot be the path of a page: a slash, then lower case words with hyphens between them, such as "/data-lakes".',
    ],
    [['--like', 'about', '--path', '/service'], '/service is taken: pages-data/service.json is there.'],
    [['--like', 'about', '--path', '/home'], 'pages-data/home.json is the page /.'],
    [['--like', 'about', '--path', `/${'long-'.repeat(12)}x`], 'a path has at most 50.'],
    [['--like', 'about'], '--path is missing. At which path is the new page to stand? For example: --path /data-lakes'],
    [
      [],
      '--like is missing. Which page is the new one to be like? For example: --like api-integration\n--path is missing.',
    ],
  ])('%j without a terminal is refused with a message', async (words, message) => {
    await expect(makePage(...words)).rejects.toThrow(message)
  })

  it('does not copy the mistakes of a page', async () => {
    const model = join(root, 'pages-data/about.json')
    const good = readFileSync(model, 'utf8')
    writeFileSync(model, good.replace('"title"', '"titel"'))
    await expect(makePage('--like', 'about', '--path', '/y')).rejects.toThrow(
      'pages-data/about.json has mistakes, which the new page would have too. See: npm run check -- pages-data/about.json',
    )
    writeFileSync(model, good)
    expect(existsSync(join(root, 'pages-data/y.json'))).toBe(false)
  })

  it('asks on a terminal for missing options, and again after an invalid answer', async () => {
    const { shown, ...streams } = terminal('nothing-like-it', 'faq-page', 'privacypolicy', '', '/service', '/cookies')
    await newPage(root, { given: {}, terminal: streams })
    expect(JSON.parse(readFileSync(join(root, 'pages-data/cookies.json'), 'utf8')).path).toBe('/cookies')
    expect(shown()).toContain('There is no page pages-data/nothing-like-it.json')
    expect(shown()).toContain('/service is taken')
    expect(shown().match(/At which path/g)).toHaveLength(3)
  })

  it('accepts lines typed ahead, and writes nothing if the input ends', async () => {
    const ahead = { input: new PassThrough(), output: new PassThrough() }
    ahead.input.end('privacypolicy\n/refunds\n')
    await newPage(root, { given: {}, terminal: ahead })
    expect(existsSync(join(root, 'pages-data/refunds.json'))).toBe(true)
    const ended = { input: new PassThrough(), output: new PassThrough() }
    ended.input.end('privacypolicy\n')
    await expect(newPage(root, { given: {}, terminal: ended })).rejects.toThrow('--path is still missing')
  })

  it('can start from every page of the site', () => {
    const contracts = loadContracts(process.cwd())
    const site = loadSite(process.cwd())
    expect(site.pages.length).toBeGreaterThan(30)
    for (const [index, model] of [...site.pages].entries()) {
      const doc = documentFrom(
        `pages-data/new-${index}.json`,
        JSON.stringify(draftLike(model, `/new-${index}`, contracts)),
      )
      putDocument(site, doc)
      const problems = checkSite(site, contracts, { only: new Set([doc.file]) })
      expect(
        problems.map(({ where, message }) => `${where} ${message}`),
        nameOf(model),
      ).toEqual([])
    }
  })
})
