import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** Texts that only occur in the dev server and its client. */
const traces =
  /open-in-editor|\/_open|<!--block|\/_blocks|page-engine|@vite|pages-data|_studio|studio-|[?]at=|[\u{e0000}-\u{e007f}]/u

test('the built site contains no code of the dev server', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|json|xml|txt|svg)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((name) => traces.test(readFileSync(join('dist', name), 'utf8')))).toEqual([])
  // The texts really occur in development.
  for (const name of [
    'client/dev.ts',
    'client/dev-problems.ts',
    'engine/dev/vite-plugin.ts',
    'tools/studio/studio.ts',
    'page/origin.ts',
  ])
    expect(readFileSync(join('src', name), 'utf8')).toMatch(traces)
})
