import { pathOfName } from '../../../page/routes.ts'
import { slugOf } from '../../../page/slug.ts'
import { nameOf, type SourceDocument, siteKind } from '../../content/load.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import { internalAddress } from '../addresses.ts'
import { numberOf } from '../english.ts'
import { exchange } from '../exchange.ts'
import type { LinkMention, Mention } from '../facts.ts'
import { byRarestWord } from '../grouped.ts'
import { oncePer } from '../once-per.ts'
import type { DocumentContext, DocumentRule } from '../rule.ts'
import type { SiteIndex } from '../site-index.ts'
import { plain, quote } from '../words.ts'

/** Somebody who copies an entry and changes only half of it leaves a name or a picture that belongs to something else. */
export const crossedData: DocumentRule = {
  meta: {
    name: 'crossed-data',
    description: 'Links lead to the page they name, pages state their own service, and entries show their own picture.',
    severity: 'error',
  },

  checkDocument(doc, context) {
    if (doc === context.site.navigation) reportLookup(context)
    reportLogos(doc, context)
    reportPortraits(doc, context)
    reportExchanged(doc, context)
    reportTokens(doc, context)
    if (siteKind(doc.file) === 'site') {
      reportPictures(doc, context)
      reportNames(doc, context)
      reportExperience(doc, context)
      reportPlaces(doc, context)
    }
    if (siteKind(doc.file) === 'page') reportPage(doc, context, context.index.labels ?? new Map())
  },
}

function reportLookup({ index, report }: DocumentContext): void {
  for (const [label, path] of index.crossedLabels)
    report(['paths', label], {
      message: `${quote(label)} is the page ${quote(path)}, and this leads to another.`,
      suggestion: `Write "${path}".`,
      replacement: path,
    })
}

function reportPictures(doc: SourceDocument, { site, report }: DocumentContext): void {
  const items = listAt(doc.data, ['items'])
  const ids = new Set(items.map((item) => valueAt(item, ['id'])))
  for (const [at, item] of items.entries()) {
    const [id, image] = [valueAt(item, ['id']), valueAt(item, ['image'])]
    const [, folder = '', name = '', ending = ''] = /^(.*\/)([^/]+)(\.\w+)$/.exec(String(image)) ?? []
    const own = `${folder}${id}${ending}`
    // Two products of one maker may share its logo.
    if (name === id || !ids.has(name) || !site.media.has(own)) continue
    report(['items', at, 'image'], {
      message: `${quote(String(image))} is the picture of ${quote(name)}.`,
      suggestion: `Write "${own}".`,
      replacement: own,
    })
  }
}

/** A name stands beside the logo of something else, although it has a logo of its own. */
function reportLogos(doc: SourceDocument, { site, facts, report }: DocumentContext): void {
  // In the site's lists, ids say the same (see reportPictures).
  for (const mention of siteKind(doc.file) === 'page' ? facts(doc).pictures : []) {
    const name = valueAt(doc.data, [...mention.path.slice(0, -1), 'name'])
    const [, folder = '', shown = ''] = /^(.*\/)([^/]+)\.\w+$/.exec(mention.value) ?? []
    if (typeof name !== 'string' || mention.path.at(-1) !== 'image' || plain(name) === plain(shown)) continue
    const own = [...site.media].find(
      (file) => file.startsWith(folder) && plain(file.slice(folder.length).replace(/\.\w+$/, '')) === plain(name),
    )
    if (own)
      report(mention, {
        message: `${quote(name)} has a picture of its own, and this is another.`,
        suggestion: `Write "${own}".`,
        replacement: own,
      })
  }
}

/** Two people have the same portrait, or the second pose of somebody is the first. */
function reportPortraits(doc: SourceDocument, { facts, report }: DocumentContext): void {
  const portraits = new Map<string, string>()
  const { pictures } = facts(doc)
  // Portraits first: a pose that repeats the portrait of somebody further down is the mistake.
  for (const property of ['image', 'pose'])
    for (const mention of pictures.filter(({ path }) => path.at(-1) === property)) {
      const beside = (name: string): unknown => valueAt(doc.data, [...mention.path.slice(0, -1), name])
      const name = beside('name')
      if (typeof name !== 'string' || beside('profile') === undefined) continue
      const first = portraits.get(mention.value)
      portraits.set(mention.value, first ?? name)
      if (property === 'pose' && beside('image') === mention.value)
        report(mention, {
          message: '"pose" shows the same as "image".',
          suggestion: `Name another portrait of ${quote(name)}, or remove "pose".`,
        })
      else if (first !== undefined && first !== name)
        report(mention, {
          message: `This is the portrait of ${quote(first)}.`,
          suggestion: `Name the portrait of ${quote(name)}.`,
        })
    }
}

