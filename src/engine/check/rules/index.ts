import type { Meta, Rule } from '../rule.ts'
import { besideReviews } from './beside-reviews.ts'
import { blockRules } from './block-rules.ts'
import { borrowedReview } from './borrowed-review.ts'
import { brokenMarks } from './broken-marks.ts'
import { brokenPicture } from './broken-picture.ts'
import { changedQuote } from './changed-quote.ts'
import { companyAddress } from './company-address.ts'
import { companyFacts } from './company-facts.ts'
import { confusions } from './confusions.ts'
import { contract, contractMetas } from './contract.ts'
import { copiedBlock } from './copied-block.ts'
import { countedEntries } from './counted-entries.ts'
import { counted } from './counted.ts'
import { crossedData } from './crossed-data.ts'
import { dateOrder, dates } from './dates.ts'
import { deadAnchor } from './dead-anchor.ts'
import { deadDocument } from './dead-document.ts'
import { deadLink } from './dead-link.ts'
import { detour } from './detour.ts'
import { duplicateEntry, duplicateName } from './duplicate-entry.ts'
import { duplicateId } from './duplicate-id.ts'
import { emptyLinkWords } from './empty-link-words.ts'
import { figures } from './figures.ts'
import { finalStop } from './final-stop.ts'
import { foreignWords } from './foreign-words.ts'
import { garbledCharacters } from './garbled-characters.ts'
import { keywords } from './keywords.ts'
import { leftovers } from './leftovers.ts'
import { linkToItself } from './link-to-itself.ts'
import { linkToNowhere } from './link-to-nowhere.ts'
import { markup } from './markup.ts'
import { missingPicture } from './missing-picture.ts'
import { misspelling } from './misspelling.ts'
import { navigation } from './navigation.ts'
import { olderVersion } from './older-version.ts'
import { openPosts } from './open-posts.ts'
import { options } from './options.ts'
import { orphanPage } from './orphan-page.ts'
import { otherClient } from './other-client.ts'
import { otherContact } from './other-contact.ts'
import { otherFacts } from './other-facts.ts'
import { otherRole } from './other-role.ts'
import { pageHeading } from './page-heading.ts'
import { pagePath } from './page-path.ts'
import { pictureShape } from './picture-shape.ts'
import { poorAlternative } from './poor-alternative.ts'
import { punctuation } from './punctuation.ts'
import { redirects } from './redirects.ts'
import { repeatedWords } from './repeated-words.ts'
import { shownLength } from './shown-length.ts'
import { siteFiles } from './site-files.ts'
import { spacing } from './spacing.ts'
import { strayMarks } from './stray-marks.ts'
import { tableFigures } from './table-figures.ts'
import { tableRows } from './table-rows.ts'
import { tokenSlips } from './token-slips.ts'
import { unfinished } from './unfinished.ts'
import { uniqueHeading, uniqueMeta } from './unique-meta.ts'
import { unknownBlock } from './unknown-block.ts'
import { unknownEntry } from './unknown-entry.ts'
import { unknownIcon } from './unknown-icon.ts'
import { unknownLabel } from './unknown-label.ts'
import { unknownToken } from './unknown-token.ts'
import { unusedMedia } from './unused-media.ts'
import { unwritten } from './unwritten.ts'
import { wording } from './wording.ts'
import { writtenToken } from './written-token.ts'
import { wrongAddress } from './wrong-address.ts'

/** All rules. If two report the same token, only the first in this list is kept, because it is the more specific one. */
export const rules: Rule[] = [
  olderVersion,
  pagePath,
  unknownBlock,
  unknownEntry,
  missingPicture,
  unknownIcon,
  garbledCharacters,
  wrongAddress,
  contract,
  duplicateId,
  options,
  blockRules,
  pictureShape,
  besideReviews,
  tableRows,
  tableFigures,
  shownLength,
  uniqueMeta,
  uniqueHeading,
  keywords,
  pageHeading,
  deadLink,
  crossedData,
  deadAnchor,
  deadDocument,
  linkToNowhere,
  detour,
  linkToItself,
  navigation,
  otherContact,
  changedQuote,
  borrowedReview,
  otherClient,
  companyAddress,
  companyFacts,
  writtenToken,
  otherFacts,
  otherRole,
  unknownToken,
  tokenSlips,
  unknownLabel,
  markup,
  strayMarks,
  brokenMarks,
  unfinished,
  emptyLinkWords,
  spacing,
  punctuation,
  leftovers,
  figures,
  foreignWords,
  misspelling,
  confusions,
  wording,
  finalStop,
  unwritten,
  poorAlternative,
  duplicateEntry,
  duplicateName,
  repeatedWords,
  copiedBlock,
  dateOrder,
  dates,
  openPosts,
  counted,
  countedEntries,
  redirects,
  siteFiles,
  orphanPage,
  brokenPicture,
  unusedMedia,
]

/** What every rule ensures, for documentation. The first two are reported while documents are read. */
export const ruleMetas: Meta[] = [
  { name: 'readable', description: 'Every document is a file of UTF-8 text.', severity: 'error' },
  { name: 'json-syntax', description: 'Every document is a JSON object without equal names.', severity: 'error' },
  ...rules.flatMap((rule) => (rule === contract ? contractMetas : [rule.meta])),
]
