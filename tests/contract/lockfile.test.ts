import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Locked {
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  engines?: { node?: string }
  dev?: boolean
  deprecated?: string
  license?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  libc?: string[]
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

/** The places where Node looks for a dependency of the package at `path`, nearest first. */
function* places(path: string, name: string): Generator<string> {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield `${at}/node_modules/${name}`
  }
  yield `node_modules/${name}`
}

/** Packages whose code is part of the browser's or the server's files, with their dependencies. */
function carried(): Set<string> {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!engine|tools).*(?<!\.test|\.stories)\.tsx?$/.test(name),
  )
  const paths = new Set<string>()
  const add = (from: string, name: string) => {
    const path = [...places(from, name)].find((place) => packages[place])
    if (!path || paths.has(path)) return
    paths.add(path)
    for (const needed of Object.keys(packages[path]?.dependencies ?? {})) add(path, needed)
  }
  for (const source of sources)
    for (const [, name = ''] of readFileSync(join('src', source), 'utf8').matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g))
      add('', name)
  return paths
}

test('the lock file contains the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => ![...places(path, name)].some((place) => packages[place])),
  )
  expect(missing).toEqual([])
})

test('a package that is built for one C library says for which, so that npm installs that one alone', () => {
  const built = Object.entries(packages).filter(([path]) => /-(x64|arm64)-(gnu|musl)$/.test(path))
  expect(built.length).toBeGreaterThan(10)
  // What npm does not learn from libsql stands in the lock file by hand.
  expect(built.filter(([path, { libc }]) => libc?.join() !== (path.includes('musl') ? 'musl' : 'glibc'))).toEqual([])
})

test('every locked package has a version', () => {
  expect(Object.entries(packages).filter(([path, { version }]) => path && !version)).toEqual([])
})

test('no package requires a newer Node than the project does', () => {
  const tooNew = Object.entries(packages)
    .filter(([path, { engines }]) => path && /^>=\s*2[1-9]/.test(engines?.node ?? ''))
    .map(([path, { engines }]) => `${path} ${engines?.node}`)
  expect(tooNew).toEqual([])
})

describe('packages', () => {
  const locked = Object.entries(packages).filter(([path]) => path)

  test('all come from the registry, with a hash', () => {
    // Without an address the registry is used.
    const elsewhere = locked.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(elsewhere).toEqual([])
    // Packages of other platforms are not installed here.
    const everywhere = locked.filter(([, { optional }]) => !optional)
    expect(everywhere.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  })

  test('none is deprecated', () => {
    expect(locked.filter(([, { deprecated }]) => deprecated)).toEqual([])
  })

  test('those on the server or in the browser have permissive licences', () => {
    const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense']
    const running = [...carried()].map((path) => [path, packages[path] as Locked] as const)
    expect(running.length).toBeGreaterThan(30)
    expect(running.filter(([, { license = '' }]) => !permissive.includes(license))).toEqual([])
  })
})
