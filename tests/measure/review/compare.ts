import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { readDocument } from '../../../src/engine/content/load.ts'
import type { Problem } from '../../../src/engine/content/problem.ts'
import { redirectsOf } from '../../../src/engine/content/redirects.ts'
import type { Pair } from './align.ts'
import {
  type BuiltRoute,
  factsOf,
  haveSameContent,
  isConcerned,
  isExamples,
  isRestyled,
  readRoutes,
  type Scripts,
  scriptsOf,
  scriptsOn,
  stylesIn,
  withoutMarks,
} from './built-route.ts'
import { type Changed, causesOf, changedSources, onlyUsedTokens } from './causes.ts'
import { newFindings, type Review, type RouteReview, storiesAt, verdictOf } from './model.ts'
import { compareScreens } from './pictures.ts'
import { byteChanges, routeChanges } from './route-changes.ts'
import { type Drawing, onWidths, type Screen, Screens, type Sitter, type Stage, stage } from './screens.ts'
import type { Side } from './side.ts'
import {
  changedSheets,
  isRestyledPart,
  type StoryFile,
  type StoryStage,
  storyCauses,
  storyFiles,
  storyPath,
  storyStage,
} from './stories.ts'
import { widths } from './widths.ts'
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
  /** Draws everything on both sides, even what cannot look different or was drawn before. */
  all: boolean
  say: (words: string) => void
}

/** Pages drawn at a time, each in a browser of its own: some wait while others work. */
const concurrency = 10

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
    ...{ routes: [], examples: [], stories: [], harmless: [], same: [], compared: 0 },
  }
  const parts = [storyFiles(before.root), storyFiles(after.root)] as const
  const openParts = [...new Set([...parts[0].keys(), ...parts[1].keys()])].sort().flatMap((name): PartReview[] => {
    const [left, right] = [parts[0].get(name), parts[1].get(name)]
    if (!settings.all && left?.hash === right?.hash) {
      found.same.push(storiesAt + name)
      return []
    }
    const state = left && right ? 'changed' : right ? 'new' : 'gone'
    const review = {
      path: storiesAt + name,
      state,
      causes: storyCauses((right ?? left) as StoryFile, changed),
    } as const
    return [{ review: { ...review, ...untouched() }, left, right }]
  })
  // They take a while to build, in which documents are read and pages drawn.
  const storybooks = openParts.length ? storyStages([before, after], openParts, settings.say) : Promise.resolve([])
  const open: RouteReview[] = []
  for (const path of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const [left, right] = [was.get(path), is.get(path)]
    if (left && right) {
      const why = !settings.all && sameness(left, right, scripts)
      if (why === 'same') found.same.push(path)
      else if (why) found.harmless.push({ path, why })
      else open.push(changedRoute(left, right, changed, after.root))
    } else open.push(loneRoute((left ?? right) as BuiltRoute, !left, changed, after.root, redirects[1]))
  }
  settings.say(
    `${open.length} of ${is.size} pages and blocks and ${openParts.length} of ${parts[1].size} other parts can look otherwise.`,
  )
  found.compared = await drawAll(open, openParts, storybooks, [was, is], [before, after], scripts, settings)
  for (const route of [...open, ...openParts.map(({ review }) => review)]) {
    const verdict = verdictOf(route)
    if (verdict === 'same') found.same.push(route.path)
    else if (verdict !== 'differs') found.harmless.push({ path: route.path, why: verdict })
    else if (isExamples(route.path)) found.examples.push(route)
    else (route.path.startsWith(storiesAt) ? found.stories : found.routes).push(route)
  }
  for (const list of [found.routes, found.examples, found.stories])
    list.sort((one, other) => urgency(other) - urgency(one))
  return found
}

/** A part whose stories can look otherwise. */
interface PartReview {
  review: RouteReview
  left: StoryFile | undefined
  right: StoryFile | undefined
}

/** No changes. */
const untouched = () => ({ words: [], facts: [], faults: [], bytes: [], pictures: [], notDrawn: 0 })

/** Why two documents are the same to everybody; undefined if they may not be. */
function sameness(before: BuiltRoute, after: BuiltRoute, [was, is]: Scripts): string | undefined {
  if (scriptsOn(before, was) !== scriptsOn(after, is)) return undefined
  if (before.html === after.html) return 'same'
  const [left, right] = [withoutMarks(before.html), withoutMarks(after.html)]
  if (left === right) return 'names of scripts'
  // Reading a document takes a tenth of a second, which a token would cost for each.
  const [one, other] = haveSameContent(before, after)
    ? [left, right]
    : [factsOf(before).canonical, factsOf(after).canonical]
  if (one === other) return 'order of attributes'
  return onlyUsedTokens(one) === onlyUsedTokens(other) ? 'a token that the page does not use' : undefined
}

