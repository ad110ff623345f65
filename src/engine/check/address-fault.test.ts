import { expect, test } from 'vitest'
import { loadContracts } from '../content/contracts.ts'
import { loadSite } from '../content/load.ts'
import { addressFault } from './address-fault.ts'
import { factsOf } from './facts.ts'
import { indexSite } from './site-index.ts'

const contracts = loadContracts('.')
const index = indexSite(loadSite('.'), contracts, (doc) => factsOf(doc, contracts))

test.each([
  'https://en.wikipedia.org/wiki/Apple_Inc.',
  'https://en.wikipedia.org/wiki/Yahoo!',
  'mailto:?subject=Worth%20reading&body=Look%20at%20this',
])('nothing is wrong with %s', (address) => expect(addressFault(address, index, '/')).toBeUndefined())

test.each(['https://www.w3.org/WAI.', 'mailto:?', 'mailto:'])('%s is no address', (address) =>
  expect(addressFault(address, index, '/')).toBeDefined(),
)
