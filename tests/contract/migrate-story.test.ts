import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkCommand } from '../../src/tools/author/check/arguments.ts'
import { runCheck } from '../../src/tools/author/check/run.ts'
import { runContracts } from '../../src/tools/author/contracts/run.ts'
import { migrateCommand, runMigrate } from '../../src/tools/author/migrate/run.ts'
import { readCall } from '../../src/tools/command.ts'
import { removeSites, siteWith } from '../fixtures/site-with.ts'
import { replay } from './replay.ts'

const root = siteWith()
afterAll(removeSites)

const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const edit = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from)
  writeFileSync(join(root, file), read(file).replaceAll(from, to))
}
const commit = (what: string) => {
  git('add', '-A')
  expect(git('commit', '-qm', what).status).toBe(0)
}

/** Runs a command on the small site, within this process. */
async function run(
  command: 'check' | 'contracts' | 'migrate',
  ...words: string[]
): Promise<{ status: number; output: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const surroundings = { root, out: (text: string) => out.push(text), err: (text: string) => err.push(text) }
  const commands = {
    check: () =>
      runCheck(readCall(checkCommand, words), { ...surroundings, colour: false, interrupted: async () => {} }),
    contracts: () => runContracts(words, surroundings),
    migrate: () => runMigrate(readCall(migrateCommand, words), surroundings),
  }
  const status = await commands[command]()
  return { status, output: [...out, ...err].join('') }
}

const [home, about, cards] = ['pages-data/home.json', 'pages-data/about.json', 'src/blocks/cards/cards.schema.json']
const step = 'schema/migrations/001-cards-have-a-title.ts'

