import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'
import { expect, test, vi } from 'vitest'
import { blockStories } from '../../.storybook/generate/block-stories.ts'
import { storiesIn } from '../../.storybook/generate/csf.ts'
import { keptIndexers } from '../../.storybook/generate/kept-indexer.ts'
import { pageStories } from '../../.storybook/generate/page-stories.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'

test('the index of generated stories is what Storybook would read from their code', () => {
  const files = [...blockStories(loadContracts('.'), '.'), ...pageStories(loadSite('.'))].filter(([file]) =>
    file.endsWith('.js'),
  )
  expect(files.length).toBeGreaterThan(70)
  for (const [fileName, text] of files) {
    const read = loadCsf(text, { fileName, makeTitle: (title) => title }).parse().indexInputs
    expect(read, fileName).toMatchObject(storiesIn(text))
  }
})

test('a story file is read as code only if it has changed, or what its stories are called', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'story-index-'))
  try {
    const [file, cache] = [join(folder, 'Grid.stories.tsx'), join(folder, 'cache/index.json')]
    const createIndex = vi.fn(async () => [{ type: 'story' as const, exportName: 'One', importPath: file }])
    const start = () => keptIndexers([{ test: /x/, createIndex }], cache)[0] as Indexer
    const index = (title = 'UI/Grid', { createIndex } = start()) => createIndex(file, { makeTitle: () => title })
    writeFileSync(file, 'one')
    const first = await index()
    expect(await index()).toEqual(first)
    expect(createIndex).toHaveBeenCalledTimes(1)
    await index('Parts/Grid')
    expect(createIndex).toHaveBeenCalledTimes(2)
    writeFileSync(file, 'two')
    await index('Parts/Grid')
    expect(createIndex).toHaveBeenCalledTimes(3)
    // What was kept is read once for each start, not for each file.
    const started = start()
    await index('Parts/Grid', started)
    rmSync(cache)
    await index('Parts/Grid', started)
    expect(createIndex).toHaveBeenCalledTimes(3)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
