import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  version?: string
  optionalDependencies?: Record<string, string>
  engines?: { node?: string }
  dev?: boolean
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
