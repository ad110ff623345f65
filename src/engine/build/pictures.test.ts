import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPictures } from './pictures.ts'

test('in development, pictures that are gone or half copied do not hide the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'whole.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"></svg>')
  writeFileSync(join(folder, 'half.jpg'), Buffer.from('ffd8ff', 'hex'))
  const read = await readPictures(['gone.png', 'half.jpg', 'whole.svg'], folder)
  expect([...read]).toEqual([['whole.svg', { src: '/media/whole.svg', width: 8, height: 6 }]])
})