/** A question that does not ask, with an answer that does: they were swapped. */
function reportExchanged(doc: SourceDocument, { facts, report }: DocumentContext): void {
  for (const mention of facts(doc).words) {
    const other =
      mention.path.at(-1) === 'title' && mention.value.endsWith('.') && /[^.]{40}\.$/.test(mention.value)
        ? ['description', 'intro'].find((name) => {
            const text = valueAt(doc.data, [...mention.path.slice(0, -1), name])
            return typeof text === 'string' && !/[.!?:]/.test(text) && text.length < mention.value.length
          })
        : undefined
    if (other) report(mention, exchange('title', other))
    const [answer] = listAt(doc.data, [...mention.path.slice(0, -1), 'answer'])
    if (mention.path.at(-1) !== 'question' || typeof answer !== 'string') continue
    if (answer.endsWith('?') && !mention.value.includes('?'))
      report(mention, {
        message: 'This is an answer, and "answer" is a question.',
        suggestion: 'Exchange "question" and "answer".',
      })
  }
}

/** Kinds of contact: one number may stand in for another of its kind. */
const kinds = ['phone', 'email', 'address', 'hours'].map((name) => new RegExp(`^(?:careers?)?${name}\\d?$`, 'i'))

/** The address of the company stands where its hours belong. */
function reportTokens(doc: SourceDocument, { facts, report }: DocumentContext): void {
  for (const mention of facts(doc).words) {
    const [, token] = /^\{(\w+)\}$/.exec(mention.value) ?? []
    if (!token) continue
    const name = String(mention.path.at(-1))
    const [here, there] = [name, token].map((word) => kinds.findIndex((kind) => kind.test(word)))
    if (here !== -1 && there !== -1 && here !== there)
      report(mention, { message: `"${name}" holds {${token}}.`, suggestion: `Write {${name}}.` })
  }
}

const idOf = (text: unknown): string => slugOf(String(text))

/** Ids are made from names: if the id matches another property, the name and that property were swapped. */
function reportNames(doc: SourceDocument, { site, report }: DocumentContext): void {
  const items = listAt(doc.data, ['items'])
  const ids = new Set(items.map((item) => valueAt(item, ['id'])))
  for (const [at, item] of items.entries()) {
    const [id, name] = [valueAt(item, ['id']), valueAt(item, ['name'])]
    if (typeof id !== 'string' || typeof name !== 'string' || idOf(name) === id) continue
    const isOther = idOf(name)
      .split('-')
      .every((word) => !id.split('-').includes(word))
    if (isOther && ids.has(idOf(name)))
      report(['items', at, 'name'], {
        message: `${quote(name)} is the name of another entry, and the id of this one says ${quote(id)}.`,
        suggestion: 'Write the name that belongs to the id.',
      })
    const other = Object.entries(item as object).find(
      ([key, value]) => key !== 'id' && /\S \S/.test(String(value)) && idOf(value) === id,
    )?.[0]
    // That a picture has the name is reported there.
    if (other && !site.media.has(name)) report(['items', at, 'name'], exchange('name', other))
  }
}

/** A post states twice how many years it asks for: as a value and in a sentence. */
function reportExperience(doc: SourceDocument, { report }: DocumentContext): void {
  for (const [at, item] of listAt(doc.data, ['items']).entries()) {
    const [least, most = Infinity] =
      String(valueAt(item, ['experience']))
        .match(/\d+/g)
        ?.map(Number) ?? []
    for (const [line, text] of listAt(item, ['qualifications']).entries()) {
      const years = /^(\w+)(?:\+| to \w+)? years\b/i.exec(String(text))?.[1]?.toLowerCase() ?? ''
      const asked = numberOf(years)
      // A range that runs backwards is reported by another rule.
      if (
        least === undefined ||
        least > most ||
        asked < 0 ||
        (least <= asked && asked <= most && !(asked > least && most === Infinity))
      )
        continue
      report(['items', at, 'qualifications', line], {
        message: `This asks for ${years} years, and "experience" for ${quote(String(valueAt(item, ['experience'])))}.`,
        suggestion: 'Write the same in both.',
      })
    }
  }
}

/** A post states twice where it is: as a value and in a sentence. */
function reportPlaces(doc: SourceDocument, { report }: DocumentContext): void {
  for (const [at, item] of listAt(doc.data, ['items']).entries()) {
    const [location, description] = ['location', 'description'].map((name) => String(valueAt(item, [name]))) as [
      string,
      string,
    ]
    const here =
      /\b(?:(?:is|work|working|be) on site\b|in our \p{Lu}\p{Ll}+ office (?:from|every|each|five|on) )/u.exec(
        description,
      )
    if (location === 'Remote' && here)
      report(
        { doc, path: ['items', at, 'description'], span: [here.index, here.index + here[0].length] },
        { message: '"location" says "Remote", and this does not.', suggestion: 'Write the same in both.' },
      )
  }
}

