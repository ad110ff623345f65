import type { Contracts } from '../../content/contracts.ts'
import type { SourceDocument } from '../../content/load.ts'
import { valueAt } from '../../content/value-at.ts'
import { versionOf } from '../../content/versions.ts'
import { nearest } from '../near.ts'
import type { DocumentRule } from '../rule.ts'

/** A document has the current version of the contracts. If not, nothing else is reported: it was right when it was written. */
export const olderVersion: DocumentRule = {
  meta: { name: 'version', description: 'Every document is of the version of the contracts.', severity: 'error' },

  checkDocument(doc, { contracts, report }) {
    const { version: today } = contracts
    const version = versionOf(doc.data)
    if (version === today) return
    const written = valueAt(doc.data, ['version'])
    const [misspelt] = written === undefined ? nearest('version', Object.keys(doc.data as object)) : []
    if (misspelt && Number.isInteger(valueAt(doc.data, [misspelt.name]))) {
      const finding = { message: `There is no property "${misspelt.name}".`, suggestion: 'Did you mean "version"?' }
      report({ doc, path: [misspelt.name], part: 'key' }, { ...finding, replacement: 'version' }, 'unknown-property')
      return
    }
    if (written !== undefined && version === 0) {
      const better = Number(written) || today
      const finding = { message: `"version" is not a whole number from 1 on.`, suggestion: `Write ${better}.` }
      report(['version'], { ...finding, replacement: better }, 'wrong-type')
      return
    }
    const place = 'version' in (doc.data as object) ? { path: ['version'] } : { path: [] }
    report(
      { doc, ...place },
      version < today
        ? {
            message: version
              ? `This document was written for version ${version} of the contracts.`
              : 'This document was written before the contracts had versions.',
            suggestion: `\`npm run migrate\` brings it to ${today}.`,
          }
        : {
            message: `This document was written for version ${version} of the contracts; here they are of version ${today}.`,
            suggestion: 'Fetch the contracts that it was written for, with their steps in schema/migrations.',
          },
    )
  },
}

/** Whether a document was written for another version of the contracts, so that they do not apply to it. */
export const isOfOtherVersion = (doc: SourceDocument, contracts: Contracts): boolean =>
  doc.data !== undefined && versionOf(doc.data) !== contracts.version
