import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { blockStories } from '../../.storybook/generate/block-stories.ts'
import { storiesIn } from '../../.storybook/generate/csf.ts'
import { pageStories } from '../../.storybook/generate/page-stories.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'

test('the index of generated stories is what Storybook would read from their code', () => {
  const [site, contracts] = [loadSite('.'), loadContracts('.')]
  const files = [...blockStories(site, contracts), ...pageStories(site)].filter(([file]) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(70)
  for (const [fileName, text] of files) {
    const read = loadCsf(text, { fileName, makeTitle: (title) => title }).parse().indexInputs
    expect(read, fileName).toMatchObject(storiesIn(text))
  }
})