function reportPage(
  doc: SourceDocument,
  { index, facts, report }: DocumentContext,
  labels: ReadonlyMap<string, string>,
): void {
  const own = pathOfName(nameOf(doc))
  const service = valueAt(doc.data, ['meta', 'service'])
  const owner = typeof service === 'string' ? labels.get(service) : undefined
  // A page whose path does not match its file is reported for that alone.
  if (owner !== undefined && owner !== own && !index.statedPaths.has(owner)) {
    const label = [...labels].find(([, page]) => page === own)?.[0]
    report(['meta', 'service'], {
      message: `${quote(String(service))} is the service of ${quote(owner)}.`,
      suggestion: label ? `Write "${label}".` : 'Write the service of this page.',
    })
  }
  for (const mention of facts(doc).links) {
    const target = mention.noted ? undefined : internalAddress(mention, index)
    const title = mention.span ? mention.label : titleBeside(mention)
    const isCopy =
      listAt(doc.data, mention.path.slice(0, -2)).filter((link) => valueAt(link, ['label']) === title).length > 1
    const meant =
      title && (labels.get(title) ?? (isCopy ? undefined : namedBy(title, Boolean(mention.span), target?.path, labels)))
    // Two links of the same name are reported by another rule. A link to a part of a page, or to one job, may be called anything.
    if (
      !meant ||
      !index.pages.has(meant) ||
      !target ||
      target.rest ||
      target.path === meant ||
      !index.pages.has(target.path)
    ) {
      const page = target && !mention.span ? pageOfEntry(mention, index) : undefined
      if (page)
        report(mention, {
          message: `This is the page of the entry beside it, and this entry has one of its own, ${quote(page)}.`,
          suggestion: `Write "${page}".`,
        })
      continue
    }
    report(mention, {
      message: `${quote(title)} is the page ${quote(meant)}, and this leads to another.`,
      suggestion: `Write "${meant}".`,
    })
  }
  const firsts = new Map<string, string>()
  for (const mention of facts(doc).labels) {
    const page = mention.path.at(-1) === 'label' ? labels.get(mention.value) : undefined
    if (page === undefined) continue
    const key = JSON.stringify([mention.path.slice(0, -2), page])
    const first = firsts.get(key) ?? mention.value
    firsts.set(key, first)
    if (first !== mention.value)
      report(mention, {
        message: `${quote(first)} and ${quote(mention.value)} are the same page, ${quote(page)}.`,
        suggestion: 'Name another page.',
      })
  }
}

/** The page named like the entry of a link, if the link leads to the page of another entry of the list. */
function pageOfEntry({ doc, path, value }: Mention, index: SiteIndex): string | undefined {
  const at = path.findLastIndex((step, before) => typeof step === 'number' && path[before - 1] !== 'actions')
  if (at < 2) return undefined
  const entry = valueAt(doc.data, path.slice(0, at + 1))
  const titleOf = (other: unknown): string[] => idOf(valueAt(other, ['title']) ?? '').split('-')
  const isCalled = (other: unknown, page: string, title = titleOf(other)): boolean =>
    page.split('-').length > 2 && namedWords(page).every((word) => title.includes(word))
  const title = titleOf(entry)
  const named = isCalled(entry, value) ? [] : title.flatMap((word) => pagesByWord(index.paths).get(word) ?? [])
  const [own] = named.filter((page) => isCalled(entry, page, title)).sort()
  const isOfOther = own && listAt(doc.data, path.slice(0, at)).some((other) => isCalled(other, value))
  return isOfOther && !JSON.stringify(entry).includes(`"${own}"`) ? own : undefined
}

/** The words of a page's path that the title of an entry has, if it is about the page. */
const namedWords = (page: string): string[] =>
  page
    .slice(1)
    .split('-')
    .filter((word) => word !== 'company' && word !== 'services')

const pagesByWord = oncePer((paths: ReadonlySet<string>) => byRarestWord(paths, namedWords))

/** What the entry that has a link is called, or else the link. */
function titleBeside({ doc, path, label }: LinkMention): string | undefined {
  const title = valueAt(doc.data, [...path.slice(0, path.at(-2) === 'link' ? -2 : -1), 'title'])
  return typeof title === 'string' ? title : label
}

/** What visitors call the pages that have these labels. */
const alsoCalled: Record<string, string[] | undefined> = {
  'our work': ['portfolio'],
  'open jobs': ['career', 'careers', 'jobs'],
  vacancies: ['career', 'careers', 'jobs'],
}

/** The page that the words of a link name: "privacy policy", "contact page", "See our portfolio". */
function namedBy(
  title: string,
  isWithin: boolean,
  target: string | undefined,
  labels: ReadonlyMap<string, string>,
): string | undefined {
  const known = byWords(labels)
  const whole = isWithin ? known.get(title.toLowerCase()) : undefined
  const [, verb, article, words = '', page] =
    /^(see |visit |view |browse |meet )?((?:all |our |the )?)(.+?)( page)?$/.exec(title.toLowerCase()) ?? []
  if (whole ?? !(verb || page)) return whole
  const called = [words, ...(alsoCalled[article + words] ?? [])]
  const isOfTarget = [...known].some(([label, path]) => path === target && label.includes(words))
  // A page without a label is new, and may be called so, too.
  // The page about the company may show each of its sides.
  if (
    isOfTarget ||
    target?.includes(words) ||
    target === known.get('about') ||
    ![...known.values()].includes(target ?? '')
  )
    return undefined
  return called.map((name) => known.get(name)).find((path) => path !== undefined)
}

/** Labels in small letters, as they are written within a sentence. */
const byWords = oncePer(
  (labels: ReadonlyMap<string, string>) => new Map([...labels].map(([label, path]) => [label.toLowerCase(), path])),
)
