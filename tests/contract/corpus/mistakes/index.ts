import type { Mistake } from '../kind.ts'
import { addresses } from './addresses.ts'
import { anchors } from './anchors.ts'
import { choices } from './choices.ts'
import { collections } from './collections.ts'
import { companyData } from './company.ts'
import { copies } from './copies.ts'
import { files } from './files.ts'
import { ids } from './ids.ts'
import { jobs } from './jobs.ts'
import { json } from './json.ts'
import { letters } from './letters.ts'
import { links } from './links.ts'
import { markedAddresses } from './marked-addresses.ts'
import { marks } from './marks.ts'
import { names } from './names.ts'
import { navigation } from './navigation.ts'
import { options } from './options.ts'
import { pageFiles } from './page-files.ts'
import { pages } from './pages.ts'
import { pastes } from './pastes.ts'
import { paths } from './paths.ts'
import { pictures } from './pictures.ts'
import { sectionAnchors } from './section-anchors.ts'
import { shapes } from './shapes.ts'
import { siteData } from './site-data.ts'
import { structure } from './structure.ts'
import { syntax } from './syntax.ts'
import { targets } from './targets.ts'
import { texts } from './texts.ts'
import { tokens } from './tokens.ts'
import { types } from './types.ts'
import { values } from './values.ts'

/** Every kind of mistake, by area. */
export const mistakes: Mistake[] = [
  addresses,
  anchors,
  choices,
  collections,
  companyData,
  copies,
  files,
  ids,
  jobs,
  letters,
  links,
  markedAddresses,
  marks,
  names,
  navigation,
  pages,
  paths,
  pictures,
  json,
  options,
  pageFiles,
  pastes,
  sectionAnchors,
  shapes,
  siteData,
  targets,
  tokens,
  structure,
  syntax,
  texts,
  types,
  values,
].flat()
