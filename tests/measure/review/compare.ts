import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { readDocument } from '../../../src/engine/content/load.ts'
import type { Problem } from '../../../src/engine/content/problem.ts'
import { redirectsOf } from '../../../src/engine/content/redirects.ts'
import type { Pair } from './align.ts'
import { type BuiltRoute, factsOf, isExamples, readRoutes, scriptsOf, withoutMarks } from './built-route.ts'
import { type Changed, causesOf, changedSources, onlyUsedTokens } from './causes.ts'
import type { Review, RouteReview } from './model.ts'
import { compareScreens } from './pictures.ts'
import { byteChanges, routeChanges } from './route-changes.ts'
import { type Screen, Screens, type Stage, stage } from './screens.ts'
import type { Side } from './side.ts'
import { type Width, widths } from './widths.ts'
import { pairBlocks } from './words.ts'

export interface Settings {
  /** Folder that the report goes to. */
  out: string
  /** Folder of what was drawn before. */
  drawn: string
  /** Files that differ between the sides. */
  files: string[]
  /** Time after which nothing more is drawn, in seconds. */
  within?: number
  /** Draws everything, and each side for itself: also what cannot look otherwise, and what was drawn before. */
  all: boolean
  say: (words: string) => void
}

/** Screens drawn at a time, each in a browser of its own; what is compared in between takes the rest of two cores. */
const concurrency = 3

/** The screen that axe looks at: everything is open there. */
const axeWidth: Width = 1440

type Built = Required<Side>
type Found = Omit<Review, 'before' | 'after' | 'seconds'>

/** Compares two built sides, routes and examples of blocks. */
export async function compareSides(before: Built, after: Built, settings: Settings): Promise<Found> {
  const changed = changedSources(settings.files, before.root, after.root)
  const [was, is] = [readRoutes(before.dist), readRoutes(after.dist)]
  const scripts = [scriptsOf(before.dist), scriptsOf(after.dist)] as const
  const redirects = [redirectsIn(before.root), redirectsIn(after.root)] as const
  const found: Found = {
    files: settings.files,
    faults: newProblems(before.problems, after.problems),
    around: redirectChanges(...redirects),
    ...{ routes: [], examples: [], harmless: [], same: [], compared: 0 },
  }
  const open: RouteReview[] = []
  for (const path of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const [left, right] = [was.get(path), is.get(path)]
    if (left && right) {
      const why = !settings.all && sameness(left, right, changedScripts(...scripts))
      if (why === 'same') found.same.push(path)
      else if (why) found.harmless.push({ path, why })
      else open.push(changedRoute(left, right, changed, after.root))
    } else open.push(loneRoute((left ?? right) as BuiltRoute, !left, changed, after.root, redirects[1]))
  }
  settings.say(`${open.length} of ${is.size} pages and blocks can look otherwise.`)
  found.compared = await drawAll(open, [was, is], [before, after], scripts, settings)
  for (const route of open) {
    if (isUntouched(route)) found.same.push(route.path)
    else (isExamples(route.path) ? found.examples : found.routes).push(route)
  }
  for (const list of [found.routes, found.examples]) list.sort((one, other) => urgency(other) - urgency(one))
  return found
}

/** Why two documents say the same to everybody; undefined where they may not. */
function sameness(before: BuiltRoute, after: BuiltRoute, scripts: Set<string>): string | undefined {
  const alive = [...scripts].some((name) => name.includes('/entry.') || after.html.includes('<ns-'))
  if (alive && scripts.size) return undefined
  if (before.html === after.html) return 'same'
  const [left, right] = [withoutMarks(before.html), withoutMarks(after.html)]
  if (left === right) return 'names of scripts'
  const [one, other] = [factsOf(before).canonical, factsOf(after).canonical]
  if (one === other) return 'order of attributes'
  return onlyUsedTokens(one) === onlyUsedTokens(other) ? 'a token that the page does not use' : undefined
}

function changedScripts(before: Map<string, string>, after: Map<string, string>): Set<string> {
  return new Set(
    [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)),
  )
}

function changedRoute(before: BuiltRoute, after: BuiltRoute, changed: Changed, root: string): RouteReview {
  const { words, facts, faults } = routeChanges(before, after, [factsOf(before), factsOf(after)])
  return {
    ...{ path: after.path, state: 'changed', causes: causesOf(after, changed, root) },
    ...{ words, facts, faults, bytes: [], pictures: [], notDrawn: 0 },
  }
}

function loneRoute(
  route: BuiltRoute,
  isNew: boolean,
  changed: Changed,
  root: string,
  redirects: ReadonlyMap<string, string>,
): RouteReview {
  const dead = !isNew && !isExamples(route.path) && !redirects.has(route.path)
  return {
    ...{ path: route.path, state: isNew ? 'new' : 'gone', causes: causesOf(route, changed, root) },
    faults: dead ? ['the path answers no more, and no redirect leads on: npm run rename:page moves a page'] : [],
    ...{ words: [], facts: [], bytes: [], pictures: [], notDrawn: 0 },
  }
}

type Routes = Map<string, BuiltRoute>

