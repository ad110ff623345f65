import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { changesIn } from '../../src/tools/studio/changes.ts'
import { historyOf, textAt, unpublished } from '../../src/tools/studio/history.ts'
import { publish, repositoryOf } from '../../src/tools/studio/publish.ts'

const page = {
  meta: { title: 'Old title' },
  blocks: [
    { type: 'page-banner', title: 'Banner' },
    { type: 'faq', title: 'Questions', questions: [{ question: 'A?' }, { question: 'B?' }] },
    { type: 'prose', title: 'Words', paragraphs: ['One', 'Two'] },
  ],
}

describe('descriptions of changes', () => {
  const after = (change: (copy: typeof page) => void) => {
    const copy = structuredClone(page)
    change(copy)
    return changesIn(page, copy)
  }
  it.each<[string, (copy: typeof page) => void, string[]]>([
    ['a title', (copy) => void Object.assign(copy.meta, { title: 'New' }), ['Title changed']],
    [
      'a question more',
      (copy) => void copy.blocks[1]?.questions?.push({ question: 'C?' }),
      ['Block 2 "Questions": question 3 "C?" added'],
    ],
    ['a block less', (copy) => void copy.blocks.splice(1, 1), ['Block 2 "Questions" removed']],
    ['a block elsewhere', (copy) => void copy.blocks.push(...copy.blocks.splice(1, 1)), ['Block 3 "Questions" moved']],
    [
      'a paragraph',
      (copy) => void copy.blocks[2]?.paragraphs?.splice(1, 1, 'Changed'),
      ['Block 3 "Words": paragraph 2 changed'],
    ],
    ['nothing', () => {}, []],
  ])('%s', (_, change, words) => expect(after(change)).toEqual(words))

  it('a new or removed page', () => {
    expect(changesIn(undefined, page)).toEqual(['New'])
    expect(changesIn(page, undefined)).toEqual(['Removed'])
  })
})

describe('history and publishing', () => {
  let root = ''
  const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const file = 'pages-data/about.json'
  const write = (title: string) => writeFileSync(join(root, file), `${JSON.stringify({ meta: { title } })}\n`)
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'studio-'))
    mkdirSync(join(root, 'pages-data'))
    write('One')
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('is not available without git', () => {
    expect(unpublished(root)).toBeUndefined()
    expect(historyOf(root, file)).toEqual([])
    expect(() => publish(root, { message: 'x', branch: '', push: false })).toThrow('Your files are saved')
  })

  it('commits only pages-data, on a new branch', () => {
    git('init', '--initial-branch', 'main')
    git('config', 'user.name', 'Asha Rao')
    git('config', 'user.email', 'asha@noidasoftworks.example')
    git('add', '.')
    git('commit', '--message', 'Begin')
    writeFileSync(join(root, 'other.txt'), 'not meant')
    git('add', 'other.txt')
    write('Two')
    expect(unpublished(root)).toEqual([{ file, changes: ['Title changed'] }])
    expect(publish(root, { message: 'Say two', branch: 'say-two', push: true })).toBe('Committed 1 file on say-two.')
    expect(git('show', '--name-only', '--format=%s %an')).toBe(`Say two Asha Rao\n\n${file}`)
    expect(git('branch', '--show-current')).toBe('say-two')
    expect(unpublished(root)).toEqual([])
    expect(() => publish(root, { message: 'x', branch: '', push: false })).toThrow('Nothing differs')
    write('Three')
    expect(() => publish(root, { message: 'x', branch: '--force', push: false })).toThrow('is not a valid branch name')
    write('Two')
  })

  it('pushes to a remote repository, and says what was done where that fails', () => {
    const remote = join(root, 'remote.git')
    git('init', '--quiet', '--bare', remote)
    git('remote', 'add', 'origin', remote)
    write('Pushed')
    expect(publish(root, { message: 'Push', branch: '', push: true })).toBe(
      'Committed 1 file on say-two. Pushed to origin.',
    )
    expect(git('--git-dir', remote, 'log', '-1', '--format=%s', 'say-two')).toBe('Push')
    expect(git('rev-parse', '--abbrev-ref', 'say-two@{upstream}')).toBe('origin/say-two')
    rmSync(remote, { recursive: true })
    write('Kept')
    expect(() => publish(root, { message: 'Keep', branch: '', push: true })).toThrow(
      'Committed 1 file on say-two. It could not be pushed',
    )
    // What could not be pushed is pushed later.
    git('init', '--quiet', '--bare', remote)
    git('fetch', '--prune', 'origin')
    expect(repositoryOf(root)).toMatchObject({ branch: 'say-two', ahead: 4 })
    expect(publish(root, { message: '', branch: '', push: true })).toBe('Pushed to origin.')
    expect(repositoryOf(root)?.ahead).toBe(0)
    expect(() => publish(root, { message: '', branch: '', push: true })).toThrow('Nothing differs')
    // Somebody else has pushed.
    git('push', '--quiet', '--force', 'origin', `${git('commit-tree', '-m', 'Other', 'HEAD^{tree}')}:say-two`)
    write('Late')
    expect(() => publish(root, { message: 'Late', branch: '', push: true })).toThrow('others have pushed')
    git('reset', '--quiet', '--hard', 'HEAD~3')
  })

  it('says how git learns who is publishing', () => {
    write('Nameless')
    git('config', '--unset', 'user.email')
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
    vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null')
    git('config', 'user.useConfigOnly', 'true')
    expect(() => publish(root, { message: 'x', branch: '', push: false })).toThrow('git config --global user.name')
    vi.unstubAllEnvs()
    git('config', 'user.email', 'asha@noidasoftworks.example')
    git('checkout', 'HEAD', '--', '.')
  })

  it('lists and restores earlier versions', () => {
    const [last, first] = historyOf(root, file)
    expect(last).toMatchObject({ who: 'Asha Rao', subject: 'Say two', changes: ['Title changed'] })
    expect(first).toMatchObject({ subject: 'Begin', changes: ['New'] })
    expect(JSON.parse(textAt(root, file, first?.commit ?? '') ?? '')).toEqual({ meta: { title: 'One' } })
    expect(textAt(root, file, 'HEAD --output=/tmp/x')).toBeUndefined()
  })
})
