import type { Path, Shape } from '../../../page/walk.ts'
import { valueAt } from '../../content/value-at.ts'

/** Other objects of the document whose contract knows a property. */
export interface Homes {
  /** Where they are, relative to the object in question. */
  relation: 'above' | 'below' | 'beside'
  /** Paths of those objects; entries of a list have '*' in place of an index. Never empty. */
  paths: Path[]
  /** Whether one of them lacks the property. */
  isOpen: boolean
}

/**
 * Where a property that an object cannot have belongs: the nearest places in the document's contract that know its name,
 * first inside the object, then around it. Objects that already have the property are excluded, unless all have it.
 * @param shape shape of the whole document
 * @param at path of the object within it
 */
export function homesOf(name: string, shape: Shape, at: Path, data: unknown): Homes | undefined {
  const chain: Shape[] = [shape]
  for (const step of at) {
    const next = stepInto(chain.at(-1) as Shape, step)
    if (!next) return undefined
    chain.push(next)
  }
  const found: Homes[] = []
  const add = (relation: Homes['relation'], paths: Path[]) => found.push({ relation, paths, isOpen: false })
  for (const paths of search(name, chain.at(-1) as Shape, at)) add('below', paths)
  for (let up = at.length - 1; up >= 0; up--) {
    const around = chain[up] as Shape
    const path = at.slice(0, up)
    if (knows(around, name)) add('above', [path])
    // What other blocks have, too, has nothing to do with this one.
    const isOfOther = (inner: Path): boolean => {
      const [list, index] = [...path, ...inner]
      return list === 'blocks' && index !== at[1]
    }
    const isAlien = at[0] === 'blocks' && placesOf(name, around).some((level) => level.some(isOfOther))
    for (const paths of isAlien ? [] : search(name, around, path)) add('beside', paths)
  }
  for (const { relation, paths } of found) {
    // At the top, what is known to the page as a whole is named even where it is there already.
    const isOfPage = (path: Path): boolean =>
      !at.length && path.every((step) => typeof step === 'string' && step !== '*')
    const open = paths.filter((path) => lacks(data, path, name) || isOfPage(path))
    if (open.some((path) => lacks(data, path, name))) return { relation, paths: open, isOpen: true }
  }
  return found[0]
}

/** Whether an object at the path lacks the property. */
function lacks(data: unknown, path: Path, name: string): boolean {
  const star = path.indexOf('*')
  if (star === -1) {
    const value = valueAt(data, path)
    return typeof value === 'object' && value !== null && !Object.hasOwn(value, name)
  }
  const list = valueAt(data, path.slice(0, star))
  return Array.isArray(list) && list.some((entry) => lacks(entry, path.slice(star + 1), name))
}

function knows(shape: Shape, name: string): boolean {
  return shape.properties.has(name) || shape.alternatives.some((other) => knows(other, name))
}

/** The shape at a path; undefined if the contract has none. */
export function shapeAt(shape: Shape, path: Path): Shape | undefined {
  return path.reduce<Shape | undefined>((at, step) => at && stepInto(at, step), shape)
}

function stepInto(shape: Shape, step: string | number): Shape | undefined {
  const own =
    typeof step === 'number'
      ? (shape.items ?? shape.properties.get(String(step)))
      : (shape.properties.get(step) ?? shape.additional)
  if (own) return own
  for (const other of shape.alternatives) {
    const next = stepInto(other, step)
    if (next) return next
  }
  return undefined
}

const searched = new WeakMap<Shape, Map<string, Path[][]>>()

/** The places inside a shape that know a name, by depth. */
const search = (name: string, from: Shape, path: Path): Path[][] =>
  placesOf(name, from).map((level) => level.map((inner) => [...path, ...inner]))

/** The same relative to the shape. Cached, because one mistake is often made many times. */
function placesOf(name: string, from: Shape): Path[][] {
  const known = searched.get(from) ?? new Map<string, Path[][]>()
  searched.set(from, known)
  const found = known.get(name) ?? breadthFirst(name, from)
  known.set(name, found)
  return found
}

/** Searches a contract, a tree of a few levels. The entries of a list count as one level, like a nested object. */
function breadthFirst(name: string, from: Shape): Path[][] {
  let level: { shape: Shape; path: Path }[] = [{ shape: from, path: [] }]
  const found: Path[] = []
  for (let depth = 0; depth < 6; depth++) {
    level = level.flatMap(({ shape, path }) => [
      ...[...shape.properties].map(([key, inner]) => ({ shape: inner, path: [...path, stepOf(key)] })),
      ...(shape.items ? [{ shape: shape.items, path: [...path, '*'] }] : []),
      ...shape.alternatives.map((inner) => ({ shape: inner, path })),
    ])
    const here = level.filter(({ shape }) => shape.properties.has(name)).map(({ path }) => path)
    found.push(...here)
  }
  const names = (path: Path): number => path.filter((step) => typeof step === 'string' && step !== '*').length
  const depths = [...new Set(found.map(names))].sort((a, b) => a - b)
  return depths.map((depth) => found.filter((path) => names(path) === depth))
}

/** A step of a path: the shapes of a page's blocks are keyed by index, which is a number in paths. */
const stepOf = (key: string): string | number => (/^\d+$/.test(key) ? Number(key) : key)
