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
  expect(new PageStyles(folder, manifest, 'server.tsx').for(['map'])).toBe('site;shared;map;')
})
