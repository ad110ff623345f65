import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

// The dictionaries are those of cspell, which many people keep up to date. Unpacking them takes a second, so their words are
// kept as one sorted text, in which a word is found at once.

/** What is known of a word in small letters: whether it is one, whether as a name, and what a common misspelling means. */
export interface Entry {
  isWord: boolean
  /** Whether it is always written with a capital. */
  isName: boolean
  meant: string[]
}

const packages = [
  'dict-en-gb-mit',
  'dict-en_us',
  'dict-software-terms',
  'dict-companies',
  'dict-npm',
  'dict-en-common-misspellings',
].map((name) => `@cspell/${name}`)
const kept = new URL('../../../.cache/words/', import.meta.url)
const required = createRequire(import.meta.url)

let text: string | undefined
const found = new Map<string, Entry | undefined>()

/** What the dictionaries say of a word in small letters. */
export function lookUp(word: string): Entry | undefined {
  if (!found.has(word)) found.set(word, search(word))
  return found.get(word)
}

function search(word: string): Entry | undefined {
  text ??= readOrWarn()
  let [low, high] = [0, text.length]
  while (low < high) {
    const start = text.lastIndexOf('\n', (low + high) >> 1) + 1
    const end = text.indexOf('\n', start)
    const line = text.slice(start, end)
    const sign = line.charAt(word.length)
    if (line.startsWith(word) && /^[>^]?$/.test(sign))
      return {
        isWord: sign !== '>',
        isName: sign === '^',
        meant: sign === '>' ? line.slice(word.length + 1).split(', ') : [],
      }
    // Both signs come before all letters, so whole lines are in the order of their words.
    if (line < word) low = end + 1
    else high = start - 1
  }
  return undefined
}

/** The rest can be checked before the dictionaries of a new commit are installed: without words, nothing is misspelt. */
function readOrWarn(): string {
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    process.emitWarning('Spelling is not checked, because its dictionaries are not installed: run `npm ci`.')
    return ''
  }
}

/** The words as one text, made anew if a dictionary has changed. */
function read(): string {
  const folders = packages.map((name) => dirname(required.resolve(name)))
  const versions = folders.map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version)
  const file = new URL(`${versions.join('-')}.txt`, kept)
  try {
    return readFileSync(file, 'latin1')
  } catch {
    // Not made yet.
  }
  const made = unpack(folders)
  try {
    mkdirSync(kept, { recursive: true })
    const work = new URL(`.${process.pid}`, kept)
    writeFileSync(work, made)
    renameSync(work, file)
  } catch {
    // The folder cannot be written: they are unpacked each time.
  }
  return made
}

function unpack(folders: string[]): string {
  const { decodeTrie } = required(
    fileURLToPath(import.meta.resolve('cspell-trie-lib')),
  ) as typeof import('cspell-trie-lib')
  // As the dictionaries write them, with capitals or without.
  const words = new Set<string>()
  const misspellings: string[] = []
  for (const file of folders.flatMap(filesIn)) {
    const bytes = readFileSync(file)
    const plain = file.endsWith('.gz') ? gunzipSync(bytes) : bytes
    if (/\.json$/.test(file)) {
      const { dictionaryDefinitions = [] } = JSON.parse(plain.toString())
      for (const { suggestWords = [] } of dictionaryDefinitions) misspellings.push(...suggestWords)
    } else
      for (const word of /\.trie/.test(file) ? decodeTrie(plain).words() : plain.toString().split('\n'))
        if (/^[A-Za-z]+$/.test(word)) words.add(word)
  }
  const known = new Set([...words].map((word) => word.toLowerCase()))
  const lines = [...known].map((word) => (words.has(word) ? word : `${word}^`))
  for (const line of misspellings) {
    const [wrong = '', right] = line.split('->')
    if (/^[a-z]+$/.test(wrong) && !known.has(wrong)) lines.push(`${wrong}>${right}`)
  }
  return `${lines.sort().join('\n')}\n`
}

/** The lists of words in the folder of a package. American misspellings are British words. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:trie\.gz|txt|txt\.gz)$|dict-en(?:-gb)?\.json$/.test(name))
    .map((name) => join(folder, name))
