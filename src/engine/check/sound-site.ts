import type { Authored, Collection, CollectionName } from '../../contract/index.ts'
import type { Contracts } from '../content/contracts.ts'
import { withoutDrafts } from '../content/drafts.ts'
import type { SiteSources, SourceDocument } from '../content/load.ts'
import { outlineOf, putOutline } from '../content/outline.ts'
import type { Problem } from '../content/problem.ts'
import { type CheckMemory, checkAgain } from './check-again.ts'
import { checkSite } from './check.ts'

declare const sound: unique symbol

/** A document without mistakes: what it holds is what its contract says. */
export interface SoundDocument<T> extends SourceDocument {
  data: T
}

type SoundFiles = { [N in keyof Authored.SiteFiles]: SoundDocument<Authored.SiteFiles[N]> }

interface SoundCollections extends Map<string, SoundDocument<Collection>> {
  get<N extends CollectionName>(name: N): SoundFiles[N] | undefined
  get(name: string): SoundDocument<Collection> | undefined
}

/** A checked site without mistakes and without drafts. Only `soundSite` returns one. */
export interface SoundSite extends SiteSources {
  readonly [sound]: true
  pages: SoundDocument<Authored.Page>[]
  policies: SoundDocument<Authored.PolicyDocument>[]
  company: SoundFiles['company']
  navigation: SoundFiles['navigation']
  redirects?: SoundFiles['redirects']
  collections: SoundCollections
}

/** Checks a site. @returns the sound site, or the mistakes that keep it from being one */
export function soundSite(site: SiteSources, contracts: Contracts, memory?: CheckMemory): SoundSite | Problem[] {
  const { isSound, doubtful } = checkAgain(site, contracts, memory)
  const errors = isSound ? [] : checkSite(site, contracts, { doubtful }).filter(({ severity }) => severity === 'error')
  if (errors.length) return errors
  // Texts alone are kept, parsed at each use: thousands of pages with data, syntax trees and findings would take much memory.
  const pages = withoutDrafts(site).pages.map((doc) => {
    const { file, text, hash } = doc
    const page = {
      ...{ file, text, hash, problems: [] },
      get data() {
        return JSON.parse(text) as unknown
      },
    }
    putOutline(page, outlineOf(doc))
    return page
  })
  return { ...site, pages } as SiteSources as SoundSite
}
