import type { Mistake } from '../kind.ts'
import { addresses } from './addresses.ts'
import { alternatives } from './alternatives.ts'
import { anchors } from './anchors.ts'
import { banners } from './banner.ts'
import { blockOptions } from './block-options.ts'
import { cases } from './cases.ts'
import { choices } from './choices.ts'
import { collections } from './collections.ts'
import { companyContact } from './company-contact.ts'
import { companyData } from './company.ts'
import { contradictions } from './contradictions.ts'
import { copies } from './copies.ts'
import { dates } from './dates.ts'
import { disagreements, standIns } from './disagreements.ts'
import { figures } from './figures.ts'
import { files } from './files.ts'
import { grammar } from './grammar.ts'
import { icons } from './icons.ts'
import { ids } from './ids.ts'
import { jobs } from './jobs.ts'
import { json } from './json.ts'
import { leftovers } from './leftovers.ts'
import { letters } from './letters.ts'
import { links } from './links.ts'
import { listsOfLinks } from './lists-of-links.ts'
import { markedAddresses } from './marked-addresses.ts'
import { marks } from './marks.ts'
import { metaOfPages } from './meta.ts'
import { mixUps } from './mix-ups.ts'
import { names } from './names.ts'
import { navigation } from './navigation.ts'
import { nesting } from './nesting.ts'
import { optionWords } from './option-words.ts'
import { pageFiles } from './page-files.ts'
import { pages } from './pages.ts'
import { pastes } from './pastes.ts'
import { paths } from './paths.ts'
import { peopleAndWork } from './people-and-work.ts'
import { pictures } from './pictures.ts'
import { propertyNames } from './property-names.ts'
import { punctuation } from './punctuation.ts'
import { sectionAnchors } from './section-anchors.ts'
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
  alternatives,
  anchors,
  banners,
  blockOptions,
  cases,
  choices,
  collections,
  companyData,
  companyContact,
  contradictions,
  copies,
  dates,
  disagreements,
  figures,
  files,
  icons,
  ids,
  jobs,
  json,
  leftovers,
  letters,
  links,
  listsOfLinks,
  markedAddresses,
  marks,
  metaOfPages,
  mixUps,
  names,
  navigation,
  nesting,
  optionWords,
  pageFiles,
  pages,
  pastes,
  grammar,
  paths,
  peopleAndWork,
  pictures,
  propertyNames,
  punctuation,
  sectionAnchors,
  standIns,
  structure,
  syntax,
  targets,
  texts,
  tokens,
  types,
  values,
].flat()