function changedRoute(before: BuiltRoute, after: BuiltRoute, changed: Changed, root: string): RouteReview {
  return {
    ...{ path: after.path, state: 'changed', causes: causesOf(after, changed, root) },
    ...untouched(),
    ...(!haveSameContent(before, after) && routeChanges(before, after, [factsOf(before), factsOf(after)])),
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
    ...untouched(),
    faults: dead ? ['the path answers no more, and no redirect leads on: npm run rename:page moves a page'] : [],
  }
}

type Routes = Map<string, BuiltRoute>

/** Something to be drawn on both sides and compared: a page, the examples of a block, a story. */
interface Job {
  of: RouteReview
  sides: [Sitter | undefined, Sitter | undefined]
  /** Whether axe looks at it. */
  axe: boolean
  /** Whether the sides differ in their styles alone. */
  restyled: boolean
  judge(before: Drawing, after: Drawing): Promise<void>
}

/** Draws everything that can look otherwise on every screen. @returns how many screens were compared */
async function drawAll(
  open: RouteReview[],
  parts: PartReview[],
  built: Promise<StoryStage[]>,
  routes: [Routes, Routes],
  sides: [Built, Built],
  scripts: Scripts,
  { out, drawn, within = Infinity, all, say }: Settings,
): Promise<number> {
  if (all) rmSync(drawn, { recursive: true, force: true })
  const screens = new Screens(drawn, say)
  const keyOf = (side: 0 | 1, key: string) => hash(key + (all ? side : ''))
  const stages = open.length ? await Promise.all(sides.map(({ dist }) => stage(dist))) : []
  const routeJobs = open.map((of): Job => {
    const pair = routes.map((side) => side.get(of.path)) as [BuiltRoute | undefined, BuiltRoute | undefined]
    const sitter = (side: 0 | 1): Sitter | undefined => {
      const route = pair[side]
      if (!route) return undefined
      const key = keyOf(side, withoutMarks(route.html) + scriptsOn(route, scripts[side]))
      return { on: stages[side] as Stage, path: route.path, key, styles: stylesIn(route.html) }
    }
    return {
      ...{ of, sides: [sitter(0), sitter(1)], axe: true },
      restyled: !all && !!pair[0] && !!pair[1] && isRestyled(pair[0], pair[1], scripts),
      judge: (before, after) => judge(of, pair, [before, after], out),
    }
  })
  const storyJobs = (storybooks: StoryStage[]): Job[] => {
    const sheets = storybooks.length ? changedSheets(...(storybooks as [StoryStage, StoryStage])) : undefined
    return parts.flatMap(({ review, left, right }): Job[] => {
      const known = [left, right].map((file, side) => (file ? (storybooks[side]?.of(file) ?? []) : []))
      const byId = new Map(known.flat().map((story) => [story.id, story]))
      return [...byId.values()].map((story) => {
        const sitter = (side: 0 | 1): Sitter | undefined => {
          if (!known[side]?.some(({ id }) => id === story.id)) return undefined
          const key = keyOf(side, [left, right][side]?.hash ?? '')
          return { on: storybooks[side] as Stage, path: storyPath(story), key, ...(sheets?.[side] ?? { styles: [] }) }
        }
        return {
          ...{ of: review, sides: [sitter(0), sitter(1)], axe: false },
          restyled: !all && !!sheets && !!left && !!right && isRestyledPart(left, right),
          async judge(before, after) {
            const how = { nameOf: () => story.name, alike: () => false, out, name: story.id }
            for (const width of widths)
              review.pictures.push(
                ...(await compareScreens(before.screens[width], after.screens[width], [[0, 0]], { ...how, width })),
              )
          },
        }
      })
    })
  }
  let [compared, jobs] = [0, routeJobs.length]
  const run = async ({ of, sides: [before, after], axe, restyled, judge }: Job) => {
    if (performance.now() > within * 1000) {
      of.notDrawn += widths.length
      return
    }
    try {
      if (before && after) await judge(...(await screens.drawBoth(before, after, axe, restyled)))
      else if (after) await judge(nothing, await screens.draw(after, axe))
      else if (before) await judge(await screens.draw(before), nothing)
    } catch (error) {
      say(`${of.path} is left out: ${(error as Error).message}`)
      of.notDrawn += widths.length
      return
    }
    compared += widths.length
    if (compared % 30 === 0) say(`${compared} of ${jobs * widths.length} screens`)
  }
  async function* allJobs() {
    yield* routeJobs
    const stories = storyJobs(await built)
    jobs += stories.length
    yield* stories
  }
  try {
    await pMap(allJobs(), run, { concurrency })
  } finally {
    await screens.close()
    await Promise.all([...stages, ...(await built)].map((stage) => stage.close()))
  }
  for (const { review } of parts)
    review.pictures.sort((one, other) => one.part.localeCompare(other.part) || one.width - other.width)
  return compared
}

