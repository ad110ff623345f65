import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PageStyles } from './styles.ts'

test('the order of the layers comes before the styles of what site and blocks share', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  for (const name of ['site', 'shared', 'map']) writeFileSync(join(folder, `${name}.css`), `${name};`)
  const manifest = {
    'server.tsx': { file: 'server.js', css: ['site.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', css: ['shared.css'] },
    'blocks/map/Map.tsx': { file: 'Map.js', css: ['map.css'], imports: ['_shared.js'] },
  }
  expect(new PageStyles(folder, manifest, 'server.tsx').for([{ type: 'map' }])).toBe('site;shared;map;')
})

test('a page brings the styles of the value it shows, not of the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  for (const name of ['site', 'copy', 'plain', 'wide', 'tall']) writeFileSync(join(folder, `${name}.css`), `${name};`)
  const part = (name: string) => ({ file: `${name}.js`, css: [`${name}.css`], imports: ['_copy.js'] })
  const manifest = {
    'server.tsx': { file: 'server.js', css: ['site.css'] },
    '_copy.js': { file: 'copy.js', css: ['copy.css'] },
    'blocks/map/layout/tall.tsx': part('tall'),
    'blocks/map/layout/wide.tsx': part('wide'),
    'blocks/map/Map.tsx': part('plain'),
  }
  const styles = new PageStyles(folder, manifest, 'server.tsx')
  const stylesWith = (layout?: string) => styles.for([{ type: 'map', ...(layout && { layout }) }])
  expect([stylesWith(), stylesWith('wide'), stylesWith('round')]).toEqual([
    'site;copy;plain;',
    'site;copy;wide;',
    'site;copy;plain;',
  ])
})
