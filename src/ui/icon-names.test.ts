import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { uiIconNames } from './icon-names.ts'

test('the interface uses every icon that all pages load with it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/icon-names|\.test\./.test(file),
  )
  const code = files.map((file) => readFileSync(join('src', file), 'utf8')).join('\n')
  expect(uiIconNames.filter((name) => !code.includes(`'${name}'`) && !code.includes(`"${name}"`))).toEqual([])
})
