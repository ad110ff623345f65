import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenHeader } from '../../src/studio/api.ts'
import { readText, saveText, versionOf, writable } from '../../src/tools/studio/files.ts'
import { newToken, type RequestOrigin, refusalOf } from '../../src/tools/studio/guard.ts'
import { keepPicture, largest } from '../../src/tools/studio/upload.ts'

const token = newToken()
const host = 'localhost:5173'
const ours: RequestOrigin = {
  method: 'POST',
  from: '127.0.0.1',
  headers: { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', [tokenHeader]: token },
}
const asking = (headers: object, other: Partial<RequestOrigin> = {}): RequestOrigin => ({
  ...ours,
  ...other,
  headers: { ...ours.headers, ...headers },
})

describe('who may call the studio', () => {
  it('its own page', () => {
    expect(refusalOf(ours, token)).toBeUndefined()
    expect(
      refusalOf(asking({ host: '[::1]:5173', origin: 'http://[::1]:5173' }, { from: '::1' }), token),
    ).toBeUndefined()
  })

  it.each([
    ['another machine', asking({}, { from: '192.168.1.20' })],
    [
      'a name that a stranger has led here (DNS rebinding)',
      asking({ host: 'evil.example', origin: 'http://evil.example' }),
    ],
    ['a name that only begins like ours', asking({ host: 'localhost.evil.example' })],
    ['a page of another site', asking({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })],
    ['a page of another port', asking({ origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' })],
    ['who does not say where from', asking({ origin: undefined })],
    ['who hides behind a page of ours', asking({ 'sec-fetch-site': 'cross-site' })],
    ['who has no token', asking({ [tokenHeader]: undefined })],
    ['who has the token of another run', asking({ [tokenHeader]: newToken() })],
    ['a link or a picture', asking({}, { method: 'GET' })],
  ])('not %s', (_, request) => expect(refusalOf(request, token)).toBeTruthy())

  it('the page itself is only available on this machine', () => {
    const get = { method: 'GET', from: '127.0.0.1', headers: { host } }
    expect(refusalOf(get)).toBeUndefined()
    expect(refusalOf({ ...get, headers: { host: 'evil.example' } })).toBeTruthy()
    expect(refusalOf({ ...get, from: '10.0.0.4' })).toBeTruthy()
  })
})

describe('what the studio may write', () => {
  let root = ''
  const page = 'pages-data/about.json'
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'studio-'))
    for (const folder of ['pages-data/site', 'pages-data/media', 'elsewhere'])
      mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, page), '{ "a": 1 }\n')
    writeFileSync(join(root, 'elsewhere/secret.json'), '{}')
    symlinkSync(join(root, 'elsewhere/secret.json'), join(root, 'pages-data/linked.json'))
    symlinkSync(join(root, 'elsewhere'), join(root, 'pages-data/documents'))
    symlinkSync(join(root, 'elsewhere'), join(root, 'pages-data/media/uploads'))
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it.each([
    '../package.json',
    'package.json',
    'pages-data/../package.json',
    'pages-data/site/../../package.json',
    '/etc/passwd',
    'pages-data/about.json/../x.json',
    'pages-data/.hidden.json',
    'pages-data/media/x.html',
    'pages-data/media/../../x.svg',
    'pages-data\\about.json',
    'pages-data/about.json\0',
    'pages-data/linked.json',
    'pages-data/documents/secret.json',
    'pages-data/media/uploads/x.svg',
    'pages-data/media',
  ])('not %j', (file) => expect(() => writable(root, file)).toThrow())

  it('a document', () => expect(writable(root, page)).toBe(page))

  it('a text only if the file has not changed meanwhile', () => {
    const { text, version } = readText(root, page)
    expect(saveText(root, page, '{ "a": 2 }\n', version)).toEqual({ saved: true, version: versionOf('{ "a": 2 }\n') })
    writeFileSync(join(root, page), '{ "a": 3 }\n')
    const refused = saveText(root, page, '{ "a": 4 }\n', versionOf('{ "a": 2 }\n'))
    expect(refused).toEqual({ saved: false, text: '{ "a": 3 }\n', version: versionOf('{ "a": 3 }\n') })
    expect(readFileSync(join(root, page), 'utf8')).toBe('{ "a": 3 }\n')
    expect(text).toBe('{ "a": 1 }\n')
  })

  it('a deleted file only for somebody who knows that it was deleted', () => {
    const gone = 'pages-data/gone.json'
    expect(readText(root, gone)).toEqual({ text: '', version: '' })
    expect(saveText(root, gone, '{}', versionOf('{ "a": 1 }'))).toEqual({ saved: false, text: '', version: '' })
    expect(existsSync(join(root, gone))).toBe(false)
    expect(saveText(root, gone, '{}', '')).toEqual({ saved: true, version: versionOf('{}') })
    expect(readFileSync(join(root, gone), 'utf8')).toBe('{}')
  })

  it('a document without changing other bytes', () => {
    const bytes = Buffer.from('\ufeff{\r\n\t"a": "é"\r\n}', 'utf8')
    writeFileSync(join(root, page), bytes)
    const { text, version } = readText(root, page)
    expect(saveText(root, page, text, version).saved).toBe(true)
    expect(readFileSync(join(root, page))).toEqual(bytes)
    saveText(root, page, text.replace('é', 'è'), version)
    expect(readFileSync(join(root, page))).toEqual(Buffer.from('\ufeff{\r\n\t"a": "è"\r\n}', 'utf8'))
  })
})

describe('pictures', () => {
  let root = ''
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'studio-'))
    mkdirSync(join(root, 'pages-data/media'), { recursive: true })
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photograph = sharp({ create: { width: 64, height: 64, channels: 3, background: 'red', noise } })
    .jpeg()
    .toBuffer()
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6">${inside}</svg>`)

  it('are stored once each, under a plain name', async () => {
    const photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const first = await keepPicture(root, '../Team Photo (2).JPG', photo)
    expect(first).toMatchObject({ name: 'uploads/team-photo-2.jpg', width: 8, height: 6 })
    expect(readFileSync(join(root, first.file))).toEqual(photo)
    expect((await keepPicture(root, 'team photo 2.png', photo)).name).toBe(first.name)
    const other = await sharp(photo).negate().jpeg().toBuffer()
    expect((await keepPicture(root, 'team-photo-2.jpg', other)).name).toBe('uploads/team-photo-2-2.jpg')
    expect((await keepPicture(root, 'a.svg', svg('<path d="M0 0h8"/>'))).name).toBe('uploads/a.svg')
  })

  it.each([
    ['script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<rect onload="alert(1)"/>')],
    ['HTML', svg('<foreignObject><p>x</p></foreignObject>')],
    ['an address of script', svg('<a href="javascript:alert(1)"/>')],
    ['something from elsewhere', svg('<image href="https://evil.example/x.png"/>')],
    ['an entity', Buffer.from(`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`)],
    ['a page under the name of a picture', Buffer.from('<html></html>')],
    ['a broken picture', Buffer.from('ffd8ff00', 'hex')],
    ['half of a picture', photograph.then((whole) => whole.subarray(0, whole.length / 2))],
    ['too much', Buffer.alloc(largest + 1)],
  ])('are refused with %s', async (_, content) => {
    await expect(keepPicture(root, 'bad.svg', await content)).rejects.toThrow()
    expect(existsSync(join(root, 'pages-data/media/uploads/bad.svg'))).toBe(false)
  })
})
