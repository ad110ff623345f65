import { type Shape, shaper } from './walk.ts'

/** What `walk` follows: the shape of each kind of value, by the schemas. Needs no file system, so a browser can have it. */
export interface Shapes {
  pageShape(): Shape
  blockShape(type: string): Shape
  siteShape(name: string): Shape
  documentShape(): Shape
}

// Schemas refer to one another by relative paths, which need an absolute base to be resolved against.
const base = 'file:///'

/** The id of a schema file for the others to refer to. */
export const schemaId = (file: string): string => base + file

/** The id of a block's contract. */
export const blockId = (type: string): string => schemaId(`src/blocks/${type}/${type}.schema.json`)

/** Ids of the schemas that are no block's. */
export const ids = {
  page: schemaId('schema/page.schema.json'),
  defs: schemaId('schema/defs.schema.json'),
  site: schemaId('schema/site.schema.json'),
  document: schemaId('schema/document.schema.json'),
}

/** @param schemas all schemas by id; those of blocks whole, with what every block has */
export function shapes(schemas: Map<string, { [keyword: string]: unknown }>): Shapes {
  const shapeOf = shaper(schemas, ids.defs)
  return {
    pageShape: () => shapeOf(ids.page),
    blockShape: (type) => shapeOf(blockId(type)),
    siteShape: (name) => shapeOf(`${ids.site}#/$defs/${name}`),
    documentShape: () => shapeOf(ids.document),
  }
}
