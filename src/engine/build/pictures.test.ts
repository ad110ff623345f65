import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { emptySite } from '../../../tests/fixtures/empty-site.ts'
import { isPicture } from '../content/load.ts'
import { makePictures, readPictures, sizeOf } from './pictures.ts'

test('in development, pictures that are gone or half copied do not hide the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'whole.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"></svg>')
  writeFileSync(join(folder, 'half.jpg'), Buffer.from('ffd8ff', 'hex'))
  const read = await readPictures(['gone.png', 'half.jpg', 'whole.svg'], folder)
  expect([...read]).toEqual([['whole.svg', { src: '/media/whole.svg', width: 8, height: 6 }]])
})

test('a picture knows the cut for phones that lies beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"></svg>')
  writeFileSync(join(folder, 'plan.phone.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"></svg>')
  const read = await readPictures(['plan.svg'], folder)
  expect(read.get('plan.svg')?.phone).toEqual({ src: '/media/plan.phone.svg', width: 3, height: 4 })
})

test('of the pictures that are asked for every file is put into the site, and one of a cut for phones, the widest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['desk.jpg', 'desk.phone.jpg', 'unused.jpg'])
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#123' } }).toFile(join(folder, name))
  const out = emptySite(folder)
  const pictureOf = await makePictures(['desk.jpg', 'unused.jpg'], folder, {
    cache: join(folder, 'kept'),
    ...{ out, say: () => {} },
  })
  expect([...out.files]).toEqual([])
  const desk = pictureOf('desk.jpg')
  expect(desk?.phone?.src).toMatch(/-800\.avif$/)
  const named = [desk?.src, desk?.phone?.src, ...(desk?.avif?.matchAll(/\S+(?= \d+w)/g) ?? [])].map((src) => `${src}`)
  expect([...out.files.keys()].map((name) => `/${name}`).sort()).toEqual(named.sort())
  expect(named).toHaveLength(4)
})

test('a picture that breaks off stops the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const whole = readFileSync('pages-data/media/gallery/tour-01.jpg')
  writeFileSync(join(folder, 'half.jpg'), whole.subarray(0, whole.byteLength / 2))
  const made = makePictures(['half.jpg'], folder, {
    cache: join(folder, 'kept'),
    ...{ out: emptySite(folder), say: () => {} },
  })
  await expect(made).rejects.toThrow(/half\.jpg cannot be encoded/)
})

test('every cut for phones lies beside its picture', () => {
  const files = readdirSync('pages-data/media', { recursive: true, encoding: 'utf8' })
  const cuts = files.filter((name) => name.includes('.phone.'))
  expect(cuts.length).toBeGreaterThan(0)
  expect(files).toEqual(expect.arrayContaining(cuts.map((name) => name.replace('.phone.', '.'))))
})

test('the size of each picture of the site is read as the encoder reads it', async () => {
  const folder = 'pages-data/media'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPicture)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const content = readFileSync(join(folder, file))
    const { width, height } = await sharp(content).metadata()
    expect(sizeOf(content), file).toEqual({ width, height })
  }
})

test.each([
  ['with its size in px', `<svg height='6px' width='8px'>`, { width: 8, height: 6 }],
  ['with a share of the width of its place', '<svg width="100%" viewBox="0 0 20 10">', { width: 20, height: 10 }],
])('a drawing %s has a size', (_, svg, size) => expect(sizeOf(Buffer.from(svg))).toEqual(size))
