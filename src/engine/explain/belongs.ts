import type { Path } from '../position.ts'
import type { Shape } from '../walk.ts'

/** Another object of the document whose contract knows a property. */
export interface Home {
  /** How it lies to the object that was asked about. */
  relation: 'above' | 'below' | 'beside'
  /** Path of that object's kind; entries of a list have '*' in place of an index. */
  path: Path
}

/**
 * Where a property belongs that an object does not have: the nearest place in the document's contract that knows
 * its name, first inside the object, then around it.
 * @param shape shape of the whole document or block
 * @param at path of the object within it
 */
export function homeOf(name: string, shape: Shape, at: Path): Home | undefined {
  const chain: Shape[] = [shape]
  for (const step of at) {
    const next = stepInto(chain.at(-1) as Shape, step)
    if (!next) return undefined
    chain.push(next)
  }
  const below = search(name, chain.at(-1) as Shape, at)
  if (below) return { relation: 'below', path: below }
  for (let up = at.length - 1; up >= 0; up--) {
    const around = chain[up] as Shape
    const path = at.slice(0, up)
    if (knows(around, name)) return { relation: 'above', path }
    const beside = search(name, around, path)
    if (beside) return { relation: 'beside', path: beside }
  }
  return undefined
}

function knows(shape: Shape, name: string): boolean {
  return shape.properties.has(name) || shape.alternatives.some((other) => knows(other, name))
}

/** The shape at a path; undefined where the contract says nothing. */
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

const searched = new WeakMap<Shape, Map<string, Path | undefined>>()

/** The nearest place inside a shape that knows a name; remembered, as one mistake is often made many times. */
function search(name: string, from: Shape, path: Path): Path | undefined {
  const known = searched.get(from) ?? new Map<string, Path | undefined>()
  searched.set(from, known)
  if (!known.has(name)) known.set(name, breadthFirst(name, from))
  const found = known.get(name)
  return found && [...path, ...found]
}

/** Contracts are trees of a few levels. */
function breadthFirst(name: string, from: Shape): Path | undefined {
  let level: { shape: Shape; path: Path }[] = [{ shape: from, path: [] }]
  for (let depth = 0; depth < 6; depth++) {
    level = level.flatMap(({ shape, path }) => [
      ...[...shape.properties].map(([key, inner]) => ({ shape: inner, path: [...path, key] })),
      ...(shape.items ? [{ shape: shape.items, path: [...path, '*'] }] : []),
      ...shape.alternatives.map((inner) => ({ shape: inner, path })),
    ])
    const found = level.find(({ shape }) => shape.properties.has(name))
    if (found) return found.path
  }
  return undefined
}
