import { heaviestFirst, type Part, type Weight } from './weight.ts'

/** The weight that a block adds to its pages. */
export interface BlockWeight {
  type: string
  /** Brotli bytes of its HTML alone: the middle one of all places, and the heaviest with its page. */
  usual: number
  heaviest: Part
  places: number
}

/** Every type of block that the weighed routes show, heaviest first. */
export function blockWeights(weights: Weight[]): BlockWeight[] {
  const places = new Map<string, Part[]>()
  for (const { path, blocks } of weights)
    for (const { name, bytes } of blocks) places.set(name, [...(places.get(name) ?? []), { name: path, bytes }])
  return [...places]
    .map(([type, all]) => {
      const sorted = heaviestFirst(all)
      const [heaviest, middle] = [sorted[0], sorted[sorted.length >> 1]] as [Part, Part]
      return { type, usual: middle.bytes, heaviest, places: all.length }
    })
    .sort((a, b) => b.heaviest.bytes - a.heaviest.bytes)
}
