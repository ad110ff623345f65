import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { staleFiles, writeGenerated } from '../../src/tools/author/codegen/stale-files.ts'
import { newBlock } from '../../src/tools/author/new/block.ts'
import { copyOfSite, run } from './copy-of-site.ts'

const root = copyOfSite()
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

// What knows the types of blocks: all else would take most of the time.
const include = ['src/blocks', 'src/elements', 'src/**/*.d.ts', '.storybook/**/*.d.ts']
write('blocks.tsconfig.json', JSON.stringify({ extends: './tsconfig.json', include }))

describe('npm run new:block', () => {
  it('writes a block that passes every check', { timeout: 180_000 }, async () => {
    const told = await newBlock(root, { given: { name: 'side-note', for: 'A remark beside the text.' } })
    expect(told).toContain('/_blocks/side-note')
    expect(read('src/blocks/side-note/side-note.schema.json')).toContain('"description": "A remark beside the text."')
    expect(run(root, 'tsc', '-p', 'blocks.tsconfig.json').output).toBe('')
    for (const [command, ...words] of [['oxlint'], ['oxfmt', '--check']] as const) {
      const { status, output } = run(root, command, ...words, 'src/blocks')
      expect(status, output).toBe(0)
    }
    expect(staleFiles(root)).toEqual([])
    const tests = run(root, 'vitest', 'run', 'tests/contract/blocks.test.tsx', '-t', 'block side-note')
    expect(tests.status, tests.output).toBe(0)
    expect(tests.output).toMatch(/Tests .*1\d passed/)
  })

  it('interrupted, leaves everything or nothing', { timeout: 180_000 }, async () => {
    const before = read('src/blocks/registry.ts')
    const folder = join(root, 'src/blocks/margin-note')
    const words = ['--import', 'tsx', 'src/tools/author/new-block.ts', 'margin-note', '--for', 'A remark.']
    const child = spawn(process.execPath, words, { cwd: root, detached: true })
    const exit = once(child, 'exit')
    await vi.waitUntil(() => existsSync(folder), { timeout: 60_000, interval: 5 })
    // Like Ctrl+C, to the whole process group.
    process.kill(-(child.pid as number), 'SIGINT')
    await exit
    if (existsSync(folder)) expect(read('src/blocks/registry.ts')).toContain("'margin-note'")
    else expect(read('src/blocks/registry.ts')).toBe(before)
    expect(staleFiles(root)).toEqual([])
    rmSync(folder, { recursive: true, force: true })
    write('src/blocks/registry.ts', before)
    writeGenerated(root)
  })

  it.each([
    [
      { name: 'PullQuote' },
      '"PullQuote" cannot be the name of a block: lower case words with hyphens between them, a letter first, such as "pull-quote".',
    ],
    [{ name: 'faq' }, 'There is a block "faq" already, in src/blocks/faq.'],
    [
      { name: 'section' },
      '"section" is the name of a part of the interface, src/ui/Section.tsx. Choose another, such as "section-band".',
    ],
    [{ name: 'pull-quote', for: 'nothing' }, '"nothing" is no sentence: end it with a full stop.'],
    [{}, 'The name is missing. What is the block to be called? For example: pull-quote'],
  ])('%j is refused with a message, and writes nothing', async (given, message) => {
    const before = read('src/blocks/registry.ts')
    await expect(newBlock(root, { given })).rejects.toThrow(message)
    expect(read('src/blocks/registry.ts')).toBe(before)
  })
})