/** Draws every route that can look otherwise on every screen. @returns how many screens were compared */
async function drawAll(
  open: RouteReview[],
  [was, is]: [Routes, Routes],
  [before, after]: [Built, Built],
  scripts: readonly [Map<string, string>, Map<string, string>],
  { out, drawn, within = Infinity, all, say }: Settings,
): Promise<number> {
  if (!open.length) return 0
  if (all) rmSync(drawn, { recursive: true, force: true })
  const screens = new Screens(drawn, say)
  const stages = (await Promise.all([before, after].map(({ dist }) => stage(dist)))) as [Stage, Stage]
  const keys = scripts.map((side, index) => hash(JSON.stringify([...side, all && index])))
  const draw = async (route: BuiltRoute | undefined, side: 0 | 1, width: Width, axe: boolean) =>
    route ? screens.draw(stages[side], route.path, width, hash(withoutMarks(route.html) + keys[side]), axe) : nothing
  let compared = 0
  const one = async ([route, width]: [RouteReview, Width]) => {
    if (performance.now() > within * 1000) {
      route.notDrawn++
      return
    }
    const [left, right] = [was.get(route.path), is.get(route.path)]
    const [after, before] = await (async () => {
      const after = await draw(right, 1, width, width === axeWidth)
      // What axe found before matters only where it finds something now.
      return [after, await draw(left, 0, width, !!after.findings?.length)] as const
    })().catch((error: Error) => {
      say(`${route.path} at ${width} px is left out: ${error.message}`)
      return []
    })
    if (!after) {
      route.notDrawn++
      return
    }
    if (++compared % 30 === 0) say(`${compared} of ${open.length * widths.length} screens`)
    await judge(route, [left, right], [before, after], width, out)
  }
  try {
    await pMap(
      open.flatMap((route) => widths.map((width): [RouteReview, Width] => [route, width])),
      one,
      { concurrency },
    )
  } finally {
    await screens.close()
    await Promise.all(stages.map((stage) => stage.close()))
  }
  for (const { pictures } of open) pictures.sort((one, other) => one.width - other.width)
  return compared
}

/** What a side without the route shows. */
const nothing: Screen = { file: '', slices: [], bytes: { scripts: 0, fonts: 0, pictures: 0 } }

async function judge(
  route: RouteReview,
  [left, right]: (BuiltRoute | undefined)[],
  [before, after]: [Screen, Screen],
  width: Width,
  out: string,
): Promise<void> {
  const known = new Set(before.findings)
  const findings = after.findings?.filter((finding) => !known.has(finding)) ?? []
  route.faults.push(...findings.map((finding) => `axe ${finding}`))
  if (width === widths[0]) {
    const { bytes, faults } = byteChanges({ ...left?.bytes, ...before.bytes }, { ...right?.bytes, ...after.bytes })
    route.bytes = bytes
    if (!isExamples(route.path)) route.faults.push(...faults)
  }
  const [was, is] = [left?.data.blocks ?? [], right?.data.blocks ?? []]
  const pairs = partPairs(pairBlocks(was, is), before, after, was.length, is.length)
  const named = isExamples(route.path)
    ? (blocks: PageBlocks) => blocks.map((_, index) => ({ type: `example ${index + 1}` }))
    : (blocks: PageBlocks) => blocks
  const nameOf = ([one, other]: Pair) =>
    other === undefined ? partName(named(was), one as number, before) : partName(named(is), other, after)
  const alike = ([one, other]: Pair) => {
    if (!left || !right || one === undefined || other === undefined) return false
    const [facts, others] = [factsOf(left), factsOf(right)]
    return facts.styles === others.styles && facts.parts[one] === others.parts[other]
  }
  const name = route.path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
  route.pictures.push(...(await compareScreens(before, after, pairs, { nameOf, alike, out, name, width })))
}

type PageBlocks = { type: string }[]

/** Header, blocks and footer: a page has one part before its blocks, and those after them. */
function partPairs(blocks: Pair[], before: Screen, after: Screen, was: number, is: number): Pair[] {
  const within = ({ slices }: Screen, part: number) => (part < slices.length ? part : undefined)
  const next = (index: number | undefined) => (index === undefined ? index : index + 1)
  const rest = Math.max(before.slices.length - was, after.slices.length - is) - 1
  const ends = Array.from({ length: rest }, (_, index): Pair => [was + 1 + index, is + 1 + index])
  return [[0, 0] as Pair, ...blocks.map(([one, other]): Pair => [next(one), next(other)]), ...ends]
    .map(
      ([one, other]): Pair => [
        one === undefined ? one : within(before, one),
        other === undefined ? other : within(after, other),
      ],
    )
    .filter(([one, other]) => one !== undefined || other !== undefined)
}

function partName(blocks: PageBlocks, part: number, { slices }: Screen): string {
  if (part === 0) return 'header'
  return blocks[part - 1]?.type ?? (part === slices.length - 1 ? 'footer' : `part ${part}`)
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const redirectsIn = (root: string): ReadonlyMap<string, string> =>
  redirectsOf({ redirects: readDocument(root, join('pages-data', 'site', 'redirects.json')) })

function redirectChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
    const [was, is] = [before.get(path), after.get(path)]
    if (was === is) return []
    if (!was) return [`redirect gained: ${path} → ${is}`]
    return is ? [`redirect ${path}: ${was} → ${is}`] : [`redirect lost: ${path} → ${was}`]
  })
}

/** What the checker did not say before. Lines move; what is said of a file stays. */
function newProblems(before: Problem[], after: Problem[]): string[] {
  const said = ({ file, rule, message }: Problem) => `${file} ${rule} ${message}`
  const known = new Set(before.map(said))
  return after
    .filter((problem) => !known.has(said(problem)))
    .map(({ file, line, severity, message, suggestion }) => `${severity}: ${file}:${line} ${message} ${suggestion}`)
}

const isUntouched = ({ state, faults, words, facts, bytes, pictures, notDrawn }: RouteReview): boolean =>
  state === 'changed' && ![...faults, ...words, ...facts, ...bytes, ...pictures].length && !notDrawn

/** What needs a person's eye first: faults, then ways and words, then looks, then bytes. */
const urgency = ({ faults, state, facts, words, pictures }: RouteReview): number =>
  faults.length * 1e6 + Number(state !== 'changed') * 1e5 + facts.length * 1e3 + words.length * 100 + pictures.length
