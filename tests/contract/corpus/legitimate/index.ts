import type { Legitimate } from '../kind.ts'
import { blocks } from './blocks.ts'
import { format } from './format.ts'
import { grammar } from './grammar.ts'
import { links } from './links.ts'
import { marks } from './marks.ts'
import { newPages } from './new-pages.ts'
import { pages } from './pages.ts'
import { siteData } from './site-data.ts'
import { structure } from './structure.ts'
import { texts } from './texts.ts'
import { values } from './values.ts'
import { words } from './words.ts'

/** Every kind of legitimate change, by area. */
export const legitimate: Legitimate[] = [
  blocks,
  format,
  grammar,
  links,
  marks,
  newPages,
  pages,
  siteData,
  structure,
  texts,
  values,
  words,
].flat()
