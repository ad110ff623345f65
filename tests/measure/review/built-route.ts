import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PageData } from '../../../src/contract/index.ts'
import { fragmentFile, htmlFile } from '../../../src/page/routes.ts'
import { dataIn } from '../data-in.ts'
import { examplesAt } from './model.ts'

/** Comes without types. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: new (html: string) => { window: Window } }

/** A route as a build wrote it. */
export interface BuiltRoute {
  path: string
  html: string
  data: PageData
  /** Brotli bytes of what is sent, by kind. */
  bytes: { 'HTML + CSS': number; 'page for the app': number }
}

/** Whether a route shows the examples of a block. */
export const isExamples = (path: string): boolean => path.startsWith(examplesAt)

/** Every route of a built folder, by path. */
export function readRoutes(dist: string): Map<string, BuiltRoute> {
  const { pages } = JSON.parse(readFileSync(join(dist, 'csp.json'), 'utf8')) as { pages: object }
  return new Map(
    Object.keys(pages).map((path) => {
      const [html, fragment] = [htmlFile(path), fragmentFile(path)].map((file) => join(dist, file)) as [string, string]
      // Earlier versions of the site wrote no fragments.
      const size = (file: string) =>
        statSync([`${file}.br`, file].find(existsSync) ?? '', { throwIfNoEntry: false })?.size ?? 0
      return [
        path,
        {
          path,
          html: readFileSync(html, 'utf8'),
          data: JSON.parse(readFileSync(dataIn(dist, path), 'utf8')) as PageData,
          bytes: { 'HTML + CSS': size(html), 'page for the app': size(fragment) },
        },
      ]
    }),
  )
}