describe.sequential('a contract changes, and documents follow', { timeout: 60_000 }, () => {
  it('a site with a history', async () => {
    for (const [name, value] of Object.entries({ 'user.name': 'Editor', 'user.email': 'editor@example.com' })) {
      execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: root })
      git('config', name, value)
    }
    commit('The site')
    expect((await run('check')).output).toContain('3 pages, 0 problems')
    expect(await run('contracts', 'main')).toEqual({
      status: 0,
      output: 'Since main no contract asks anything else.\n',
    })
  })

  it('a branch is created, with documents of the old contract', () => {
    git('switch', '-qc', 'words')
    edit(home, '"heading": "What we do"', '"heading": "What we do best"')
    edit(about, '"tone": "tint",', '"tone": "dark",')
    edit(
      about,
      '"alt": ""\n    },\n',
      '"alt": ""\n    },\n    { "type": "cards", "heading": "Of the branch", "cards": [{ "title": "A card" }] },\n',
    )
    writeFileSync(join(root, 'pages-data/new.json'), read(about).replace('/about', '/new').replaceAll('About', 'New'))
    edit('pages-data/new.json', '"id": "team",', '"heading": "On the new page",')
    edit(home, '"to": "/about#team"', '"to": "/new"')
    commit('Words of a branch')
    git('switch', '-q', 'main')
  })

  it('on main a contract changes: npm run contracts lists the changes and requires a step', async () => {
    edit(cards, '"heading": {', '"title": {')
    edit(cards, '"heading"', '"title"')
    edit(cards, '"maximum": 4', '"maximum": 6')
    const { status, output } = await run('contracts', 'main')
    expect(output).toContain('✗ cards: `heading` is gone\n')
    expect(output).toContain('✓ cards: `title` is new\n')
    expect(output).toContain('✓ cards: `columns` has `maximum` 6 instead of 4\n')
    expect(output).toContain('Write the step that updates it: schema/migrations/001-….ts')
    expect(status).toBe(1)
  })

  it('npm run contracts accepts the step', async () => {
    mkdirSync(join(root, 'schema/migrations'))
    copyFileSync('schema/migrations/tools.ts', join(root, 'schema/migrations/tools.ts'))
    writeFileSync(
      join(root, step),
      `import { blocks, type Migration, rename } from './tools.ts'\n\nexport default { page: blocks({ cards: rename({ heading: 'title' }) }) } satisfies Migration as Migration\n`,
    )
    expect(await run('contracts', 'main')).toMatchObject({
      status: 0,
      output: expect.stringContaining('001-cards-have-a'),
    })
  })

  it('the checker only reports that documents are older', async () => {
    const { status, output } = await run('check', '--format', 'json')
    const problems = JSON.parse(output) as { rule: string; message: string; suggestion: string }[]
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['version']))
    expect(problems).toHaveLength(7)
    expect(problems[0]).toMatchObject({
      message: 'This document was written before the contracts had versions.',
      suggestion: '`npm run migrate` brings it to 1.',
    })
    expect(status).toBe(1)
  })

  it('npm run migrate --dry-run writes nothing; without it, only what the step changes is changed', async () => {
    const before = read(home)
    const dry = await run('migrate', '--dry-run')
    expect(dry).toMatchObject({
      status: 0,
      output: expect.stringContaining('7 documents would be brought to version 1.'),
    })
    expect(read(home)).toBe(before)
    expect((await run('migrate')).output).toContain(`${home}: version 0 → 1\n`)
    expect(read(home)).toBe(
      before.replace('"heading": "What', '"title": "What').replace('page.schema.json",', '$&\n  "version": 1,'),
    )
    expect((await run('check')).output).toContain('3 pages, 0 problems')
    expect((await run('migrate')).output).toBe('Every document is of version 1.\n')
    commit('Call the heading of cards title')
  })

  it('npm run check -- --fix does the same', async () => {
    git('checkout', '-q', 'HEAD~1', '--', 'pages-data')
    const { status, output } = await run('check', '--fix')
    expect(output).toContain(`${about}: version 0 → 1\n`)
    expect(output).toContain('3 pages, 0 problems')
    expect([status, git('diff', 'HEAD').stdout]).toEqual([0, ''])
    git('reset', '-q')
  })

  it('the checker reports a document of a newer version than the contracts', async () => {
    edit(about, '"version": 1', '"version": 2')
    expect((await run('check')).output).toContain(
      'was written for version 2 of the contracts; here they are of version 1.',
    )
    edit(about, '"version": 2', '"version": 1')
  })

  it('every version of every document in the history is valid after migration', async () => {
    expect(await replay(root)).toMatchObject({ versions: 14, wrong: [] })
  })

  it('the branch is merged: one command resolves conflicts and old property names', async () => {
    git('switch', '-q', 'words')
    // What main has since is not a change of this branch.
    expect(await run('contracts', 'main')).toMatchObject({
      status: 0,
      output: expect.stringContaining('Since main no'),
    })
    expect(git('merge', 'main').stdout).toContain('CONFLICT (content): Merge conflict in pages-data/home.json')
    // What git merged without a conflict has the new version but old property names.
    expect(read(about)).toMatch(/"version": 1,[\s\S]*"heading": "Of the branch"/)
    const { status, output } = await run('migrate')
    expect(output).toContain(`${home}: changes of both branches put together\n`)
    expect(output).toContain(`${about}: changes of both branches put together\n`)
    expect(output).toContain('pages-data/new.json: version 0 → 1\n')
    expect(status).toBe(0)
    expect(read(home)).toContain('"title": "What we do best"')
    expect(read(about)).toContain('"title": "Of the branch"')
    expect((await run('check')).output).toContain('4 pages, 0 problems')
    commit('Merge main')
    expect((await run('migrate')).output).toBe('Every document is of version 1.\n')
  })

  it('the same command completes a merge without conflicts, and keeps later edits', async () => {
    git('switch', '-qc', 'again', 'main~1')
    edit(
      about,
      '"alt": ""\n    },\n',
      '"alt": ""\n    },\n    { "type": "cards", "heading": "Alone", "cards": [{ "title": "B" }] },\n',
    )
    commit('A section of another branch')
    expect(git('merge', '-q', '--no-edit', 'main').status).toBe(0)
    expect(read(about)).toMatch(/"version": 1,[\s\S]*"heading": "Alone"/)
    expect((await run('migrate')).output).toContain(`${about}: changes of both branches put together\n`)
    expect(read(about)).toContain('"title": "Alone"')
    edit(about, '"title": "Alone"', '"title": "By hand"')
    expect((await run('migrate')).output).toBe('Every document is of version 1.\n')
    expect(read(about)).toContain('"title": "By hand"')
  })

  it('lines that both branches changed stay marked as conflicts', async () => {
    git('reset', '-q', '--hard')
    git('switch', '-qc', 'clash', 'main~1')
    edit(home, '"heading": "What we do"', '"heading": "What we love"')
    commit('Other words')
    git('merge', 'words')
    const { status, output } = await run('migrate')
    expect(output).toContain(`${home}: both branches changed the same lines`)
    expect(status).toBe(1)
    expect(read(home)).toMatch(
      /<<<<<<< ours\n\s+"title": "What we love",\n=======\n\s+"title": "What we do best",\n>>>>>>> theirs/,
    )
  })
})
