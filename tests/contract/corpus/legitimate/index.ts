import type { Legitimate } from '../kind.ts'
import { format } from './format.ts'
import { links } from './links.ts'
import { marks } from './marks.ts'
import { pages } from './pages.ts'
import { siteData } from './site-data.ts'
import { structure } from './structure.ts'
import { texts } from './texts.ts'
import { values } from './values.ts'
import { ways } from './ways.ts'
import { words } from './words.ts'

/** Every kind of legitimate change, by area. */
export const legitimate: Legitimate[] = [
  format,
  links,
  marks,
  pages,
  siteData,
  structure,
  texts,
  values,
  ways,
  words,
].flat()