/** Scripts by name without the mark of their content, each with what is in it. */
export function scriptsOf(dist: string): Map<string, string> {
  const folder = join(dist, 'assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return new Map(scripts.map((name) => [withoutMarks(name), withoutMarks(readFileSync(join(folder, name), 'utf8'))]))
}

/** What the entry loads when somebody clicks. */
const later = ['app.js', 'dialogs.js']

/** The text of all scripts that run on a page as it is opened: the entry and what it imports for the elements that are there. */
export function scriptsOn({ html }: BuiltRoute, scripts: Map<string, string>): string {
  const used = new Map<string, string>()
  const entry = scripts.get('entry.js') ?? ''
  const add = (name: string): void => {
    const tag = `ns-${name.replace('.js', '')}`
    if (used.has(name) || later.includes(name) || (entry.includes(tag) && !html.includes(`<${tag}`))) return
    const text = scripts.get(name) ?? ''
    used.set(name, text)
    for (const [, other = ''] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) add(other)
  }
  add('entry.js')
  return JSON.stringify([...used].sort())
}

/** A text in which scripts and styles have names that their content does not change. */
export const withoutMarks = (text: string): string =>
  text.replace(/([\w-]+?)-[\w-]{6,8}\.(js|css)\b/g, '$1.$2').replace(/sha(256|384|512)-[\w+/=-]+/g, 'sha')

/** The scripts of both sides. */
export type Scripts = readonly [before: Map<string, string>, after: Map<string, string>]

const styleElements = /(?<=<style[^>]*>).*?(?=<\/style>)/gs

/** The text of each style element of a document. */
export const stylesIn = (html: string): string[] => html.match(styleElements) ?? []

/** Whether two documents and their data are the same but for the text of style elements. */
export function haveSameContent(before: BuiltRoute, after: BuiltRoute): boolean {
  const rest = ({ html, data }: BuiltRoute) => withoutMarks(html.replace(styleElements, '') + JSON.stringify(data))
  return rest(before) === rest(after)
}

/** Whether two documents differ in their styles alone. Not where a script draws: it asks for colours only once. */
export const isRestyled = (before: BuiltRoute, after: BuiltRoute, [was, is]: Scripts): boolean =>
  !after.html.includes('<canvas') && haveSameContent(before, after) && scriptsOn(before, was) === scriptsOn(after, is)

/** The content of a page for people and search engines, besides the text of its blocks. */
export interface Facts {
  /** Title, description and the rest of the head, by name. */
  head: Record<string, string>
  /** Structured data: "Organization.name" → "Noida Softworks". */
  structured: Record<string, string>
  /** Addresses that the page leads to, each with its words. */
  links: string[]
  /** "h2 Questions we hear". */
  headings: string[]
  /** The words of header and footer, and of each block, line by line. */
  chrome: string[]
  blocks: string[][]
  /** The document with attributes in one order; that of header, each block and footer; and its styles. */
  canonical: string
  parts: string[]
  styles: string
}

/** Whether rules that differ between two style sheets can concern a part of a page: by a class that it has, a tag or the value of a token. */
export function isConcerned(part: string, styles: string, others: string): boolean {
  const owned = new Set([...part.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const [rules, otherRules] = [new Set(rulesOf(styles)), new Set(rulesOf(others))]
  const changed = [
    ...[...rules].filter((rule) => !otherRules.has(rule)),
    ...[...otherRules].filter((rule) => !rules.has(rule)),
  ]
  return changed.some((rule) => {
    const classes = rule.match(/\.[a-z_][\w-]*/gi)
    return !classes || /--[\w-]+:/.test(rule) || classes.some((name) => owned.has(name.slice(1)))
  })
}

/** The declarations of a style sheet, each block of them after the rules that it is nested in. */
function rulesOf(styles: string): string[] {
  const rules: string[] = []
  const outer: string[] = []
  let start = 0
  for (const { 0: brace, index } of styles.matchAll(/[{}]/g)) {
    const text = styles.slice(start, index)
    start = index + 1
    const declarations = brace === '{' ? text.slice(0, text.lastIndexOf(';') + 1) : text
    if (declarations) rules.push(`${outer.join(' ')} ${declarations}`)
    if (brace === '{') outer.push(text.slice(declarations.length))
    else outer.pop()
  }
  return rules
}

const known = new WeakMap<BuiltRoute, Facts>()

/** Reads the document of a route, once. */
export function factsOf(route: BuiltRoute): Facts {
  const facts = known.get(route) ?? readFacts(route.html)
  known.set(route, facts)
  return facts
}

function readFacts(html: string): Facts {
  const { document } = new JSDOM(withoutMarks(html)).window
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)]
  const head: Record<string, string> = { title: document.title }
  for (const meta of all('head meta[name], head meta[property]'))
    head[(meta.getAttribute('name') ?? meta.getAttribute('property')) as string] = meta.getAttribute('content') ?? ''
  for (const link of all('head link[rel=canonical]')) head.canonical = link.getAttribute('href') ?? ''
  const structured: Record<string, string> = {}
  for (const script of all('script[type="application/ld+json"]'))
    flatten(JSON.parse(script.textContent ?? '{}'), '', structured)
  const facts = {
    head,
    structured,
    links: all('a[href]').map((link) => `${link.getAttribute('href')} (“${wordsOf(link)}”)`),
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => `${heading.localName} ${wordsOf(heading)}`),
    chrome: [...all('body > header'), ...all('body > footer')].flatMap(linesOf),
    blocks: all('#main > :not(template)').map(linesOf),
  }
  for (const element of all('*')) sortAttributes(element)
  return {
    ...facts,
    canonical: document.documentElement.outerHTML,
    parts: all('body > header, #main > :not(template), body > footer').map((part) => part.outerHTML),
    styles: all('style')
      .map((style) => style.textContent)
      .join('\n'),
  }
}

const wordsOf = (element: Element): string =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim() || (element.getAttribute('aria-label') ?? '')

const textParents = 'h1,h2,h3,h4,h5,h6,p,li,dt,dd,td,th,summary,figcaption,label,button,legend,blockquote,option'

/** The words of an element, one line for each part that people see as one. */
function linesOf(root: Element): string[] {
  const lines: string[] = []
  const walk = (element: Element): void => {
    if (element.matches('script, style, template')) return
    if (element.matches(textParents) && !element.querySelector(textParents)) {
      lines.push(wordsOf(element))
      return
    }
    for (const node of element.childNodes)
      if (node.nodeType === 1) walk(node as Element)
      else if (node.nodeType === 3 && node.textContent?.trim()) lines.push(node.textContent.replace(/\s+/g, ' ').trim())
  }
  walk(root)
  return lines.filter(Boolean)
}

function flatten(value: unknown, at: string, into: Record<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    into[at] = String(value)
    return
  }
  const type = (value as { '@type'?: unknown })['@type']
  const here = typeof type === 'string' ? `${at && `${at} `}${type}` : at
  for (const [name, item] of Object.entries(value))
    if (name !== '@type' && name !== '@context') flatten(item, here ? `${here}.${name}` : name, into)
}

function sortAttributes(element: Element): void {
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
  for (const [name] of attributes) element.removeAttribute(name)
  for (const [name, value] of attributes.sort()) element.setAttribute(name, value)
}