/** Storybook of both sides; none where it cannot be built, as it may be in states that are long gone. */
async function storyStages(sides: Built[], parts: PartReview[], say: Settings['say']): Promise<StoryStage[]> {
  const filesOf = (side: number) => parts.flatMap(({ left, right }) => [left, right][side] ?? [])
  try {
    return await Promise.all(sides.map(({ root }, side) => storyStage(root, filesOf(side))))
  } catch (error) {
    say(`Stories are left out: ${(error as Error).message}`)
    for (const { review } of parts) review.notDrawn = widths.length
    return []
  }
}

/** What a side without the route shows. */
const nothing: Drawing = {
  screens: onWidths(() => ({ file: '', slices: [] })),
  bytes: { scripts: 0, fonts: 0, pictures: 0 },
}

async function judge(
  route: RouteReview,
  [left, right]: (BuiltRoute | undefined)[],
  [before, after]: [Drawing, Drawing],
  out: string,
): Promise<void> {
  route.faults.push(...newFindings(before.findings, after.findings).map((finding) => `axe ${finding}`))
  const ofExamples = isExamples(route.path)
  if (!ofExamples) {
    const [was, is] = [
      { ...left?.bytes, ...before.bytes },
      { ...right?.bytes, ...after.bytes },
    ]
    const { bytes, faults } = byteChanges(was, is, right?.html)
    route.bytes = bytes
    route.faults.push(...faults)
  }
  const [was, is] = [left?.data.blocks ?? [], right?.data.blocks ?? []]
  const named = ofExamples
    ? (blocks: PageBlocks) => blocks.map((_, index) => ({ type: `example ${index + 1}` }))
    : (blocks: PageBlocks) => blocks
  const alike = ([one, other]: Pair) => {
    if (!left || !right || one === undefined || other === undefined) return false
    const [facts, others] = [factsOf(left), factsOf(right)]
    const part = facts.parts[one] ?? ''
    return part === others.parts[other] && !isConcerned(part, facts.styles, others.styles)
  }
  const name = route.path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
  const blocks = pairBlocks(was, is)
  for (const width of widths) {
    const [one, other] = [before.screens[width], after.screens[width]]
    const nameOf = ([left, right]: Pair) =>
      right === undefined ? partName(named(was), left as number, one) : partName(named(is), right, other)
    const pairs = partPairs(blocks, one, other, was.length, is.length)
    // Header and footer around examples are those of pages.
    const own = ofExamples ? pairs.filter((pair) => nameOf(pair).startsWith('example ')) : pairs
    route.pictures.push(...(await compareScreens(one, other, own, { nameOf, alike, out, name, width })))
  }
}

type PageBlocks = { type: string }[]

/** Header, blocks and footer: a page has one part before its blocks, and those after them. */
function partPairs(blocks: Pair[], before: Screen, after: Screen, was: number, is: number): Pair[] {
  const within = ({ slices }: Screen, part: number) => (part < slices.length ? part : undefined)
  const next = (index: number | undefined) => (index === undefined ? index : index + 1)
  const rest = Math.max(before.slices.length - was, after.slices.length - is) - 1
  const ends = Array.from({ length: rest }, (_, index): Pair => [was + 1 + index, is + 1 + index])
  return [[0, 0] as Pair, ...blocks.map(([one, other]): Pair => [next(one), next(other)]), ...ends]
    .map(([one, other]): Pair => [
      one === undefined ? one : within(before, one),
      other === undefined ? other : within(after, other),
    ])
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

/** Findings that the checker did not have before. Compared by file and message, because lines move. */
function newProblems(before: Problem[], after: Problem[]): string[] {
  const identity = ({ file, rule, message }: Problem) => `${file} ${rule} ${message}`
  const known = new Set(before.map(identity))
  return after
    .filter((problem) => !known.has(identity(problem)))
    .map(({ file, line, severity, message, suggestion }) => `${severity}: ${file}:${line} ${message} ${suggestion}`)
}

/** What needs a person's eye first: faults, then ways and words, then looks, then bytes. */
const urgency = ({ faults, state, facts, words, pictures }: RouteReview): number =>
  faults.length * 1e6 + Number(state !== 'changed') * 1e5 + facts.length * 1e3 + words.length * 100 + pictures.length
