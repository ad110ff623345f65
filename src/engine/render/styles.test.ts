import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PageStyles } from './styles.ts'

test('the order of the layers comes before the styles of what site and blocks share', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  for (const name of ['site', 'shared', 'map']) writeFileSync(join(folder, `${name}.css`), `${name}{}`)
  const manifest = {
    'server.tsx': { file: 'server.js', css: ['site.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', css: ['shared.css'] },
    'blocks/map/Map.tsx': { file: 'Map.js', css: ['map.css'], imports: ['_shared.js'] },
  }
  expect(new PageStyles(folder, manifest, 'server.tsx', ['map']).for([{ type: 'map' }], '')).toBe('site{}shared{}map{}')
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
  const styles = new PageStyles(folder, manifest, 'server.tsx', ['map'])
  const stylesWith = (layout?: string) => styles.for([{ type: 'map', ...(layout && { layout }) }], '')
  expect([stylesWith(), stylesWith('wide'), stylesWith('round')]).toEqual([
    'site;copy;plain;',
    'site;copy;wide;',
    'site;copy;plain;',
  ])
})

test('a page leaves out what only classes of other pages need, but for the site and for blocks that change in the browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  const files = ['site', 'shared', 'map', 'faq']
  for (const name of files) writeFileSync(join(folder, `${name}.css`), `.${name}{top:0}.${name}-more{top:0}`)
  const part = (name: string) => ({ file: `${name}.js`, css: [`${name}.css`] })
  const manifest = {
    'server.tsx': part('site'),
    '_shared.js': part('shared'),
    'blocks/map/Map.tsx': { ...part('map'), imports: ['_shared.js'] },
    'blocks/faq/Faq.tsx': { ...part('faq'), imports: ['_shared.js'] },
  }
  const styles = new PageStyles(folder, manifest, 'server.tsx', ['map'])
  const main = '<p class="faq shared"></p><p class="map"></p>'
  const classesFor = (...types: string[]) =>
    styles
      .for(
        types.map((type) => ({ type })),
        main,
      )
      .replaceAll('{top:0}', '')
      .split('.')
      .slice(1)
  expect(classesFor('faq')).toEqual(['site', 'site-more', 'shared', 'faq'])
  expect(classesFor('faq', 'map')).toEqual(['site', 'site-more', 'shared', 'shared-more', 'faq', 'map', 'map-more'])
})
