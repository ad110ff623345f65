/** The content of schema/document.schema.json, tokens replaced. */
export interface DocumentContent {
  title: string
  subject: string
  /** ISO date. */
  updated: string
  sections: Section[]
}

/** A heading with its paragraphs, then a list, then a table. */
export interface Section {
  heading: string
  paragraphs: string[]
  list?: string[]
  table?: Table
}

/** The first cell of a row names the row. */
export interface Table {
  caption: string
  head: string[]
  rows: string[][]
}
