import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Locked {
  version?: string
  optionalDependencies?: Record<string, string>
  engines?: { node?: string }
  dev?: boolean
  deprecated?: string
  license?: string
  resolved?: string
  integrity?: string
  optional?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

/** The places where Node looks for a dependency of the package at `path`, nearest first. */
function* places(path: string, name: string): Generator<string> {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield `${at}/node_modules/${name}`
  }
  yield `node_modules/${name}`
}

test('npm ci finds every platform it may run on in the lock file', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => ![...places(path, name)].some((place) => packages[place])),
  )
  expect(missing).toEqual([])
})

test('every locked package has a version', () => {
  expect(Object.entries(packages).filter(([path, { version }]) => path && !version)).toEqual([])
})

test('nothing asks for a Node newer than the one the project promises', () => {
  const tooNew = Object.entries(packages)
    .filter(([path, { engines }]) => path && /^>=\s*2[1-9]/.test(engines?.node ?? ''))
    .map(([path, { engines }]) => `${path} ${engines?.node}`)
  expect(tooNew).toEqual([])
})

describe('issue 10 · packages', () => {
  const locked = Object.entries(packages).filter(([path]) => path)

  test('each comes from the registry, as what its hash says', () => {
    // Where no address stands the registry is meant.
    const elsewhere = locked.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(elsewhere).toEqual([])
    // Programs for other platforms are looked at where they are installed.
    const everywhere = locked.filter(([, { optional }]) => !optional)
    expect(everywhere.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  })

  test('none was given up by its makers', () => {
    expect(locked.filter(([, { deprecated }]) => deprecated)).toEqual([])
  })

  test('what runs on the server or in the browser may be used in any product', () => {
    const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense']
    const running = locked.filter(([, { dev }]) => !dev)
    expect(running.length).toBeGreaterThan(40)
    expect(running.filter(([, { license = '' }]) => !permissive.includes(license))).toEqual([])
  })
})
