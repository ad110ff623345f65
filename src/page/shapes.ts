import { type Shape, shaper } from './walk.ts'

/** The shapes that `walk` follows, made from the schemas. Needs no file system, so it also works in a browser. */
export interface Shapes {
  pageShape(): Shape
  blockShape(type: string): Shape
  siteShape(name: string): Shape
  policyShape(): Shape
}

// Schemas refer to one another by relative paths, which have to be resolved against an absolute base.
const base = 'file:///'

/** The id of a schema, made from its path. */
export const schemaId = (file: string): string => base + file

/** The id of a block's contract. */
export const blockId = (type: string): string => schemaId(`src/blocks/${type}/${type}.schema.json`)

/** Ids of the schemas apart from those of blocks. */
export const ids = {
  page: schemaId('schema/page.schema.json'),
  defs: schemaId('schema/defs.schema.json'),
  site: schemaId('schema/site.schema.json'),
  policy: schemaId('schema/document.schema.json'),
}

/** @param schemas all schemas by id; those of blocks include what every block has */
export function shapes(schemas: Map<string, { [keyword: string]: unknown }>): Shapes {
  const shapeOf = shaper(schemas, ids.defs)
  return {
    pageShape: () => shapeOf(ids.page),
    blockShape: (type) => shapeOf(blockId(type)),
    siteShape: (name) => shapeOf(`${ids.site}#/$defs/${name}`),
    policyShape: () => shapeOf(ids.policy),
  }
}
