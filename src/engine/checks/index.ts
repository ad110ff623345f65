import { brokenMarks } from './broken-marks.ts'
import { contract, contractMetas } from './contract.ts'
import { deadAnchor } from './dead-anchor.ts'
import { deadDocument } from './dead-document.ts'
import { deadLink } from './dead-link.ts'
import { duplicateCard } from './duplicate-card.ts'
import { duplicateId } from './duplicate-id.ts'
import { linkToNowhere } from './link-to-nowhere.ts'
import { markAddress } from './mark-address.ts'
import { missingPicture } from './missing-picture.ts'
import { orphanPage } from './orphan-page.ts'
import { pageHeading } from './page-heading.ts'
import { pagePath } from './page-path.ts'
import { poorAlternative } from './poor-alternative.ts'
import { redirects } from './redirects.ts'
import type { Meta, Rule } from './rule.ts'
import { siteFiles } from './site-files.ts'
import { uniqueMeta } from './unique-meta.ts'
import { unknownBlock } from './unknown-block.ts'
import { unknownEntry } from './unknown-entry.ts'
import { unknownIcon } from './unknown-icon.ts'
import { unknownLabel } from './unknown-label.ts'
import { unknownToken } from './unknown-token.ts'
import { unusedMedia } from './unused-media.ts'
import { unwritten } from './unwritten.ts'

/** All rules. Where two speak about one token, the earlier in this list is heard: it knows more. */
export const rules: Rule[] = [
  pagePath,
  unknownBlock,
  unknownEntry,
  missingPicture,
  unknownIcon,
  contract,
  duplicateId,
  uniqueMeta,
  pageHeading,
  deadLink,
  deadAnchor,
  deadDocument,
  linkToNowhere,
  markAddress,
  unknownToken,
  unknownLabel,
  brokenMarks,
  unwritten,
  poorAlternative,
  duplicateCard,
  redirects,
  siteFiles,
  orphanPage,
  unusedMedia,
]

/** What every rule guards, for documentation; the first two come from reading. */
export const ruleMetas: Meta[] = [
  { name: 'readable', description: 'Every document is a file of UTF-8 text.', severity: 'error' },
  { name: 'json-syntax', description: 'Every document is a JSON object without equal names.', severity: 'error' },
  ...rules.flatMap((rule) => (rule === contract ? contractMetas : [rule.meta])),
]
